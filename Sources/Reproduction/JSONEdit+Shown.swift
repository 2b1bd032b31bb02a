import DecodingReport
import JSONSource

extension JSONEdit {
  /// The changed text, in which what a terminal must not be sent is escaped: it is shown as it was tried.
  var shownBytes: [UInt8] {
    Array(OrderedJSON.escapingHidden(in: String(decoding: bytes, as: UTF8.self)).utf8)
  }
}
