internal import DecodingReport
internal import JSONSource
internal import ModelFacts
internal import ModelRunner
internal import Workbench

extension CompiledModel {
  /// What of the files isn't what it would be if they ran: imports of modules that aren't here, texts that
  /// aren't decoded, settings of which there is no option, statements that are left out.
  func remarks(on files: [ModelFile], in path: String) -> [Diagnostic] {
    importsAside.map { missing in
      Diagnostic(
        source: path, position: files.position(of: missing.place), severity: .note,
        message: "there is no module '\(missing.module)' here: its import is left out")
    } + (importsLibrary ? [library(in: path)] : []) + (snippet?.remarks(in: path) ?? [])
  }

  private func library(in path: String) -> Diagnostic {
    Diagnostic(
      source: path, severity: .note,
      message: "names of Foundation or DecodingStyles are in it: both are imported")
  }
}

extension Snippet {
  /// So many statements are named of those that aren't run.
  private static let mostStatements = 6

  fileprivate func remarks(in path: String) -> [Diagnostic] {
    func note(_ place: SourcePlace, _ message: String, _ hints: [String] = []) -> Diagnostic {
      Diagnostic(
        source: path, position: JSONPosition(line: place.line, column: place.column),
        severity: .note, message: message, hints: hints)
    }
    var remarks: [Diagnostic] = []
    if let literal, literal.text == nil {
      remarks.append(
        note(
          literal.place, "the JSON text has values put into it as it runs: it isn't decoded",
          ["give the payload in a file: codable-explorer decode \(path) FILE.json"]))
    }
    remarks += otherLiterals.map { other in
      let name = other.name.isEmpty ? "this JSON text" : "'\(other.name)'"
      return note(other.place, "\(name) isn't decoded: the first text that is counts")
    }
    remarks += otherSettings.map { setting in
      note(setting.place, "\(setting.property) = \(setting.value) is left out: no option is that")
    }
    guard let first = leftOut.first else { return remarks }
    let names = leftOut.prefix(Self.mostStatements).map { "\($0.words) (line \($0.place.line))" }
    let more = leftOut.count - names.count
    let words = names.joined(separator: ", ") + (more > 0 ? ", and \(more) more" : "")
    return remarks + [note(first.place, "left out: \(words)")]
  }
}

extension Snippet.Literal {
  /// What it is called as a payload.
  var payloadName: String { name.isEmpty ? "literal" : name }

  /// What is decoded, as a payload of a file; `nil` where that isn't written.
  func payload(in path: String) -> Payload? {
    bytes.map { Payload(name: payloadName, fileName: "\(path)#\(payloadName)", bytes: $0) }
  }
}
