import JSONSource
import Samples
import TerminalCanvas
import Testing

@testable import Explorer

/// The causes of what isn't as sent, in the place of the table.
struct ProblemsTests {
  private static let json = """
    {"id": 1, "name": "a", "age": "42", "isAdmin": 1, "tags": ["a", 7, 8],
     "address": {"city": 1, "zip": 2}}
    """

  private static func session() -> Session {
    var session = Session(
      120, 35, samples: SampleCatalogue.all,
      opening: Opening(source: .file(path: "p.json", bytes: Array(json.utf8))))
    session.settle()
    return session
  }

  @Test func `e shows causes, places that differ by their index alone as one`() throws {
    var session = Self.session()
    try session.press("e")
    #expect(session.shows("e Problems"))
    #expect(session.shows("tags[*]"))
    #expect(session.shows("Int from string \"42\""))
    // The same key, and Esc, go back to the fields.
    try session.press("e")
    #expect(!session.shows("e Problems"))
    try session.press("e<Esc>")
    #expect(!session.shows("e Problems"))
  }

  @Test(arguments: [
    "address.city", "$.address.city",
    #"[CodingKeys(stringValue: "address", intValue: nil), CodingKeys(stringValue: "city", intValue: nil)]"#,
  ])
  func `a path as a log has it leads to its place`(path: String) throws {
    var session = Self.session()
    try session.press("e/")
    session.send(.terminal(.paste(path)))
    try session.press("<Enter>")
    #expect(session.state.selection == JSONPath(reading: "$.address.city"))
  }

  @Test func `a click on what the styles made of it opens the causes, and closes them`() throws {
    var session = Self.session()
    let row = session.screen.text.split(separator: "\n")[0]
    let column = try #require(row.firstRange(of: "✗")).lowerBound
    let cell = CellText.width(String(row[..<column]))
    let click = MouseEvent(.press(.left), at: Point(column: cell, row: 0))
    session.send(.terminal(.mouse(click)))
    #expect(session.shows("e Problems"))
    session.send(.terminal(.mouse(click)))
    #expect(!session.shows("e Problems"))
  }

  @Test func `the list begins at what is selected, else at its first cause, which the why is of`()
    throws
  {
    var session = Self.session()
    try session.press("/name<Enter>e")
    #expect(session.state.selection == JSONPath(reading: "$.age"))
    try session.press("<Down>")
    let second = session.state.selection
    try session.press("ee")
    #expect(session.state.selection == second)
    try session.press("<Up>")
    #expect(session.state.selection == JSONPath(reading: "$.age"))
  }

  @Test func `a cause is gone through, Enter shows its why`() throws {
    var session = Self.session()
    try session.press("e<Home>")
    #expect(session.state.selection == JSONPath(reading: "$.age"))
    while session.state.selection != JSONPath(reading: "$.tags[1]") {
      let before = session.state.selection
      try session.press("<Down>")
      try #require(session.state.selection != before)
    }
    try session.press("n")
    #expect(session.state.selection == JSONPath(reading: "$.tags[2]"))
    #expect(session.shows("place 2 of 2"))
    try session.press("n")
    #expect(session.state.selection == JSONPath(reading: "$.tags[1]"))
    try session.press("<Enter>")
    #expect(session.state.focus == .why)
    #expect(!session.shows("e Problems"))
  }

  @Test func `the cursor stands at the cause, and keys of the table mean nothing`() throws {
    var session = Self.session()
    try session.press("e<Home><Down>")
    let cursor = try #require(session.screen.cursor)
    let screen = session.screen
    let row = (0..<session.size.columns).map { screen.text(of: screen[$0, cursor.row]) }
    #expect(row.joined().contains("isAdmin"))
    try session.press("fe")
    #expect(!session.state.panes.result.showsOnlyChanged)
  }

  @Test func `hidden results hide the causes`() throws {
    var session = Self.session()
    try session.press("ve")
    #expect(!session.shows("tags[*]"))
    #expect(!session.shows("Int from string"))
  }

  @Test(arguments: [(160, 50), (120, 35), (80, 24), (44, 12)])
  func `it fits every screen`(_ columns: Int, _ rows: Int) throws {
    var session = Self.session()
    session.size = Size(columns: columns, rows: rows)
    session.send(.terminal(.resize(session.size)))
    try session.press("e<End>")
    #expect(session.shows("Problems"))
  }
}
