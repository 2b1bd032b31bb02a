import JSONSource
import TextEditor

/// Selecting in the JSON by what stands in what: a value, its member, the object around it.
extension ExplorerState {
  /// Selects what stands next around the selection.
  mutating func growSelection() -> [Effect] {
    guard let document = live.currentDocument, hasPlaces(document) else {
      notice = "the JSON is still being read"
      return []
    }
    let selection = editor.selection
    let range = selection.replacedRange
    // A caret behind a value is its value's.
    let places = range.isEmpty ? [range.lowerBound, range.lowerBound - 1] : [range.lowerBound]
    let around = places.compactMap { place in
      document.spans(around: place)?.first { $0.holds(range) && $0 != range }
    }.min { $0.count < $1.count }
    guard let around else {
      notice = "nothing is around this"
      return []
    }
    let effects = edit(.select(around))
    if panes.source.grown.last?.to != selection { panes.source.grown = [] }
    panes.source.grown.append((from: selection, to: editor.selection))
    return effects
  }

  /// Takes the last growth of the selection back.
  mutating func shrinkSelection() -> [Effect] {
    guard let last = panes.source.grown.popLast(), last.to == editor.selection else {
      panes.source.grown = []
      notice = "the selection has not grown"
      return []
    }
    return edit(.select(last.from.replacedRange))
  }
}

extension JSONDocument {
  /// What stands around a byte, from the inside: key or value, member, object, and so on.
  fileprivate func spans(around offset: Int) -> [Range<Int>]? {
    guard let node = deepestNode(atOffset: offset) else { return nil }
    var spans = [range(of: node)]
    var value = kind(of: node) == .key ? node + 1 : node
    for container in ancestors(of: value).reversed() {
      if kind(of: container) == .object {
        spans.append(startOffset(of: value - 1)..<endOffset(of: value))
      }
      spans.append(range(of: container))
      value = container
    }
    return spans
  }
}
