extension SourceEditor {
  /// Writes the selection, or what is left of the word at the caret or of the next one, in upper or
  /// in lower case. Escapes stay what they are.
  mutating func changeCase(toUpper: Bool) {
    let range = selection.range ?? caret..<text.wordEnd(after: caret)
    guard let old = String(validating: text.bytes(in: range), as: UTF8.self) else { return }
    var new = ""
    var rest = old[...]
    if text.scanState(at: range.lowerBound) == .stringEscape {
      new += rest.popFirst().map(String.init) ?? ""
    }
    while let next = rest.first {
      let escape = next != "\\" ? 0 : rest.dropFirst().first == "u" ? 6 : 2
      new +=
        escape > 0 ? String(rest.prefix(escape)) : toUpper ? next.uppercased() : next.lowercased()
      rest = rest.dropFirst(max(1, escape))
    }
    guard new != old else { return }
    let edit = SourceEdit(range, SourceText(new))
    let end = edit.replacedRange.upperBound
    let anchor = selection.range == nil ? nil : range.lowerBound
    change(edit, selecting: SourceSelection(caret: end, anchor: anchor))
  }

  /// Goes from the bracket at the caret, or before it, to its partner.
  mutating func moveToMatchingBracket() {
    for offset in [caret, caret - 1] {
      if let partner = text.matchingBracket(at: offset) {
        return place(at: partner, selecting: false)
      }
    }
  }
}
