import DecodingReport
import DecodingStyles
import Foundation
import JSONSource
import TestSupport
import Testing
import Workbench

/// The calls of a decode as a text: what a model asked for, in order, and what came back.
@Suite struct TraceTests {
  private func trace<S: Sample>(_ sample: S.Type, _ json: String, _ style: DecodingStyle) -> String
  {
    var experiment = Experiment(
      model: "Test", sample: sample, source: "test.json", bytes: Array(json.utf8), styles: [style])
    experiment.traces = .around(.root)
    let appearance = TextAppearance(isUTF8: true, width: { $0.count })
    return experiment.run()[style]?.trace.map { TraceText($0, appearance: appearance).text } ?? ""
  }

  @Test func `a strict trace ends with the call that ended the decode`() {
    #expect(
      trace(Users.self, #"{"id": 1, "age": "42", "role": "admin", "tags": []}"#, .strict) == """
        1  decode(User)      $      ✗ Expected to decode Int but found a string instead.
        2    keyedContainer  $
        3    decode(Int)     $.id   1
        4    decode(Int)     $.age  ✗ Expected to decode Int but found a string instead.
        """)
  }

  struct Rows: SmartCodable {
    var rows: [Row] = []
    var last = 0
  }

  struct Row: SmartCodable {
    var id = 0
    var tags: [String] = []
  }

  @Test(arguments: CaseSelection.tenth(of: DecodingStyle.allCases, least: 1))
  func `of many calls those about a path are kept, and the report is the same`(
    _ style: DecodingStyle
  ) throws {
    let rows = (0..<3_000).map { #"{"id": \#($0), "tags": ["a", "b"]}"# }
    let json = #"{"rows": [\#(rows.joined(separator: ","))], "last": 1}"#
    var experiment = Experiment(
      model: "Test", sample: Root<Rows>.self, source: "test.json", bytes: Array(json.utf8),
      styles: [style])
    let plain = try #require(experiment.run()[style])
    let path = JSONPath([.key("rows"), .index(2_345)])
    experiment.traces = .around(path)
    let report = try #require(experiment.run()[style])
    let trace = try #require(report.trace)
    #expect(trace.around == path && trace.omitted > 5_000)
    #expect(trace.calls.allSatisfy { $0.path.isWithin(path) || path.isWithin($0.path) })
    let asked = trace.calls.filter { $0.path.isWithin(path) && $0.operation == .decode }
    let names = asked.map { String("\($0.path)".dropFirst("\(path)".count)) }
    #expect(names.filter { !$0.isEmpty } == [".id", ".tags", ".tags[0]", ".tags[1]"])
    #expect(trace.calls.map(\.number) == trace.calls.map(\.number).sorted())
    #expect(report.summary == plain.summary)
    #expect(
      report.fields.count + report.omittedFields == plain.fields.count + plain.omittedFields)
    experiment.traces = .around(.root)
    let first = try #require(experiment.run()[style]?.trace)
    #expect(first.around == nil && first.calls.count <= Trace.maximumCalls)
  }

  @Test func `a wrapper is seen to swallow its error`() {
    let text = trace(Users.self, #"{"id": 1, "age": "42", "role": "admin", "tags": []}"#, .default)
    #expect(
      text.contains(
        "✗ Expected to decode Int but found a string instead. (swallowed by DefaultCodable<Int>)"))
    #expect(text.contains("decodeIfPresent(String)"))
    #expect(text.hasSuffix("nil"))
  }

  @Test func `smart mode says what became of each value`() {
    #expect(
      trace(Users.self, #"{"id": 1, "age": "42", "role": "admin", "tags": [null]}"#, .smart)
        .contains("decode(Int)              $.age      ~ 42\n"))
  }

  struct Flat: SmartCodable {
    @SmartFlat var contact = Contact()
    var label = ""
  }

  struct Contact: SmartCodable { var mail = "" }

  @Test func `what is read from the object around it stands there`() {
    let text = trace(Root<Flat>.self, #"{"mail": 5, "label": 3}"#, .smart)
    let lines = text.split(separator: "\n").map {
      $0.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
    #expect(
      lines.suffix(4) == [
        #"3 decode(SmartFlat<Contact>) $ ~ Contact(mail: "5")"#, "4 keyedContainer $",
        #"5 decode(String) $.mail ~ "5""#, #"6 decode(String) $.label ~ "3""#,
      ])
  }

  struct Chain: Decodable {
    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if (try? value.decode(Int.self)) == nil { _ = try value.decode(String.self) }
    }
  }

  @Test func `who swallowed an error is named, though the next one ended the decode`() {
    let lines = trace(Root<[Chain]>.self, "[true]", .strict).split(separator: "\n")
    #expect(lines.count { $0.contains("swallowed by Chain") } == 1)
    #expect(lines.last?.contains("decode(String)") == true)
    #expect(lines.last?.contains("swallowed") == false)
  }

  @Test func `a smart trace ends with the call that ended the decode`() {
    #expect(
      trace(Root<Link>.self, #"{"count": "3", "site": "", "note": 4}"#, .smart) == """
        1  decode(Link)      $        ✗ empty
        2    keyedContainer  $
        3    decode(Int)     $.count  ~ 3
        4    decode(URL)     $.site   ✗ empty
        """)
  }

  private struct Link: Codable {
    var count: Int
    var site: URL
    var note: String
  }

  @Test func `what a model let out is caught by smart mode`() {
    #expect(
      trace(Root<Holder>.self, #"{"nested": 5}"#, .smart).hasSuffix("(swallowed by SmartDecoder)"))
  }

  private struct Nested: Codable { var link: Link }
  private struct Holder: Codable { var nested: Nested? }

  private struct Curious: Decodable {
    let names: [String]
    init(from decoder: any Decoder) { names = decoder.userInfo.map(\.key.rawValue) }
  }

  @Test func `a model finds nothing of the trace in its decoder`() {
    for style in DecodingStyle.allCases {
      let report = run(Root<[String: Curious]>.self, #"{"a": 1}"#, [style])
      #expect(report[style]?.value == #"["a": Curious(names: [])]"#)
      #expect(report[style]?.fields.first { "\($0.path)" == "$.a" }?.value == "Curious(names: [])")
    }
  }

  @Test func `a trace without a request isn't kept`() {
    let report = run(Users.self, "{}")
    #expect(report.styles.allSatisfy { $0.trace == nil })
  }

  @Test func `a trace tells who asked which keys there are`() {
    for style in [DecodingStyle.strict, .smart] {
      let text = trace(Root<[Dot]>.self, #"[{"at": {"x": 1}, "other": 2}]"#, style)
      #expect(text.contains(#"allKeys"#) && text.contains(#"["at"]"#))
    }
  }

  private enum Dot: Codable { case at(x: Int) }

  /// Tries a number, and else itself.
  private indirect enum Sum: Decodable {
    case number(Double)
    case sum(Sum)
    private enum CodingKeys: CodingKey { case of }
    init(from decoder: any Decoder) throws {
      if let number = try? decoder.singleValueContainer().decode(Double.self) {
        self = .number(number)
        return
      }
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self = .sum(try container.decode(Sum.self, forKey: .of))
    }
  }

  private struct Term: Decodable { var sum: Sum }

  @Test func `what smart mode tries to make of nothing is no call`() {
    let json = #"{"sum": {"of": {"of": "x"}}}"#
    let text = trace(Root<Term>.self, json, .smart)
    #expect(text.split(separator: "\n").count { $0.contains("decode(Double)") } == 3)
    #expect(!text.contains("(an empty description)"))
    #expect(
      run(Root<Term>.self, json, [.smart])[.smart]?.failure?.path?.description == "$.sum.of.of")
  }
}
