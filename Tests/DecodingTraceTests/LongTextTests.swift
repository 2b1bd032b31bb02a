import DecodingTrace
import Testing

struct LongTextTests {
  @Test func `a long text is cut, and says how much is left out`() {
    let text = String(repeating: "a", count: LongText.limit)
    #expect(LongText.cut(text) == text)
    #expect(LongText.cut(text + "bc") == text + "… (2 more bytes)")
    // Never within a scalar.
    #expect(
      LongText.cut("b" + String(repeating: "李", count: 4000)).contains("李… (2001 more bytes)"))
  }

  @Test func `a text that was cut is cut again as if it hadn't been`() {
    let text = String(repeating: "a", count: 5_000_000)
    let cut = LongText.cut(LongText.cut(text, to: 1_000_000), to: 100_000)
    #expect(LongText.cut(cut) == LongText.cut(text))
    #expect(LongText.cut("said: " + LongText.cut(text)).hasSuffix("aa… (4990006 more bytes)"))
    // What a model says of itself isn't added up beyond what numbers hold.
    let boast = text + "… (9223372036854775807 more bytes)"
    #expect(LongText.cut(boast).hasSuffix("… (4990036 more bytes)"))
  }

  private struct Loud: Error, CustomStringConvertible {
    var description: String
  }

  @Test func `what an error says is cut before anybody looks through it`() {
    let text = String(repeating: "a", count: 5_000_000)
    let context = DecodingError.Context(
      codingPath: [MemberKey(stringValue: text)], debugDescription: text)
    let errors: [any Error] = [
      Loud(description: text), DecodingError.dataCorrupted(context),
      DecodingError.keyNotFound(MemberKey(stringValue: text), context),
    ]
    for error in errors {
      let facts = ErrorFacts(error)
      #expect(facts.said.hasSuffix("a… (4990000 more bytes)"))
      #expect(facts.subject.utf8.count < 2 * LongText.limit)
    }
  }
}
