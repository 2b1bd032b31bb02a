import DecodingConclusions
package import DecodingReport
import DecodingStyles
import Foundation
import JSONSource
import Synchronization

/// A payload that was decoded by models in this process.
///
/// The values come from plain decodes; for the whys each style decodes once more, with recording.
package struct Decoding: PayloadDecoding {
  private let experiment: Experiment
  private let runs: StyleRuns
  private let answers: [StyleAnswer]
  private let payload: Report.PayloadFinding

  /// Decodes for the values in these styles, else in the experiment's. Where somebody wants to hear
  /// of each before its model's code runs, one after the other.
  package init(
    _ experiment: Experiment, with types: ModelTypes, styles: [DecodingStyle]? = nil,
    announcing announce: ((DecodingStyle) -> Void)? = nil
  ) {
    let runs = StyleRuns(experiment, types)
    let asked = styles ?? experiment.styles
    let answers =
      if announce == nil, Self.isShared(runs) {
        SharedWork(asked.count) { Self.answer(asked[$0], by: runs.twin()) }.results()
      } else {
        asked.map { style in
          announce?(style)
          return Self.answer(style, by: runs)
        }
      }
    self.init(experiment, runs, answers)
  }

  private init(_ experiment: Experiment, _ runs: StyleRuns, _ answers: [StyleAnswer]) {
    self.experiment = experiment
    self.runs = runs
    let refusal =
      answers.contains(where: \.showsReading)
      ? nil
      : FoundationProbe.refusal(of: runs.document, runs.data, runs.settings(.strict))
    self.answers = refusal.map { refusal in answers.map { $0.refused(refusal) } } ?? answers
    payload = Report.PayloadFinding(experiment, runs.document, refusal)
  }

  private static func answer(_ style: DecodingStyle, by runs: StyleRuns) -> StyleAnswer {
    let answer = runs.answer(style)
    // Before the next style's value is there, too.
    if runs.data.count > greatestHeldBytes { answer.release() }
    return answer
  }

  /// The values of all styles, or their errors in Foundation's words, and no fields yet.
  package var values: Report {
    report(answers.map { StyleReport($0.style, $0.type, $0.result, $0.microseconds) })
  }

  /// The values with the whys.
  package var report: Report { report(explained(nil)) }

  /// As `report`, for somebody who may stop waiting: `nil` once that was cancelled.
  package func report(_ cancellation: Cancellation) -> Report? {
    let styles = explained(cancellation)
    return cancellation.isCancelled ? nil : report(styles)
  }

  /// The values with the whys, for somebody who has no use for the values alone: who has decoded in
  /// a style goes on to explain it, and nobody waits for the others' values.
  static func report(
    _ experiment: Experiment, with types: ModelTypes, _ cancellation: Cancellation? = nil
  ) -> Report {
    let runs = StyleRuns(experiment, types)
    let explained = explained(experiment.styles, answered: [], by: runs, cancellation)
    let decoding = Decoding(experiment, runs, explained.map(\.answer))
    return decoding.report(
      zip(decoding.answers, explained).map { answer, explained in
        // Smart decoding has read what Foundation turns out not to read.
        answer.isRefused ? runs.report(answer, cancellation) : explained.report
      })
  }

  /// The whys of one style; `nil` for one that wasn't asked for.
  ///
  /// Without `goesOn`, nothing is said of what lies behind a failure: to find out, the model's code
  /// is run with placeholders, and it may not be made for them. Nor may it be for other values: without
  /// `makesTrials`, nothing is decoded again with them.
  package func report(
    of style: DecodingStyle, goesOn: Bool, makesTrials: Bool = true
  ) -> StyleReport? {
    answers.first { $0.style == style }
      .map { runs.report($0, goesOn: goesOn, makesTrials: makesTrials, nil) }
  }

  /// Decodes in a style for somebody who hears of each call.
  package func follow(_ style: DecodingStyle, _ observer: @escaping (DecodingEvent) -> Void) {
    runs.follow(style, observer)
  }

  private func explained(_ cancellation: Cancellation?) -> [StyleReport] {
    Self.explained(answers.map(\.style), answered: answers, by: runs, cancellation).map(\.report)
  }

  private typealias Explained = (answer: StyleAnswer, report: StyleReport)

  private enum Step {
    /// To decode for the values.
    case answer(DecodingStyle)
    /// To say why, and to decode for the values before that where nobody has.
    case explain(DecodingStyle)
  }

  /// The styles have nothing in common but the payload, so each is explained on a core of its own
  /// where that pays.
  private static func explained(
    _ styles: [DecodingStyle], answered: [StyleAnswer], by runs: StyleRuns,
    _ cancellation: Cancellation?
  ) -> [Explained] {
    let plan = plan(for: styles, by: runs, isAnswered: !answered.isEmpty)
    let isLarge = runs.data.count >= leastOverlappingBytes && plan.count > 1
    if isLarge { Heap.giveBack() }
    let worker = DigestWorker()
    let answers = styles.map { style in
      Once { answered.first { $0.style == style } ?? answer(style, by: runs.twin()) }
    }
    let explained = SharedWork(plan.count) { place -> [Explained] in
      var runs = runs.twin()
      // The thread that is done first counts for the other one.
      if isLarge, place == 0 { runs.worker = worker }
      defer { if isLarge { place == 0 ? worker.close() : worker.work() } }
      return plan[place].compactMap { step in
        // What a thread needed is of no use to the other, which goes on.
        defer { if isLarge { Heap.giveBack() } }
        switch step {
        case .answer(let style):
          _ = styles.firstIndex(of: style).map { answers[$0].value }
          return nil
        case .explain(let style):
          return styles.firstIndex(of: style).map { index in
            let answer = answers[index].value
            return (answer, runs.report(answer, cancellation))
          }
        }
      }
    }.results().joined()
    return styles.compactMap { style in explained.first { $0.answer.style == style } }
  }

  /// What is done one after the other, and what beside that.
  private static func plan(
    for styles: [DecodingStyle], by runs: StyleRuns, isAnswered: Bool
  ) -> [[Step]] {
    func steps(_ kept: DecodingStyle...) -> [Step] {
      styles.filter(kept.contains).map { .explain($0) }
    }
    // Two cores are done at about the same time if the one with the style that takes longest has
    // decoded in the one that takes least, too.
    if isShared(runs) {
      let all = [steps(.strict), steps(.default), steps(.smart)].filter { !$0.isEmpty }
      return all.count > 2 && !isAnswered ? [[.answer(.smart)]] + all : all
    }
    guard runs.data.count >= leastOverlappingBytes, runs.document.depth <= greatestParallelDepth
    else { return [steps(.strict, .default, .smart)] }
    guard !isAnswered, steps(.strict, .default).count > 1 else {
      return [steps(.strict) + steps(.default), steps(.smart)]
    }
    // Smart decoding reads the tape that is there anyway: who explains that has time for the wrappers'
    // values, too. They are there before the other one has traced much of the strict decode: two
    // payloads that Foundation decodes at once take the most memory.
    return [
      [.answer(.strict), .answer(.smart)] + steps(.strict) + steps(.default),
      [.answer(.default)] + steps(.smart),
    ]
  }

  /// Whether each style has a thread of its own.
  private static func isShared(_ runs: StyleRuns) -> Bool {
    parallelBytes.contains(runs.data.count) && runs.document.depth <= greatestParallelDepth
  }

  /// To decode a larger payload Foundation takes some times its memory, so hardly more than one is
  /// decoded at a time. Smaller ones are explained before a thread has begun.
  private static let parallelBytes = 8192..<leastOverlappingBytes
  static let leastOverlappingBytes = 524_288
  /// How large a payload may be whose values are held until somebody wants their texts.
  private static let greatestHeldBytes = 262_144
  /// Each level takes some kilobytes of a thread's stack.
  private static let greatestParallelDepth = 32

  private func report(_ styles: [StyleReport]) -> Report {
    var report = Report(
      model: experiment.model, modelSource: experiment.modelSource, payload: payload,
      styles: styles, of: runs.document)
    report.isTried = experiment.witness.tries
    return report
  }
}

extension Report.PayloadFinding {
  /// What the payload is by RFC 8259, and what Foundation said of it where it refused it.
  fileprivate init(
    _ experiment: Experiment, _ document: JSONDocument, _ refusal: FoundationProbe.Refusal?
  ) {
    self.init(source: experiment.source, bytes: experiment.bytes.count)
    foundationAccepts = refusal == nil
    errorCount = document.problemCount
    let problems = document.problems
    // What Foundation stumbles over goes before what it tolerates.
    let first = problems.first { refusal != nil && $0.isFatal } ?? problems.first
    error = first.map { problem in
      SyntaxError(
        position: problem.position, offsets: problem.range, message: problem.message,
        foundationSaid: refusal?.said)
    }
    if refusal != nil { foundationLimit = FoundationProbe.limit(of: document) }
  }
}
