import JSONSource
import Testing

@testable import DecodingReport

/// Rules: each has a sentence and one outcome, and is carried and written with its field.
@Suite struct RuleTests {
  private static var field: FieldReport {
    FieldReport(
      path: JSONPath([.key("age")]), property: "age", wanted: .standard(.int), outcome: .asSent)
  }

  @Test(arguments: Rule.allCases)
  func `a rule has a sentence`(_ rule: Rule) {
    var field = Self.field
    field.become(rule, nil)
    #expect(field.outcome == rule.outcome)
    let sentence = rule.sentence(for: field)
    #expect(sentence.hasSuffix(".") && sentence.first?.isLetter == true, "\(rule)")
  }

  @Test func `no two rules say the same`() {
    let sentences = Rule.allCases.map { $0.sentence(for: Self.field) }
    #expect(Set(sentences).count == sentences.count)
  }

  @Test func `every outcome has rules`() {
    #expect(Set(Rule.allCases.map(\.outcome)) == Set(Outcome.allCases))
  }

  @Test func `a sentence names the member or the element that made its container fall back`() {
    let document = JSONDocument.parse(#"{"list": [1], "object": {"a": 1}}"#)
    let sentences = ["list", "object"].map { key in
      var field = Self.field
      field.found = document.node(at: JSONPath([.key(key)])).map { .init(at: $0, in: document) }
      return Rule.smartReplacedWhole.sentence(for: field)
    }
    #expect(sentences[0].hasPrefix("One element") && sentences[1].hasPrefix("One member"))
  }

  @Test func `a sentence names what a number would be in another unit`() {
    let document = JSONDocument.parse(#"{"age": 1714521600}"#)
    var field = Self.field
    field.become(.dateOfOtherEpoch, .badDate)
    field.found = document.node(at: field.path).map { .init(at: $0, in: document) }
    let sentence = Rule.dateOfOtherEpoch.sentence(for: field)
    #expect(sentence.hasSuffix("As seconds since 1970 it would be 2024-05-01T00:00:00Z."))
  }

  @Test(arguments: Rule.allCases)
  func `another process reads the rule that was written`(_ rule: Rule) throws {
    var field = Self.field
    field.become(rule, rule.outcome == .asSent ? nil : .missing)
    var writer = TransportWriter()
    field.write(to: &writer)
    var reader = TransportReader(writer.bytes[...], document: JSONDocument.parse("{}"))
    let carried = try FieldReport(from: &reader)
    #expect(carried.decidedBy == rule && carried == field)
  }

  @Test func `a number that no rule has is refused`() {
    var writer = TransportWriter()
    writer.write(integer: Rule.allCases.count)
    var reader = TransportReader(writer.bytes[...], document: nil)
    #expect(throws: TransportProblem.malformed) { try Rule(from: &reader) }
  }

  @Test func `a field's rule is the last of its keys in JSON`() {
    let text = JSONReport(OrderReport.report).json.line
    #expect(text.contains(#""rule":"typeMismatch"}"#) && text.contains(#""rule":"smartMadeNil"}"#))
  }

  @Test func `a rule is a byte, and a field stays small`() {
    #expect(MemoryLayout<Rule?>.size == 1)
    #expect(MemoryLayout<FieldReport>.stride <= 120)
  }
}
