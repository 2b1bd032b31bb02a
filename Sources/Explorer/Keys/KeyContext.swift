/// Where a key has its meaning.
package enum KeyContext: String, CaseIterable, Sendable {
  /// Everywhere, while typing too.
  case everywhere
  /// In every pane whose text isn't edited.
  case reading
  /// In lists, tables and texts.
  case moving
  /// In the JSON, as long as nobody edits it.
  case source
  case result
  case payloads
  case why
  /// In the JSON or the model while it is edited.
  case editor
  /// In the decoders' options.
  case options
  /// Behind `x`: ways to break a field.
  case faults
  /// Behind `y` and `w`: forms to copy or write.
  case copying
  /// In every list of choices.
  case menu
  /// In help and lesson, which lie over the screen.
  case overlay
  /// Behind `Y`: what is made for others to see.
  case sharing
  /// In the text that is shared.
  case preview
  /// Behind `E`: what the styles write back.
  case writing
  /// Behind `F6`: what the matrix does.
  case matrix
  /// In its cells.
  case cells
  /// Behind `p`: what is guessed.
  case predicting
  /// In the table of guesses.
  case guesses
  /// Behind `c`: what the comparison does.
  case comparing
  /// Behind `s`: the steps through a style's calls.
  case stepping
  /// Behind `H`: the states that were noted.
  case history
  /// In whatever stands in the place of the panes.
  case mode
  /// While a course is open, in every pane whose text isn't edited.
  case guided
  /// While its lesson has the focus.
  case guide
  /// While the goals of an exercise have the focus.
  case practice

  /// The heading in the help.
  package var title: String {
    switch self {
    case .everywhere: "Everywhere, while typing too"
    case .reading: "While no text is edited"
    case .moving: "In lists, tables and texts"
    case .result: "In the result"
    case .payloads: "In the payloads"
    case .why: "In the why"
    case .source: "In the JSON"
    case .editor: "While the JSON or the model is edited"
    case .options: "In the options"
    case .faults: "Break a field: x, then"
    case .copying: "Copy of a field: y, then; the same to a file: w, then"
    case .menu: "In menus"
    case .overlay: "In help and lesson"
    case .sharing: "Share: Y, then"
    case .preview: "In what is shared"
    case .writing: "Round trip: E, then"
    case .matrix: "Matrix: F6, then"
    case .cells: "In the cells of the matrix"
    case .predicting: "Predict: p, then"
    case .guesses: "In the table of guesses"
    case .comparing: "Compare: c, then"
    case .stepping: "Step: s, then"
    case .history: "History: H, then"
    case .mode: "In the place of the panes"
    case .guided: "While a course is open"
    case .guide: "In the lesson of a course"
    case .practice: "In the goals of an exercise"
    }
  }

  /// The contexts whose keys count while a text is edited.
  package static let typing: [KeyContext] = [.editor, .everywhere]

  /// The contexts of lists that read their keys by themselves.
  static let ofMenus: [KeyContext] = [.faults, .copying, .menu]

  /// The contexts whose keys count wherever no text is edited and nothing lies over it.
  package static let shared: [KeyContext] = [.moving, .reading, .everywhere]

  /// The contexts whose keys count in a pane, the nearest first.
  package static func chain(of pane: Pane) -> [KeyContext] { own(of: pane) + shared }

  /// The contexts of a pane's own keys.
  static func own(of pane: Pane) -> [KeyContext] {
    switch pane {
    case .source: [.source]
    case .result: [.result]
    case .payloads: [.payloads]
    case .why: [.why]
    case .samples, .model: []
    }
  }

  /// The key after which the context's keys count.
  var firstKey: String? {
    switch self {
    case .faults: "x"
    case .copying: "y"
    case .sharing: "Y"
    case .writing: "E"
    case .matrix: "F6"
    case .predicting: "p"
    case .comparing: "c"
    case .stepping: "s"
    case .history: "H"
    default: nil
    }
  }
}
