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
  /// Lines, from 0, by type and property.
  private var linesOfType: [Substring: [Substring: Int]] = [:]

  init(_ source: ModelSource?) {
    guard let source else { return }
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
      let words = line.split { " :{(<,=".contains($0) }
      if let keyword = words.firstIndex(where: {
        ["struct", "class", "enum", "actor"].contains($0)
      }),
        keyword + 1 < words.count
      {
        types.append((words[keyword + 1], depth))
      } else if let keyword = words.firstIndex(where: { $0 == "var" || $0 == "let" }),
        keyword + 1 < words.count, let type = types.last, depth == type.depth + 1,
        !words[..<keyword].contains("static")
      {
        linesOfType[type.name, default: [:]][words[keyword + 1]] = number
      }
      for character in line {
        if character == "{" { depth += 1 }
        if character == "}" { depth -= 1 }
      }
      while let last = types.last, depth <= last.depth, line.contains("}") { types.removeLast() }
    }
  }

  /// The line, from 0, that declares the property in the type as it is written: `Address`,
  /// `[Address]?`; `nil` where the source doesn't show it.
  func line(ofProperty name: String, inType type: String) -> Int? {
    properties(ofType: type)[name[...]]
  }

  /// The lines, from 0, of the properties of a type as it is written.
  func properties(ofType type: String) -> [Substring: Int] {
    let words = type.split { "[]?:<>., ".contains($0) }
    return words.reversed().lazy.compactMap { linesOfType[$0] }.first ?? [:]
  }
}

extension PerStyle<ModelIndex> {
  /// The longest source's number of lines, so that the pane doesn't change with the style.
  var mostLines: Int { max(strict.rows.count, `default`.rows.count, smart.rows.count) }
}
