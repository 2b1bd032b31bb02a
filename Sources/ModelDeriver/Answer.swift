import SwiftSyntax

/// The files of a model, as they come in: JSON on standard input.
struct Request: Decodable {
  struct File: Decodable {
    var name: String
    var text: String
  }
  var files: [File]
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

  /// Why a place was left alone: where in the strict source, and on which line of the derived one.
  struct Note: Encodable {
    var place: Place
    var derivedLine: Int
    var subject: String
    var message: String
  }

  struct Style: Encodable {
    var files: [File]
    var notes: [Note]
  }

  struct Candidate: Encodable {
    var name: String
    var place: Place
    var isOutermost: Bool
    var isHidden: Bool
    var parameters: [String]
  }

  struct Import: Encodable {
    var module: String
    var place: Place
  }

  var candidates: [Candidate]
  var imports: [Import]
  /// Where the sources are a program of their own: statements outside of declarations, `@main`.
  var programs: [Place]
  /// The property wrappers that compute their wrapped values, and that are seen from everywhere.
  var computedWrappers: [String]
  var defaultStyle: Style
  var smartStyle: Style
}

extension Answer {
  init(_ request: Request) {
    let sources = Sources(files: request.files.map { SourceText(name: $0.name, text: $0.text) })
    let findings = Findings(sources)
    func place(_ file: Int, _ position: AbsolutePosition) -> Place {
      let (line, column) = sources.files[file].place(of: position)
      return Place(file: sources.files[file].name, line: line, column: column)
    }
    candidates = findings.candidates.map {
      Candidate(
        name: $0.name, place: place($0.file, $0.position), isOutermost: $0.isOutermost,
        isHidden: $0.isHidden, parameters: $0.parameters)
    }
    imports = findings.imports.map {
      Import(module: $0.module, place: place($0.file, $0.position))
    }
    programs = findings.programs.map { place($0.file, $0.position) }
    computedWrappers = findings.computedWrappers
    func style(_ derivation: Derivation) -> Style {
      let files = sources.files.enumerated().map { index, file in
        File(name: file.name, text: derivation.edits.applied(to: file.text, file: index))
      }
      let notes = derivation.notes.map { note in
        let offset = derivation.edits.moved(note.position.utf8Offset, file: note.file)
        let before = files[note.file].text.utf8.prefix(offset)
        return Note(
          place: place(note.file, note.position),
          derivedLine: before.reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }, subject: note.subject,
          message: note.message)
      }
      return Style(files: files, notes: notes)
    }
    defaultStyle = style(DefaultStyle(sources).derivation)
    smartStyle = style(SmartStyle(sources).derivation)
  }
}
