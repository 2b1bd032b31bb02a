// A call has an outcome and a reason: who imports calls has these, too.
@_exported public import DecodingRecord
