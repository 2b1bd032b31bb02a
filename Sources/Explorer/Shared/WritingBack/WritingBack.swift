import DecodingReport
import Workbench

/// What the styles write back of what is open, for as long as somebody looks at it.
struct WritingBack: Sendable {
  /// What somebody asks of it.
  enum Change: Sendable {
    case begin
    case end
  }

  private(set) var isOpen = false
  /// What is written back, or being so.
  private var subject: WritingRequest.Subject?
  /// The newest answer; while the text changes, the one before.
  private(set) var trip: RoundTrip?

  /// Does what is asked.
  mutating func change(_ change: Change) -> [Effect] {
    self = WritingBack()
    guard change == .begin else { return [.writeBack(nil)] }
    isOpen = true
    return []
  }

  /// Has that be written back which is open now, unless that was asked for last.
  mutating func due(_ stage: Stage) -> [Effect] {
    guard isOpen, stage.live.isUpToDate, let answer = stage.live.answer, answer.hasWhys else {
      return []
    }
    let wanted = WritingRequest.Subject(
      sample: stage.library.sample, revision: stage.live.revision)
    guard wanted != subject else { return [] }
    subject = wanted
    return [
      .writeBack(
        WritingRequest(
          subject: wanted, base: stage.library.request(stage.live), report: answer.report))
    ]
  }

  /// Takes what was written. What isn't wanted any more is dropped.
  mutating func receive(_ answer: WritingAnswer) {
    if answer.subject == subject { trip = answer.trip }
  }
}
