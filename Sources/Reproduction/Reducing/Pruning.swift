import DecodingReport
import JSONSource

/// A document without some of its values, and with others in the place of some.
///
/// What a terminal must not be sent is escaped: the text is shown as it was tried.
struct Pruning {
  let document: JSONDocument
  /// Values that go, with their keys.
  private let isKept: (Int) -> Bool
  /// Scalars and keys with other texts.
  private let replaced: [Int: [UInt8]]

  init(
    _ document: JSONDocument, replacing replaced: [Int: [UInt8]] = [:],
    keeping isKept: @escaping (Int) -> Bool = { _ in true }
  ) {
    self.document = document
    self.replaced = replaced
    self.isKept = isKept
  }

  /// The JSON without whitespace.
  var text: [UInt8] {
    var text: [UInt8] = []
    write(document.root, to: &text)
    return text
  }

  private func write(_ node: Int, to text: inout [UInt8]) {
    switch document.kind(of: node) {
    case .object:
      text.append(UInt8(ascii: "{"))
      var isFirst = true
      for member in document.members(of: node) where isKept(member.value) {
        if !isFirst { text.append(UInt8(ascii: ",")) }
        isFirst = false
        text += replaced[member.key] ?? written(member.key)
        text.append(UInt8(ascii: ":"))
        write(member.value, to: &text)
      }
      text.append(UInt8(ascii: "}"))
    case .array:
      text.append(UInt8(ascii: "["))
      var isFirst = true
      for child in document.children(of: node) where isKept(child) {
        if !isFirst { text.append(UInt8(ascii: ",")) }
        isFirst = false
        write(child, to: &text)
      }
      text.append(UInt8(ascii: "]"))
    default: text += replaced[node] ?? written(node)
    }
  }

  private func written(_ node: Int) -> [UInt8] {
    Array(OrderedJSON.escapingHidden(in: document.text(node)).utf8)
  }
}
