import JSONSource
import TerminalCanvas

extension ExplorerState {
  /// Opens the list of every action; what is typed narrows it.
  mutating func openPalette() {
    layers.close(.text)
    layers.push(.menu(Menu(.palette, paletteItems)))
  }

  /// Every action once, with all of its keys; those of the pane in focus come first.
  private var paletteItems: [Menu.Item] {
    let near = KeyContext.chain(of: focus)
    // Help and menus have no action of their own.
    let contexts =
      near + KeyContext.allCases.filter { !near.contains($0) && $0 != .overlay && $0 != .menu }
    let glyphs = Glyphs(isUTF8: environment.capabilities.isUnicode)
    var items: [Menu.Item] = []
    var known: [Action: Int] = [:]
    for context in contexts {
      for binding in keyMap.bindings where binding.context == context {
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
          Menu.Item(
            key: binding.label(glyphs), title: glyphs.words(binding.name), preview: "",
            action: binding.action))
      }
    }
    return items
  }

  /// Opens the menu of what can be copied, or written to a file.
  mutating func openCopyMenu(_ kind: Menu.Kind) {
    selectFieldAtCursor()
    guard selection?.steps.isEmpty == false else {
      notice = "there is no field to copy"
      return
    }
    let items = keyMap.bindings.compactMap { binding -> Menu.Item? in
      guard case .field(.copy(let form)) = binding.action, let key = binding.keys.first else {
        return nil
      }
      let action = kind == .write ? Action.field(.write(form)) : binding.action
      var item = Menu.Item(key: key, title: form.name, preview: "", action: action)
      do throws(Refusal) {
        item.preview = try copyText(form).preview
      } catch {
        item.refusal = error.words
      }
      return item
    }
    layers.push(.menu(Menu(kind, items)))
  }
}
