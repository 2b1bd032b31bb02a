import JSONSource
import TextEditor
import Workbench

/// What changed from one state to the next.
package struct HistoryChange: Codable, Sendable, Equatable {
  /// All of it in a line.
  package var summary: String
  /// Each place by itself, as far as they are listed.
  package var lines: [String]

  package init(summary: String, lines: [String]) {
    self.summary = summary
    self.lines = lines
  }

  /// Takes time in proportion to both states; above so many bytes texts aren't read as JSON.
  package init(from old: HistoryState?, to new: HistoryState) {
    guard let old else {
      self.init(summary: new.isAsItCame ? HistoryWords.asItCame : HistoryWords.first, lines: [])
      return
    }
    let payload = Self.payloadParts(from: old, to: new)
    let model = Self.modelLines(from: old, to: new)
    let settings = Self.settingLines(from: old, to: new)
    let lines = payload.lines + model + settings
    if lines.count == 1, let line = lines.first {
      self.init(summary: line, lines: lines)
      return
    }
    let parts =
      [payload.summary, model.count > 1 ? HistoryWords.models(model.count) : model.first]
      .compactMap { $0 } + settings
    self.init(
      summary: parts.isEmpty ? HistoryWords.nothing : parts.joined(separator: "; "), lines: lines)
  }

  // MARK: The payload

  /// Larger texts are compared as text: it takes as long as reading them.
  private static let mostJSON = 256 << 10
  /// So many places are listed.
  private static let mostLines = 12
  private static let mostCharacters = 40

  private static func payloadParts(
    from old: HistoryState, to new: HistoryState
  ) -> (summary: String?, lines: [String]) {
    guard old.text != new.text else { return (nil, []) }
    guard max(old.text.count, new.text.count) <= mostJSON else {
      let line = textLine(from: old.text, to: new.text)
      return (line, [line])
    }
    let comparison = JSONComparison(
      JSONDocument.parse(old.text.bytes, dialect: old.isJSON5 ? .json5 : .rfc8259),
      JSONDocument.parse(new.text.bytes, dialect: new.isJSON5 ? .json5 : .rfc8259))
    let differences = comparison.differences
    guard !differences.isEmpty else {
      let words = HistoryWords.sameContent(
        isReordered: !comparison.reordered.isEmpty, isTooDeep: comparison.isTooDeep)
      return (words, [words])
    }
    let paths = differences.prefix(3).map { path(of: $0, comparison).description }
    return (
      HistoryWords.places(differences.count, paths),
      differences.prefix(mostLines).map { line($0, comparison) }
        + (differences.count > mostLines
          ? [HistoryWords.more(differences.count - mostLines)] : [])
    )
  }

  private static func path(
    of difference: JSONComparison.Difference, _ comparison: JSONComparison
  ) -> JSONPath {
    if let node = difference.b { return comparison.b.path(of: node) }
    return difference.a.map { comparison.a.path(of: $0) } ?? .root
  }

  private static func line(
    _ difference: JSONComparison.Difference, _ comparison: JSONComparison
  ) -> String {
    HistoryWords.place(
      path(of: difference, comparison).description,
      difference.a.map { excerpt($0, comparison.a) }, difference.b.map { excerpt($0, comparison.b) }
    )
  }

  private static func excerpt(_ node: Int, _ document: JSONDocument) -> String {
    let range = document.range(of: node)
    let end = min(range.upperBound, range.lowerBound + 4 * mostCharacters)
    let text = document.text(in: range.lowerBound..<end).split { $0.isWhitespace }
      .joined(separator: " ")
    let isCut = end < range.upperBound || text.count > mostCharacters
    return isCut ? text.prefix(mostCharacters) + "…" : text
  }

  private static func textLine(from old: SourceText, to new: SourceText) -> String {
    guard let edit = old.difference(to: new) else { return HistoryWords.nothing }
    return HistoryWords.bytes(
      line: new.line(at: edit.range.lowerBound) + 1, edit.range.count, edit.replacement.count)
  }

  // MARK: The model and the settings

  private static func modelLines(from old: HistoryState, to new: HistoryState) -> [String] {
    guard old.model != new.model else { return [] }
    return new.model.compactMap { file in
      guard let before = old.model.first(where: { $0.name == file.name }) else {
        return HistoryWords.model(file.name)
      }
      return before.text == file.text ? nil : line(from: before.text, to: file)
    }
  }

  /// `User.swift:5: var age: Int → var age: Int?`
  private static func line(from old: SourceText, to file: HistoryState.ModelFile) -> String {
    guard let edit = old.difference(to: file.text) else { return HistoryWords.model(file.name) }
    let (start, end) = (edit.range.lowerBound, edit.replacedRange.upperBound)
    let lines = file.text.line(at: start)...max(file.text.line(at: start), file.text.line(at: end))
    let line = lines.lowerBound
    guard lines.count == 1, old.line(at: edit.range.upperBound) == line else {
      return HistoryWords.model(file.name, lines: lines.lowerBound + 1, lines.upperBound + 1)
    }
    func content(_ text: SourceText) -> String {
      let words = text.string(in: text.lineContent(line)).split { $0.isWhitespace }
      return String(words.joined(separator: " ").prefix(2 * mostCharacters))
    }
    return HistoryWords.model(file.name, line: line + 1, content(old), content(file.text))
  }

  private static func settingLines(from old: HistoryState, to new: HistoryState) -> [String] {
    var lines: [String] = []
    if old.root != new.root, let root = new.root { lines.append(HistoryWords.root(root)) }
    if old.decoder != new.decoder { lines.append(HistoryWords.decoder(new.decoder)) }
    guard old.settings != new.settings else { return lines }
    let (before, after) = (old.settings.words, new.settings.words)
    let changed = Set(before.keys).union(after.keys).sorted().filter { before[$0] != after[$0] }
    return lines + changed.map { HistoryWords.setting($0, after[$0]) }
  }
}
