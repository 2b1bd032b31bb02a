import DecodingReport
import Foundation
import TestSupport
import Testing
import Workbench

/// What is said where the type's source tells why: cases of enums, wrappers of optionals, key strategies.
extension FixTests {
  enum Status: String, Decodable {
    case active = "ACTIVE"
    case inactive = "INACTIVE"
  }
  struct Member: Decodable { var status: Status }

  private static let member = FactIndex(
    reading: """
      enum Status: String, Decodable { case active = "ACTIVE", inactive = "INACTIVE" }
      struct Member: Decodable { var status: Status }
      """)

  @Test(
    arguments: [
      (#""active""#, #"case active = "active""#, #""ACTIVE" differs in its letters' case alone"#),
      (#""THANKS_DEV""#, #"case thanksDev = "THANKS_DEV""#, ""),
      (#""paused""#, "case paused", ""),
      (#""on hold""#, #"case onHold = "on hold""#, ""),
    ])
  func `an unknown raw value is told beside those that there are, with its case`(
    _ sent: String, _ code: String, _ note: String
  ) throws {
    let json = #"{"status": \#(sent)}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Member.self, from: Data(json.utf8))
    }
    let report = run(Root<Member>.self, json, [.strict])
    let explainer = Explainer(
      report, isForMany: false,
      declaration: { field, _ in Self.member.declaration(of: field.property, in: "Member") },
      sourceLine: { _ in nil })
    let field = try #require(report[.strict]?.fields.first { "\($0.path)" == "$.status" })
    #expect(explainer.fixes(of: field, in: .strict).first?.code == code)
    let lines = explainer.explanation(of: field, in: .strict).lines
    let cases = try #require(lines.first { $0.label == "cases" })
    #expect(cases.text == #""ACTIVE", "INACTIVE""# && cases.note == note)
  }

  @propertyWrapper struct Codec<Value: Codable>: Codable {
    var wrappedValue: Value
    init(from decoder: any Decoder) throws {
      wrappedValue = try decoder.singleValueContainer().decode(Value.self)
    }
    func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
  }
  struct Event: Codable { @Codec var end: String? }

  @Test func `a wrapper of an optional is no optional`() throws {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Event.self, from: Data("{}".utf8))
    }
    let report = run(Root<Event>.self, "{}", [.strict])
    let field = try #require(report[.strict]?.fields.first { "\($0.path)" == "$.end" })
    let why = report.explanation(of: field, in: .strict) { _ in nil }
    #expect(why.lines.contains { $0.text.contains("even if what it wraps is optional") })
  }

  struct Account: Decodable { var userID: Int }

  @Test func `a key strategy is named where it makes another key`() throws {
    let json = #"{"user_id": 1}"#
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    #expect(throws: DecodingError.self) {
      try decoder.decode(Account.self, from: Data(json.utf8))
    }
    var options = DecodingOptions()
    options.keyStrategy = .snake
    let report = Experiment(
      model: "Account", sample: Root<Account>.self, source: "test.json", bytes: Array(json.utf8),
      options: options, styles: [.strict]
    ).run()
    let field = try #require(report[.strict]?.fields.first { "\($0.path)" == "$.userID" })
    let why = report.explanation(of: field, in: .strict) { _ in nil }
    #expect(
      why.lines.contains {
        $0.note
          == #"convertFromSnakeCase makes "userId" of "user_id"; the model asks for "userID""#
      })
  }
}
