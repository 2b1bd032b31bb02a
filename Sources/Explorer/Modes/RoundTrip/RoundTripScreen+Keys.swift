extension RoundTripScreen {
  static let name = ModeName(
    "round-trip", "Round trip", keys: ["E"], "round trip: what each style writes back, and why",
    also: "encode, encoder, encoding, jsonencoder, write back, serialize, re-encode, "
      + "decode and encode, roundtrip",
    context: KeyContext(rawValue: "writing"), .leaves(letters: true))

  static let bindings: [Binding<RoundTripScreen>] = [
    Binding(session: .session(.findNext), "next difference"),
    Binding(session: .session(.previousStyle), "style"),
    Binding(session: .session(.nextStyle), "style"),
    Binding(session: .moving(.choose), "the field"),
    Binding(
      ["a"], .otherEncoder, hint: "encoder", "what another encoder writes: a plain one, or back"),
    Binding(["C"], .copyWritten, hint: "copy", "copy what is written"),
    Binding(session: .session(.leave), "back"),
  ]
}
