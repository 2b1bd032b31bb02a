import TerminalCanvas

/// Hands what happens to the layers, the topmost first, and does what they ask for.
extension ExplorerState {
  var menu: Menu? { layers.menu }
  var prompt: Prompt? { layers.prompt }

  /// Gives a key to the topmost layer; `nil` where the key means an action, or nothing.
  mutating func pressInLayer(_ key: KeyEvent) -> [Effect]? {
    guard !layers.isEmpty else { return nil }
    let stage = Stage(self)
    let place = layers.count - 1
    guard let requests = layers[place].press(key, on: stage) else { return nil }
    let hasMenu = layers[place].kind == .menu
    let effects = carryOut(requests, ofLayer: place)
    if hasMenu { fitPanes() }
    return effects
  }

  /// Gives an action to the layers from the one below so many on; `nil` where none takes it.
  mutating func performInLayer(_ action: Action, below count: Int) -> [Effect]? {
    guard !layers.isEmpty else { return nil }
    let stage = Stage(self)
    for place in (0..<min(count, layers.count)).reversed() {
      if let requests = layers[place].perform(action, on: stage) {
        return carryOut(requests, ofLayer: place)
      }
    }
    return nil
  }

  /// Gives pasted text to the topmost layer; `nil` where that takes none.
  mutating func pasteInLayer(_ text: String) -> [Effect]? {
    guard !layers.isEmpty else { return nil }
    let place = layers.count - 1
    return layers[place].paste(text).map { carryOut($0, ofLayer: place) }
  }

  /// Gives a click to the topmost layer; `nil` where there is none.
  mutating func clickInLayer(_ point: Point) -> [Effect]? {
    guard !layers.isEmpty else { return nil }
    let stage = Stage(self)
    let place = layers.count - 1
    return carryOut(layers[place].click(point, on: stage), ofLayer: place)
  }

  /// Whether a layer moved with the wheel.
  mutating func scrollInLayer(by lines: Int) -> Bool {
    (0..<layers.count).reversed().contains { layers[$0].scroll(by: lines) }
  }

  /// Shows the lines in which the text differs from what it came as.
  mutating func showChanges() {
    let original = library.originalText
    guard editor.text != original else {
      notice = "this is the payload as it came"
      return
    }
    show(
      .changes(
        TextComparison("Lines changed  \(library.payloadName)", from: original, to: editor.text)))
  }

  /// Fits what is scrolled into the layers at the present size.
  mutating func fitLayers() {
    guard layers.has(.text) else { return }
    let stage = Stage(self)
    for place in 0..<layers.count { layers[place].fit(stage) }
  }
}
