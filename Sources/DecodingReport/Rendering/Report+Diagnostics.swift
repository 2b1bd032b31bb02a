internal import JSONSource

extension Report {
  /// What is wrong, once each: the document's syntax, then the errors that styles threw, with the
  /// styles that threw them in brackets.
  ///
  /// `sourceLine` gives a line of the payload by its number from 1, without its end.
  package func diagnostics(sourceLine: (Int) -> String?) -> [Diagnostic] {
    var diagnostics = syntaxDiagnostic(sourceLine).map { [$0] } ?? []
    guard payload.foundationAccepts else {
      return diagnostics.isEmpty ? rejection : diagnostics
    }
    if let otherDocumentNote { diagnostics.append(otherDocumentNote) }
    var styles: [[String]] = Array(repeating: [], count: diagnostics.count)
    for style in self.styles {
      if let random = randomOrder(of: style, sourceLine) {
        add(random, style)
      }
      guard let failure = style.failure else { continue }
      add(diagnostic(failure, in: style, sourceLine), style)
    }
    func add(_ diagnostic: Diagnostic, _ style: StyleReport) {
      if let index = diagnostics.firstIndex(of: diagnostic) {
        styles[index].append(style.style.rawValue)
      } else {
        diagnostics.append(diagnostic)
        styles.append([style.style.rawValue])
      }
    }
    guard self.styles.count > 1 else { return diagnostics }
    for index in diagnostics.indices where !styles[index].isEmpty {
      diagnostics[index].styles = styles[index]
    }
    return diagnostics
  }

  /// That a value hangs on an order which Foundation makes anew on each run.
  private func randomOrder(
    of style: StyleReport, _ sourceLine: (Int) -> String?
  ) -> Diagnostic? {
    guard let words = style.randomOrderWords, let path = style.randomlyOrdered.first else {
      return nil
    }
    let position = document.flatMap { document in
      document.node(at: path).map { document.position(of: document.startOffset(of: $0)) }
    }
    return Diagnostic(
      source: payload.source, position: position, severity: .note, message: words,
      line: position.flatMap { sourceLine($0.line) },
      hints: ["sort allKeys, or decode a dictionary, and the value is the same on every run"])
  }

  /// A document that RFC 8259 allows and Foundation doesn't: too deep, for one.
  private var rejection: [Diagnostic] {
    let said = styles.lazy.compactMap(\.failure?.foundationSaid).first { !$0.isEmpty }
    return [
      Diagnostic(
        source: payload.source, message: "Foundation rejects the document",
        hints: said.map { ["Foundation said: \($0)"] } ?? [])
    ]
  }

  private func syntaxDiagnostic(_ sourceLine: (Int) -> String?) -> Diagnostic? {
    guard let error = payload.foundationAccepts ? payload.error : payload.cause else { return nil }
    var hints: [String] = []
    if payload.foundationLimit != nil {
      hints.append("RFC 8259 sets no such limit; \(Self.unasked)")
    } else if payload.foundationAccepts {
      hints.append(
        isNoticed(error)
          ? "RFC 8259 forbids this; Foundation notices where the model reads it"
          : "RFC 8259 forbids this; Foundation reads the document all the same")
    } else if let said = error.foundationSaid {
      hints.append("Foundation said: \(said)")
    } else {
      hints.append(Self.unasked)
    }
    let others = payload.errorCount - (payload.foundationLimit == nil ? 1 : 0)
    if others > 0 {
      hints.append("\(others) more error\(others == 1 ? "" : "s") in the document")
    }
    return Diagnostic(
      source: payload.source, position: error.position,
      severity: payload.foundationAccepts ? .note : .error, message: error.message,
      line: sourceLine(error.position.line), hints: hints)
  }

  /// Why Foundation's own words are missing.
  private static let unasked = "Foundation isn't asked, since it may trap on such a document"

  /// Whether a style's decode fails because of what is no JSON, or would if it came there.
  private func isNoticed(_ error: PayloadFinding.SyntaxError) -> Bool {
    styles.contains { style in
      style.fields.contains { field in
        let (outcome, reason) =
          field.alone.map { ($0.outcome, $0.reason) } ?? (field.outcome, field.reason)
        return outcome == .threw && (reason == .badData || reason == .notANumber)
          && field.found?.offsets.overlaps(error.offsets) == true
      }
    }
  }

  private func diagnostic(
    _ failure: StyleReport.Failure, in style: StyleReport, _ sourceLine: (Int) -> String?
  ) -> Diagnostic {
    let blamed = style.fields.first { field in
      field.outcome == .threw && failure.path.map(field.isAt) ?? false
    }
    let found = blamed?.found
    let isOnOneLine = found.map { $0.start.line == $0.end.line } ?? false
    let columns = found.map { isOnOneLine ? $0.end.column - $0.start.column : 1 }
    return Diagnostic(
      source: payload.source, position: failure.position, message: failure.message,
      line: failure.position.flatMap { sourceLine($0.line) }, length: columns ?? 1,
      note: blamed != nil && found == nil ? "here" : "", hints: failure.path.map(hints) ?? [])
  }

  /// What the styles that didn't stop at a place did there.
  private func hints(at path: JSONPath) -> [String] {
    styles.compactMap { style in
      guard let field = style.fields.first(where: { $0.isAt(path) }),
        let value = field.value
      else { return nil }
      switch field.outcome {
      case .converted: return "the \(style.style.rawValue) style converts it to \(value)"
      case .default: return "the \(style.style.rawValue) style puts \(value) there"
      case .nil: return "the \(style.style.rawValue) style makes it nil"
      default: return nil
      }
    }
  }
}
