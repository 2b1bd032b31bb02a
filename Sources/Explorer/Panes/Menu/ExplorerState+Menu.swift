import JSONSource
import TerminalCanvas

extension ExplorerState {
  /// Gives a key to the menu; every key that means something everywhere closes it.
  mutating func answerMenu(_ key: KeyEvent) -> [Effect] {
    guard let open = menu else { return [] }
    defer { fitPanes() }
    if let item = open.items.first(where: { $0.key == key.description }) { return choose(item) }
    switch keyMap.action(of: key, in: [.menu]) {
    case .move(let motion)?:
      let page = max(1, menuRows(open) - 1)
      menu?.move(motion, page: page)
    case .choose?: return chooseFromMenu()
    default: return leaveMenu(by: key)
    }
    return []
  }

  private mutating func leaveMenu(by key: KeyEvent) -> [Effect] {
    switch keyMap.action(of: key, in: [.everywhere]) {
    case .leave?: menu = nil
    case .quickFix? where menu?.kind == .fixes: return chooseFromMenu()
    case .redraw?: return [.redraw]
    case .suspend?: return [.suspend]
    case let action?:
      menu = nil
      return perform(action)
    case nil:
      if key == KeyEvent(.character("c"), .ctrl) { menu = nil }
    }
    return []
  }

  mutating func chooseFromMenu() -> [Effect] {
    guard let item = menu?.chosen else { return [] }
    return choose(item)
  }

  private mutating func choose(_ item: Menu.Item) -> [Effect] {
    if let refusal = item.refusal {
      notice = refusal
      return []
    }
    let kind = menu?.kind
    menu = nil
    prompt = nil
    if case .copy(let form) = item.action, kind == .write {
      askForFile(form)
      return []
    }
    if kind == .palette { goToPane(of: item.action) }
    return perform(item.action)
  }

  /// Actions of a pane happen where it is seen.
  private mutating func goToPane(of action: Action) {
    switch action {
    case .edit, .findText, .goToLine: if !editsModel { moveFocus(to: .source) }
    case .renamePayload, .deletePayload: moveFocus(to: .payloads)
    default: break
    }
  }

  /// Opens the list of every action; what is typed narrows it.
  mutating func openPalette() {
    overlay = nil
    menu = Menu(.palette, paletteItems)
    prompt = Prompt(.command)
  }

  /// Gives a key to the palette: arrows and Enter choose, the rest is typed.
  mutating func answerPalette(_ key: KeyEvent) -> [Effect] {
    defer { fitPanes() }
    switch keyMap.action(of: key, in: [.menu]) {
    case .move(let motion)?:
      let page = max(1, (menu.map { menuRows($0) } ?? 2) - 1)
      menu?.move(motion, page: page)
      return []
    case .choose?: return chooseFromMenu()
    default: break
    }
    switch keyMap.action(of: key, in: [.everywhere]) {
    case .redraw?: return [.redraw]
    case .suspend?: return [.suspend]
    case .palette?:
      prompt = nil
      menu = nil
      return []
    case .quit?:
      prompt = nil
      menu = nil
      return quit()
    default: break
    }
    if key.key == .backspace, prompt?.answer.isEmpty == true {
      prompt = nil
      menu = nil
    } else {
      prompt?.edit(key)
      narrowPalette()
    }
    return []
  }

  /// Leaves in the palette what was typed.
  mutating func narrowPalette() {
    guard let asked = prompt, asked.kind == .command else { return }
    menu?.narrow(to: asked.answer)
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
      guard case .copy(let form) = binding.action, let key = binding.keys.first else { return nil }
      var item = Menu.Item(key: key, title: form.name, preview: "", action: binding.action)
      do throws(Refusal) {
        item.preview = try copyText(form).preview
      } catch {
        item.refusal = error.words
      }
      return item
    }
    menu = Menu(kind, items)
  }
}
