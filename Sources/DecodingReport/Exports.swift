// Reports are made of calls: who imports reports has these, too, and their outcomes and reasons.
@_exported public import DecodingTrace
