import ModelFacts
import SwiftSyntax

/// A model's files as they are compiled here: declarations alone, without what was set aside.
struct AdaptedCode {
  /// Lines stay lines.
  private(set) var files: [ParsedFile]
  /// The versions that are written by hand, with the imports that the strict one is given.
  let versions: [WrittenVersions.Namespace: ParsedFile]
  private(set) var snippet: Snippet?
  let importsAside: [DerivedModel.Import]

  init(_ request: DerivationRequest) {
    let adaptation = request.adaptation
    var texts = request.files.map { ParsedFile(name: $0.name, text: $0.text) }
    // One file is what people paste; of several, what runs is left out.
    let isAlone = texts.count == 1
    let written = isAlone ? WrittenVersions(texts[0]) : nil
    if let strict = written?.strict { texts[0] = strict }
    var needed = [request.decoder]
    for (index, text) in texts.enumerated() {
      guard let found = PastedCode(text, isAlone: isAlone) else { continue }
      let new = Snippet(found, in: text)
      needed += [found.type, found.decoder]
      if snippet == nil { snippet = new } else { snippet?.leftOut += new.leftOut }
      texts[index] = ParsedFile(name: text.name, text: found.declarations)
    }
    let modules = adaptation.modulesAside
    importsAside = Findings.imports(in: texts).filter { modules.contains($0.module) }.map {
      DerivedModel.Import(
        module: $0.module, place: SourcePlace($0.position, in: texts[$0.file]))
    }
    if !modules.isEmpty { texts = texts.map { $0.withoutImports(of: modules) } }
    func imported(_ text: ParsedFile) -> ParsedFile {
      adaptation.importsLibrary
        ? text.importing("Foundation").importing("DecodingStyles") : text
    }
    versions = (written?.texts ?? [:]).mapValues(imported)
    files = texts
    if adaptation.isModelAlone { leaveOut(allBut: needed.compactMap { $0 }) }
    files = files.map(imported)
  }

  /// Leaves out what decoding doesn't need, nor the expressions.
  private mutating func leaveOut(allBut expressions: [String]) {
    let names = expressions.flatMap { ParsedFile(name: "", text: $0).tree.identifiers }
    let alone = ModelAlone(files, naming: Set(names))
    let leftOut = alone.leftOut.compactMap { piece -> Snippet.LeftOut? in
      let file = files[piece.file]
      let place = SourcePlace(piece.node.positionAfterSkippingLeadingTrivia, in: file)
      let end = SourcePlace(piece.node.endPositionBeforeTrailingTrivia, in: file)
      // The variable of the text that is decoded isn't lost.
      if piece.isVariable, let text = snippet?.literal?.place, text.file == file.name,
        text.isBetween(place, end)
      {
        return nil
      }
      return Snippet.LeftOut(place: place, words: piece.node.beginning)
    }
    if snippet == nil, !leftOut.isEmpty { snippet = Snippet() }
    snippet?.leftOut += leftOut
    snippet?.leftOut.sort { ($0.place.file, $0.place.line) < ($1.place.file, $1.place.line) }
    files = alone.files
  }
}

extension Snippet {
  fileprivate init(_ snippet: PastedCode, in source: ParsedFile) {
    func place(_ position: AbsolutePosition) -> SourcePlace { SourcePlace(position, in: source) }
    func literal(_ literal: PastedCode.Literal) -> Literal {
      Literal(
        name: literal.name, place: place(literal.position), text: literal.text,
        isBase64: literal.isBase64)
    }
    self.init(
      literal: snippet.literal.map(literal), otherLiterals: snippet.otherLiterals.map(literal),
      type: snippet.type, typePlace: snippet.typePosition.map(place),
      settings: snippet.settings.map {
        Setting(property: $0.property, value: $0.value, place: place($0.position))
      },
      leftOut: snippet.leftOut.map {
        LeftOut(place: place($0.position), words: $0.words)
      },
      subject: source.tree.reproductionSubject)
  }
}

extension SourcePlace {
  init(_ position: AbsolutePosition, in file: ParsedFile) {
    let (line, column) = file.place(of: position)
    self.init(file: file.name, line: line, column: column)
  }

  fileprivate func isBetween(_ start: SourcePlace, _ end: SourcePlace) -> Bool {
    (start.line, start.column) <= (line, column) && (line, column) <= (end.line, end.column)
  }
}
