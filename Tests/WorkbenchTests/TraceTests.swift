import DecodingReport
import DecodingStyles
import Testing
import Workbench

/// The calls of a decode as a text: what a model asked for, in order, and what came back.
@Suite struct TraceTests {
  private func trace<S: Sample>(_ sample: S.Type, _ json: String, _ style: DecodingStyle) -> String
  {
    var experiment = Experiment(
      model: "Test", sample: sample, source: "test.json", bytes: Array(json.utf8), styles: [style])
    experiment.keepsTraces = true
    let appearance = TextAppearance(isUTF8: true, colors: .none, width: { $0.count })
    return experiment.run()[style]?.trace.map { TraceText($0, appearance: appearance).text } ?? ""
  }

  @Test func `a strict trace ends with the call that ended the decode`() {
    #expect(
      trace(Users.self, #"{"id": 1, "age": "42", "role": "admin", "tags": []}"#, .strict) == """
        decode(User)      $      ✗ Expected to decode Int but found a string instead.
          keyedContainer  $
          decode(Int)     $.id   1
          decode(Int)     $.age  ✗ Expected to decode Int but found a string instead.
        """)
  }

  @Test func `a wrapper is seen to swallow its error`() {
    let text = trace(Users.self, #"{"id": 1, "age": "42", "role": "admin", "tags": []}"#, .default)
    #expect(
      text.contains(
        "✗ Expected to decode Int but found a string instead., swallowed by DefaultCodable<Int>"))
    #expect(text.contains("decodeIfPresent(String)"))
    #expect(text.hasSuffix("nil"))
  }

  @Test func `smart mode says what became of each value`() {
    #expect(
      trace(Users.self, #"{"id": 1, "age": "42", "role": "admin", "tags": [null]}"#, .smart)
        .contains("decode(Int)              $.age      ~ 42\n"))
  }

  @Test func `a trace without a request isn't kept`() {
    let report = run(Users.self, "{}")
    #expect(report.styles.allSatisfy { $0.trace == nil })
  }
}
