import JSONSource
import TextEditor

extension Library {
  /// The path of the value at an offset; between two values of a line, of the one before, and
  /// before the first value of a line, of that.
  func path(atOffset offset: Int, in document: JSONDocument) -> JSONPath? {
    guard let node = document.deepestNode(atOffset: offset) else { return nil }
    let line = editor.text.line(at: offset)
    let kind = document.kind(of: node)
    let isBetween =
      (kind == .object || kind == .array)
      && editor.text.line(at: document.range(of: node).lowerBound) != line
    guard isBetween, let near = nearestToken(to: offset, line: line),
      let neighbour = document.deepestNode(atOffset: near)
    else { return document.path(of: node) }
    return document.path(of: neighbour)
  }

  /// The offset of the last character before the caret that isn't blank or a comma, or of the first
  /// such one of the line; looks no further than some hundred bytes.
  private func nearestToken(to offset: Int, line: Int) -> Int? {
    let content = editor.text.lineContent(line)
    let start = max(content.lowerBound, offset - 256)
    let end = min(content.upperBound, offset + 256)
    guard start <= offset, offset <= end else { return nil }
    let bytes = editor.text.bytes(in: start..<end)
    let isBlank: (UInt8) -> Bool = { $0 <= 0x20 || $0 == UInt8(ascii: ",") }
    if let before = bytes[..<(offset - start)].lastIndex(where: { !isBlank($0) }) {
      return start + before
    }
    return bytes[(offset - start)...].firstIndex { !isBlank($0) }.map { start + $0 }
  }
}
