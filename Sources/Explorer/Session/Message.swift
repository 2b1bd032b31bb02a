package import Courses
package import TerminalCanvas
package import TextEditor

/// Everything that can happen to the explorer.
///
/// A message carries values alone; what it means is decided in `ExplorerState.update`.
package indirect enum Message: Sendable {
  /// A key, a paste, a new size, or the return from a suspension.
  case terminal(TerminalEvent)
  /// The answer to `Effect.explain`.
  case explained(ExplainAnswer)
  /// An answer to `Effect.ask`, or what there is of it so far.
  case answered(Part)
  /// The answer to `Effect.survey`.
  case surveyed(SurveyAnswer)
  /// The answer to `Effect.listExercises`; `nil` where there are none.
  case exercises(Practice?, trouble: String? = nil)
  /// The answer to `Effect.history(.list)`.
  case historyListed(HistoryListing)
  /// The answer to `Effect.work` on a revision of the text.
  case worked(revision: Int, TextWork.Outcome)
  /// The answer to `Effect.save`; `nil` means that the file holds the bytes, and then the request's
  /// path is the file's one name.
  case saved(SaveRequest, FileProblem?)
  /// The answer to `Effect.copy`.
  case copied(CopyOutcome)
  /// The answer to `Effect.open`: the bytes with the file's one name, or what went wrong with the
  /// path as it was given.
  case opened(path: String, Result<[UInt8], FileProblem>)
  /// The same for a file that holds several payloads.
  case openedParts(path: String, [PartReading], notice: String?)
  /// The answer to `Effect.complete`: the names that go on from the path's last folder, in their
  /// order, folders with a `/` behind them.
  case completed(path: String, [String])
  /// Payloads were found that were named, or that lie in a folder that was: new ones, others in
  /// their places, and places where none is any more.
  case found([FoundPayload], gone: [TextOrigin], notice: String?)
  /// A journal was found that an earlier run left of a source.
  case kept(TextOrigin, KeptEdit)
  /// Journals were found that an earlier run left of variations of a sample's payloads.
  case keptVariations(sample: String, [KeptVariation])
  /// A journal was found that can't be read, or not to its end.
  case journalTrouble(JournalTrouble)
  /// The journals can't be written: the system's words; `nil` once they can be again.
  case journalFailed(String?)
  /// The open file isn't on the disk as it was opened or saved last: its bytes now, `nil` if it is
  /// gone.
  case changedOnDisk(path: String, [UInt8]?)
  /// Something stands in the place of the open file that can't be read.
  case unreadableOnDisk(path: String, FileProblem)
  /// A payload that is a part of a file isn't there as it was opened or saved last: its bytes now,
  /// `nil` if the file has it no more.
  case partChangedOnDisk(TextOrigin, [UInt8]?)
  /// Whether the open file may not be written.
  case readOnly(path: String, Bool)
  /// The answer to `Effect.editElsewhere`.
  case edited(TextOrigin, Result<[UInt8], ExternalEditProblem>)
  /// The answer to `Effect.setAside`: the text, and the file that has it.
  case setAside(SourceText, Result<String, FileProblem>)
  /// A command edited no file.
  case fileNotEdited(ExternalEditProblem)
  /// What goes on beside the screen has something to say, as that the learner's score can't be kept.
  case said(String)
  /// A notes terminal asks something of the course.
  case asked(NotesRequest)
  /// So many notes terminals show the course now.
  case noted(terminals: Int)
  /// The time asked for by `Effect.after` is over.
  case timer(Timer)
}

extension Message {
  /// What an `Effect.after` was started for; one that has been overtaken is ignored.
  package enum Timer: Sendable, Equatable {
    /// The results of this revision have been awaited for so long that it should be said.
    case overdue(revision: Int)
    /// They are still awaited: the sign of waiting turns.
    case turn(revision: Int)
    /// Nothing was typed for a while since this revision, which Foundation rejected.
    case silence(revision: Int)
    /// Nothing was typed for a while since this revision of the text that has the focus.
    case pause(revision: Int)
    /// The pause in typing after which this revision of a large source is decoded.
    case explainDue(revision: Int)
    /// The pause in typing after which other values are tried on this revision, to tell what code of the model's
    /// own does.
    case trialDue(revision: Int)
    /// The pause in typing after which this revision of a sample's model is compiled.
    case modelDue(sample: Int, revision: Int)
    /// The pause in typing after which a model is inferred for this revision of a payload.
    case inferenceDue(sample: Int, revision: Int)
    /// There was time to read the question with this number.
    case questionSeen(Int)
    /// A second of a course is over.
    case courseClock
    /// The keys have been shown for long enough, unless there were more.
    case keysShown(count: Int)
  }
}
