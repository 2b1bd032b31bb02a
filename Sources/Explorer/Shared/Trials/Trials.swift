import DecodingReport
import Workbench

/// What is tried for the field that is looked at, and what came of it so far.
struct Trials: Sendable {
  /// A fix that can be made by a key: one line of those that a why advises, or several that belong together.
  struct Proposal: Sendable {
    /// The places of its lines among the advised ones.
    var lines: Range<Int>
    var words: String
    /// What makes it; `nil` of the model's files, which its trial tells.
    var request: Request?
    /// Whether another type is decoded then.
    var changesRoot = false
  }

  /// What is tried; `nil` while nothing is.
  var subject: TrialQuestion.Subject?
  var proposals: [Proposal] = []
  /// What came of it, by place.
  var results: [Int: TrialResult] = [:]

  /// What came of a fix; `nil` while that isn't known.
  func fixResult(at place: Int) -> TrialResult? { subject?.kind == .fixes ? results[place] : nil }

  /// What came of a fault of the menu; `nil` while that isn't known.
  func faultResult(at place: Int) -> TrialResult? {
    if case .faults? = subject?.kind { results[place] } else { nil }
  }

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

extension Questions {
  var trials: Trials { self[TrialQuestion.trials]?.answer ?? Trials() }
}

extension Stage {
  var trials: Trials { questions.trials }
}
