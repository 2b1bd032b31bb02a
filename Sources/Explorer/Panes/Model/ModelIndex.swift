import DecodingReport
import JSONSource
import Workbench

/// A model's source by lines, and the line on which each property is declared.
struct ModelIndex: Sendable {
  private(set) var fileName = ""
  private(set) var lines: [String] = []
  /// The line of the file that the first shown one is.
  private(set) var firstLine = 1
  /// Lines, from 0, by type and property.
  private var linesOfType: [Substring: [Substring: Int]] = [:]

  init(_ source: ModelSource?) {
    guard let source else { return }
    fileName = source.fileName
    firstLine = source.firstLine
    lines = source.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    findProperties()
  }

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
  var mostLines: Int { max(strict.lines.count, `default`.lines.count, smart.lines.count) }
}
