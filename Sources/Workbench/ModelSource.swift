import ModelFacts

/// The Swift text of a model, as it is shown beside the payload.
package struct ModelSource: Sendable, Hashable {
  /// The file's name in the sample's folder, such as `User+Strict.swift`.
  package var fileName: String
  /// The types of the style: without imports, without the two namespaces around them, and without
  /// the indentation that those cause. Lines end in a line feed.
  package var text: String
  /// The line of the file, from 1, on which the shown text begins.
  package var firstLine: Int
  /// The lines that import and aren't shown: `import Observation`.
  package var imports: [String]
  /// What stands before the namespaces besides imports: extensions that the types need.
  package var preamble: String

  /// The files whose texts stand one below the other; empty where there is but one.
  package var parts: [Part] = []
  /// Whether it was made of the strict version: what is written is that one's lines.
  package var isDerived = false
  /// What was left as it is in the strict version, and why; and what was changed beside the style.
  package var notes: [Note] = []
  /// What it says; `nil` where nobody read it.
  package var facts: KnownFacts?

  package init(
    fileName: String, text: String, firstLine: Int, imports: [String] = [],
    preamble: String = "", facts: KnownFacts? = nil
  ) {
    self.imports = imports
    self.preamble = preamble
    self.fileName = fileName
    self.text = text
    self.firstLine = firstLine
    self.facts = facts
  }

  /// One of several files of a model.
  package struct Part: Sendable, Hashable {
    package var fileName: String
    /// The first line of the shown text, from 0, that is the file's.
    package var firstLine: Int

    package init(fileName: String, firstLine: Int) {
      self.fileName = fileName
      self.firstLine = firstLine
    }
  }

  /// Why a place of a derived version is as it is in the strict one, or that it has changed.
  package struct Note: Sendable, Hashable {
    /// The line of the shown text, from 0.
    package var line: Int
    /// The line of the strict version's shown text, from 0.
    package var strictLine: Int
    /// The type or property: `User.id`.
    package var subject: String
    package var message: String
    /// Whether the place is as strict as in the strict version.
    package var isLeft: Bool

    package init(
      line: Int, strictLine: Int, subject: String, message: String, isLeft: Bool = true
    ) {
      self.isLeft = isLeft
      self.line = line
      self.strictLine = strictLine
      self.subject = subject
      self.message = message
    }
  }
}

extension ModelSource {
  /// A model's files, one below the other, each below a line that names it.
  package init(files: [(name: String, text: String)]) {
    self.init(fileName: files.first?.name ?? "", text: "", firstLine: 1)
    guard files.count > 1 else {
      text = files.first?.text ?? ""
      return
    }
    var lineCount = 0
    for file in files {
      let body = file.text.hasSuffix("\n") || file.text.isEmpty ? file.text : file.text + "\n"
      text += "// MARK: \(file.name)\n" + body
      parts.append(Part(fileName: file.name, firstLine: lineCount + 1))
      lineCount += 1 + body.utf8.count { $0 == UInt8(ascii: "\n") }
    }
  }

  /// The line of the shown text, from 0, that is a line of a file, from 1.
  package func line(_ line: Int, ofFile name: String) -> Int {
    (parts.first { $0.fileName == name }?.firstLine ?? 0) + line - 1
  }
}

extension ModelSource {
  /// All imports, and the text without those that it shows.
  package var declarations: (imports: [String], text: String) {
    let shown = facts?.index.facts.imports ?? []
    let away = Set(
      shown.flatMap { found in found.lines.map { line($0, ofFile: found.file) } })
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { !away.contains($0.offset) }.map(\.element)
    return (imports + shown.map(\.text), lines.joined(separator: "\n"))
  }
}

/// A file of a model that can be changed.
package struct ModelText: Sendable, Hashable {
  /// The file's name, without folders; unique within the model.
  package var name: String
  /// Where it is on the disk; `nil` for one that is in no file of its own.
  package var path: String?
  package var text: String

  package init(name: String, path: String? = nil, text: String) {
    self.name = name
    self.path = path
    self.text = text
  }
}
