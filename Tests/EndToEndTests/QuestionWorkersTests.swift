import DecodingReport
import Foundation
import Testing

@testable import Explorer
@testable import codable_explorer

/// Questions on threads of their own, one of which hangs.
struct QuestionWorkersTests {
  /// What was posted, as it comes.
  private final class Answers: Sendable {
    private let inbox: Inbox

    init() throws { inbox = try Inbox() }

    func post(_ words: String) { inbox.post(.said(words)) }

    /// Waits for the next ones.
    func next() -> [String] {
      _ = SystemCall.wait(for: [inbox.descriptor], milliseconds: 10_000)
      return inbox.takeAll().map { if case .said(let words) = $0 { words } else { "" } }
    }
  }

  private static func job(
    _ name: String, _ run: @escaping @Sendable (any Workshop) -> Void
  ) -> Job {
    Job(name: name, number: 0) { workshop, _ in run(workshop) }
  }

  private let workers = QuestionWorkers { job, ending in
    job.run(BoxedWorkshop(Arguments(.explorer), ending)) { _ in }
  }

  static let names = [
    TrialQuestion.trials.name, ShareQuestion.text.name, ShareQuestion.trial.name,
    RoundTripQuestion.trip.name, MatrixQuestion.table.name, CompareQuestion.sides.name,
    CompareQuestion.search.name, ModelQuestion.compiled.name, Practice.goals.name,
    CoursePlayer.steps.name,
  ]

  @Test(arguments: names)
  func `one that hangs holds up neither its successor nor another one`(_ name: String) throws {
    let answers = try Answers()
    let (begun, end) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let hung = Self.job(name) { workshop in
      begun.signal()
      end.wait()
      answers.post("ended, given up: \(workshop.cancellation.isCancelled) \(workshop.isEnded)")
    }
    workers.ask(hung)
    begun.wait()
    workers.ask(Self.job("another") { _ in answers.post("another") })
    #expect(answers.next() == ["another"])
    workers.ask(hung)
    begun.wait()
    workers.giveUp(name)
    workers.ask(Self.job(name) { _ in answers.post("newer") })
    #expect(answers.next() == ["newer"])
    end.signal()
    #expect(answers.next() == ["ended, given up: true true"])
    end.signal()
    #expect(answers.next() == ["ended, given up: true true"])
  }

  @Test func `one that is to end keeps what it has reached`() throws {
    let answers = try Answers()
    let (begun, end) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    workers.ask(
      Self.job("share") { workshop in
        begun.signal()
        end.wait()
        answers.post("given up: \(workshop.cancellation.isCancelled), ended: \(workshop.isEnded)")
      })
    begun.wait()
    workers.end("share")
    end.signal()
    #expect(answers.next() == ["given up: false, ended: true"])
  }
}
