import TerminalCanvas

extension CauseList {
  static let name = ModeName(
    "problems", "Problems", keys: ["e"],
    "problems: errors and losses by cause; n goes to the next place",
    also: "errors, bugs, causes, failures, what is wrong, warnings, diagnostics, summary, "
      + "exceptions, validate, check, lint, list of errors, all errors",
    .beside)

  static let bindings: [Binding<CauseList>] = [
    word(.moving(.move(.up)), "cause"), word(.moving(.move(.down)), "cause"),
    word(.moving(.choose), "go there"),
    Binding(["n"], .next, "the next place of the cause", hinted: { hint("next place of it", $1) }),
    word(.session(.leave), "all fields"),
    Binding(["N"], .previous, "the place before"),
  ]

  private static func word(_ action: Explorer.Action, _ words: String) -> Binding<CauseList> {
    Binding(session: action) { hint(words, $1) }
  }

  /// Its keys count while it has the focus.
  private static func hint(_ words: String, _ stage: Stage) -> String? {
    stage.focus == .result ? words : nil
  }

  /// What is asked of the table has no meaning in the list in its place; the fixes have one.
  func contexts(on stage: Stage) -> [KeyContext] {
    stage.focus == .result
      ? [Self.name.context, .why, .mode] : KeyContext.own(of: stage.focus) + [.mode]
  }
}
