import DecodingReport
import Explorer
import JSONSource
import Samples
import TerminalCanvas
import TestSupport
import Testing
import Workbench

@testable import Explorer

/// What is seen before a key is pressed: the row of modes, and rows that stand for several.
struct AtAGlanceTests {
  // MARK: The row of modes

  private static func session(_ columns: Int) -> Session {
    var session = Session(
      columns, columns == 80 ? 24 : 50, samples: SampleCatalogue.all, foldsLists: true)
    session.settle()
    return session
  }

  private static func bar(_ session: Session) -> [ModesBar.Item] {
    ModesBar(stage: Stage(session.state)).items
  }

  /// What is lit in the row, as the screen has it.
  private static func lit(_ session: Session) -> String {
    let (screen, look) = (session.screen, Theme(session.state.environment).modeOpen)
    guard let bar = session.state.layout.modesBar else { return "" }
    return (0..<bar.columns).filter { screen[$0, bar.row].style == look }
      .map { screen.text(of: screen[$0, bar.row]) }.joined()
  }

  private static func click(_ title: String, _ session: inout Session) throws {
    let item = try #require(bar(session).first { $0.title.hasPrefix(title) })
    let row = try #require(session.state.layout.modesBar).row
    let point = Point(column: item.columns.upperBound - 1, row: row)
    session.send(.terminal(.mouse(MouseEvent(.press(.left), at: point))))
    try choosePayload(&session)
  }

  private static func open(_ room: Room, _ session: inout Session) throws {
    try session.press(try #require(room.name.keys.first))
    try choosePayload(&session)
  }

  /// What is compared is chosen first.
  private static func choosePayload(_ session: inout Session) throws {
    if session.state.menu != nil { try session.press("<Enter>") }
  }

  @Test func `every mode stands with its key below the title`() throws {
    let session = Self.session(160)
    let row = session.screen.text.split(separator: "\n")[1]
    let modes = Room.all.map { room in
      let key = room.name.keys[0].filter { !"<>".contains($0) }
      return "\(key) \(room.name.title)"
    }
    var rest = row
    for mode in modes {
      let found = try #require(rest.firstRange(of: mode), "\(mode)")
      rest = rest[found.upperBound...]
    }
    #expect(row.hasPrefix(" Fields  e Problems "))
    #expect(Self.lit(session) == "Fields")
    // In a window with few rows the panes have that one, too.
    #expect(Session.started(80, 19).state.layout.modesBar == nil)
  }

  @Test(arguments: [160, 120, 80])
  func `the open mode is lit, and among those that there is room for`(_ columns: Int) throws {
    for room in Room.all {
      var session = Self.session(columns)
      try Self.open(room, &session)
      #expect(session.state.room?.name.id == room.name.id)
      let items = Self.bar(session)
      #expect(items.filter(\.isOpen).map { $0.title.hasPrefix(room.name.title) } == [true])
      #expect(items.allSatisfy { $0.columns.upperBound <= columns })
      #expect(Self.lit(session).hasPrefix(room.name.title), "\(room.name.title)")
    }
  }

  @Test func `a click opens a mode, and one on Fields closes it`() throws {
    for room in Room.all {
      var session = Self.session(160)
      try Self.click(room.name.title, &session)
      #expect(session.state.room?.name.id == room.name.id)
      // What is open already stays.
      try Self.click(room.name.title, &session)
      #expect(session.state.room?.name.id == room.name.id)
      try Self.click("Fields", &session)
      #expect(session.state.room == nil && Self.lit(session) == "Fields", "\(room.name.title)")
    }
  }

  @Test(arguments: ["q", "<Esc>"])
  func `q and Esc lead back to the fields from every mode`(_ key: String) throws {
    for room in Room.all {
      var session = Self.session(120)
      try Self.open(room, &session)
      try session.press(key)
      #expect(session.state.room == nil && !session.quits, "\(room.name.title)")
      #expect(Self.lit(session) == "Fields")
    }
  }

  @Test func `what is hidden has no number of problems`() throws {
    var session = Self.session(120)
    #expect(Self.bar(session).contains { $0.title.contains(/Problems \d+/) })
    try session.press("v")
    #expect(Self.bar(session).contains { $0.title == "Problems" })
  }

  // MARK: Rows that stand for several

  /// Products that are dropped with a bad one in the default style.
  private static let dropped = """
    {
      "shop": "tea",
      "products": [
        { "name": "Oolong", "price": 8.2 },
        { "name": "Pu-erh" },
        { "name": "Sencha", "price": 6.9 }
      ]
    }
    """

  /// Keys that nobody asks for, one of them in each product.
  private static let unknown = """
    {
      "shop": "tea",
      "products": [
        { "name": "a", "created_at": 1, "price": 1 },
        { "name": "b", "created_at": 2, "price": 2 },
        { "name": "c", "created_at": 3, "price": 3, "origin": "Assam" }
      ],
      "page": 1
    }
    """

  private static func shop(_ json: String) throws -> Session {
    let place = try #require(SampleCatalogue.all.firstIndex { $0.name == "OneBadElement" })
    var session = Session(
      120, 50, samples: SampleCatalogue.all,
      opening: Opening(sample: place, source: .standardInput(Array(json.utf8))), foldsLists: true)
    session.settle()
    return session
  }

  /// The names in the table's rows.
  private static func names(_ session: Session) throws -> [String] {
    let table = try #require(session.state.layout.interior(.result))
    let screen = session.screen
    let rows = (table.row..<table.endRow).map { row in
      (table.column..<table.endColumn).map { screen.text(of: screen[$0, row]) }.joined()
    }
    let behind = try #require(rows[0].firstMatch(of: #/JSON|STRICT/#)).range.lowerBound
    let width = rows[0].distance(from: rows[0].startIndex, to: behind)
    return rows.dropFirst().prefix { !$0.contains("╌") }.map { row in
      // Behind the name of an object or a list stands how much is in it, where no column has that.
      let hasCounts = !rows[0].contains("JSON")
      let count = hasCounts ? #/ [\[{]\d+[\]}] *$/# : #/ *$/#
      let name = row.prefix(width).replacing(count, with: "")
      return String(name.drop { "▸+ ".contains($0) }.reversed().drop { $0 == " " }.reversed())
    }
  }

  @Test func `keys nobody asks for stand below their objects, the same of several as one row`()
    throws
  {
    var session = try Self.shop(Self.unknown)
    let products = ["[0]", ".name", ".price", "[1]", ".name", ".price", "[2]", ".name", ".price"]
    let known = ["shop", "products"] + products
    #expect(try Self.names(session) == known + ["⊘ .origin", "3 × created_at", "⊘ page"])
    try session.press("G<Up>")
    #expect(session.state.selection?.description == "$.products[0].created_at")
    try session.press("<Space>")
    #expect(
      try Self.names(session) == known + [
        "⊘ .origin", "⊘ [0].created_at", "⊘ [1].created_at", "⊘ [2].created_at", "⊘ page",
      ])
    #expect(session.state.selection?.description == "$.products[0].created_at")
    // One of them alone is no group.
    let one = Self.unknown.replacing("\"created_at\": 2, ", with: "")
      .replacing("\"created_at\": 3, ", with: "")
    session = try Self.shop(one)
    let names = try Self.names(session)
    #expect(names[2..<6] == ["[0]", ".name", ".price", "⊘ .created_at"])
  }

  @Test func `fields that went with what is around them are one row, which Space unfolds`()
    throws
  {
    var session = try Self.shop(Self.dropped)
    var names = try Array(Self.names(session).prefix(6))
    #expect(names == ["shop", "products", "3 fields", "[1]", ".name", ".price"])
    try session.press("jjj<Space>")
    names = try Array(Self.names(session).prefix(6))
    #expect(names == ["shop", "products", "[0]", ".name", ".price", "[1]"])
    #expect(session.state.selection?.description == "$.products[0]")
  }

  @Test(arguments: ["&name<Enter><Home><Esc>", "<F4><C-f>Oolong<Enter><Esc>"])
  func `whoever comes to a row of several finds it unfolded`(_ keys: String) throws {
    var session = try Self.shop(Self.dropped)
    try session.press(keys)
    #expect(session.state.selection?.description == "$.products[0].name")
    let names = try Array(Self.names(session).prefix(5))
    #expect(names == ["shop", "products", "[0]", ".name", ".price"])
  }

  @Test(arguments: [
    (dropped, "sencha", 0), (dropped, "Pu", 0), (dropped, "[2]", 1),
    (dropped, "products[2].name", 1),
    (unknown, "created_at", 1), (unknown, "[1].created", 1), (unknown, "products[2].created_at", 1),
    (dropped, "products[0].price", 1),
  ])
  func `a name is found in a row that another one stands for, and in what is folded`(
    _ json: String, _ typed: String, _ count: Int
  ) throws {
    for fold in ["", "-"] {
      var session = try Self.shop(json)
      try session.press(fold + "/" + typed)
      let isFound = session.state.selection?.description.contains(typed) ?? false
      #expect(isFound == (count > 0), "\(typed)")
      guard isFound else { continue }
      let row = try #require(session.state.selectedRow)
      let kept = session.state.panes.result.rows(of: session.state.live)
      #expect(kept[kept.place(of: row)] == row && session.state.panes.result.groups[row] == nil)
      // Its number is that of the row as it stands.
      #expect(session.shows("F5 Result \(kept.place(of: row) + 1)/\(kept.count)"))
    }
  }

  @Test func `the next problem is in sight wherever it is`() throws {
    for style in ["1", "2", "3"] {
      var session = try Self.shop(Self.dropped)
      try session.press(style)
      let index = try #require(session.state.live.shown).index
      for _ in index.problems[session.state.style] {
        try session.press("<F9>")
        let row = try #require(session.state.selectedRow)
        let kept = session.state.panes.result.rows(of: session.state.live)
        #expect((0..<kept.count).contains { kept[$0] == row })
      }
    }
  }

  @Test func `nothing is one row while results are hidden`() throws {
    for json in [Self.dropped, Self.unknown] {
      var session = try Self.shop(json)
      let count = try Self.names(session).count
      try session.press("v")
      let names = try Self.names(session)
      #expect(names.count > count && !names.contains { $0.contains(/went|×/) })
      try session.press("v")
      #expect(try Self.names(session).count == count)
    }
  }
}
