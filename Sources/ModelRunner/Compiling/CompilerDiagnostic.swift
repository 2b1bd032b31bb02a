package import ModelFacts

/// A finding of the compiler, in its own words, at a place in the user's files.
package struct CompilerDiagnostic: Sendable, Equatable {
  package enum Severity: String, Sendable {
    case error, warning, note, remark
  }

  package var severity: Severity
  package var message: String
  /// Where it is; `nil` for one about no place.
  package var place: SourcePlace?
  /// The columns below which the compiler drew its marks, from 1: `~~~^~~`.
  package var marks: ClosedRange<Int>?

  package init(
    severity: Severity, message: String, place: SourcePlace?, marks: ClosedRange<Int>? = nil
  ) {
    self.severity = severity
    self.message = message
    self.place = place
    self.marks = marks
  }
}

extension CompilerDiagnostic {
  /// Reads what `swiftc -diagnostic-style=llvm` printed: a line `file:line:column: error: words`,
  /// the source line, and the marks below it.
  package static func parse(_ text: String) -> [CompilerDiagnostic] {
    var diagnostics: [CompilerDiagnostic] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let diagnostic = CompilerDiagnostic(line: line) {
        if diagnostics.last != diagnostic { diagnostics.append(diagnostic) }
      } else if let marks = marks(in: line), diagnostics.last?.marks == nil,
        !diagnostics.isEmpty
      {
        diagnostics[diagnostics.count - 1].marks = marks
      }
    }
    return diagnostics
  }

  private init?(line: Substring) {
    for severity in [Severity.error, .warning, .note, .remark] {
      guard let range = line.firstRange(of: "\(severity.rawValue): ") else { continue }
      let message = String(line[range.upperBound...])
      let head = line[..<range.lowerBound]
      if head.isEmpty || head == "<unknown>:0: " {
        self.init(severity: severity, message: message, place: nil)
        return
      }
      // `path:line:column: `, and a path may have colons too.
      let parts = head.dropLast(2).split(separator: ":", omittingEmptySubsequences: false)
      guard head.hasSuffix(": "), parts.count >= 3, let row = Int(parts[parts.count - 2]),
        let column = Int(parts[parts.count - 1])
      else { continue }
      let path = parts.dropLast(2).joined(separator: ":")
      let file = path.split(separator: "/").last.map(String.init) ?? path
      self.init(
        severity: severity, message: message,
        place: SourcePlace(file: file, line: row, column: column))
      return
    }
    return nil
  }

  private static func marks(in line: Substring) -> ClosedRange<Int>? {
    guard line.contains("^"), line.allSatisfy({ " ~^\t".contains($0) }) else { return nil }
    let columns = line.enumerated().filter { $0.element != " " && $0.element != "\t" }
      .map { $0.offset + 1 }
    guard let first = columns.first, let last = columns.last else { return nil }
    return first...last
  }
}
