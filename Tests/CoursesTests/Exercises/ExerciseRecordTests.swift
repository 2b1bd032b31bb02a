import Testing
import Workbench

@testable import Courses

/// What is kept of a learner's exercises.
@Suite struct ExerciseRecordTests {
  typealias Mark = ExerciseRecord.Mark

  @Test func `what is kept is read again, and each exercise has one mark`() throws {
    var record = ExerciseRecord()
    record.set(Mark(name: "One", state: .begun, digest: 1))
    record.set(Mark(name: "a \"b\" \u{1B}", state: .skipped, digest: .max))
    record.set(Mark(name: "One", state: .done, digest: 2))
    #expect(record.marks.map(\.state) == [.done, .skipped])
    #expect(try ExerciseRecord(reading: record.bytes) == record)
    record.forget("One")
    #expect(record["One"] == nil && record.marks.count == 1)
    record.forget(nil)
    #expect(try ExerciseRecord(reading: record.bytes) == ExerciseRecord())
  }

  @Test func `what an earlier version kept is read`() throws {
    let kept = #"""
      {"format":1,"exercises":[
      {"name":"MissingKey","state":"done","digest":"cbf29ce484222325"},
      {"name":"a \"b\" \u001b","state":"skipped","digest":"ffffffffffffffff"}
      ]}

      """#
    let record = try ExerciseRecord(reading: Array(kept.utf8))
    #expect(
      record.marks == [
        Mark(name: "MissingKey", state: .done, digest: 0xCBF2_9CE4_8422_2325),
        Mark(name: "a \"b\" \u{1B}", state: .skipped, digest: .max),
      ])
    #expect(try ExerciseRecord(reading: record.bytes) == record)
  }

  @Test(arguments: [
    "", "[]", "{\"format\":1}", "{\"format\":0,\"exercises\":[]}",
    "{\"format\":1,\"exercises\":[{]}",
  ])
  func `what isn't a record is damaged`(_ text: String) {
    #expect(throws: KeptFault.damaged) {
      try ExerciseRecord(reading: Array(text.utf8))
    }
  }

  @Test(arguments: [
    #"{"name":"B","state":"mastered","digest":"1", "since": [1, 2]}"#,
    #"{"name":"B","state":"done","digest":"x"}"#, #"{"name":"B"}"#,
    #"{"name":"A","state":"done","digest":"1"}"#, "7", #"{"name": ["B"]}"#,
  ])
  func `a mark that isn't known is written back as it was, and the others count`(
    _ unknown: String
  ) throws {
    let known = #"{"name":"A","state":"done","digest":"1"}"#
    let text =
      "{\"format\":1,\"exercises\":[\n\(unknown.contains("\"A\"") ? "" : "\(unknown),\n")"
      + "\(known),\n\(unknown)]}"
    var record = try ExerciseRecord(reading: Array(text.utf8))
    #expect(record.marks == [Mark(name: "A", state: .done, digest: 1)])
    record.set(Mark(name: "C", state: .begun, digest: 2))
    let written = String(decoding: record.bytes, as: UTF8.self)
    #expect(written.contains(",\n\(unknown)\n]}"))
    #expect(try ExerciseRecord(reading: record.bytes) == record)
    record.forget("A")
    record.forget("B")
    #expect(record["A"] == nil && record["C"] != nil)
    #expect(String(decoding: record.bytes, as: UTF8.self).contains("\"B\",") == false)
  }

  @Test func `what a newer program wrote is told as such`() {
    #expect(throws: KeptFault.newer(2)) {
      try ExerciseRecord(reading: Array("{\"format\":2}".utf8))
    }
  }
}
