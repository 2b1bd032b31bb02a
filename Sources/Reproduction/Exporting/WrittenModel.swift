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

  package init(strict: Version, byHand: [DecodingStyle: Version] = [:]) {
    self.strict = strict
    self.byHand = byHand
  }

  package init(_ entry: SampleEntry) {
    let versions = entry.sources.mapValues { source in
      let (imports, text) = source.declarations
      return Version(
        imports: imports, preamble: source.preamble,
        text: entry.shared.isEmpty ? text : text + "\n" + entry.shared)
    }
    strict = versions[.strict] ?? Version(text: "")
    byHand = versions.filter { style, _ in
      style != .strict && entry.sources[style]?.isDerived == false
    }
  }
}
