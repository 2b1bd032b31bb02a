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
      + [stage.mode.isPanes ? FooterItem("q", "quit", "q") : quit]
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

  /// Keys with their hints for what has the keys, from the tables of words and of keys; its own first.
  private func hints(_ glyphs: Glyphs) -> [FooterItem] {
    let words = layers.top?.words(stage) ?? guideWords ?? stage.mode.words(stage)
    let contexts =
      layers.top.map { $0.keys?.dropLast() ?? [] }
      ?? (guideWords == nil ? stage.hintedKeys[...] : [])
    // What a room says of a key is what it means there.
    let known = Set(words.hints.compactMap(\.key))
    let others = items(of: Array(contexts), glyphs).filter {
      $0.key.map { !known.contains($0) } ?? true
    }
    return words.hints + others + words.lastHints
  }

  /// What a course or an exercise says, where the keys are its own.
  private var guideWords: RoomWords? {
    if stage.practiceHasFocus { return stage.practice?.words(stage) }
    return stage.guideHasFocus ? stage.guide?.words(stage) : nil
  }

  private func items(of contexts: [KeyContext], _ glyphs: Glyphs) -> [FooterItem] {
    contexts.flatMap { context in
      stage.keyMap.bindings(in: context).compactMap { binding -> FooterItem? in
        guard let hint = binding.hint, let key = binding.keys.first,
          !(stage.editsModel && binding.action.isOfJSONAlone),
          !(stage.library.origin.isBuiltIn && binding.action.isOfOwnPayloads),
          !(stage.trials.proposals.isEmpty && binding.action == .field(.makeFix(0)))
        else { return nil }
        let isHiding = binding.action == .session(.toggleResults) && stage.areResultsHidden
        return FooterItem(KeyBinding.label(key, glyphs), isHiding ? "reveal" : hint, key)
      }
    }
  }
}
