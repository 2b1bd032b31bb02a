import TerminalCanvas

extension CompareScreen {
  static let name = ModeName(
    "compare", "Compare", keys: ["c"], hint: "compare",
    "compare with another payload; a model with the one before",
    also: "diff, difference, side by side, versus, two payloads, before and after, compare models",
    context: KeyContext(rawValue: "comparing"), .leaves(letters: true))

  static let bindings: [Binding<CompareScreen>] = [
    Binding(session: .moving(.move(.up)), "field"),
    Binding(session: .moving(.move(.down)), "field"),
    Binding(session: .session(.previousStyle), "style"),
    Binding(session: .session(.nextStyle), "style"),
    Binding(["]"], .nextB, hint: "next B", "the next payload as B"),
    Binding(["}"], .nextA, hint: "next A", "the next payload as A"),
    Binding(
      ["f"], .onlyDiffering, hint: "only differing",
      "leave what differs; [ and ] pass over what has alike outcomes"),
    Binding(session: .session(.nextPane), "side"),
    Binding(session: .field(.editValue), "edit"),
    Binding(session: .session(.leave)) { screen, _ in CompareWords.back(screen) },
    Binding(session: .session(.findNext), "next"),
    Binding(session: .enter("compare"), "other pair"),
    Binding(["["], .previousB, "the payload before as B, with this field"),
    Binding(["{"], .previousA, "the payload before as A"),
    Binding(["r"], .name, hint: "name", "name this pair; c lists those with names"),
    Binding(
      ["S"], .models, hint: "models", "Swift: lines of two models in the place of the JSON"),
  ]
}
