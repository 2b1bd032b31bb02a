internal import CursesTerminal
internal import DecodingReport
internal import TerminalCanvas

/// Standard output for answers, standard error for everything else.
struct Console {
  let appearance: TextAppearance

  /// `isASCII` is what the user asked for; the locale may ask for it too.
  init(isASCII: Bool) {
    appearance = TextAppearance(
      isUTF8: !isASCII && SystemCall.isLocaleUTF8, colors: Console.colors,
      width: { CellText.width($0) })
  }

  /// None off a terminal, on one that has none, and where `NO_COLOR` asks for none.
  private static var colors: TextAppearance.Colors {
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
  func answer(_ text: String) throws(SystemError) {
    do {
      try SystemCall.write(text.utf8, to: SystemCall.standardOutput)
    } catch  where error.kind == .brokenPipe {
      SystemCall.exit(128 + SystemCall.brokenPipeSignal)
    }
  }

  func complain(_ diagnostic: Diagnostic) {
    // There is nobody left to tell if this fails.
    try? SystemCall.write((diagnostic.text(appearance) + "\n").utf8, to: SystemCall.standardError)
  }

  func complain(about source: String = "codable-explorer", _ message: String, hint: String?) {
    complain(Diagnostic(source: source, message: message, hints: hint.map { [$0] } ?? []))
  }
}
