import DecodingReport
import TestSupport
import TextEditor
import Workbench

@testable import Explorer

extension Session {
  /// Carries out all that is asked for, as the executable does, and returns what was answered. A disk may
  /// refuse whatever is to be written.
  @discardableResult
  mutating func settleAll(refusing problem: FileProblem? = nil) -> [Message] {
    var historian = Historian()
    var answers: [Message] = []
    var waiting = effects
    while !waiting.isEmpty {
      for message in Self.answers(of: waiting.removeFirst(), &historian, problem) {
        answers.append(message)
        send(message)
        waiting += effects
      }
    }
    return answers
  }

  /// Every effect stands here: one that is added is answered, too.
  private static func answers(
    of effect: Effect, _ historian: inout Historian, _ problem: FileProblem?
  ) -> [Message] {
    switch effect {
    case .save(let request):
      // Who was asked writes over what others wrote.
      if case .changed? = problem, request.overridesOthers { return [.saved(request, .noSpace)] }
      return [.saved(request, problem)]
    case .setAside(let text, let path):
      return [.setAside(text, problem.map { .failure($0) } ?? .success(path + ".aside"))]
    case .journal(.write): return problem.map { [.journalFailed($0.words)] } ?? []
    case .recordGuesses, .recordExercise, .rememberTrust:
      return problem.map { [.said($0.words)] } ?? []
    case .explain(let request): return [.explained(request.run())]
    case .survey(let request): return [.surveyed(request.run())]
    case .ask(let job):
      // What is tried isn't waited for.
      if [TrialQuestion.trials.name, ShareQuestion.trial.name].contains(job.name) { return [] }
      var workshop = PlayedWorkshop()
      workshop.compiled = { PracticeFixture.compiled($0) }
      return job.answers(in: workshop).map { .answered($0) }
    case .work(let work): return [.worked(revision: work.revision, work.run())]
    case .history(let order): return historian.carryOut(order).map { [$0] } ?? []
    case .listExercises: return [.exercises(Practice(PracticeFixture.items))]
    case .complete(let path):
      return [.completed(path: path, (1...40).map { "name-\($0).json" })]
    case .after(_, let timer):
      if case .modelDue = timer { return [.timer(timer)] }
      return []
    case .giveUp, .end, .giveUpDecode, .cancelExplain, .open, .copy, .journal, .rememberCourse,
      .editFile, .editElsewhere,
      .suspend, .rememberFoldedLists, .redraw, .quit:
      return []
    }
  }
}
