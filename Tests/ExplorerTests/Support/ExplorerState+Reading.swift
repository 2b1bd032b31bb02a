@testable import Explorer

/// What tests ask for often.
extension ExplorerState {
  var menu: Menu? {
    for case .menu(let menu) in layers.layers { return menu }
    return nil
  }
  var prompt: Prompt? { layers.prompt }
  var selectedSpan: Range<Int>? { selected.span }
}
