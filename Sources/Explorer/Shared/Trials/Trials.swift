import DecodingReport
import Workbench

/// What is tried for the field that is looked at, and what came of it.
struct Trials: Sendable {
  /// What a fix changes.
  enum Change: Sendable {
    case options(DecodingChanges)
    case root(String)
    /// The model's files; which, its trial tells.
    case model
  }

  /// A fix that can be made by a key: one line of those that a why advises, or several that belong together.
  struct Proposal: Sendable {
    /// The places of its lines among the advised ones.
    var lines: Range<Int>
    var words: String
    var change: Change
  }

  /// What takes a fix back that was made, as long as nothing else was changed since.
  struct Undoing: Sendable {
    enum Change: Sendable {
      case options(DecodingChanges)
      case root(String)
      case model([ModelPlace])
    }

    var change: Change
    /// What was open and chosen once the fix was made.
    var after: State
  }

  /// What fixes change.
  struct State: Sendable, Equatable {
    var sample: Int
    var options: DecodingChanges
    var model: Int

    init(_ library: Library) {
      sample = library.sample
      options = library.changes
      model = library.modelDraft?.revision ?? 0
    }
  }

  private(set) var subject: TrialRequest.Subject?
  private(set) var proposals: [Proposal] = []
  private var answers: [Int: TrialAnswer] = [:]
  /// How the fix that was made last is taken back.
  var undoing: Undoing?

  /// Begins with another subject.
  mutating func begin(_ subject: TrialRequest.Subject?, _ proposals: [Proposal] = []) {
    self.subject = subject
    self.proposals = proposals
    answers = [:]
  }

  mutating func receive(_ answer: TrialAnswer) {
    guard answer.subject == subject else { return }
    answers[answer.place] = answer
  }

  /// What came of a fix; `nil` while that isn't known.
  func fixResult(at place: Int) -> TrialResult? {
    subject?.kind == .fixes ? answers[place]?.result : nil
  }

  /// What came of a fault of the menu; `nil` while that isn't known.
  func faultResult(at place: Int) -> TrialResult? {
    if case .faults? = subject?.kind { answers[place]?.result } else { nil }
  }

  /// The model's files with a fix in them.
  func files(at place: Int) -> [ModelText] { answers[place]?.files ?? [] }

  /// The fix that begins at a line of the advised ones, if it was tried.
  func fix(atLine line: Int) -> (place: Int, result: TrialResult)? {
    guard let place = proposals.firstIndex(where: { $0.lines.lowerBound == line }),
      let result = fixResult(at: place)
    else { return nil }
    return (place, result)
  }

  /// The letters that make fixes, in their order.
  static let letters: [Character] = ["A", "B", "C", "D"]
}
