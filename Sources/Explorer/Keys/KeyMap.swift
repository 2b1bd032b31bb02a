package import TerminalCanvas

/// The keys as they count: those of the table, some perhaps replaced by the user's.
package struct KeyMap: Sendable {
  /// Every line of the table, with the keys that count.
  package private(set) var bindings: [KeyBinding]
  private var actions: [KeyContext: [KeyEvent: Action]]
  private var bindingsOfContext: [KeyContext: [KeyBinding]]

  /// The program's own keys.
  package static let standard = KeyMap(KeyBinding.table)

  /// Makes a map of lines of the table.
  package init(_ bindings: [KeyBinding]) {
    self.bindings = bindings
    bindingsOfContext = Dictionary(grouping: bindings, by: \.context)
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

  /// The lines of a context.
  package func bindings(in context: KeyContext) -> [KeyBinding] {
    bindingsOfContext[context] ?? []
  }
}
