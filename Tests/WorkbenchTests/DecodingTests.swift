import DecodingReport
import DecodingStyles
import Foundation
import JSONSource
import Testing
import Workbench

/// Values first, whys later, and nothing for who stopped waiting.
@Suite struct DecodingTests {
  private func experiment<S: Sample>(_ sample: S.Type, _ json: String) -> Experiment {
    Experiment(model: "Users", sample: sample, source: "test.json", bytes: Array(json.utf8))
  }

  private let dirty = #"{"id": 1, "age": "42", "role": "viewer", "tags": ["a"]}"#

  @Test func `values come without fields, and are those of the whole report`() {
    let decoding = experiment(Users.self, dirty).decode()
    #expect(
      lines(decoding.values) == """
        strict threw typeMismatch wanted Int
        default User(id: 1, age: 0, role: .viewer, tags: ["a"], note: nil)
        smart User(id: 1, age: 42, role: .viewer, tags: ["a"], note: nil)
        """)
    let report = decoding.report
    #expect(report.styles.map(\.value) == decoding.values.styles.map(\.value))
    #expect(report.styles.map(\.microseconds) == decoding.values.styles.map(\.microseconds))
    #expect(lines(report) == lines(experiment(Users.self, dirty).run()))
  }

  @Test func `nobody gets a report who stopped waiting`() {
    let cancellation = Cancellation()
    #expect(experiment(Users.self, dirty).run(cancellation) != nil)
    cancellation.cancel()
    #expect(experiment(Users.self, dirty).run(cancellation) == nil)
  }

  @Test func `a recorded decode stops at its next call`() throws {
    let document = JSONDocument.parse(dirty)
    let cancellation = Cancellation()
    let context = TraceContext(
      document: document, keys: .none, cancellation: cancellation)
    let decoder = JSONDecoder()
    decoder.userInfo[try #require(TraceContext.userInfoKey)] = context
    cancellation.cancel()
    #expect(throws: CancellationError.self) {
      try decoder.decode(TracedRoot<Users.Defaulted.User>.self, from: Data(dirty.utf8))
    }
    let recorder = DecodingRecorder(cancellation: cancellation)
    #expect(throws: CancellationError.self) {
      try SmartDecoder().decode([Int].self, from: JSONDocument.parse("[1]"), recorder: recorder)
    }
    #expect(context.recorder.events.isEmpty && recorder.events.isEmpty)
  }

  /// Whatever runs beside it: the styles of a large payload are explained at the same time.
  @Test func `a large payload is explained as a small one`() {
    let json = "[" + Array(repeating: dirty, count: 300).joined(separator: ",\n") + "]"
    let whole = experiment(Lists.self, json).run()
    let one = experiment(Lists.self, "[" + dirty + "]").run()
    for (large, small) in zip(whole.styles, one.styles) {
      #expect(large.fields.prefix(7).map(\.outcome) == small.fields.prefix(7).map(\.outcome))
      for outcome in Outcome.allCases where large.style != .strict {
        #expect(large.summary[outcome] == 300 * small.summary[outcome])
      }
    }
  }
}

private enum Lists: Sample {
  typealias StrictModel = [Users.Strict.User]
  typealias DefaultModel = [Users.Defaulted.User]
  typealias SmartModel = [Users.Smart.User]
}
