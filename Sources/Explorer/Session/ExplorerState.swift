package import DecodingReport
package import JSONSource
import TerminalCanvas
package import TextEditor
package import Workbench

/// The explorer as a value: all that the screen shows, and nothing that touches the world.
///
/// `start()` and `update(_:)` say by effects what is to be done outside; `view(_:)` draws. What it
/// holds of its own is what all share; the rest is the panes' and the layers'.
package struct ExplorerState: Sendable {
  /// Sources up to this many bytes are parsed while typing; larger ones with their decode.
  package static let parsedWhileTyping = 64 * 1024

  /// The terminal, with its present size.
  package internal(set) var environment: ScreenEnvironment
  /// The keys that count.
  let keyMap: KeyMap

  // What is shared
  @Boxed var library: Library
  @Boxed var live = LiveResults()
  var selected = Selection()
  var journal = Journal()
  var saving = Saving()

  // What is looked at
  /// What fills the body in the place of the panes.
  var room: (any Mode)?
  /// Modes as they were left.
  var left: [RoomID: any Mode] = [:]
  /// Where Esc goes back to from what was opened out of a mode.
  var wayBack: WayBack?
  var panes = Panes()
  /// What lies over them.
  var layers = LayerStack()
  /// The pane that the keys go to.
  package internal(set) var focus = Pane.result {
    didSet { if focus != oldValue { editing = nil } }
  }
  /// Since when what is typed goes to the text that has the focus; `nil` while keys move and ask.
  var editing: Editing?
  /// The pane to go back to from a list.
  var returnFocus = Pane.result
  /// The choice to go back to from a list; `nil` where none was made there.
  var returnChoice: ListChoice?
  /// Whether what was opened was brought along, so that the samples are folded until they are asked for.
  var foldsSamples = false
  /// Whether that pane has the whole screen.
  package internal(set) var isZoomed = false
  /// The style that model and why are about.
  package internal(set) var style = DecodingStyle.strict
  var hiding = Hiding()
  /// What is asked in the background, and what is known.
  var questions = Questions()
  /// What was done, and can be taken back.
  var undo = UndoStack()
  /// What is guessed of what is open.
  var predicting = Predicting()
  /// The states that were noted.
  var history = History()
  /// A course that leads through all of it, as long as there is one.
  @Boxed package internal(set) var guide: CoursePlayer?
  /// Exercises, as long as there are any.
  @Boxed package internal(set) var practice: Practice?
  /// Exercises whose code came along, and isn't trusted.
  var untrusted: (exercises: Practice, trust: Trust)?
  /// What is told in the status line until the next key.
  package internal(set) var notice: String?
  /// What was looked for by name.
  var searchedName = ""
  /// Where one was when the search began that is being typed.
  var searchStart: SearchStart?
  /// What was asked for before there were results.
  var waiting = Waiting()
  var shownKeys = ShownKeys()
  /// Whether marks are asked for that haven't come yet.
  var isSurveying = false
  /// Whether a text was edited as the button went down in it, so that moving the mouse marks it; `nil` where
  /// it doesn't.
  var marksWhileEditing: Bool?

  /// Opens the explorer. Without samples there is nothing to decode with.
  package init(
    samples: [SampleEntry], opening: Opening, environment: ScreenEnvironment,
    configuration: Configuration = Configuration(), mistakes: [String] = []
  ) {
    precondition(!samples.isEmpty, "the explorer wants at least one sample")
    keyMap = configuration.keyMap
    library = Library(samples, opening, indentation: configuration.indentation)
    if !mistakes.isEmpty { layers.push(.text(TextPage(.mistakes(mistakes)))) }
    self.environment = environment
    foldsSamples = !library.isBuiltIn || !origin.isBuiltIn
    if opening.refused != nil { focus = .model }
    notice = opening.notice ?? library.original(of: library.origin).fault?.words
    if let subject = opening.subject {
      style = subject.style
      if let path = subject.path { selected = Selection(path: path, isChosen: true) }
    }
    if opening.quiz != nil {
      predicting = Predicting(opening.quiz)
      hiding = predicting.begin(library, hiding)
      room = keyMap.room("predict")?.make(Stage(self))
    }
    guide = opening.course
    if let guide, guide.place > 0 { notice = CourseWords.resumed(guide) }
    listCourseModels()
    if let exercises = opening.practice {
      untrusted = opening.trust.flatMap { $0.answer == .given ? nil : (exercises, $0) }
      if untrusted == nil { begin(exercises) }
    }
    fitPanes()
    notice = notice ?? sizeWords ?? (opening.greets ? Self.greeting : nil)
  }

  private static let greeting =
    "↑↓ move, i edits, ^O opens your own JSON or model, ? helps"

  /// What is to be done first: the decode of what was opened, and the marks of the lists.
  package mutating func start() -> [Effect] {
    var effects = parseAndExplain(afterEdit: false)
    effects.append(.journal(.find(origin)))
    effects += findKept()
    effects.append(.journal(.find(.newModel(1))))
    effects += nextSurvey()
    if let trust = untrusted?.trust { ask(trust, isAwaited: false) }
    return effects + play(after: nil) + (practice == nil ? [] : openExercise())
  }
}

// MARK: - What is open

extension ExplorerState {
  /// What there is to choose from, at least one.
  package var samples: [SampleEntry] { library.samples }
  /// The place of the open sample, from 0.
  package var sample: Int { library.sample }
  /// Where the open source comes from.
  package var origin: TextOrigin { library.origin }
  /// The payloads that are written in Swift code.
  package var literals: [TextOrigin] {
    library.externals.list.map(\.origin).filter {
      if case .literal? = $0.part { true } else { false }
    }
  }
  /// The source with its caret and its history.
  package var editor: SourceEditor { library.editor }
  /// The path of the selected value; `nil` before anything was selected.
  package var selection: JSONPath? { selected.path }

  /// The row of the selected path, or of the value around it; `nil` if a field isn't selected.
  var selectedRow: Int? { selected.row(in: live) }
  /// The rows of the result that can be seen: all of them, or the changed ones.
  var visibleRows: List { panes.result.rows(of: live) }

  /// Whether outcomes and values are kept back, for guessing.
  package var areResultsHidden: Bool { hiding.isOn }

  var entry: SampleEntry { library.entry }
  var options: DecodingOptions { library.options }
}
