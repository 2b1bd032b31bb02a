import DecodingReport
import TerminalCanvas
import Testing
import Workbench

@testable import Explorer

/// What payloads are called where there is little room: what differs comes first.
struct PayloadNamesTests {
  private func names(
    _ columns: Int, _ variations: [[String]], plain: [String] = []
  ) -> [String] {
    let made = variations.enumerated().map { place, words in
      var item = PayloadItem(
        name: (["weather"] + words).joined(separator: " + "), origin: .variation(place),
        isModified: false)
      item.differences = words
      return item
    }
    let files = plain.map {
      PayloadItem(name: $0, origin: .file(path: $0), isModified: false)
    }
    return PayloadNames(columns: columns, glyphs: Glyphs(isUTF8: true)).names(of: files + made)
  }

  @Test(arguments: [
    (13, ["age null", "role unknown", "age missing", "zip null"]),
    (16, ["age null", "role unknown", "age missing", "address.zip null"]),
    (20, ["age null · weather", "role unknown", "age missing", "address.zip null"]),
  ])
  func `a copy begins with what was broken`(_ columns: Int, _ expected: [String]) {
    let made = [["age null"], ["role unknown"], ["age missing"], ["address.zip null"]]
    #expect(names(columns, made) == expected)
  }

  @Test func `copies of one field in several elements have the element first`() {
    let made = [["orders[0].status null"], ["orders[1].status null"]]
    #expect(names(13, made) == ["[0].status n…", "[1].status n…"])
    #expect(names(16, made) == ["[0].status null", "[1].status null"])
    #expect(names(30, made)[0] == "orders[0].status null")
  }

  @Test func `what two copies share stands behind what they don't`() {
    let made = [["age null", "role unknown"], ["age null", "role missing"], ["age null"]]
    #expect(names(13, made) == ["role unknown…", "role missing…", "age null"])
    #expect(names(23, made)[0] == "age null + role unknown")
  }

  @Test func `files are told apart by where their names differ`() {
    let files = ["weather-2026-01.json", "weather-2026-02.json", "other.json"]
    #expect(names(13, [], plain: files) == ["…01.json", "…02.json", "other.json"])
    #expect(names(20, [], plain: files) == files)
  }

  @Test(arguments: [13, 16, 20])
  func `no two of many copies are called the same`(_ columns: Int) {
    let fields = ["age", "role", "orders[0].status", "orders[1].status", "address.zip"]
    let made = fields.flatMap { field in ["null", "missing"].map { ["\(field) \($0)"] } }
    let shown = names(columns, made)
    #expect(Set(shown).count == made.count, "\(shown)")
    #expect(shown.allSatisfy { CellText.width($0) <= columns })
  }

  @Test(arguments: [(160, 50), (80, 24)])
  func `the header tells a copy by what differs`(_ columns: Int, _ rows: Int) throws {
    var session = Session.started(columns, rows)
    try session.press("<F5>gjjxn")
    session.answer()
    #expect(session.lines[0].hasPrefix(" User · age null"))
    try session.press("<F3>r<C-u>mine<Enter>")
    #expect(session.lines[0].hasPrefix(" User · mine"))
  }

  /// As the list shows them, made by keys.
  @Test(arguments: [(160, 50), (44, 12)])
  func `copies made by keys have names of their own in the list`(_ size: (columns: Int, rows: Int))
    throws
  {
    var session = Session.started(size.columns, size.rows)
    for keys in ["gjjxn", "gjjxu", "gjxn"] {
      try session.press("<F3><Home><Enter>")
      session.answer()
      try session.press("<F5>" + keys)
      session.answer()
    }
    try session.press("<F3>")
    for name in ["age null", "age misspelt", "name null"] {
      #expect(session.lines.contains { $0.contains(name) }, "\(name)")
    }
  }
}
