import ModelFacts
import SwiftSyntax

extension DerivedModel {
  init(_ request: DerivationRequest) {
    let code = AdaptedCode(request)
    let sources = Sources(files: code.files)
    let findings = Findings(sources)
    func place(_ file: Int, _ position: AbsolutePosition) -> SourcePlace {
      SourcePlace(position, in: sources.files[file])
    }
    let candidates = findings.candidates.map {
      Candidate(
        name: $0.name, place: place($0.file, $0.position), isOutermost: $0.isOutermost,
        isHidden: $0.isHidden, parameters: $0.parameters,
        fields: $0.fields?.map { Field(key: $0.key, type: $0.type) }, isByHand: $0.isByHand,
        references: $0.references)
    }
    self.init(
      files: code.files.map { ModelFile(name: $0.name, text: $0.text) },
      facts: ModelFacts(sources), snippet: code.snippet, candidates: candidates,
      imports: findings.imports.map {
        Import(module: $0.module, place: place($0.file, $0.position))
      },
      importsAside: code.importsAside,
      computedWrappers: findings.computedWrappers, stoppingWrappers: findings.stoppingWrappers,
      decoders: DecoderExpressions.all(in: sources),
      defaultStyle: code.versions[.defaultVersion].map { Style(byHand: $0) }
        ?? Style(DefaultStyle(sources, left: request.left["default"] ?? [:]).derivation),
      smartStyle: code.versions[.smartVersion].map { Style(byHand: $0) }
        ?? Style(SmartStyle(sources, left: request.left["smart"] ?? [:]).derivation))
    sample = sources.sample
    decoder = request.decoder
    decoderProblem = request.decoder.flatMap { expression in
      // No file of the model's: the place is one in the expression.
      let text = ParsedFile(name: "", text: expression)
      return text.placeOfNoExpression.map { SourcePlace($0, in: text) }
    }
  }
}

extension DerivedModel.Style {
  fileprivate init(byHand text: ParsedFile) {
    let sources = Sources(files: [text])
    self.init(
      files: [ModelFile(name: text.name, text: text.text)],
      facts: ModelFacts(sources), notes: [], spans: [],
      ownComputedWrappers: Findings(sources).computedWrappers)
  }

  fileprivate init(_ derivation: Derivation) {
    let sources = derivation.sources
    let files = sources.files.enumerated().map { index, file in
      ModelFile(name: file.name, text: derivation.edits.applied(to: file.text, file: index))
    }
    let starts = files.map { LineStarts($0.text) }
    let moves = files.indices.map { Moves(derivation.edits, file: $0) }
    /// Where a place of the strict text is in the derived one; insertions there come behind it.
    func derived(_ position: AbsolutePosition, _ file: Int, isStart: Bool) -> SourcePlace {
      let offset = moves[file].moved(position.utf8Offset, isStart: isStart)
      let (line, column) = starts[file].place(ofByte: offset)
      return SourcePlace(file: sources.files[file].name, line: line, column: column)
    }
    func span(
      _ subject: String, _ node: some SyntaxProtocol, _ file: Int, isProperty: Bool
    ) -> DerivedModel.Span {
      DerivedModel.Span(
        subject: subject, isProperty: isProperty,
        start: derived(node.positionAfterSkippingLeadingTrivia, file, isStart: true),
        end: derived(node.endPositionBeforeTrailingTrivia, file, isStart: false))
    }
    let notes = derivation.notes.map { note in
      DerivedModel.Note(
        kind: note.kind, place: SourcePlace(note.position, in: sources.files[note.file]),
        derivedLine: derived(note.position, note.file, isStart: false).line,
        subject: note.subject, message: note.message)
    }
    let spans = sources.types.filter { derivation.role(of: $0) != .unrelated }.flatMap { type in
      [span(type.qualifiedName, type.declaration, type.file, isProperty: false)]
        + type.decodedProperties.map {
          let isAlone = $0.declaration.bindings.count == 1
          return span(
            type.qualifiedName + "." + $0.name,
            isAlone ? Syntax($0.declaration) : Syntax($0.binding), type.file, isProperty: true)
        }
    }
    let derived = Sources(files: files.map { ParsedFile(name: $0.name, text: $0.text) })
    self.init(files: files, facts: ModelFacts(derived), notes: notes, spans: spans)
  }
}

/// Where the lines of a text begin.
private struct LineStarts {
  private let offsets: [Int]

  init(_ text: String) {
    offsets = [0] + text.utf8.enumerated().lazy.filter { $0.element == 0x0A }.map { $0.offset + 1 }
  }

  /// The line and column of a byte, from 1.
  func place(ofByte offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, offsets.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if offsets[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - offsets[low] + 1)
  }
}
