import DecodingReport
import JSONSource
import Workbench

/// A model's source by lines, and the line on which each property is declared.
struct ModelIndex: Sendable {
  private(set) var fileName = ""
  private(set) var lines: [String] = []
  /// The parts of each line that are coloured as one.
  private(set) var spans: [[SwiftSpan]] = []
  /// The line of the file that the first shown one is.
  private(set) var firstLine = 1
  /// What the pane shows: lines, and notes below those that they are about.
  private(set) var rows: [Row] = []
  private var parts: [ModelSource.Part] = []
  private var source: ModelSource?
  /// Lines, from 0, by type and property.
  private var linesOfType: [Substring: [Substring: Int]] = [:]

  init(_ source: ModelSource?) {
    guard let source else { return }
    self.source = source
    fileName = source.fileName
    firstLine = source.firstLine
    parts = source.parts
    lines = source.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    spans = lines.map { SwiftSpan.spans(of: $0) }
    let notes = Dictionary(grouping: source.notes) { min(max(0, $0.line), max(0, lines.count - 1)) }
    rows = lines.indices.flatMap { line in
      [.line(line)] + (notes[line] ?? []).map { .note($0) }
    }
    findProperties()
  }

  /// Whether the source was made of the strict version.
  var isDerived: Bool { source?.isDerived ?? false }

  /// What the source says of its properties.
  var properties: SourceProperties? { source.map { SourceProperties.of($0) } }

  /// A line of the source, from 0, or a note on the one above it.
  enum Row: Sendable {
    case line(Int)
    case note(ModelSource.Note)
  }

  /// The row that a line stands in.
  func row(ofLine line: Int) -> Int {
    // Notes push lines down, never up.
    rows[min(line, rows.count)...].firstIndex { if case .line(line) = $0 { true } else { false } }
      ?? line
  }

  /// The line in a row, or that which its note is about.
  func line(ofRow row: Int) -> Int? {
    guard rows.indices.contains(row) else { return nil }
    return rows[...row].reversed().lazy.compactMap { row in
      if case .line(let line) = row { line } else { nil }
    }.first
  }

  /// The name of the file that begins below a line.
  func head(atLine line: Int) -> String? {
    parts.first { $0.firstLine == line + 1 }?.fileName
  }

  /// The file that a line is in, and its place there, from 0.
  func place(ofLine line: Int) -> (file: String, line: Int) {
    guard let part = parts.last(where: { $0.firstLine <= line + 1 }) else {
      return (fileName, line)
    }
    return (part.fileName, max(0, line - part.firstLine))
  }

  /// The number that a line has in its file.
  func number(ofLine line: Int) -> Int { place(ofLine: line).line + firstLine }

  /// Reads declarations by their words: no more than the shape of a sample's source is needed.
  private mutating func findProperties() {
    /// The types around a line, with the depth of braces in which each began.
    var types: [(name: Substring, depth: Int)] = []
    var depth = 0
    for (number, line) in lines.enumerated() {
      // A line may hold a whole type: braces and semicolons part what it declares.
      var rest = line[...]
      while true {
        let end = rest.firstIndex { ";{}".contains($0) }
        let words = rest[..<(end ?? rest.endIndex)].split { " :(<,=".contains($0) }
        if let type = Self.name(behind: ["struct", "class", "enum", "actor"], in: words) {
          types.append((type.name, depth))
        } else if let property = Self.name(behind: ["var", "let"], in: words),
          let type = types.last, depth == type.depth + 1,
          !words[..<property.place].contains("static")
        {
          linesOfType[type.name, default: [:]][property.name] = number
        }
        guard let end else { break }
        if rest[end] == "{" { depth += 1 }
        if rest[end] == "}" {
          depth -= 1
          while let last = types.last, depth <= last.depth { types.removeLast() }
        }
        rest = rest[rest.index(after: end)...]
      }
    }
  }

  /// The word behind the first of some keywords, and its place.
  private static func name(
    behind keywords: Set<Substring>, in words: [Substring]
  ) -> (name: Substring, place: Int)? {
    guard let keyword = words.firstIndex(where: { keywords.contains($0) }),
      keyword + 1 < words.count
    else { return nil }
    return (words[keyword + 1], keyword + 1)
  }

  /// The line, from 0, that declares the property in the type as it is written: `Address`,
  /// `[Address]?`; `nil` where the source doesn't show it.
  func line(ofProperty name: String, inType type: String) -> Int? {
    linesOfProperties(ofType: type)[name[...]]
  }

  /// The lines, from 0, of the properties of a type as it is written; of a generic one, and of those
  /// that it is made of.
  func linesOfProperties(ofType type: String) -> [Substring: Int] {
    type.split { "[]?:<>., ".contains($0) }.compactMap { linesOfType[$0] }
      .reduce(into: [:]) { lines, more in lines.merge(more) { first, _ in first } }
  }
}

extension PerStyle<ModelIndex> {
  /// The longest source's number of lines, so that the pane doesn't change with the style.
  var mostLines: Int { max(strict.rows.count, `default`.rows.count, smart.rows.count) }
}
