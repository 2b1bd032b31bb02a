package import DecodingReport

/// What a key can ask for.
package enum Action: Hashable, Sendable {
  // Everywhere
  case help
  case lesson
  case palette
  case quickFix
  case focus(Pane)
  case nextPane, previousPane
  case nextProblem
  case reset
  case save
  case open
  case editElsewhere
  case redraw
  case suspend
  case leave
  case quit

  // Outside of the editor
  case zoom
  case toggleResults
  case undo, redo
  case style(DecodingStyle)
  case nextStyle, previousStyle
  case nextSilentLoss
  case editValue
  case showChanges
  case toggleTrace
  case projector
  case toggleOptions
  case nextOption, previousOption
  case resetOptions
  case takeKept
  case tellHowToQuit
  /// Break the selected field; `nil` asks how.
  case breakField(Fault?)
  case copyMenu, writeMenu
  case copy(CopyForm)
  /// The same, to a file that is asked for.
  case write(CopyForm)

  // Payloads
  case renamePayload, deletePayload

  // The model: a new one; which of its types is decoded, which of its files is edited
  case newModel
  case rootMenu
  case root(Int)
  case modelFileMenu
  case modelFile(Int)

  // The menu of fixes: one by its place, or all
  case fix(Int)
  case fixAll

  // Lists, tables, texts
  case move(Motion)
  case choose
  case find
  case findNext, findPrevious
  case toggleChanged
  case toggleFold, toggleAllFolds

  // The editor
  case edit(EditorKey)
  case findText
  case goToLine
}

/// A step through a list, a table or a text.
package enum Motion: Hashable, Sendable {
  case up, down, pageUp, pageDown, first, last
}

/// Where a key has its meaning.
package enum KeyContext: String, CaseIterable, Sendable {
  /// Everywhere, while typing too.
  case everywhere
  /// In every pane but the editor.
  case reading
  /// In lists, tables and texts.
  case moving
  case result
  case payloads
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

  /// The heading in the help.
  package var title: String {
    switch self {
    case .everywhere: "Everywhere, while typing too"
    case .reading: "Outside of the editor"
    case .moving: "In lists, tables and texts"
    case .result: "In the result"
    case .payloads: "In the payloads"
    case .editor: "In the JSON"
    case .options: "In the options"
    case .faults: "Break a field: x, then"
    case .copying: "Copy of a field: y, then; the same to a file: w, then"
    case .menu: "In menus"
    case .overlay: "In help and lesson"
    }
  }

  /// The contexts whose keys count in a pane, the nearest first.
  package static func chain(of pane: Pane) -> [KeyContext] {
    switch pane {
    case .source: [.editor, .everywhere]
    case .result: [.result, .moving, .reading, .everywhere]
    case .payloads: [.payloads, .moving, .reading, .everywhere]
    case .samples, .model, .why: [.moving, .reading, .everywhere]
    }
  }

  /// The key after which the context's keys count.
  var firstKey: String? {
    switch self {
    case .faults: "x"
    case .copying: "y"
    default: nil
    }
  }
}
