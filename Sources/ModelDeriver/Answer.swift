import SwiftSyntax

/// The files of a model, as they come in: JSON on standard input.
struct Request: Decodable {
  struct File: Decodable {
    var name: String
    var text: String
  }
  var files: [File]
  /// Modules that aren't on this machine: their imports are left out.
  var modulesAside: [String]?
  /// Why types and properties (`User`, `User.id`) are to be left as they are, by style.
  var left: [String: [String: String]]?
}

/// What was derived and found, as it goes out: JSON on standard output.
struct Answer: Encodable {
  /// A place in a file, from 1; columns are bytes of UTF-8.
  struct Place: Encodable {
    var file: String
    var line: Int
    var column: Int
  }

  struct File: Encodable {
    var name: String
    var text: String
  }

  /// What is to be said of a place: where in the strict source, and on which line of the derived one.
  struct Note: Encodable {
    var kind: String
    var place: Place
    var derivedLine: Int
    var subject: String
    var message: String
  }

  /// Where in a derived file a type or a property stands: the first place, and the one behind it.
  struct Span: Encodable {
    var subject: String
    var isProperty: Bool
    var start: Place
    var end: Place
  }

  struct Style: Encodable {
    var files: [File]
    var notes: [Note]
    var spans: [Span]
  }

  struct Candidate: Encodable {
    var name: String
    var place: Place
    var isOutermost: Bool
    var isHidden: Bool
    var parameters: [String]
    var fields: [Field]?
    var references: [String]
  }

  struct Field: Encodable {
    var key: String
    var type: String?
  }

  struct Import: Encodable {
    var module: String
    var place: Place
  }

  /// A JSON text in the code; without its text where values are put into it as it runs.
  struct Literal: Encodable {
    var name: String
    var place: Place
    var text: String?
  }

  struct Setting: Encodable {
    var property: String
    var value: String
    var place: Place
  }

  struct LeftOut: Encodable {
    var place: Place
    var words: String
  }

  /// What the files are besides declarations: code as people paste it.
  struct Snippet: Encodable {
    var literal: Literal?
    var otherLiterals: [Literal]
    var type: String?
    var settings: [Setting]
    var leftOut: [LeftOut]
  }

  /// The files as they are compiled: without what can't be.
  var files: [File]
  var snippet: Snippet?
  var candidates: [Candidate]
  var imports: [Import]
  /// Those that are left out.
  var importsAside: [Import]
  /// Where the sources are a program of their own: statements outside of declarations, `@main`.
  var programs: [Place]
  /// The property wrappers that compute their wrapped values, and that are seen from everywhere.
  var computedWrappers: [String]
  var defaultStyle: Style
  var smartStyle: Style
}

extension Answer {
  init(_ request: Request) {
    var pasted: Snippet?
    var texts = request.files.map { SourceText(name: $0.name, text: $0.text) }
    // One file is what people paste; several are a model, or a program.
    if texts.count == 1, let found = PastedCode(texts[0]) {
      pasted = Snippet(found, in: texts[0])
      texts = [SourceText(name: texts[0].name, text: found.declarations)]
    }
    let modules = request.modulesAside ?? []
    importsAside = Findings.imports(in: texts).filter { modules.contains($0.module) }.map {
      Import(module: $0.module, place: Place($0.position, in: texts[$0.file]))
    }
    if !modules.isEmpty { texts = texts.map { $0.withoutImports(of: modules) } }
    files = texts.map { File(name: $0.name, text: $0.text) }
    let sources = Sources(files: texts)
    snippet = pasted
    let findings = Findings(sources)
    func place(_ file: Int, _ position: AbsolutePosition) -> Place {
      Place(position, in: sources.files[file])
    }
    candidates = findings.candidates.map {
      Candidate(
        name: $0.name, place: place($0.file, $0.position), isOutermost: $0.isOutermost,
        isHidden: $0.isHidden, parameters: $0.parameters,
        fields: $0.fields?.map { Field(key: $0.key, type: $0.type) }, references: $0.references)
    }
    imports = findings.imports.map {
      Import(module: $0.module, place: place($0.file, $0.position))
    }
    programs = findings.programs.map { place($0.file, $0.position) }
    computedWrappers = findings.computedWrappers
    let left = request.left ?? [:]
    defaultStyle = Style(DefaultStyle(sources, left: left["default"] ?? [:]).derivation)
    smartStyle = Style(SmartStyle(sources, left: left["smart"] ?? [:]).derivation)
  }
}

extension Answer.Snippet {
  fileprivate init(_ snippet: PastedCode, in source: SourceText) {
    func place(_ position: AbsolutePosition) -> Answer.Place { Answer.Place(position, in: source) }
    func literal(_ literal: PastedCode.Literal) -> Answer.Literal {
      Answer.Literal(name: literal.name, place: place(literal.position), text: literal.text)
    }
    self.init(
      literal: snippet.literal.map(literal), otherLiterals: snippet.otherLiterals.map(literal),
      type: snippet.type,
      settings: snippet.settings.map {
        Answer.Setting(property: $0.property, value: $0.value, place: place($0.position))
      },
      leftOut: snippet.leftOut.map {
        Answer.LeftOut(place: place($0.position), words: $0.words)
      })
  }
}

extension Answer.Style {
  fileprivate init(_ derivation: Derivation) {
    let sources = derivation.sources
    files = sources.files.enumerated().map { index, file in
      Answer.File(name: file.name, text: derivation.edits.applied(to: file.text, file: index))
    }
    let starts = files.map { LineStarts($0.text) }
    /// Where a place of the strict text is in the derived one; insertions there come behind it.
    func derived(_ position: AbsolutePosition, _ file: Int, isStart: Bool) -> Answer.Place {
      let offset = derivation.edits.moved(position.utf8Offset, file: file, isStart: isStart)
      let (line, column) = starts[file].place(ofByte: offset)
      return Answer.Place(file: sources.files[file].name, line: line, column: column)
    }
    func span(
      _ subject: String, _ node: some SyntaxProtocol, _ file: Int, isProperty: Bool
    ) -> Answer.Span {
      Answer.Span(
        subject: subject, isProperty: isProperty,
        start: derived(node.positionAfterSkippingLeadingTrivia, file, isStart: true),
        end: derived(node.endPositionBeforeTrailingTrivia, file, isStart: false))
    }
    notes = derivation.notes.map { note in
      Answer.Note(
        kind: note.kind.rawValue, place: Answer.Place(note.position, in: sources.files[note.file]),
        derivedLine: derived(note.position, note.file, isStart: false).line,
        subject: note.subject, message: note.message)
    }
    spans = sources.types.filter { derivation.role(of: $0) != .unrelated }.flatMap { type in
      [span(type.qualifiedName, type.declaration, type.file, isProperty: false)]
        + type.decodedProperties.map {
          let isAlone = $0.declaration.bindings.count == 1
          return span(
            type.qualifiedName + "." + $0.name,
            isAlone ? Syntax($0.declaration) : Syntax($0.binding), type.file, isProperty: true)
        }
    }
  }
}

extension Answer.Place {
  fileprivate init(_ position: AbsolutePosition, in file: SourceText) {
    let (line, column) = file.place(of: position)
    self.init(file: file.name, line: line, column: column)
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
