import JSONSource

extension ExplorerState {
  /// Opens the menu of fixes, with the one nearest to the caret selected.
  mutating func offerFixes() {
    let fixes = Stage(self).quickFixes
    guard let first = fixes.first else {
      notice = noFixWords
      return
    }
    let caret = editor.caret
    let nearest = fixes.indices.min {
      abs(fixes[$0].edit.range.lowerBound - caret) < abs(fixes[$1].edit.range.lowerBound - caret)
    }
    live.isErrorTold = true
    var items = fixes.enumerated().map { place, fix in
      Menu.Item(
        key: place < 9 ? "\(place + 1)" : "", title: "\(fix.position)  \(fix.words)",
        preview: preview(of: fix), action: .field(.fix(place)))
    }
    if fixes.count > 1 {
      items.append(
        Menu.Item(
          key: "a", title: "all \(fixes.count) of them", preview: "", action: .field(.fixAll)))
    }
    layers.push(.menu(Menu(.fixes, items, selected: nearest ?? 0)))
    showFix(first)
  }

  /// The line as it would be.
  private func preview(of fix: QuickFix) -> String {
    let line = editor.text.lineContent(editor.text.line(at: fix.edit.range.lowerBound))
    let start = max(line.lowerBound, fix.edit.range.lowerBound - 40)
    let end = max(fix.edit.range.upperBound, min(line.upperBound, fix.edit.range.upperBound + 40))
    var text = editor.text.slice(start..<end)
    let place = fix.edit.range.lowerBound - start..<fix.edit.range.upperBound - start
    text.replace(place, with: fix.edit.replacement)
    return String(text.string(in: 0..<text.count).drop { $0 == " " || $0 == "\t" })
  }

  private var noFixWords: String {
    guard let document = live.currentDocument else {
      return "the results of this text aren't there yet"
    }
    guard let problem = document.problems.first else {
      return "there is nothing to fix in the JSON"
    }
    return "no quick fix at \(problem.position): \(problem.message)"
  }

  /// Brings the place of a fix into sight.
  private mutating func showFix(_ fix: QuickFix) {
    guard focus == .source || layout.panes[.source] != nil else { return }
    let place = fix.edit.range.lowerBound
    _ = library.editor.apply(.select(place..<place))
  }

  /// Puts one place right.
  mutating func applyFix(_ place: Int) -> [Effect] {
    let fixes = Stage(self).quickFixes
    guard fixes.indices.contains(place) else { return [] }
    let fix = fixes[place]
    let effects = edit(.replace(fix.edit.range, fix.edit.replacement))
    notice = "\(fix.position): \(fix.words); undo takes it back"
    return effects
  }

  /// Puts all places right, as one step of undo.
  mutating func applyAllFixes() -> [Effect] {
    let fixes = Stage(self).quickFixes
    guard let first = fixes.first, let last = fixes.last else { return [] }
    let range =
      first.edit.range.lowerBound..<max(first.edit.range.upperBound, last.edit.range.upperBound)
    var replacement = SourceText()
    var place = range.lowerBound
    var count = 0
    for fix in fixes where fix.edit.range.lowerBound >= place {
      replacement = replacement + editor.text.slice(place..<fix.edit.range.lowerBound)
      replacement = replacement + fix.edit.replacement
      place = fix.edit.range.upperBound
      count += 1
    }
    replacement = replacement + editor.text.slice(place..<range.upperBound)
    let effects = edit(.replace(range, replacement))
    notice = "\(count) places put right; undo takes them back"
    return effects
  }
}
