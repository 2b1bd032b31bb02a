/// A way to decode: one column of the explorer.
package enum DecodingStyle: String, CaseIterable, Sendable {
  case strict
  case `default`
  case smart
}
