import DecodingReport
import JSONSource
import TerminalCanvas
import Workbench

extension Stage {
  /// Whether what stands where a model should be has never compiled.
  private var isModelBroken: Bool { library.modelDraft.map { !$0.findings.isEmpty } ?? false }

  /// What stands in the place of results where there is no model to decode with, or not one of each style
  /// yet.
  var lackOfModel: String? {
    guard entry.sources.isEmpty else { return words(ofAwaited: live.awaitedStyles) }
    return isModelBroken
      ? "the model doesn't compile; F7 shows where"
      : "no model yet: type one in F7, or paste it there"
  }

  /// What stands in the place of the style's results while its model is being compiled.
  var wordsOfAwaitedStyle: String? {
    words(ofAwaited: live.awaitedStyles.filter { $0 == style })
  }

  private func words(ofAwaited styles: [DecodingStyle]) -> String? {
    guard !styles.isEmpty else { return nil }
    let names = styles.map { $0.rawValue.uppercased() }.joined(separator: " and ")
    return "\(names) \(styles.count == 1 ? "is" : "are") being compiled"
  }

  /// What is to be said of a model that no lesson belongs to: where it comes from, and what its other
  /// versions have otherwise; line by line if that is wanted.
  func aboutModel(columns: Int, withNotes: Bool) -> [StyledLine] {
    let theme = theme
    let glyphs = glyphs
    guard let strict = entry.sources[.strict] else {
      return [
        StyledLine(),
        StyledLine(
          isModelBroken ? "  The model doesn't compile." : "  There is no model yet.", theme.strong),
        StyledLine(
          isModelBroken ? "  F7 shows where." : "  F7 goes to it: type one, or paste it.",
          theme.quiet),
      ]
    }
    func line(_ label: String, _ words: String, _ look: TextStyle) -> [StyledLine] {
      labelled(label, words, look, columns: columns)
    }
    var lines = [StyledLine()]
    lines += line("model", origin(of: strict), theme.text)
    lines += denialLines(columns: columns)
    for (index, remark) in entry.remarks.enumerated() {
      let place = remark.position.map { "line \($0.line)  " } ?? ""
      lines += line(index == 0 ? "left out" : "", place + remark.message, theme.quiet)
    }
    if entry.roots.count > 1 {
      lines += line("decodes", "\(entry.title), T chooses another type", theme.text)
    }
    lines += line("STRICT", "as it is written", theme.text)
    for style in [DecodingStyle.default, .smart] {
      guard let source = entry.sources[style] else { continue }
      let words =
        entry.roots.isEmpty ? "your own version" : derivation(source.notes, withNotes)
      lines += line(style.rawValue.uppercased(), words, theme.text)
      guard withNotes else { continue }
      for note in source.notes { lines += self.lines(of: note, in: strict, columns, theme, glyphs) }
    }
    guard !withNotes else { return lines }
    lines.append(StyledLine())
    let hasNotes = entry.sources.values.contains { !$0.notes.isEmpty }
    if hasNotes { lines.append(StyledLine("  F11 shows the notes.", theme.quiet)) }
    lines.append(StyledLine("  F9 goes to the first error.", theme.quiet))
    return lines
  }

  /// What the model was denied: the notice below has room for the first few words.
  func denialLines(columns: Int) -> [StyledLine] {
    live.answer?.report.deniedWords.map {
      labelled("denied", $0, theme.caution, columns: columns)
    } ?? []
  }

  private func labelled(
    _ label: String, _ words: String, _ look: TextStyle, columns: Int
  ) -> [StyledLine] {
    StyledLine.wrapped(
      glyphs.words(words), look, columns: columns - 1,
      first: StyledLine("  " + label.padded(to: 9), theme.heading))
  }

  private func origin(of strict: ModelSource) -> String {
    switch entry.modelSource {
    case SampleEntry.inferred where library.models.payload(ofInferred: library.sample)?.part != nil:
      "inferred for all lines"
    case SampleEntry.inferred:
      library.modelDraft?.revision ?? 0 > 0
        ? "inferred for the payload, then edited: it no longer follows it"
        : "inferred for the payload, and follows it until it is edited"
    case "new": "begun here; ^S saves it"
    default: entry.files.count > 1 ? "\(entry.files.count) files of yours" : strict.fileName
    }
  }

  private func derivation(_ notes: [ModelSource.Note], _ withNotes: Bool) -> String {
    let count = notes.count { $0.isLeft }
    let places = count == 1 ? "one place" : "\(count) places"
    let words = count == 0 ? "derived from it" : "derived from it; \(places) same as strict"
    if notes.isEmpty { return words }
    return withNotes
      ? words + ":" : words + (notes.count == 1 ? "; 1 note" : "; \(notes.count) notes")
  }

  /// `9  User.id  a wrapper stands on a var only`: the line is that of the user's own text, whatever
  /// style is shown.
  private func lines(
    of note: ModelSource.Note, in strict: ModelSource, _ columns: Int, _ theme: Theme,
    _ glyphs: Glyphs
  ) -> [StyledLine] {
    let index = ModelIndex(strict)
    let number = String(index.number(ofLine: note.strictLine))
    let file = strict.parts.isEmpty ? "" : index.place(ofLine: note.strictLine).file + ":"
    var first = StyledLine("    " + (file + number).padded(to: 3) + "  ", theme.quiet)
    first.append(note.subject + "  ", theme.typeName)
    return StyledLine.wrapped(
      glyphs.words(note.message), theme.quiet, columns: columns - 1, first: first, indent: 9)
  }
}
