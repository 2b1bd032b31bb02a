package import DecodingReport
package import Workbench

/// A model's source as it is written into a reproduction.
package struct WrittenModel: Sendable {
  /// Declarations, and the imports that they need: `import Foundation`.
  package struct Version: Sendable {
    package var imports: [String]
    /// Extensions that the types need.
    package var preamble: String
    package var text: String

    package init(imports: [String] = [], preamble: String = "", text: String) {
      self.imports = imports
      self.preamble = preamble
      self.text = text
    }
  }

  package var strict: Version
  /// The versions that are written by hand: others are made of the strict one wherever it is opened.
  package var byHand: [DecodingStyle: Version]

  /// How the text names the type that is decoded, where it isn't a sample's.
  package var root: String?

  package init(
    strict: Version, byHand: [DecodingStyle: Version] = [:], root: String? = nil
  ) {
    self.strict = strict
    self.byHand = byHand
    self.root = root
  }

  package init(_ entry: SampleEntry) {
    let versions = entry.sources.mapValues { source in
      let (imports, declarations) = source.declarations
      let text = Self.withoutGaps(declarations)
      return Version(
        imports: imports, preamble: source.preamble,
        text: entry.shared.isEmpty ? text : text + "\n" + entry.shared)
    }
    strict = versions[.strict] ?? Version(text: "")
    byHand = versions.filter { style, _ in
      style != .strict && entry.sources[style]?.isDerived == false
    }
    // A sample of the user's own is named, and its version has a type of its own.
    root = entry.roots.isEmpty ? nil : entry.root
  }

  /// The text with one empty line where there are several: something was left out there. Text in which they
  /// may be a literal's stays.
  private static func withoutGaps(_ text: String) -> String {
    guard !text.contains("\"\"\"") else { return text }
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false)
    where !(line.isEmpty && lines.last?.isEmpty == true) { lines.append(line) }
    return lines.joined(separator: "\n")
  }
}
