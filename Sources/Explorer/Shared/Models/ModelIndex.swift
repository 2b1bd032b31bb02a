import DecodingReport
import JSONSource
import Workbench

/// A model's source by lines, and what it says of the properties.
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
  }

  /// Whether the source was made of the strict version.
  var isDerived: Bool { source?.isDerived ?? false }

  /// What the source says of its properties.
  var properties: FactIndex? { source?.facts?.index }

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

  /// The line, from 0, that declares a property of the first of some types that has one of the name;
  /// `nil` where the source doesn't show it.
  func line(ofProperty name: String, in types: ModelTypeNames) -> Int? {
    properties?.place(of: name, in: types).map(line)
  }

  /// The lines, from 0, of the properties of some types.
  func linesOfProperties(in types: ModelTypeNames) -> [String: Int] {
    properties?.places(in: types).mapValues(line) ?? [:]
  }

  /// The line of the shown text for one of a file, from 1.
  private func line(_ place: (file: Int, line: Int)) -> Int {
    (parts.indices.contains(place.file) ? parts[place.file].firstLine : 0) + place.line - 1
  }
}

extension PerStyle<ModelIndex> {
  /// The longest source's number of lines, so that the pane doesn't change with the style.
  var mostLines: Int { max(strict.rows.count, `default`.rows.count, smart.rows.count) }
}
