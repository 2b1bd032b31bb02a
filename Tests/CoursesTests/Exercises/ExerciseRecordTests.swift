import Testing

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

  @Test(arguments: [
    "", "[]", "{\"format\":1}", "{\"format\":0,\"exercises\":[]}",
    "{\"format\":1,\"exercises\":[{\"name\":\"A\",\"state\":\"over\",\"digest\":\"1\"}]}",
    "{\"format\":1,\"exercises\":[{\"name\":\"A\",\"state\":\"done\",\"digest\":\"x\"}]}",
    """
    {"format":1,"exercises":[{"name":"A","state":"done","digest":"1"},
    {"name":"A","state":"done","digest":"1"}]}
    """,
  ])
  func `what isn't as it was written is damaged`(_ text: String) {
    #expect(throws: ExerciseRecord.Fault.damaged) {
      try ExerciseRecord(reading: Array(text.utf8))
    }
  }

  @Test func `what a newer program wrote is told as such`() {
    #expect(throws: ExerciseRecord.Fault.newer(2)) {
      try ExerciseRecord(reading: Array("{\"format\":2}".utf8))
    }
  }
}
