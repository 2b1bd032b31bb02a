import JSONSource
import TextEditor

extension ExplorerState {
  /// Pastes into the text that is edited. A JSON text that comes as the inside of a string is put
  /// out of it, as a step of its own: undo leaves what was pasted.
  mutating func pasteText(_ text: String) -> [Effect] {
    let selected = editor.selection.replacedRange
    let isInString = editor.text.isInStringOrComment(at: selected.lowerBound)
    let isWhole = selected.count == editor.text.count || editor.text.isBlank
    let json = editsModel || isInString ? nil : text.jsonInString(isWhole: isWhole)
    let effects = edit(.paste(text))
    guard let json else { return effects }
    let pasted = selected.lowerBound..<editor.caret
    let unescaped = edit(.replace(pasted, SourceText(json)))
    notice = "JSON in a string: unescaped; undo gives it back as it was pasted"
    return effects + unescaped
  }
}

extension SourceText {
  /// Whether there is nothing but blanks; a long text isn't looked at.
  fileprivate var isBlank: Bool { count < 256 && bytes.allSatisfy { $0 <= 0x20 } }
}

extension String {
  /// The JSON object or array that this text has as a string: `"{\"a\":1}"`, or `{\"a\":1}`. In its
  /// quotes it is a string as any other, unless it is to be the whole document.
  fileprivate func jsonInString(isWhole: Bool) -> String? {
    guard contains("\\\"") else { return nil }
    var literal = self
    while literal.first?.isWhitespace == true { literal.removeFirst() }
    while literal.last?.isWhitespace == true { literal.removeLast() }
    if literal.first == "\"" {
      guard isWhole else { return nil }
    } else {
      guard JSONDocument.parse(literal).isRejectedByFoundation else { return nil }
      literal = "\"\(literal)\""
    }
    let outer = JSONDocument.parse(literal)
    guard !outer.isRejectedByFoundation, outer.root >= 0, outer.kind(of: outer.root) == .string
    else { return nil }
    let json = outer.string(outer.root)
    let inner = JSONDocument.parse(json)
    guard !inner.isRejectedByFoundation, inner.root >= 0, inner.isContainer(inner.root) else {
      return nil
    }
    return json
  }
}
