import DecodingReport
import JSONSource
import TerminalCanvas

/// What a layer, a mode or a pane asks the session for.
enum Request: Sendable {
  case effect(Effect)
  /// Close the layer that asks.
  case close
  /// What is to be told in the status line.
  case notice(String)
  /// Have this done once there are results.
  case wait(Action)
  /// Have this done by whoever does it, from what lies below on.
  case perform(Action)
  case focus(Pane)
  /// Have what is typed go to the text of this pane.
  case beginEditing(Pane)
  case leaveLists
  case style(DecodingStyle)
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
  case ask(Prompt)
  /// Go where the line that is being typed leads, or back to where one was.
  case follow(Prompt)
  case giveUp(Prompt)
  /// Do as a question was answered, or a line that was typed.
  case answer(Prompt, KeyEvent)
  /// Give a setting the value with this place.
  case setting(DecodingSetting, Int)
}
