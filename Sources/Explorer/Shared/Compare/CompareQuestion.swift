import DecodingReport
import Workbench

/// What is compared with what is open, and which other payload has other outcomes.
enum CompareQuestion {
  struct Subject: Hashable, Sendable {
    var base: CompareBase
    var sample: Int
    /// The revision of B, and the state of A where that is another payload.
    var revision: Int
    var state: PayloadState?
    var settings: DecodingChanges
    var model: Int

    /// Whether A comes to the same.
    func hasSameA(as other: Subject) -> Bool {
      guard case .payload = base else { return false }
      var other = other
      other.revision = revision
      return self == other
    }
  }

  struct Answer: Sendable {
    /// What the sides are of; `nil` before there were any.
    var subject: Subject?
    var sides: ComparedSides?
    /// Why A's model can't be had.
    var fault: ModelFault?
    /// The model that A is decoded by, where it was compiled for that.
    var compiled: (base: CompareBase, sample: Int, model: ModelAnswer.Compiled)?
  }

  static let sides: Question<Subject, Answer> = Question("comparison") { subject, stage in
    guard let request = request(for: subject, on: stage) else { return nil }
    let before = stage.questions[sides]?.answer ?? Answer()
    return { workshop, post in
      var (request, answer) = (request, before)
      do throws(ModelFault) {
        if let compiled = try request.compile(in: workshop) {
          answer.compiled = (subject.base, subject.sample, compiled)
          // It is of use although more is typed before A is decoded.
          post(answer)
        }
        guard let sides = request.compare(workshop.cancellation) else { return }
        (answer.subject, answer.sides, answer.fault) = (subject, sides, nil)
      } catch {
        (answer.subject, answer.sides, answer.fault) = (subject, nil, error)
      }
      post(answer)
    }
  }

  /// A search among payloads for one that comes to other outcomes than A.
  struct Search: Hashable, Sendable {
    var subject: Subject
    var origins: [TextOrigin]
  }

  enum Found: Sendable {
    /// A payload with other outcomes was found behind so many that have the same ones.
    case other(TextOrigin, passed: Int)
    case allAlike(Int)
  }

  static let search: Question<Search, Found> = Question("search") { search, stage in
    guard let request = request(for: search.subject, on: stage) else { return nil }
    let candidates = search.origins.map { ($0, stage.library.request(stage.live, for: $0)) }
    return { workshop, post in
      guard let own = request.decodeA(workshop.cancellation) else { return }
      for (passed, candidate) in candidates.enumerated() {
        guard let other = candidate.1.run(workshop.cancellation, posting: { _ in }) else { return }
        guard !ComparedSides(own, other).fields.hasSameOutcomes else { continue }
        return post(.other(candidate.0, passed: passed))
      }
      post(.allAlike(candidates.count))
    }
  }

  /// What is decoded for it, besides what is known already.
  private static func request(for subject: Subject, on stage: Stage) -> CompareRequest? {
    guard let b = stage.settled else { return nil }
    var request = CompareRequest(subject.base, b, on: stage)
    guard let known = stage.questions[sides]?.answer else { return request }
    if request.model != nil, let compiled = known.compiled, compiled.base == subject.base,
      compiled.sample == subject.sample
    {
      request.take(compiled.model)
    }
    if known.subject?.hasSameA(as: subject) == true { request.knownA = known.sides?.a }
    return request
  }
}
