import TerminalCanvas

extension Menu {
  /// The list of everything that can be done; what is typed narrows it.
  static func palette(_ stage: Stage) -> Menu { Menu(.palette, items(stage)) }

  /// Every action once, with all of its keys; those of the pane in focus come first.
  private static func items(_ stage: Stage) -> [Item] {
    let near = KeyContext.chain(of: stage.focus)
    // Help and menus have no action of their own.
    let contexts =
      near + KeyContext.allCases.filter { !near.contains($0) && $0 != .overlay && $0 != .menu }
    let glyphs = stage.glyphs
    var items: [Item] = []
    var known: [Action: Int] = [:]
    for context in contexts {
      for binding in stage.keyMap.bindings where binding.context == context {
        if let place = known[binding.action] {
          // In the settings these keys do nothing else; elsewhere they do.
          if context == .options { continue }
          let labels = items[place].key.split(separator: " ").map(String.init)
          let others = binding.label(glyphs).split(separator: " ").map(String.init)
          items[place].key = (labels + others.filter { !labels.contains($0) })
            .joined(separator: " ")
          continue
        }
        known[binding.action] = items.count
        items.append(
          Item(
            key: binding.label(glyphs), title: glyphs.words(binding.name), preview: "",
            action: binding.action))
      }
    }
    return items
  }
}
