import DecodingReport
import TerminalCanvas

extension ExplorerState {
  var layout: Layout { layout(of: environment.size) }

  func layout(of size: Size) -> Layout {
    Layout(
      size: size, focus: focus, isZoomed: isZoomed, isProjector: environment.isProjector,
      modelLines: modelRows,
      listLines: (samples: library.sampleItems.count, payloads: library.payloadItems.count))
  }

  /// Who changes a model needs some room, however little is in it.
  private static let fewestDraftRows = 14

  /// Rows that the model's pane has a use for.
  private var modelRows: Int {
    guard let draft = library.modelDraft else { return library.modelIndex.mostLines }
    return max(library.modelIndex.mostLines, draft.rowCount, Self.fewestDraftRows)
  }

  /// The contexts whose keys count now, the nearest first.
  var keyContexts: [KeyContext] {
    layers.keys ?? KeyContext.chain(of: editsModel ? .source : focus)
  }

  mutating func moveFocus(to pane: Pane) {
    if pane.isList && !focus.isList { returnFocus = focus }
    // What is in sight stays there: from now on the pane is moved by its own keys.
    if pane == .model && focus != .model { panes.model.top = shownModelTop(layout) }
    focus = pane
  }

  /// Goes round the panes that are on the screen; where there is one at a time, round them all.
  mutating func cycleFocus(by step: Int) {
    let layout = layout
    let panes: [Pane] =
      switch layout.kind {
      case .wide where !isZoomed: [.samples, .payloads, .source, .model, .result, .why]
      default: [.source, .model, .result, .why]
      }
    let place = panes.firstIndex(of: focus) ?? 0
    moveFocus(to: panes[(place + step + panes.count) % panes.count])
  }

  /// Out: of a decode that takes long, a menu, a zoom, the editor.
  mutating func leave() -> [Effect] {
    if live.giveUp() {
      notice = "given up on r\(live.revision); F5 or an edit decodes again"
      return [.giveUpDecode]
    }
    if focus.isList && layout.kind != .wide {
      focus = returnFocus
    } else if isZoomed {
      isZoomed = false
    } else if editsModel {
      panes.model.isEditing = false
    } else if focus == .source, editor.selection.range != nil {
      _ = library.editor.apply(.deselect)
    } else if focus != .result {
      focus = .result
    }
    return []
  }

  mutating func turnStyle(by step: Int) {
    let styles = DecodingStyle.allCases
    style = styles[(style.index + step + styles.count) % styles.count]
    panes.why.top = 0
  }

  /// Moves within the pane that has the focus.
  mutating func move(_ motion: Motion) -> [Effect] {
    let page = max(1, (layout.interior(focus)?.rows ?? 2) - 1)
    switch focus {
    case .samples:
      let target = moved(sample, motion, count: samples.count, page: page)
      return target == sample ? [] : open(sample: target)
    case .payloads:
      let items = library.payloadItems
      let current = items.firstIndex { $0.origin == origin } ?? 0
      let target = moved(current, motion, count: items.count, page: page)
      return target == current ? [] : open(origin: items[target].origin)
    case .result: moveSelection(motion, page: max(1, resultRowCount(layout)))
    case .model: moveInModel(motion, page: page)
    case .why: panes.why.top = motion.scrolled(panes.why.top, page: page)
    case .source: break
    }
    return []
  }

  private func moved(_ place: Int, _ motion: Motion, count: Int, page: Int) -> Int {
    let target =
      switch motion {
      case .up: place - 1
      case .down: place + 1
      case .pageUp: place - page
      case .pageDown: place + page
      case .first: 0
      case .last: count - 1
      }
    return min(max(target, 0), max(0, count - 1))
  }

  mutating func choose() {
    switch focus {
    case .samples, .payloads:
      focus = layout.kind == .wide || returnFocus.isList ? .result : returnFocus
    case .result: focus = .why
    case .model: editModel()
    case .why, .source: break
    }
  }

  /// Fits what is scrolled into the panes at the present size.
  mutating func fitPanes() {
    let layout = layout
    if let source = layout.interior(.source) {
      let text = sourceTextRect(source)
      if editor.viewport.rows != text.rows || editor.viewport.columns != text.columns {
        _ = library.editor.apply(.resize(rows: text.rows, columns: text.columns))
      }
    }
    if library.modelDraft != nil, let model = layout.interior(.model) {
      let text = modelTextRect(model)
      _ = library.modelDrafts[sample]?.editor.apply(.resize(rows: text.rows, columns: text.columns))
    }
    fitResult(layout)
    if panes.why.top > 0, let why = layout.interior(.why) {
      panes.why.top = min(panes.why.top, max(0, whyLines(why.size).count - why.rows))
    }
    if panes.model.top > 0, let model = layout.interior(.model) {
      panes.model.top = min(
        panes.model.top, max(0, library.modelIndex[style].rows.count - model.rows))
    }
    fitLayers()
  }

  private mutating func fitResult(_ layout: Layout) {
    let rows = resultRowCount(layout)
    let count = visibleRows.count
    guard rows > 0 else { return }
    if !panes.result.isScrolledAway, let place = selectedRow.map({ visibleRows.place(of: $0) }) {
      if place < panes.result.top { panes.result.top = place }
      if place >= panes.result.top + rows { panes.result.top = place - rows + 1 }
    }
    panes.result.top = min(panes.result.top, max(0, count - rows))
  }
}

extension Pane {
  /// Whether the pane is a menu where there is no room for it.
  var isList: Bool { self == .samples || self == .payloads }
}
