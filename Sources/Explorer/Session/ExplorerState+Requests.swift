import DecodingReport

extension ExplorerState {
  /// Does what a pane asks for, or the layer at a place.
  mutating func carryOut(_ requests: [Request], ofLayer place: Int? = nil) -> [Effect] {
    requests.reduce(into: []) { effects, request in
      effects += carryOut(request, ofLayer: place)
    }
  }

  private mutating func carryOut(_ request: Request, ofLayer place: Int?) -> [Effect] {
    switch request {
    case .effect(let effect): return [effect]
    case .close: if let place { layers.close(layers[place].kind) }
    case .perform(let action): return perform(action, below: place ?? 0)
    case .notice(let words): notice = words
    case .focus(let pane): moveFocus(to: pane)
    case .leaveLists: leaveLists()
    case .style(let style): self.style = style
    case .select(let row): select(row: row)
    case .selectPath(let path): select(path: path)
    case .openSample(let place): return open(sample: place)
    case .open(let origin): return open(origin: origin)
    case .edit(let command): return edit(command)
    case .fold(let target): return fold(target)
    case .scrollSource(let lines): _ = library.editor.apply(.scroll(lines: lines, cells: 0))
    case .scrollModel(let lines):
      _ = library.modelDrafts[sample]?.editor.apply(.scroll(lines: lines, cells: 0))
    case .mark: isMarking = true
    case .explain:
      live.optionsChanged()
      return parseAndExplain(afterEdit: false)
    case .answer(let prompt, let key): return answer(prompt, by: key)
    case .setting(let setting, let place): return choose(place, of: setting)
    }
    return []
  }
}
