/// The grammar that a document is held against.
package enum JSONDialect: String, Hashable, Sendable, CaseIterable {
  /// JSON as RFC 8259 defines it.
  case rfc8259
  /// JSON5 as far as Foundation's `allowsJSON5` reads it: no white space beyond ASCII, no `\v` and
  /// `\0` in strings, no escapes in unquoted keys.
  case json5
}
