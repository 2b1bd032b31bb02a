import DecodingReport
import JSONSource
import Testing
import Workbench

/// A learner's score: what is added up, kept, and asked again.
struct LearnerRecordTests {
  private func question(_ field: String, _ style: DecodingStyle = .smart) -> LearnerQuestion {
    LearnerQuestion(
      sample: "User", payload: "as-received", path: JSONPath([.key(field)]), style: style)
  }

  private func mark(_ field: String, _ guess: Outcome, _ outcome: Outcome) -> LearnerMark {
    LearnerMark(question(field), guess: guess, outcome: outcome)
  }

  @Test func `what was missed most is asked first, until it is known`() {
    var record = LearnerRecord()
    record.add([mark("a", .threw, .default), mark("b", .asSent, .asSent)])
    record.add([mark("c", .threw, .converted), mark("c", .threw, .converted)])
    #expect(record.missed.map(\.question.path.description) == ["$.c", "$.a"])
    #expect(record.right == 1 && record.count == 4)
    #expect(
      record.confusions.map { $0.confusion.words(isUTF8: true) }
        == ["SMART ~ taken for ✗", "SMART ↺ taken for ✗"])
    record.add([mark("a", .default, .default)])
    #expect(record.missed.map(\.question.path.description) == ["$.c"])
    // Another answer, since the sample was changed: older guesses are measured by it.
    record.add([mark("c", .threw, .threw)])
    #expect(record.missed.isEmpty)
  }

  @Test func `what is written is read again`() throws {
    var record = LearnerRecord()
    record.add([
      mark("a b\"\n", .threw, .default), mark("李", .asSent, .asSent), mark("李", .nil, .asSent),
      LearnerMark(
        LearnerQuestion(sample: "S", payload: "p", path: .root, style: .strict), guess: .dropped,
        outcome: .threw),
    ])
    #expect(try LearnerRecord(reading: record.bytes) == record)
    #expect(try LearnerRecord(reading: LearnerRecord().bytes) == LearnerRecord())
  }

  @Test func `what an earlier version kept is read`() throws {
    let kept = #"""
      {"format":1,"questions":[
      {"sample":"User","payload":"as-received","field":"$[\"a b\"]","style":"smart","outcome":"default","guesses":{"default":2,"threw":1}},
      {"sample":"S \u001b","payload":"p","field":"$","style":"strict","outcome":"threw","guesses":{}}
      ]}

      """#
    var expected = LearnerRecord()
    expected.add([
      mark("a b", .threw, .default), mark("a b", .default, .default),
      mark("a b", .default, .default),
    ])
    let record = try LearnerRecord(reading: Array(kept.utf8))
    #expect(record.entries.prefix(1) == expected.entries[...])
    #expect(record.entries.map(\.question.sample) == ["User", "S \u{1B}"])
    #expect(record.entries.map(\.count) == [3, 0])
  }

  @Test func `what was guessed of a former sample counts for the one that it is part of`() {
    func mark(_ sample: String, _ guess: Outcome) -> LearnerMark {
      let question = LearnerQuestion(sample: sample, payload: "p", path: .root, style: .strict)
      return LearnerMark(question, guess: guess, outcome: .threw)
    }
    var record = LearnerRecord()
    record.add([mark("Old", .nil), mark("Old", .threw), mark("New", .nil), mark("Other", .nil)])
    var expected = LearnerRecord()
    expected.add([mark("New", .nil), mark("New", .threw), mark("New", .nil), mark("Other", .nil)])
    #expect(record.renamed { $0 == "Old" ? "New" : $0 } == expected)
  }

  private static let entry =
    #"{"sample":"S","payload":"p","field":"$.a","style":"smart","outcome":"nil","guesses":{"nil":1}}"#

  @Test(
    arguments: [
      "", "{", "[]", "null", "{}", #"{"format":1}"#, #"{"format":"1","questions":[]}"#,
      #"{"format":0,"questions":[]}"#, #"{"format":1,"questions":{}}"#,
      #"{"format":1,"questions":[1]}"#, #"{"format":1,"questions":[\#(entry),\#(entry)]}"#,
      #"{"format":1,"questions":[\#(entry.replacing("smart", with: "clever"))]}"#,
      #"{"format":1,"questions":[\#(entry.replacing("\"nil\",", with: "\"not-reached\","))]}"#,
      #"{"format":1,"questions":[\#(entry.replacing(":1}", with: ":-1}"))]}"#,
      #"{"format":1,"questions":[\#(entry.replacing(":1}", with: ":1e99}"))]}"#,
      #"{"format":1,"questions":[\#(entry.replacing(":1}", with: ":9223372036854775807}"))]}"#,
      #"{"format":1,"questions":[\#(entry.replacing("$.a", with: "a["))]}"#,
      String(repeating: "[", count: 100_000),
    ])
  func `of a damaged record nothing is guessed`(_ text: String) {
    #expect(throws: KeptFault.damaged) { try LearnerRecord(reading: Array(text.utf8)) }
  }

  @Test func `each truncated record is damaged, and a newer one is told apart`() throws {
    var record = LearnerRecord()
    record.add([mark("a", .threw, .default)])
    let bytes = record.bytes
    // Without its last line feed it is whole.
    for count in 0..<bytes.count - 1 {
      #expect(throws: KeptFault.damaged) {
        try LearnerRecord(reading: Array(bytes.prefix(count)))
      }
    }
    #expect(throws: KeptFault.newer(7)) {
      try LearnerRecord(reading: Array(#"{"format":7,"marks":[]}"#.utf8))
    }
  }

  @Test func `the oldest questions go where there are too many`() {
    let many = (0...LearnerRecord.mostEntries).map { mark("f\($0)", .threw, .default) }
    var record = LearnerRecord()
    record.add(many)
    #expect(record.entries.count == LearnerRecord.mostEntries)
    #expect(record.entries.first?.question.path.description == "$.f1")
    record.add([mark("f1", .threw, .default), mark("new", .threw, .default)])
    #expect(record.entries.first?.question.path.description == "$.f3")
    #expect(record.entries.suffix(2).map(\.question.path.description) == ["$.f1", "$.new"])
  }
}
