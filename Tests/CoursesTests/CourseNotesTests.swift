import DecodingReport
import Testing

@testable import Courses

/// What a course and a notes terminal say to each other.
@Suite struct CourseNotesTests {
  static var notes: CourseNotes {
    var notes = CourseNotes(title: "Dates \u{1B}[31m in \"15\"\n", place: 4, count: 20)
    (notes.chapter, notes.block) = ("1 A number is a date", "ask")
    notes.said = ["What is it?", "日付 \u{202E}"]
    notes.words = ["one", "two"]
    notes.answers = ["$.from STRICT converted"]
    notes.code = "compiled from the file: Page"
    notes.revealed = "$.from"
    notes.next = CourseNotes.Next(block: "reveal", said: ["It is 2054."])
    notes.votes = [votes([11, 17], [12, 8])]
    (notes.seconds, notes.minutes, notes.minutesBehind) = (300, 15, -2)
    (notes.isBlank, notes.isLeft, notes.isOver) = (true, true, true)
    return notes
  }

  private static func votes(_ right: [Int], _ wrong: [Int]) -> CourseVotes {
    CourseVotes(
      cell: "$.from STRICT",
      rows: [
        CourseVotes.Row(.converted, hands: right, isRight: true),
        CourseVotes.Row(.threw, hands: wrong, isRight: false),
      ])
  }

  @Test func `notes are one line, and are read as they were`() {
    let line = Self.notes.line
    #expect(!line.contains { $0.isNewline } && !line.contains("\u{1B}"))
    #expect(CourseNotes(reading: Array(line.utf8)) == Self.notes)
    let plain = CourseNotes(title: "", place: 0, count: 1)
    #expect(CourseNotes(reading: Array(plain.line.utf8)) == plain)
  }

  @Test func `a line that no course has written is nothing`() {
    let line = Array(Self.notes.line.utf8)
    for end in stride(from: 0, to: line.count, by: 7) {
      #expect(CourseNotes(reading: Array(line[..<end])) == nil)
    }
    let text = Self.notes.line
    for (old, new) in [
      ("\"format\":1", "\"format\":2"), ("\"place\":4", "\"place\":22"),
      ("\"place\":4", "\"place\":-1"), ("\"count\":20", "\"count\":99999999999999999999"),
      ("\"title\":\"", "\"title\":7,\"a\":\""),
    ] {
      #expect(text.contains(old))
      #expect(CourseNotes(reading: Array(text.replacing(old, with: new).utf8)) == nil, "\(new)")
    }
    // Numbers that nobody has are none.
    let many = text.replacing("\"hands\":[11,17]", with: "\"hands\":[-5,99999999]")
    let read = CourseNotes(reading: Array(many.utf8))
    #expect(read?.votes.first?.rows.first?.hands == [0, 1_000_000])
  }

  @Test(arguments: [
    ([0], [0], nil), ([34], [66], "34 % right: explain it first, then ask again"),
    ([35], [65], "35 % right: let them talk, then ask again"),
    ([70], [30], "70 % right: let them talk, then ask again"), ([71], [29], "71 % right: go on"),
    ([30, 80], [70, 20], "80 % right: go on"),
    ([30, 30], [70, 70], "30 % right: explain it, then reveal"),
    ([50, 60], [50, 40], "60 % right: explain it, then reveal"),
  ])
  func `votes advise what to do`(_ right: [Int], _ wrong: [Int], _ advice: String?) {
    #expect(Self.votes(right, wrong).advice == advice)
  }

  @Test(arguments: [NotesRequest.go(0), .go(17), .blank(true), .blank(false)])
  func `requests are read as they were`(_ request: NotesRequest) {
    #expect(NotesRequest(reading: request.line) == request)
  }

  @Test(arguments: ["", "go", "go x", "go -1", "next", "blank 1", "go 1 2"])
  func `other lines ask for nothing`(_ line: String) {
    #expect(NotesRequest(reading: line) == nil)
  }
}
