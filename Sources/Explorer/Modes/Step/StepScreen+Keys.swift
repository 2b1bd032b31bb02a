extension StepScreen {
  static let name = ModeName(
    "step", "Step", keys: ["s"], hint: "step", "step through the calls of this style",
    also: "debug, debugger, trace, single step, walk through, breakpoint, step into, "
      + "init from decoder, replay, watch it decode, how does it decode",
    context: KeyContext(rawValue: "stepping"), .leaves(letters: false))

  static let bindings: [Binding<StepScreen>] =
    [
      Binding(["<Right>", "l"], .next, hint: "next", "the next call"),
      Binding(["<Left>", "h"], .back, hint: "back", "back by one"),
      Binding(["<Down>", "j"], .over, hint: "over", "over what the next call does"),
      Binding(["<Up>", "k"], .out, hint: "out", "out of the call that runs"),
      Binding(["!"], .nextError, hint: "error", "the next error"),
    ]
    + (1...3).map { digit($0, hint: "style") } + [
      Binding(session: .enter("step"), "leave"),
      Binding(["g"], .number, hint: "go to call", "go to a call: its number, then Enter"),
      Binding(["n"], .nextOfField, hint: "next of field", "the next call of the selected field"),
      Binding(["b"], .toField, hint: "field", "to where the selected field is decoded"),
      Binding(["<Home>"], .first, "before the first call"),
      Binding(["<End>", "G"], .last, "to how decoding ends"),
      Binding(["<Enter>"], .go, "go to the number; without one: next"),
    ]
    + [4, 5, 6, 7, 8, 9, 0].map { digit($0, hint: nil) }

  private static func digit(_ digit: Int, hint: String?) -> Binding<StepScreen> {
    Binding(
      ["\(digit)"], .digit(digit), hint: hint, "a digit behind g; else 1 to 3: the style")
  }
}
