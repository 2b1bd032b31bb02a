import Courses
import DecodingReport
import TerminalCanvas
import TextEditor
import Workbench

extension ExplorerState {
  var layout: Layout { layout(of: environment.size) }

  func layout(of size: Size) -> Layout {
    let showsAll = room?.panes == .all
    return Layout(
      size: size, focus: focus, isZoomed: isZoomed && !showsAll,
      showsModel: focus == .model || (focus != .why && looksAtModel),
      showsAll: showsAll, favoursModel: practice?.isOpen == true && !showsAll,
      isProjector: environment.isProjector,
      lists: lists,
      guideRows: guideRows(in: size),
      modelLines: modelRows,
      listLines: (samples: library.sampleItems.count, payloads: library.payloadItems.count),
      results: panes.result.widths(live, withValues: !areResultsHidden),
      isEditing: isLaidOutForEditing)
  }

  /// The lists that have places of their own where there is room. Who brought a model or a payload along
  /// has no use for the samples.
  private var lists: Layout.Lists {
    if environment.foldsLists || room?.panes == .all || guide?.isOpen == true
      || practice?.isOpen == true
    {
      return .none
    }
    guard foldsSamples else { return .all }
    return library.payloadItems.count - entry.payloads.count > 1 ? .payloads : .none
  }

  /// Whether there is room for what is edited: what is under the mouse stays there while it marks.
  var isLaidOutForEditing: Bool { marksWhileEditing ?? isEditing }

  /// Whether the model is to be seen rather than the why: as the course says, else while results are
  /// hidden, of which the why would tell.
  private var looksAtModel: Bool {
    guard let guide, guide.isOpen, let look = guide.step?.look else { return hiding.isOn }
    return look == .model
  }

  /// The rows below the body that a course or an exercise takes.
  private func guideRows(in size: Size) -> Int {
    if room?.coversGuide == true { return 0 }
    if let practice, practice.isOpen { return PracticeView.rows(in: size, practice) }
    return guide?.isOpen == true ? CoursePane.rows(in: size) : 0
  }

  /// Who changes a model needs some room, however little is in it.
  private static let fewestDraftRows = 14

  /// Rows that the model's pane has a use for.
  private var modelRows: Int {
    guard let draft = library.modelDraft else { return library.modelIndex.mostLines }
    return max(library.modelIndex.mostLines, draft.rowCount, Self.fewestDraftRows)
  }

  /// What a key asks for now: of the topmost layer, else of a guide, of what fills the body, of the
  /// panes below it, of the session.
  func action(of key: KeyEvent) -> Action? {
    if let contexts = layers.keys { return keyMap.action(of: key, in: contexts) }
    let stage = Stage(self)
    guard !stage.isTyping else { return keyMap.action(of: key, in: KeyContext.typing) }
    if let action = keyMap.action(of: key, in: stage.nearKeys) { return action }
    let action = keyMap.action(of: key, in: KeyContext.shared)
    let isLetterOfPanes =
      key.typed != nil && action?.isSessions == false
      && action != stage.room.map { .enter($0.name.id) }
    return isLetterOfPanes && stage.stance == .leaves(letters: false) ? nil : action
  }

  /// Whether letters are typed into a text.
  var isTyping: Bool { layers.keys == nil && Stage(self).isTyping }

  mutating func moveFocus(to pane: Pane) {
    takeFocusFromGuides()
    if pane.isList && !focus.isList {
      returnFocus = focus
      returnChoice = nil
    }
    // What is in sight stays there: from now on the pane is moved by its own keys.
    if pane == .model && focus != .model { panes.model.takeFocus(Stage(self)) }
    focus = pane
  }

  /// Goes round the panes that are on the screen; where there is one at a time, round them all.
  mutating func cycleFocus(by step: Int) {
    guard !guideHasFocus, practice?.hasFocus != true else { return moveFocus(to: focus) }
    let layout = layout
    let order: [Pane] = [.samples, .payloads, .source, .model, .result, .why]
    let panes = order.filter { !$0.isList || layout.panes[$0] != nil }
    let place = panes.firstIndex(of: focus) ?? 0
    moveFocus(to: panes[(place + step + panes.count) % panes.count])
  }

  /// Out: of a decode that takes long, a text that is edited, a menu, a zoom, a pane.
  mutating func leave() -> [Effect] {
    if live.giveUp() {
      notice = "given up on r\(live.revision); F5 or an edit decodes again"
      return [.giveUpDecode]
    }
    if isEditing { return leaveEditing() }
    if focus.isList, !isZoomed || !layout.hasLists {
      leaveLists()
      return goBackToChoice()
    } else if isZoomed {
      isZoomed = false
    } else if focus == .result, panes.result.filter != nil {
      panes.result.keep(nil, on: Stage(self))
    } else if focus != .result {
      focus = .result
    } else if let wayBack, wayBack.origin == origin {
      return open(origin: wayBack.base) + enter(wayBack.room)
    }
    return []
  }

  /// Where Esc goes back to from what was opened out of a mode.
  struct WayBack: Sendable {
    var origin: TextOrigin
    var base: TextOrigin
    var room: RoomID
  }

  mutating func turnStyle(by step: Int) {
    let styles = DecodingStyle.allCases
    style = styles[(style.index + step + styles.count) % styles.count]
    panes.why.subjectChanged()
  }

  /// Takes a choice in a list; Esc goes back to the one before the first of them.
  mutating func choose(_ open: (inout ExplorerState) -> [Effect]) -> [Effect] {
    let before = ListChoice(self)
    let effects = open(&self)
    var choice = returnChoice.flatMap { $0.led == before.place ? $0 : nil } ?? before
    choice.led = ListChoice(self).place
    returnChoice = choice
    return effects
  }

  /// Opens what was open before the choices in the lists, unless something else was opened since.
  private mutating func goBackToChoice() -> [Effect] {
    guard let choice = returnChoice, choice.led == ListChoice(self).place else { return [] }
    returnChoice = nil
    return reopen(choice)
  }

  /// Opens what was open, with the field that was selected there.
  mutating func reopen(_ choice: ListChoice) -> [Effect] {
    var effects = choice.place.sample == sample ? [] : open(sample: choice.place.sample)
    if choice.place.origin != origin { effects += open(origin: choice.place.origin) }
    selected.path = choice.path
    updateSelectedSpan()
    return effects
  }

  /// Leaves the lists: where they lie over the panes, for the pane that was looked at before.
  mutating func leaveLists() {
    focus = layout.hasLists || returnFocus.isList ? .result : returnFocus
  }

  /// Fits what is scrolled into the panes at the present size.
  mutating func fitPanes() {
    measurePractice()
    let (source, model) = textRects
    let viewport = editor.viewport
    if let source, viewport.rows != source.rows || viewport.columns != source.columns {
      _ = library.editor.apply(.resize(rows: source.rows, columns: source.columns))
    }
    if let source {
      // Where nobody types, deep values are worth more than the blanks before them.
      let kept = isEditing && !editsModel ? nil : max(8, source.columns / 3)
      if editor.viewport.keptIndentation != kept {
        _ = library.editor.apply(.keepIndentation(kept))
      }
    }
    if let model {
      _ = library.models[sample]?.editor.apply(
        .resize(rows: model.rows, columns: model.columns))
    }
    panes.fit(Stage(self))
    fitLayers()
  }

  /// Takes note of how much room the open exercise's text wants.
  private mutating func measurePractice() {
    guard let practice, practice.isOpen, practice.hasFocus else { return }
    let text = PracticeText(
      practice: practice, theme: Theme(environment),
      glyphs: Glyphs(isUTF8: environment.capabilities.isUnicode),
      columns: environment.size.columns)
    self.practice?.textRows = text.count
  }

  /// Where the texts of the JSON and of the changed model stand.
  private var textRects: (source: Rect?, model: Rect?) {
    let stage = Stage(self)
    let view = SourceView(panes.source, stage)
    let model = library.modelDraft == nil ? nil : stage.layout.interior(.model)
    return (
      stage.layout.interior(.source).map(view.textRect),
      model.map(ModelView(panes.model, stage).textRect)
    )
  }
}
