import DecodingReport
import TerminalCanvas
import Workbench

/// The help: the keys of what is in front, the marks, abbreviations, all other keys, and a glossary.
struct HelpText {
  struct Line {
    var styled: StyledLine
    /// The key that it names.
    var binding: KeyBinding?
    /// What a filter finds it by; `nil` for a heading, which is left where a line below it is.
    var words: String?
  }

  private(set) var lines: [Line] = []
  private let stage: Stage

  /// Makes it for what was in front when it was asked for.
  init(_ stage: Stage, front: [KeyContext], columns: Int) {
    self.stage = stage
    addFront(front)
    addMarks()
    add("Abbreviations", Self.abbreviations, columns)
    for scope in stage.keyMap.boundScopes where !front.contains(scope.context) {
      addHeading(scope.title(stage.keyMap))
      addKeys(of: scope.context)
    }
    add("Glossary", Self.glossary, columns)
  }

  /// The places of the lines in which all words of a filter are, each section below its heading.
  func places(matching filter: String) -> [Int]? {
    let query = WordMatch(filter)
    guard !query.isEmpty else { return nil }
    var places: [Int] = []
    var heading: Int?
    for (place, line) in lines.enumerated() {
      guard let words = line.words else {
        heading = place
        continue
      }
      guard query.rank(in: words) != nil else { continue }
      if let above = heading { places.append(above) }
      heading = nil
      places.append(place)
    }
    return places
  }

  // MARK: Keys

  private mutating func addFront(_ front: [KeyContext]) {
    let room = stage.room.flatMap { front.contains($0.name.context) ? $0.name.title : nil }
    let scope = stage.keyMap.boundScopes.first { $0.context == front.first }
    addHeading("Here: \(room ?? scope?.title(stage.keyMap) ?? stage.focus.name)")
    if stage.room == nil, front == KeyContext.own(of: stage.focus) {
      for item in Footers.of(stage.focus, stage.glyphs).hints { addKey(item.label, item.hint) }
    }
    for context in front where context != .everywhere {
      addWords(of: context)
      for binding in stage.keyMap.bindings(in: context) where !binding.keys.isEmpty {
        addKey(label(binding.keys), binding.help, binding)
      }
    }
  }

  /// What everybody's keys do in a mode, those with one meaning in one line.
  private mutating func addWords(of context: KeyContext) {
    var named: [(keys: [String], words: String)] = []
    for line in stage.keyMap.lines(in: context) where line.isWords {
      guard let words = line.hint(stage),
        let key = stage.keyMap.keys(of: line.action, in: context).first
      else { continue }
      if named.last?.words == words {
        named[named.count - 1].keys.append(key)
      } else {
        named.append(([key], words))
      }
    }
    for (keys, words) in named { addKey(label(keys), words) }
  }

  private func label(_ keys: [String]) -> String {
    keys.map { KeyBinding.label($0, stage.glyphs) }.joined(separator: " ")
  }

  private mutating func addKeys(of context: KeyContext) {
    for binding in stage.keyMap.bindings(in: context) where !binding.keys.isEmpty {
      addKey(binding.label(stage.glyphs), binding.help, binding)
    }
  }

  private mutating func addKey(_ label: String, _ words: String, _ binding: KeyBinding? = nil) {
    var line = StyledLine("    " + label.paddedCells(to: 16), stage.theme.strong)
    line.append(" " + stage.glyphs.words(words), stage.theme.text)
    let searched = "\(label) \(binding?.name ?? words) \(binding?.also ?? "")"
    lines.append(Line(styled: line, binding: binding, words: searched))
  }

  // MARK: Words

  private mutating func addHeading(_ words: String) {
    if !lines.isEmpty { lines.append(Line(styled: StyledLine())) }
    lines.append(Line(styled: StyledLine("  \(words)", stage.theme.accent)))
  }

  private mutating func addMarks() {
    addHeading("The marks: one for each style, strict, default, smart")
    for outcome in Outcome.allCases {
      addMark(stage.glyphs.outcome(outcome), stage.theme.glyph(outcome), outcome.meaning)
    }
    addMark(
      stage.glyphs.missing, stage.theme.missing,
      "missing: the model wants the key, the JSON lacks it")
    addMark(
      "!", stage.theme.caution,
      "silent loss: the value differs from the JSON's, and no error was thrown")
  }

  private mutating func addMark(_ mark: Character, _ style: TextStyle, _ words: String) {
    var line = StyledLine("    ", stage.theme.text)
    line.append(String(mark), style)
    line.append("  " + words, stage.theme.text)
    lines.append(Line(styled: line, words: "\(mark) \(words)"))
  }

  /// Terms, each with its meaning beside it.
  private mutating func add(_ heading: String, _ terms: Terms, _ columns: Int) {
    addHeading(heading)
    for (term, meaning) in terms {
      let first = StyledLine(
        "    " + stage.glyphs.words(term).paddedCells(to: 16) + " ", stage.theme.strong)
      let words = stage.glyphs.words(meaning)
      let styled = StyledLine.wrapped(
        words, stage.theme.text, columns: columns - 1, first: first, indent: columns < 60 ? 6 : nil)
      lines += styled.map { Line(styled: $0, words: "\(term) \(meaning)") }
    }
  }
}
