import TerminalCanvas

/// The last line: keys with their hints.
struct Footer {
  let stage: Stage
  let layers: LayerStack

  /// What stands in the footer: hints from the left, as many as there is room for, and how to get
  /// help and out at the right.
  var items: [FooterItem] {
    let layout = stage.layout
    let glyphs = stage.glyphs
    if case .prompt(let prompt) = layers.top {
      return placed(prompt.answers, from: 1, to: layout.size.columns)
    }
    let ends = endItems
    let width = ends.reduce(0) { $0 + $1.width + 2 }
    let right = max(1, layout.size.columns - width)
    let ending = placed(ends, from: right, to: .max)
    return placed(hints(glyphs), from: 1, to: right - 2) + ending
  }

  private func placed(_ items: [FooterItem], from start: Int, to end: Int) -> [FooterItem] {
    var column = start
    var placed: [FooterItem] = []
    for item in items {
      guard end == .max || column + item.width < end else { break }
      placed.append(item.placed(at: column))
      column += item.width + 2
    }
    return placed
  }

  private var endItems: [FooterItem] {
    let quit = FooterItem("^Q", "quit", "<C-q>")
    if !layers.isEmpty { return [quit] }
    let palette = FooterItem("^P", "do", "<C-p>")
    if stage.isTyping { return [palette, FooterItem("F1", "help", "<F1>"), quit] }
    // What fills the body is closed by q.
    return [palette, FooterItem("?", "help", "?")]
      + [stage.room == nil ? FooterItem("q", "quit", "q") : quit]
  }

  func draw(_ canvas: inout Canvas) {
    let bar = stage.layout.footer
    let theme = canvas.theme
    canvas.screen.fill(bar, style: theme.footer)
    for item in items {
      let column = canvas.put(item.label, item.columns.lowerBound, 0, theme.footerKey, in: bar)
      canvas.put(item.hint, column + 1, 0, theme.footer, in: bar)
    }
  }

  /// Keys with their hints for what has the keys, its own first.
  private func hints(_ glyphs: Glyphs) -> [FooterItem] {
    if let layer = layers.top?.content {
      let words = layer.words(stage)
      return named(words.hints, Array(layer.keys?.dropLast() ?? []), glyphs) + words.lastHints
    }
    if stage.isTyping { return named(Footers.editor.hints, KeyContext.typing, glyphs) }
    if stage.practiceHasFocus { return items(of: [.practice], glyphs) }
    if stage.guideHasFocus { return items(of: [.guide], glyphs) }
    let own = stage.room.map { items(of: [$0.name.context], glyphs) } ?? []
    let words = own.isEmpty ? Footers.of(stage.focus, glyphs).hints : own
    return named(words, stage.hintedKeys, glyphs)
  }

  /// Items, and those of the contexts behind them. What a room says of a key is what it means there.
  private func named(
    _ words: [FooterItem], _ contexts: [KeyContext], _ glyphs: Glyphs
  ) -> [FooterItem] {
    let known = Set(words.compactMap(\.key))
    return words
      + items(of: contexts, glyphs).filter { $0.key.map { !known.contains($0) } ?? true }
  }

  private func items(of contexts: [KeyContext], _ glyphs: Glyphs) -> [FooterItem] {
    var groups: [(hint: String, lines: [KeyBinding])] = []
    for line in contexts.flatMap(stage.keyMap.lines(in:)) {
      guard let hint = hint(of: line) else { continue }
      if groups.last?.hint == hint {
        groups[groups.count - 1].lines.append(line)
      } else {
        groups.append((hint, [line]))
      }
    }
    return groups.compactMap { item($0.lines, $0.hint, glyphs) }
  }

  private func hint(of line: KeyBinding) -> String? {
    guard let hint = line.hint(stage),
      !(stage.editsModel && line.action.isOfJSONAlone),
      !(stage.library.origin.isBuiltIn && line.action.isOfOwnPayloads),
      !(stage.trials.proposals.isEmpty && line.action == .field(.makeFix(0)))
    else { return nil }
    return line.action == .session(.toggleResults) && stage.areResultsHidden ? "reveal" : hint
  }

  /// `W write`, and of keys with one hint `↑↓ field`, `1 2 3 style`.
  private func item(_ lines: [KeyBinding], _ hint: String, _ glyphs: Glyphs) -> FooterItem? {
    let keys = lines.map { line in
      line.isWords ? stage.keyMap.keys(of: line.action, in: line.context) : line.keys
    }
    let first = keys.compactMap(\.first)
    guard first.count == lines.count else { return nil }
    let isOfArrows = first.allSatisfy { KeyBinding.arrows[$0] != nil }
    let notation = first.count == 1 ? first[0] : nil
    let labels = first.map { KeyBinding.label($0, glyphs) }
    let separator = isOfArrows && glyphs.isUTF8 ? "" : " "
    return FooterItem(labels.joined(separator: separator), hint, notation)
  }
}
