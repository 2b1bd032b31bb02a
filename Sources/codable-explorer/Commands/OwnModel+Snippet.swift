internal import DecodingReport
internal import JSONSource
internal import ModelFacts
internal import ModelRunner
internal import Workbench

extension OwnModel {
  /// So many statements are named of those that aren't run.
  private static let mostStatements = 6

  /// Says what of a snippet isn't what it would be if it ran: texts that aren't decoded, settings of which
  /// there is no option, statements that are left out.
  static func tell(of snippet: Snippet, in path: String, _ console: Console) {
    func note(_ place: SourcePlace, _ message: String, _ hints: [String] = []) {
      console.complain(
        Diagnostic(
          source: path, position: JSONPosition(line: place.line, column: place.column),
          severity: .note, message: message, hints: hints))
    }
    if let literal = snippet.literal, literal.text == nil {
      note(
        literal.place, "the JSON text has values put into it as it runs: it isn't decoded",
        ["give the payload in a file: codable-explorer decode \(path) FILE.json"])
    }
    for other in snippet.otherLiterals {
      let name = other.name.isEmpty ? "this JSON text" : "'\(other.name)'"
      note(other.place, "\(name) isn't decoded: the first text that is counts")
    }
    for setting in snippet.otherSettings {
      note(setting.place, "\(setting.property) = \(setting.value) is left out: no option is that")
    }
    let left = snippet.leftOut
    guard let first = left.first else { return }
    let names = left.prefix(mostStatements).map { "\($0.words) (line \($0.place.line))" }
    let more = left.count - names.count
    note(
      first.place,
      "not run: \(names.joined(separator: ", "))\(more > 0 ? ", and \(more) more" : "")")
  }
}
