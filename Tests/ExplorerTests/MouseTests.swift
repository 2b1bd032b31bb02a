import DecodingReport
import JSONSource
import TerminalCanvas
import TestSupport
import Testing
import TextEditor
import Workbench

@testable import Explorer

/// Clicks, drags and the wheel, aimed at what the screen shows.
struct MouseTests {
  /// A session that is pointed at instead of typed into.
  private struct Pointing {
    var session: Session

    init(_ columns: Int = 120, _ rows: Int = 35) {
      session = Session.started(columns, rows)
    }

    /// The cell of a text's first character, the so manieth time that it stands on the screen.
    func place(_ text: String, _ number: Int = 1) throws -> Point {
      var left = number
      for (row, line) in session.screen.text.split(
        separator: "\n", omittingEmptySubsequences: false
      ).enumerated() {
        var rest = line[...]
        while let found = rest.firstRange(of: text) {
          left -= 1
          if left == 0 {
            let before = String(line[..<found.lowerBound])
            return Point(column: CellText.width(before), row: row)
          }
          rest = rest[found.upperBound...]
        }
      }
      throw Missing(text: text)
    }

    struct Missing: Error { var text: String }

    mutating func click(
      _ text: String, _ number: Int = 1, right: Int = 0, _ modifiers: KeyEvent.Modifiers = []
    ) throws {
      var point = try place(text, number)
      point.column += right
      session.send(.terminal(.mouse(MouseEvent(.press(.left), at: point, modifiers: modifiers))))
      let effects = session.effects
      session.send(.terminal(.mouse(MouseEvent(.release(.left), at: point))))
      session.replaceEffects(effects)
    }

    mutating func wheel(_ action: MouseEvent.Action, over text: String, times: Int = 1) throws {
      let point = try place(text)
      for _ in 0..<times { session.send(.terminal(.mouse(MouseEvent(action, at: point)))) }
    }
  }

  @Test(arguments: [(160, 50), (120, 35), (80, 24)])
  func `a click on a field selects it everywhere, and its column the style`(
    _ columns: Int, _ rows: Int
  ) throws {
    var pointing = Pointing(columns, rows)
    try pointing.click("  isAdmin", 1, right: 3)
    #expect(pointing.session.state.selection?.description == "$.isAdmin")
    #expect(pointing.session.state.focus == .result)
    try pointing.click("SMART")
    #expect(pointing.session.state.style == .smart)
  }

  @Test
  func `a click into the text puts the caret there, and with Shift marks up to there`() throws {
    var pointing = Pointing()
    try pointing.click("\"age\": \"42\"", right: 3)
    #expect(pointing.session.state.focus == .source)
    let editor = pointing.session.state.editor
    #expect(editor.text.position(of: editor.caret).description == "4:6")
    #expect(pointing.session.state.selection?.description == "$.age")
    try pointing.click("\"age\": \"42\"", right: 7, .shift)
    #expect(pointing.session.state.editor.selection.range?.count == 4)
  }

  @Test
  func `a drag marks text, and moves it along beyond the edge`() throws {
    var pointing = Pointing(80, 24)
    try pointing.session.press("<F4>")
    let start = try pointing.place("\"name\"")
    pointing.session.send(.terminal(.mouse(MouseEvent(.press(.left), at: start))))
    let end = Point(column: start.column + 4, row: start.row + 1)
    pointing.session.send(.terminal(.mouse(MouseEvent(.drag(.left), at: end))))
    let range = try #require(pointing.session.state.editor.selection.range)
    #expect(
      pointing.session.state.editor.text.string(in: range) == "\"name\": \"Ada 李\",\n  \"age")
    pointing.session.send(.terminal(.mouse(MouseEvent(.release(.left), at: end))))
    pointing.session.send(.terminal(.mouse(MouseEvent(.drag(.left), at: start))))
    #expect(pointing.session.state.editor.selection.range == range)
  }

  @Test
  func `a drag that begins elsewhere marks nothing`() throws {
    var pointing = Pointing()
    try pointing.click("F8 Why")
    let place = try pointing.place("\"name\"")
    pointing.session.send(.terminal(.mouse(MouseEvent(.drag(.left), at: place))))
    #expect(pointing.session.state.editor.selection.range == nil)
    #expect(pointing.session.state.focus == .why)
  }

  @Test
  func `a ghost line and a line of the model select their field`() throws {
    var pointing = Pointing()
    try pointing.click("\"joined\"  missing", right: 2)
    #expect(pointing.session.state.selection?.description == "$.joined")
    try pointing.click("var score", right: 2)
    #expect(pointing.session.state.selection?.description == "$.score")
    #expect(pointing.session.state.focus == .model)
  }

  @Test
  func `lists are clicked, where they stand and where they are opened by a click`() throws {
    var pointing = Pointing(160, 50)
    try pointing.click("clean")
    #expect(pointing.session.state.origin == .sample("User", payload: "clean"))
    try pointing.click(" Order", right: 2)
    #expect(pointing.session.state.sample == 1)

    pointing = Pointing(120, 35)
    try pointing.click("as-received")
    #expect(pointing.session.state.focus == .payloads)
    try pointing.click("clean")
    #expect(pointing.session.state.origin == .sample("User", payload: "clean"))
    try pointing.click(" User", right: 2)
    #expect(pointing.session.state.focus == .samples)
    try pointing.click("FIELD")
    #expect(pointing.session.state.focus == .result)
  }

  @Test(arguments: [(160, 50), (120, 35), (80, 24), (44, 12)])
  func `every hint of the footer does what its key does`(_ columns: Int, _ rows: Int) throws {
    var pointing = Pointing(columns, rows)
    try pointing.click("help")
    #expect(pointing.session.shows("F1 Help"))
    try pointing.click("close")
    #expect(!pointing.session.shows("F1 Help"))
    try pointing.click("q quit")
    #expect(pointing.session.quits)
  }

  @Test(arguments: [(160, 50), (120, 35), (80, 24)])
  func `the answers of a question stand in the footer whole and are clicked`(
    _ columns: Int, _ rows: Int
  ) throws {
    var pointing = Pointing(columns, rows)
    pointing.session = Session(
      columns, rows,
      opening: Opening(source: .file(path: "data/user.json", bytes: Array("{\"id\": 1}".utf8))))
    pointing.session.answer()
    try pointing.session.press("<F4>x")
    pointing.session.send(.changedOnDisk(path: "data/user.json", Array("{\"id\": 2}".utf8)))
    let row = try pointing.place("k keep mine  t take theirs  d compare  Esc later").row
    #expect(row == rows - 1)
    let question = "data/user.json\" was changed on the disk: whose text counts?"
    #expect(try pointing.place(question).row < rows - 2)
    try pointing.click("compare")
    #expect(pointing.session.shows("From yours to theirs"))
    try pointing.click("close")
    try pointing.click("take theirs")
    #expect(pointing.session.text == "{\"id\": 2}")
  }

  @Test
  func `settings are clicked`() throws {
    var pointing = Pointing()
    try pointing.session.press("o")
    try pointing.click(" iso8601 ", right: 2)
    #expect(pointing.session.request?.options.dateStrategy == .iso8601)
    try pointing.click("FIELD")
    #expect(!pointing.session.shows("Options of the decoders"))
  }

  @Test
  func `the wheel scrolls the pane that it is over and selects nothing`() throws {
    var pointing = Pointing(120, 24)
    try pointing.session.press("j")
    let selection = pointing.session.state.selection
    try pointing.wheel(.wheelDown, over: "FIELD", times: 2)
    #expect(!pointing.session.shows("▸ id"))
    #expect(pointing.session.state.selection == selection)
    #expect(pointing.session.state.focus == .result)
    try pointing.session.press("<Down>")
    #expect(pointing.session.shows("▸ name"))
    try pointing.wheel(.wheelDown, over: "\"name\"")
    #expect(!pointing.session.shows("\"id\": 1001"))
    try pointing.wheel(.wheelDown, over: "F7 Model", times: 2)
    #expect(!pointing.session.shows("struct User"))
  }

  @Test
  func `help scrolls, and a click beside it closes it`() throws {
    var pointing = Pointing(160, 30)
    try pointing.session.press("?")
    try pointing.wheel(.wheelDown, over: "F1 Help", times: 3)
    #expect(!pointing.session.shows("Here: In the result"))
    try pointing.click("strict ✗")
    #expect(!pointing.session.shows("F1 Help"))
  }

  @Test
  func `clicks anywhere, at any size, leave a whole screen`() {
    for (columns, rows) in [(160, 50), (120, 35), (80, 24), (44, 12), (10, 3), (1, 1), (0, 0)] {
      var session = Session.started(columns, rows)
      for row in stride(from: -1, through: rows, by: CaseSelection.isWhole ? 2 : 5) {
        for column in stride(from: -1, through: columns, by: CaseSelection.isWhole ? 7 : 13) {
          for action: MouseEvent.Action in [.press(.left), .drag(.left), .wheelUp, .wheelDown] {
            let event = MouseEvent(action, at: Point(column: column, row: row))
            session.send(.terminal(.mouse(event)))
          }
          #expect(session.screen.size == session.size)
        }
      }
    }
  }

  @Test(arguments: [(160, 50), (120, 35), (80, 24), (44, 12)])
  func `a click on a choice of a menu takes it, and one outside closes the menu`(
    _ columns: Int, _ rows: Int
  ) throws {
    var pointing = Pointing(columns, rows)
    try pointing.session.press("jjjx")
    let menu = pointing
    try pointing.click("\"age\": null")
    #expect(pointing.session.state.menu == nil)
    #expect(pointing.session.state.library.variations.map(\.name) == ["as-received + age null"])
    pointing = menu
    try pointing.click("User")
    #expect(pointing.session.state.menu == nil)
    #expect(pointing.session.state.library.variations.isEmpty)
    // The menu's own title is no choice.
    pointing = menu
    try pointing.click("x Break")
    #expect(pointing.session.state.menu != nil)
  }

  @Test func `the list of everything is clicked and scrolled`() throws {
    var pointing = Pointing()
    try pointing.session.press("<C-p>")
    try pointing.wheel(.wheelDown, over: "^P Do", times: 30)
    #expect(!pointing.session.shows("go to the next pane"))
    try pointing.wheel(.wheelUp, over: "^P Do", times: 99)
    #expect(pointing.session.state.menu?.selected == 0)
    try pointing.session.press("zoom")
    try pointing.click("zoom: give this pane")
    #expect(pointing.session.state.isZoomed)
    #expect(pointing.session.state.menu == nil && pointing.session.state.prompt == nil)
    try pointing.session.press("<C-p>")
    try pointing.click("strict ✗")
    #expect(pointing.session.state.menu == nil && pointing.session.state.prompt == nil)
  }

  @Test func `a choice that can't be taken says why`() throws {
    var pointing = Pointing()
    try pointing.session.press("jjjy")
    try pointing.click("strict has no value here")
    #expect(pointing.session.state.menu != nil)
    #expect(pointing.session.state.notice == "strict has no value here: threw")
  }
}
