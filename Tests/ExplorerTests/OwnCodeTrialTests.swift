import DecodingReport
import Testing
import Workbench

@testable import Explorer

/// A model whose own code makes a text of two keys: what the trace tells, and a trial after it.
@Suite struct OwnCodeTrialTests {
  private struct Person: Codable {
    var name: String
    enum CodingKeys: CodingKey { case first, last }
    init(from decoder: any Decoder) throws {
      let keys = try decoder.container(keyedBy: CodingKeys.self)
      name =
        try keys.decode(String.self, forKey: .first) + " "
        + keys.decode(String.self, forKey: .last)
    }
    func encode(to encoder: any Encoder) throws {}
  }

  private static func started() -> Session {
    let entry = SampleEntry(
      own: "Person", modelSource: "person.swift", sources: [:],
      models: .loaded(
        ModelTypes(strict: Person.self, default: Person.self, smart: Person.self),
        DecodingOptions()),
      payloads: [
        Payload(
          name: "ada", fileName: "ada.json",
          bytes: Array(#"{"first": "Ada", "last": "Byron"}"#.utf8))
      ])
    var session = Session(120, 35, samples: [entry], opening: Opening(sample: 0))
    session.settle()
    return session
  }

  private static func outcome(_ session: Session) -> Outcome? {
    session.state.live.answer?.report[.strict]?.fields.first { $0.property == "first" }?.outcome
  }

  @Test func `the trace's answer is there at once, the trial's after a pause`() throws {
    var session = Self.started()
    #expect(session.shows("live r1 traced"))
    #expect(Self.outcome(session) == .asSent)
    session.pass { if case .trialDue(revision: 1) = $0 { true } else { false } }
    session.settle()
    #expect(session.shows("live r1 tried"))
    #expect(Self.outcome(session) == .converted)
    #expect(!session.effects.contains { if case .after(_, .trialDue) = $0 { true } else { false } })
  }

  @Test func `what was tried counts when other calls are asked for`() throws {
    var session = Self.started()
    session.pass { if case .trialDue = $0 { true } else { false } }
    session.settle()
    try session.press("s")
    session.settle()
    let report = session.state.live.answer?.report
    #expect(report?.isTried == true && report?[.strict]?.trace != nil)
    #expect(Self.outcome(session) == .converted && session.state.live.isUpToDate)
  }

  @Test func `what is typed meanwhile isn't overtaken by an older trial`() throws {
    var session = Self.started()
    session.pass { if case .trialDue = $0 { true } else { false } }
    let trial = session.effects
    try session.press("<F4><C-End> ")
    session.settle()
    #expect(session.shows("live r2 traced"))
    session.replaceEffects(trial)
    session.settle()
    #expect(session.shows("live r2 traced"))
    // The pause of an older text has nothing tried.
    #expect(session.state.update(.timer(.trialDue(revision: 1))).isEmpty)
  }
}
