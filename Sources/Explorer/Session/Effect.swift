package import Courses
package import TextEditor
package import Workbench

/// What the explorer asks the world for; the executable carries it out.
package indirect enum Effect: Sendable {
  /// Run the request off the main thread and send back `.explained`, of a large source its
  /// values first. One runs at a time; of those
  /// that wait only the newest counts.
  case explain(ExplainRequest)
  /// Give up on the decodes that run or wait: their answers aren't wanted.
  case giveUpDecode
  /// Stop the decode of a large source that runs, and forget the one that waits: more was typed.
  case cancelExplain
  /// Run the request off the main thread, when no `explain` waits, and send back `.surveyed`.
  case survey(SurveyRequest)
  /// Work on this off the main thread, in the place of what is worked on by the same name, and send
  /// back `.answered` for each part of the answer.
  case ask(Job)
  /// Give up on what is worked on by this name: its answer isn't wanted.
  case giveUp(String)
  /// Have it end with what it has reached.
  case end(String)
  /// Send `.timer` with this value after so many milliseconds.
  case after(milliseconds: Int, Message.Timer)
  /// Work on a text off the main thread, and send back `.worked`.
  case work(TextWork)
  /// Write the bytes beside the file, then rename; send back `.saved`.
  case save(SaveRequest)
  /// Read the file and send back `.opened`.
  case open(path: String)
  /// List what a path that is being typed may go on as, and send back `.completed`.
  case complete(path: String)
  /// Put the text on the clipboard of the terminal's user; where that can't be, into a file, and
  /// print it once the terminal is given back. Send back `.copied`.
  case copy(String)
  /// Write down what must outlive the program, or look for what an earlier run left.
  case journal(JournalOrder)
  /// Note a state where no key waits for it, or list those that were noted.
  case history(HistoryOrder)
  /// Add guesses to the learner's score; send back `.said` if that can't be.
  case recordGuesses([LearnerMark])
  /// Read the exercises, and what the learner has of them; send back `.exercises`.
  case listExercises
  /// Remember what became of an exercise; send back `.said` if that can't be.
  case recordExercise(ExerciseRecord.Mark)
  /// Have this code trusted the next time; send back `.said` if that can't be.
  case rememberTrust(Trust.Code)
  /// Have the course go on at this step the next time.
  case rememberCourse(name: String, step: Int)
  /// Write the text into a new file beside this one, and send back `.setAside`.
  case setAside(SourceText, of: String)
  /// Give the terminal to a command that edits a file, and look at the file behind it; send back
  /// `.fileNotEdited` if it fails.
  case editFile(path: String, command: String)
  /// Give the terminal to the user's editor with this text; send back `.edited`.
  case editElsewhere(ExternalEdit)
  /// Give the terminal back, stop the process group, and take the terminal when it continues.
  case suspend
  /// Have the next start fold the lists, or not.
  case rememberFoldedLists(Bool)
  /// Paint every cell anew.
  case redraw
  /// Leave the program with status 0.
  case quit
}

extension Effect {
  /// Whether the program ends.
  var isQuit: Bool { if case .quit = self { true } else { false } }
}
