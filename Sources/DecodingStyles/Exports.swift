// Who imports the styles has the wrappers, too.
@_exported public import DecodingWrappers
