package import TerminalCanvas

/// The keys as they count: those of the table, some perhaps replaced by the user's.
package struct KeyMap: Sendable {
  /// The modes that can be opened.
  let rooms: [Room]
  /// The tables of keys, in the order of the help.
  package let scopes: [KeyScope]
  /// Every line that has keys in the table, with those that count.
  package let bindings: [KeyBinding]
  private var actions: [KeyContext: [KeyEvent: Action]]
  /// All lines of a context: those without keys have words for the footer.
  private let lines: [KeyContext: [KeyBinding]]
  private let bindingsOfAction: [Action: [KeyBinding]]

  /// The program's own keys.
  package static let standard = KeyMap(rooms: Room.all)

  /// Makes a map of all that is bound for the session and these modes.
  package init(rooms: [Room]) {
    self.init(KeyBinding.lines(of: rooms), rooms: rooms)
  }

  /// Makes a map of lines of the table.
  package init(_ lines: [KeyBinding], rooms: [Room] = Room.all) {
    self.rooms = rooms
    scopes = KeyScope.session + rooms.map(\.scope) + KeyScope.guides
    let places = Dictionary(
      scopes.map { scope in
        let opener = scope.opener.flatMap { opener in lines.first { $0.action == opener } }
        return (scope.context, (scope, opener?.keys.first))
      }
    ) { first, _ in first }
    let lines = lines.map { line in
      var line = line
      if let (scope, first) = places[line.context] { line.place(in: scope, after: first) }
      return line
    }
    bindings = lines.filter { !$0.isWords }
    self.lines = Dictionary(grouping: lines, by: \.context)
    bindingsOfAction = Dictionary(grouping: bindings, by: \.action)
    actions = bindings.reduce(into: [:]) { actions, binding in
      for key in binding.events { actions[binding.context, default: [:]][key] = binding.action }
    }
  }

  /// Finds what a key means in the contexts, the nearest of which comes first.
  package func action(of key: KeyEvent, in contexts: [KeyContext]) -> Action? {
    for context in contexts {
      if let action = actions[context]?[key] { return action }
    }
    return nil
  }

  /// The lines of a context that have keys.
  package func bindings(in context: KeyContext) -> [KeyBinding] {
    lines(in: context).filter { !$0.isWords }
  }

  /// The tables in which there are keys.
  package var boundScopes: [KeyScope] { scopes.filter { !bindings(in: $0.context).isEmpty } }

  /// The same, and those that have words alone for other keys.
  func lines(in context: KeyContext) -> [KeyBinding] { lines[context] ?? [] }

  /// The keys that ask for an action: those of a context, else those that count wherever nothing lies
  /// over it.
  func keys(of action: Action, in context: KeyContext? = nil) -> [String] {
    let found = bindingsOfAction[action]?.filter { !$0.keys.isEmpty } ?? []
    let nearest =
      found.first { $0.context == context }
      ?? found.first { KeyContext.shared.contains($0.context) } ?? found.first
    return nearest?.keys ?? []
  }

  /// Other words for an action, of all its lines.
  func synonyms(of action: Action) -> String {
    (bindingsOfAction[action] ?? []).map(\.also).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The first key that asks for an action, as people write it.
  func label(of action: Action, _ glyphs: Glyphs) -> String {
    keys(of: action).first.map { KeyBinding.label($0, glyphs) } ?? ""
  }

  func room(_ id: RoomID) -> Room? { rooms.first { $0.name.id == id } }

  /// The context that users' files call so, or called so before.
  func context(named name: String) -> KeyContext? {
    let context = KeyContext(rawValue: name)
    return scopes.first { $0.context == context || $0.formerly.contains(context) }?.context
  }
}
