import DecodingReport
import JSONSource
import TerminalCanvas
import TextEditor
import Workbench

/// What a layer, a mode or a pane asks the session for.
indirect enum Request: Sendable {
  case effect(Effect)
  /// Close the layer that asks, or what fills the body.
  case close
  /// What is to be told in the status line.
  case notice(String)
  /// Have this done once there are results.
  case wait(Action)
  /// Have this done by whoever does it, from what lies below on.
  case perform(Action)
  /// Have this done by the session itself, whatever fills the body.
  case performInSession(Action)
  case focus(Pane)
  /// Have this fill the body.
  case show(any Mode)
  /// Have Esc go back from what is open now: to this payload, and the mode that it was opened out of.
  case comeBack(to: TextOrigin, RoomID)
  /// Have what is typed go to the text of this pane.
  case beginEditing(Pane)
  case leaveLists
  case style(DecodingStyle)
  /// Reveal what became of the selected field, where the results are hidden.
  case reveal
  /// Select a row of the result.
  case select(row: Int)
  case selectPath(JSONPath)
  case openSample(Int)
  case open(TextOrigin)
  /// Have the text that has the focus do this.
  case edit(SourceCommand)
  case fold(SourceFoldTarget)
  case scrollSource(lines: Int)
  case scrollModel(lines: Int)
  /// From now on moving the mouse marks text.
  case mark
  /// Decode the same text anew.
  case explain
  /// Ask for a line that leads somewhere while it is typed.
  case find(Prompt)
  /// Ask for a line or an answer, over what stays open: not layers of these kinds.
  case ask(Prompt, closing: [Layer.Kind] = [])
  /// Ask a question that came by itself, once it is seen.
  case askOnceSeen(Prompt)
  /// Go where the line that is being typed leads, or back to where one was.
  case follow(Prompt)
  case giveUp(Prompt)
  /// Do as a question was answered, or a line that was typed.
  case answer(Prompt, KeyEvent)
  /// Leave, unless text of other files than these would be lost.
  case quit(discarding: Set<TextOrigin>)
  /// Take over what somebody else wrote into a file.
  case takeTheirs(TextOrigin)
  /// Take note of what an open file holds now.
  case noteChange(of: String, [UInt8])
  /// Decode by these settings, or another type of the model.
  case decode(DecodingChanges)
  case chooseRoot(String)
  /// Put other texts in the place of the open model's files.
  case changeModel([(place: Int, text: SourceText)])
  /// Have the work on the question of this name end with what it has reached.
  case end(String)
  /// Have what isn't revealed hidden and guessed; no more, and begun anew the next time if it is over.
  case beginGuessing
  case endGuessing(isOver: Bool)
  /// Change what is guessed of a cell; what comes back tells why it can't be.
  case guess(PredictedCell, @Sendable (inout Ballot) -> String?)
  /// Reveal what became of a row that is guessed, or of all.
  case revealGuesses(JSONPath?)
  case nextQuestion
  /// Reveal a cell of the matrix, where the results are hidden.
  case revealCell(MatrixPlace)
  /// Have the states read that were noted, or no more.
  case openHistory
  case closeHistory
  /// Go back to a state.
  case goTo(HistoryEntry)
  /// Have this read, over what stays open.
  case showText(TextPage.Subject)
  /// Have something chosen from this list.
  case menu(Menu)
  /// Give a setting the value with this place.
  case setting(DecodingSetting, Int)
}
