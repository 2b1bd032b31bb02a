/// The samples and the payloads.
struct ListsPane: Sendable {
  /// How far the wheel has moved each; until the next key.
  var shifts: [Pane: Int] = [:]
}
