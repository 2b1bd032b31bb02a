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
  case mode(ModeAction)
  case share(ShareAction)
  case writing(WritingAction)
  case matrix(MatrixAction)
  case predict(PredictAction)
  case compare(CompareAction)
  case step(StepAction)
  case history(HistoryAction)
  case guide(GuideAction)
  case practice(PracticeAction)
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

/// Which mode fills the body; the same once more goes back to the panes.
package enum ModeAction: Hashable, Sendable {
  case problems
  case share
  case roundTrip
  case matrix
  case predict
  case compare
  case step
  case history
}

/// What the share screen does.
package enum ShareAction: Hashable, Sendable {
  case form(ShareForm)
  /// The smallest payload with the symptom, or the whole one.
  case smallest
  /// Made-up values, or the payload's own.
  case madeUp
  case write
  case tryOut
  /// Move the text sideways.
  case left, right
}

/// What the round trip does.
package enum WritingAction: Hashable, Sendable {
  /// Look at what another encoder writes.
  case otherEncoder
  case copyWritten
}

/// What the matrix does.
package enum MatrixAction: Hashable, Sendable {
  case left, right
  /// Show what a hidden cell holds.
  case revealCell
  /// Leave rows and columns that differ from those before them.
  case differing
  /// Take another payload of the list.
  case previousBase, nextBase
  /// Write the table to a file.
  case write
}

/// What the prediction does.
package enum PredictAction: Hashable, Sendable {
  case guess(Guess)
  /// A digit of the number of hands for the letter before it.
  case hands(Int)
  case left, right
  /// Reveal the row, or all.
  case reveal, revealAll
  case askAgain
  case takeBack
  /// Show hands before the row is revealed.
  case bars
  case write
}

/// What the comparison does.
package enum CompareAction: Hashable, Sendable {
  /// Leave the fields that differ.
  case onlyDiffering
  case previousB, nextB
  case previousA, nextA
  /// Show the models' lines in the place of the JSON, or that again.
  case models
  /// Call the pair by a name.
  case name
  /// Compare the sample's own settings with these, or those before the last change.
  case ownSettings, formerSettings
  /// Compare the model as it was opened with this one, or that before the last change.
  case openedModel, formerModel
  /// Compare this model with the one that is open.
  case model(ComparedModel)
  /// Compare with this payload as B.
  case other(TextOrigin)
  /// Come back to a pair that has a name.
  case pair(ComparedPair)
  /// Compare a state that was noted with what is open.
  case earlier(HistoryEntry)
  /// Go back to where it was asked for.
  case neverMind
}

/// What the steps through a style's calls do.
package enum StepAction: Hashable, Sendable {
  case next, back
  /// Pass over what the next call does, or leave the one that runs.
  case over, out
  case first, last
  case nextError
  /// To the next call of the selected field, or to where the field begins.
  case nextOfField, toField
  /// Have the number of a call typed, and go there.
  case number, go
  /// A digit of that number, or a style.
  case digit(Int)
}

/// What the history does.
package enum HistoryAction: Hashable, Sendable {
  /// Call the chosen state by a name.
  case name
  /// List the states of the open payload alone, or of all.
  case ownAlone
}

/// What a course does.
package enum GuideAction: Hashable, Sendable {
  case next, back
  /// Go to a step, by how many were gone then.
  case step(Int)
  /// Darken the screen until the next key.
  case blank
  /// List the steps; come back to a course that was left.
  case steps
  case leave
}

/// What the goals of an exercise do.
package enum PracticeAction: Hashable, Sendable {
  /// Look at another goal.
  case up, down
  case hint
  /// To the next exercise: once this one is done, or passing it over.
  case next, skip
  /// Edit the exercise's model.
  case edit
  /// To the payload and the field of the goal.
  case goTo
  /// Compare the model with ours.
  case compare
  case reset
  /// List the exercises, or come back to the one that was left; open one by its place.
  case list
  case exercise(Int)
  case leave
}

/// What the panel of the decoders' options does.
package enum SettingsAction: Hashable, Sendable {
  case nextOption, previousOption
}
