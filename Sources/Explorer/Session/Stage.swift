import DecodingReport
import JSONSource
import TerminalCanvas
import TextEditor
import Workbench

/// What layers, modes and panes may read of the session, as values of one moment.
///
/// One object, so that each view holds a reference. Nothing in it changes.
final class Stage: @unchecked Sendable {
  private let boxedLibrary: Boxed<Library>
  private let boxedLive: Boxed<LiveResults>
  let selected: Selection
  let environment: ScreenEnvironment
  let keyMap: KeyMap
  /// Where everything stands.
  let layout: Layout
  /// What fills the body in the place of the panes.
  let room: (any Mode)?
  private let left: [RoomID: any Mode]
  /// Whether layers lie over that.
  let isCovered: Bool
  let focus: Pane
  let isZoomed: Bool
  let style: DecodingStyle
  let hiding: Hiding
  let questions: Questions
  let predicting: Predicting
  let history: History
  /// The course that is on the screen.
  @Boxed private(set) var guide: CoursePlayer?
  /// The exercise that is on the screen.
  @Boxed private(set) var practice: Practice?
  /// Whether what is typed goes to a text.
  let isEditing: Bool
  let isLaidOutForEditing: Bool
  /// Whether that is the model's.
  let editsModel: Bool
  /// The panes as they are, where a picture of them is wanted.
  let picture: ExplorerState?

  convenience init(_ state: ExplorerState) {
    self.init(state, layout: state.layout)
  }

  init(_ state: ExplorerState, layout: Layout, picture: ExplorerState? = nil) {
    boxedLibrary = state.$library
    boxedLive = state.$live
    selected = state.selected
    environment = state.environment
    keyMap = state.keyMap
    self.layout = layout
    room = state.room
    left = state.left
    isCovered = !state.layers.isEmpty
    focus = state.focus
    isZoomed = state.isZoomed
    style = state.style
    hiding = state.hiding
    questions = state.questions
    predicting = state.predicting
    history = state.history
    _guide = state.guide?.isOpen == false ? Boxed(wrappedValue: nil) : state.$guide
    _practice = state.practice?.isOpen == false ? Boxed(wrappedValue: nil) : state.$practice
    isEditing = state.isEditing
    isLaidOutForEditing = state.isLaidOutForEditing
    editsModel = state.editsModel
    self.picture = picture
  }
}

// MARK: - What follows from these

extension Stage {
  // Read where they lie: views ask for them by the hundred.
  var library: Library { _read { yield boxedLibrary.wrappedValue } }
  var live: LiveResults { _read { yield boxedLive.wrappedValue } }

  var areResultsHidden: Bool { hiding.isOn }

  /// Whether the keys are the course's.
  var guideHasFocus: Bool { guide?.hasFocus ?? false }

  /// Whether a pane has the keys.
  func hasFocus(_ pane: Pane) -> Bool {
    focus == pane && !guideHasFocus && !practiceHasFocus
  }

  /// Whether the keys are those of an exercise's goals.
  var practiceHasFocus: Bool { practice?.hasFocus ?? false }

  /// Whether what would solve the open exercise is kept back.
  var hidesFixes: Bool {
    practice.map { $0.hidesFixes && library.sample == $0.sample } ?? false
  }

  /// What has the keys where no layer lies over it, the nearest first.
  var keys: [KeyContext] { isTyping ? KeyContext.typing : nearKeys + KeyContext.shared }

  /// Those of it that count before what counts everywhere: of a guide, of what fills the body.
  var nearKeys: [KeyContext] {
    (practiceHasFocus ? [.practice] : []) + (guideHasFocus ? [.guide] : []) + ownKeys
      + (guide == nil ? [] : [.guided])
  }

  /// The contexts whose hints the footer names: of what the panes do, only where letters ask for it.
  var hintedKeys: [KeyContext] {
    if isTyping { return KeyContext.typing }
    let hasLetters = stance == .beside || stance == .leaves(letters: true)
    let own = ownKeys.filter { $0 != room?.name.context }
    return own + (hasLetters ? KeyContext.shared : [.everywhere])
  }

  /// The contexts of what fills the body, or of the pane that has the focus.
  private var ownKeys: [KeyContext] { room?.contexts(on: self) ?? KeyContext.own(of: focus) }

  /// A mode as it is, or as it was left.
  func left<M: Mode>(_ mode: M.Type) -> M? { room as? M ?? left[M.name.id] as? M }

  /// What becomes of what is asked of the panes.
  var stance: Stance { room?.name.stance ?? .beside }
  var panesInSight: PanesInSight { room?.panes ?? .some }

  /// Whether the keys count that make fixes.
  var hasFixes: Bool { ownKeys.contains(.why) && !hidesFixes }

  var theme: Theme { Theme(environment) }
  var glyphs: Glyphs { Glyphs(isUTF8: environment.capabilities.isUnicode) }

  var entry: SampleEntry { library.entry }
  var options: DecodingOptions { library.options }
  /// What is to be read of the sample's lesson: while the results are hidden, what it asks.
  var lesson: String {
    guard areResultsHidden, let answers = entry.lesson.firstRange(of: "\n## ") else {
      return entry.lesson
    }
    return String(entry.lesson[..<answers.lowerBound])
      + "\nThe results are hidden, and the rest of the lesson with them. `v` reveals all.\n"
  }

  /// What the lesson asks, and of which payload it tells what happens, where that isn't the one that is
  /// open, or not as it came; `nil` where the lesson is of what is open.
  var lessonAside: (question: String, payload: String)? {
    guard !areResultsHidden, let told = entry.payloads.first?.name,
      let answers = entry.lesson.firstRange(of: "\n## ")
    else { return nil }
    let isOpen = library.origin == .sample(entry.name, payload: told)
    guard !isOpen || editor.isModified else { return nil }
    return (String(entry.lesson[..<answers.lowerBound]), isOpen ? "\(told) as it came" : told)
  }

  /// What the present text came to, once all of that is known.
  var settled: ExplainAnswer? {
    live.isUpToDate ? live.answer.flatMap { $0.hasWhys ? $0 : nil } : nil
  }

  /// The text of the open payload.
  var editor: SourceEditor { library.editor }
  var selection: JSONPath? { selected.path }

  /// The row of the selected path, or of the value around it; `nil` if a field isn't selected.
  var selectedRow: Int? { selected.row(in: live) }

  /// Whether a field is selected, rather than nothing or the whole value.
  var isFieldSelected: Bool { selected.isField(in: live) }

  /// The path of the field in which the JSON's caret stands.
  var fieldAtCaret: JSONPath? {
    guard let document = live.document,
      let path = library.path(atOffset: editor.caret, in: document), !path.steps.isEmpty
    else { return nil }
    return path
  }

  /// Whether letters are typed into a text.
  var isTyping: Bool { isEditing && stance == .beside }
  /// Whether that is the JSON's.
  var editsSource: Bool { isEditing && focus == .source }

  /// The editor that the keys go to, or would go to.
  var editedText: SourceEditor { editsModel ? library.modelDraft?.editor ?? editor : editor }

  /// Whether the model is shown as it is being changed, rather than as it was compiled.
  var showsModelDraft: Bool {
    guard let draft = library.modelDraft, style == .strict else { return false }
    return editsModel || !draft.isUpToDate
  }
}
