internal import CursesTerminal
internal import DecodingReport
internal import Explorer
internal import ModelRunner
internal import TerminalCanvas

/// Standard output for answers, standard error for everything else.
///
/// The last gate: whatever is written passes `ReportText.sent`, which lets no control character of
/// anybody else's through. The same text goes to terminals, pipes and files.
struct Console {
  let appearance: TextAppearance
  private let colors: ReportText.Colors

  /// `isASCII` is what the user asked for; the locale may ask for it too.
  init(isASCII: Bool) {
    appearance = TextAppearance(
      isUTF8: !isASCII && SystemCall.isLocaleUTF8, width: { CellText.width($0) })
    colors = Console.colors
  }

  /// None off a terminal, on one that has none, and where `NO_COLOR` asks for none.
  private static var colors: ReportText.Colors {
    let terminal = CursesTerminalOptions(environment: SystemCall.environment)
    guard SystemCall.isTerminal(SystemCall.standardOutput), !terminal.isColorless,
      let type = terminal.type, type != "dumb"
    else { return .none }
    return terminal.background == .light ? .onLight : .onDark
  }

  /// Writes a part of the answer.
  ///
  /// A reader that went away (`| head`) has what it wanted: that ends the program quietly, with the
  /// status of the signal that would have.
  func answer(_ text: ReportText) throws(SystemError) {
    let text = text.sent(colors: colors, isUTF8: appearance.isUTF8)
    do {
      try SystemCall.write(text.utf8, to: SystemCall.standardOutput)
    } catch  where error.kind == .brokenPipe {
      SystemCall.exit(128 + SystemCall.brokenPipeSignal)
    }
  }

  /// Writes a part of the answer that has no looks.
  func answer(_ text: String) throws(SystemError) {
    try answer(ReportText(text))
  }

  /// Writes an answer to a file, or to standard output where none is named.
  func write(_ text: String, to file: String?) throws {
    guard let file else { return try answer(text) }
    try check(file)
    try writing(file, orEndWith: .writingFailed) {
      try PayloadFile.write(Array(text.utf8), to: file)
    }
  }

  /// Throws where an answer can't be written, before it is found out.
  func check(_ file: String) throws(UnwrittenFile) {
    try writing(file, orEndWith: .cannotCreate) { _ = try PayloadFile.target(of: file) }
  }

  /// Makes a file or a folder of an answer; where that fails, the program ends with the status.
  func writing(
    _ name: String, orEndWith status: ExitStatus, _ calls: () throws -> Void
  ) throws(UnwrittenFile) {
    do { try calls() } catch {
      throw UnwrittenFile(name: name, problem: FileProblem(error), status: status)
    }
  }

  func complain(_ diagnostic: Diagnostic) {
    let text = ReportText(diagnostic.text(appearance) + "\n")
      .sent(colors: .none, isUTF8: appearance.isUTF8)
    // There is nobody left to tell if this fails.
    try? SystemCall.write(text.utf8, to: SystemCall.standardError)
  }

  /// Says what this system doesn't keep models and their compiler from, from now on.
  func tellGaps() {
    ConfinementGaps.tell { note($0) }
  }

  /// Says what is no fault.
  func note(
    about source: String = "codable-explorer", _ message: String, hints: [String] = []
  ) {
    complain(Diagnostic(source: source, severity: .note, message: message, hints: hints))
  }

  func complain(about source: String = "codable-explorer", _ message: String, hint: String?) {
    complain(Diagnostic(source: source, message: message, hints: hint.map { [$0] } ?? []))
  }
}

/// A file of an answer that couldn't be written.
struct UnwrittenFile: Error {
  var name: String
  var problem: FileProblem
  var status: ExitStatus
}
