import TerminalCanvas

extension HistoryScreen {
  static let name = ModeName(
    "history", "History", keys: ["H"],
    "history: each state that decoded; Enter goes back to it",
    also: "timeline, undo tree, versions, earlier states, snapshots, go back in time, time travel",
    .leaves(letters: true))

  static let bindings: [Binding<HistoryScreen>] = [
    Binding(session: .moving(.move(.up)), "state"),
    Binding(session: .moving(.move(.down)), "state"),
    Binding(session: .moving(.choose), "go there"),
    Binding(session: .enter("compare"), "compare"),
    Binding(["r"], .name, hint: "name", "name this state; those with names stay"),
    Binding(
      ["f"], .ownAlone, hint: "this payload", "states of the open payload alone, or of all"),
    Binding(session: .field(.copyMenu), "copy"),
    Binding(session: .session(.leave), "back"),
  ]
}
