package import DecodingReport
package import TerminalCanvas
package import Workbench

/// What a key can ask for, by who does it.
package indirect enum Action: Hashable, Sendable {
  /// What is open, and where it is looked at.
  case session(SessionAction)
  /// Samples, payloads and models.
  case library(LibraryAction)
  /// The text that has the focus.
  case text(TextAction)
  /// The selected field, and what is wrong.
  case field(FieldAction)
  /// The topmost layer that has lines, else the pane that has the focus.
  case moving(MovingAction)
  case result(ResultAction)
  case why(WhyAction)
  case settings(SettingsAction)
  /// Open a mode, or go back from it to the panes.
  case enter(RoomID)
  /// What a mode or a guide does.
  case owned(OwnedAction)
}

/// What the session does.
package enum SessionAction: Hashable, Sendable {
  case help
  case lesson
  case palette
  case focus(Pane)
  case nextPane, previousPane
  case zoom
  case toggleResults
  case style(DecodingStyle)
  case nextStyle, previousStyle
  case find
  case findNext, findPrevious
  case projector
  /// Colours for a light ground, or for a dark one.
  case switchGround
  case foldLists
  /// Fold by level in the JSON, if it has the focus, or else in the result.
  case foldLevel(Int)
  case toggleOptions
  case resetOptions
  case redraw
  case suspend
  case leave
  case quit
  case tellHowToQuit
}

/// What is done with samples, payloads and models as a whole.
package enum LibraryAction: Hashable, Sendable {
  case open
  case save
  case editElsewhere
  case takeKept
  case showChanges
  case renamePayload, deletePayload
  case sortPayloads
  case newModel
  /// Which of the model's types is decoded; the menu, or one by its place.
  case rootMenu
  case root(Int)
  /// Declare a type that the compiler can't find.
  case declareType(String)
  /// Which of its files is edited.
  case modelFileMenu
  case modelFile(Int)
  /// Save one of the things that were modified, by its place, or all of them.
  case saveThing(Int)
  case saveAll
}

/// What is done with the text that has the focus: the JSON, or the model.
package enum TextAction: Hashable, Sendable {
  case undo, redo
  case reset
  case edit(EditorKey)
  case findText
  case goToLine
  /// Select what stands around the selection, or what it grew from.
  case growSelection, shrinkSelection
}

/// What is done with the selected field, or with what is wrong.
package enum FieldAction: Hashable, Sendable {
  case nextProblem
  case nextSilentLoss
  case editValue
  /// Break the selected field; `nil` asks how.
  case breakField(Fault?)
  /// The same, on top of how it was broken before.
  case breakOnTop(Fault?)
  case copyMenu, writeMenu
  case copy(CopyForm)
  /// The same, to a file that is asked for.
  case write(CopyForm)
  /// The menu of fixes, one of them by its place, or all.
  case quickFix
  case fix(Int)
  case fixAll
  /// Make one of the fixes that the why advises, by its place.
  case makeFix(Int)
}

/// What lists, tables and texts do.
package enum MovingAction: Hashable, Sendable {
  case move(Motion)
  case choose
}

/// What the table of results does.
package enum ResultAction: Hashable, Sendable {
  case toggleChanged
  case toggleFold, toggleAllFolds
  /// Fold what stands so many levels deep, and open what is above.
  case foldLevel(Int)
  case filter
}

/// What the why does.
package enum WhyAction: Hashable, Sendable {
  case toggleTrace
}

/// What a mode or a guide does, whose ever it is.
package struct OwnedAction: Hashable, Sendable {
  let base: any RoomAction

  package static func == (one: OwnedAction, other: OwnedAction) -> Bool {
    AnyHashable(one.base) == AnyHashable(other.base)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}

extension Action {
  static func own(_ action: some RoomAction) -> Action { .owned(OwnedAction(base: action)) }
}

/// What the panel of the decoders' options does.
package enum SettingsAction: Hashable, Sendable {
  case nextOption, previousOption
}
