import TerminalCanvas

/// A mode that can be opened: what is registered, one line each. Here their types are erased; they come
/// back in `Mode.present(on:)` and `RoomAction.perform(in:)`.
package struct Room: Sendable {
  let name: ModeName
  /// Its keys, and words for everybody's.
  let lines: [KeyBinding]
  /// One as it is opened for no action.
  let make: @Sendable (Stage) -> any Mode
  let opening: @Sendable (Stage) -> [Request]

  init<M: Mode>(_ mode: M.Type) {
    name = M.name
    lines = M.bindings.map { KeyBinding($0, in: M.name.context) }
    make = { M(on: $0) }
    opening = { M.opening(for: nil, on: $0) }
  }

  /// The program's own modes, in the order in which they are offered.
  package static let all = [
    Room(CauseList.self), Room(CompareScreen.self), Room(StepScreen.self),
    Room(MatrixScreen.self), Room(PredictScreen.self), Room(ShareScreen.self),
    Room(RoundTripScreen.self), Room(HistoryScreen.self),
  ]

  /// The keys that open it.
  var opener: KeyBinding {
    let isTyped = name.keys.contains { (try? KeyEvent($0))?.typed != nil }
    return KeyBinding(
      name.keys, isTyped ? .reading : .everywhere, .enter(name.id), hint: name.hint, name.help,
      also: name.also)
  }

  var scope: KeyScope {
    KeyScope(
      name.context, "\(name.title): %, then", word: name.title.lowercased(), after: .enter(name.id),
      formerly: name.formerContexts)
  }
}
