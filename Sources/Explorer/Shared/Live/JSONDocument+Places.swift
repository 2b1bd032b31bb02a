import DecodingReport
import JSONSource

extension JSONDocument {
  /// `[3]` for an array of three, `{2}` for an object of two members, nothing for a scalar.
  func count(of found: FieldReport.Found) -> String {
    guard found.kind == .array || found.kind == .object,
      let node = deepestNode(atOffset: found.offsets.lowerBound)
    else { return "" }
    let count = exactCount(of: node)
    return found.kind == .array ? "[\(count)]" : "{\(count)}"
  }

  /// The line before which a key is shown that the root lacks: the root's closing line, or the
  /// next one where it opens and closes on one line.
  var lineAfterMembersOfRoot: Int {
    guard root >= 0 else { return 1 }
    let range = range(of: root)
    let first = position(of: range.lowerBound).line
    let last = position(of: max(range.lowerBound, range.upperBound - 1)).line
    return first == last ? last + 1 : last
  }
}
