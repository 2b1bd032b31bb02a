import DecodingReport
import JSONSource
import Samples
import TerminalCanvas
import Testing
import Workbench

@testable import Courses

/// What a file says, and what is wrong with it.
@Suite struct CourseReaderTests {
  static let front = "---\nformat: 1\ntitle: A\nminutes: 5\n---\n"
  static let open = "```open\nsample: MissingKey\npayload: as-received\n```\n"

  /// The problems of a course that begins soundly: `7: what was found`.
  static func problems(
    _ text: String, size: Size = Size(columns: 80, rows: 24), minutes: Int? = nil
  ) -> [String] {
    CourseCheck(text, SampleCatalogue.all, size: size, minutes: minutes).problems.map {
      "\($0.line): \($0.message)"
    }
  }

  @Test func `fields, text, chapters and notes are read`() {
    let reader = CourseReader(
      Self.front + """
        # One
        Words for who reads the file.
        ```open
        sample: MissingKey
        select: $.fontSize
        look: model
        note: one
          two

        A sentence.
        \\title: a text that looks like a field
        ```
        ## Two
        ```open
        sample: User
        ```
        ```ask
        kind: talk
        options: threw, nil
        answer: $.age STRICT threw typeMismatch
        What?
        ```
        """)
    #expect(reader.problems.isEmpty)
    let steps = reader.course.steps
    #expect(steps.map(\.chapter) == ["One", "Two", "Two"])
    #expect(steps[0].text == ["A sentence.", "title: a text that looks like a field"])
    #expect(steps[0].note == "one\ntwo")
    #expect(steps[0].selection == JSONPath(reading: "$.fontSize"))
    #expect(steps.map(\.look) == [.model, nil, nil])
    #expect(steps[2].question?.kind == .talk)
    #expect(steps[2].question?.options == [.threw, .nil])
    #expect(steps[2].question?.answers.map(\.text) == ["$.age STRICT threw typeMismatch"])
    #expect(reader.course.chapters.map(\.first) == [0, 1])
  }

  @Test(arguments: [
    ("", "1: a course begins with a line ---, and its title below it"),
    ("---\ntitle: A", "1: the front has no end: expected a line ---"),
    (
      "---\nformat: 2\ntitle: A\nminutes: 5\n---\n" + open, "2: 'format' doesn't take '2'"
    ),
    (
      "---\nformat: 1\nminutes: 5\n---\n" + open,
      "1: the field 'title' is missing in the front: the course's name on the screen"
    ),
    (
      "---\nformat: 1\ntitle: A\nminutes: 0\n---\n" + open, "4: 'minutes' doesn't take '0'"
    ),
    (front + open + "```tell\nA.\n```", "10: unknown block 'tell'"),
    (front + open + "```say\nnotes: b\nA.\n```", "11: unknown field 'notes' in 'say'"),
    (front + open + "```say\nA.", "10: the block 'say' has no end: expected a line ```"),
    (front + open + "```say\nnote: a\nnote: b\nA.\n```", "12: the field 'note' is there twice"),
    (front + open + "```say\n\n```", "10: 'say' has no text"),
    (front + "```say\nA.\n```", "6: the first step of the course opens nothing: expected ```open"),
    (
      front + open + "# B\n```say\nA.\n```",
      "11: the first step of 'B' opens nothing: expected ```open"
    ),
    (
      front + open + "```ask\noptions: nil\nA?\n```",
      "10: the field 'answer' is missing in 'ask': a cell and what becomes of it, as in expect"
    ),
    (
      front + open + "```ask\nanswer: $.fontSize STRICT threw\nA?\n```",
      "10: the field 'options' is missing in 'ask': outcomes to choose from, with commas between"
    ),
    (
      front + open + "```ask\noptions: nil, default\nanswer: $.fontSize STRICT threw\nA?\n```",
      "12: the answer 'threw' isn't among the options"
    ),
    (
      front + open + "```ask\noptions: threw, failed\nanswer: $.fontSize STRICT threw\nA?\n```",
      "11: 'options' doesn't take 'failed'"
    ),
    (
      front + open
        + "```ask\nstyle: smart\noptions: nil, threw\nanswer: $.fontSize STRICT threw\nA?\n```",
      "10: guesses are of $.fontSize SMART here, and no answer is of that"
    ),
    (
      front + open + "```say\nexpect: $.theme STICT threw\nA.\n```",
      "11: 'expect' doesn't take 'STICT'"
    ),
    (
      front + open + "```say\nexpect: $.theme STRICT thrown\nA.\n```",
      "11: 'expect' doesn't take 'thrown'"
    ),
    (
      front + open + "```say\nexpect: $.fontSize STRICT threw nokey\nA.\n```",
      "11: 'expect' doesn't take 'nokey'"
    ),
    (
      front + open + "```say\nexpect: theme[ STRICT threw\nA.\n```",
      "11: 'expect' doesn't take 'theme['"
    ),
    (front + "```open\nsample: Missing\n```", "6: unknown sample 'Missing'"),
    (
      front + "```open\nsample: MissingKey\npayload: /etc/passwd\n```",
      "6: 'MissingKey' has no payload '/etc/passwd'"
    ),
    (
      front + open + "```type\nselect: $.fontSize\nvalue: 1\n```",
      "10: no value stands at $.fontSize in the payload as it is then"
    ),
    (
      front + open + "```break\nselect: $.theme\nfault: fraction\n```",
      "10: $.theme can't be broken by 'fraction'"
    ),
    (
      front + open + "```break\nselect: $.theme\nfault: gone\n```",
      "12: 'fault' doesn't take 'gone'"
    ),
    (front + open + "```reveal\n```", "10: nothing was asked that is revealed here"),
    (
      front + open + "```say\nexpect: $.fontSize STRICT default = 14\nA.\n```",
      "11: expected $.fontSize STRICT default = 14, found threw missing keyNotFound"
    ),
    (
      front + open + "```say\nexpect: $.columns DEFAULT default = 3\nA.\n```",
      "11: expected $.columns DEFAULT default = 3, found default missing = 0"
    ),
    (
      front + open + "```say\nexpect: $.nothing DEFAULT default\nA.\n```",
      "11: expected $.nothing DEFAULT default, found no such cell"
    ),
    (
      front + open + "```say\n" + String(repeating: "A sentence.\n", count: 7) + "```",
      "10: the text takes 7 rows, and at 80x24 there are 6"
    ),
    (
      front + open + "```say\nminutes: 9\nA.\n```", "1: 9 minutes are planned of 5"
    ),
  ])
  func `a wrong step is told with its line`(_ text: String, _ problem: String) {
    #expect(Self.problems(text) == [problem])
  }

  @Test func `a wrong name is told with what is possible`() {
    let check = CourseCheck(
      Self.front + Self.open + "```say\nnotes: b\nA.\n```", SampleCatalogue.all,
      size: Size(columns: 80, rows: 24))
    #expect(
      check.problems.map(\.choice?.possible)
        == [["select", "style", "look", "expect", "note", "minutes"]])
  }

  @Test func `a warning keeps nobody from playing`() {
    let check = CourseCheck(
      Self.front + Self.open + "```reveal\n```", SampleCatalogue.all,
      size: Size(columns: 80, rows: 24))
    #expect(check.problems.count == 1)
    #expect(check.isSound)
  }

  @Test func `more questions for talking than the time is for are told`() {
    let ask = "```ask\nkind: talk\noptions: threw, nil\nanswer: $.fontSize STRICT threw\nA?\n```\n"
    func text(_ minutes: Int) -> String {
      Self.front.replacing("minutes: 5", with: "minutes: \(minutes)") + Self.open
    }
    #expect(Self.problems(text(60) + String(repeating: ask, count: 8)).isEmpty)
    #expect(
      Self.problems(text(45) + String(repeating: ask, count: 7))
        == ["1: 7 questions are for talking: expected 6 at most in this time"])
  }

  @Test func `a course that is longer than the time that there is is told`() {
    #expect(
      Self.problems(Self.front + Self.open, minutes: 4) == ["1: 5 minutes are planned of 4"])
  }

  @Test func `steps without minutes share what is left`() {
    let ask = "```ask\noptions: threw, nil\nanswer: $.fontSize STRICT threw\nA?\n```\n"
    let course = CourseReader(Self.front + Self.open + ask + "```say\nA.\n```").course
    #expect(course.plannedMinutes == [2, 1, 2])
  }

  @Test func `any text is read`() {
    var text = Self.front + Self.open + "```say\nexpect: $.a STRICT nil = 1\nminutes: 1\nA.\n```"
    while !text.isEmpty {
      text.removeLast()
      let reader = CourseReader(text)
      #expect(reader.problems.allSatisfy { $0.line >= 1 })
    }
  }
}
