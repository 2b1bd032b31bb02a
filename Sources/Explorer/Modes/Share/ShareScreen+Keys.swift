import TerminalCanvas

extension ShareScreen {
  static let name = ModeName(
    "share", "Share", keys: ["Y"], "share: a reproduction, a test, a ticket, a picture",
    also: "export, send, hand over, reproduce, show a colleague, ask for help, post, slack, link",
    context: KeyContext(rawValue: "sharing"), formerContexts: [KeyContext(rawValue: "preview")],
    .leaves(letters: false))

  // Letters choose forms here.
  static let bindings: [Binding<ShareScreen>] =
    [
      Binding(session: .moving(.move(.up)), "form"),
      Binding(session: .moving(.move(.down)), "form"),
      Binding(["<Enter>"], session: .moving(.choose), hint: "copy", "copy what is shown"),
      Binding(["W"], .write, hint: "write", "write what is shown to a file"),
      Binding(
        ["T"], .tryOut, hint: "try it", "compile the reproduction, and run it in a model's box",
        also: "run, compile"),
      Binding(session: .session(.leave), "back"),
      Binding(session: .moving(.move(.pageDown)), "scroll"),
      Binding(
        ["e"], .smallest, hint: "smallest", "the smallest payload that does the same, or all",
        also: "minify, reduce, shrink, minimize, minimal payload, smallest, smallest payload, "
          + "isolate, bisect"),
      Binding(
        ["a"], .madeUp, hint: "made up", "values made up, or the payload's own",
        also: "anonymize, anonymise, redact, mask, scrub, sanitize, fake data, fake values, "
          + "make values up, hide values, privacy, private data, secrets, personal data"),
      Binding(
        ["<Space>"], .stop, "stop reducing, and keep the smallest payload so far",
        also: "stop, enough, interrupt",
        hinted: { screen, stage in screen.sharing(stage).isReducing ? "keep" : nil },
        refused: { screen, stage in
          screen.sharing(stage).isReducing ? nil : ShareWords.nothingToStop
        }),
      Binding(["<Left>"], .left, "the text to the left"),
      Binding(["<Right>"], .right, "the text to the right"),
    ]
    + ShareForm.allCases.map {
      Binding([$0.key], .form($0), $0.help, also: $0.also)
    }
}
