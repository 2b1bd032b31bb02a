import DecodingReport
import Explorer
import Foundation
import JSONSource
import TerminalCanvas
import Testing
import Workbench

/// Objects and arrays of the result, folded and not.
struct FoldingTests {
  /// The names in the table's first column.
  private func fields(_ session: Session) -> [String] {
    let lines = session.screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    let rows = lines.dropFirst(3).compactMap { line -> String? in
      let parts = line.split { "│┃".contains($0) }
      return parts.last.map { String($0.prefix(14)).trimmingCharacters(in: .whitespaces) }
    }
    return Array(rows.prefix { !$0.isEmpty && !$0.contains("╌") })
  }

  @Test
  func `an object folds at itself and at its fields, and unfolds`() throws {
    var session = Session.started(120, 50)
    let all = fields(session)
    #expect(all.contains(".city"))
    try session.press("/address<Enter><Space>")
    #expect(
      fields(session)
        == all.filter { !$0.contains(".city") && !$0.contains(".zip") }
        .map { $0 == "address {2}" ? "▸+address {2}" : $0 })
    try session.press("<Space>/zip<Enter><Space>")
    #expect(!session.shows(".zip"))
    #expect(session.state.selection?.description == "$.address")
    try session.press("<Space>")
    #expect(session.shows(".zip"))
  }

  @Test
  func `everything folds and unfolds at once, and stays folded over edits`() throws {
    var session = Session.started(120, 50)
    try session.press("-")
    #expect(!session.shows(".city") && session.shows("+address"))
    try session.press("jji1<Esc>")
    session.answer()
    #expect(!session.shows(".city"))
    try session.press("f")
    #expect(!session.shows(".zip"))
    try session.press("f-")
    #expect(session.shows(".city"))
  }

  @Test
  func `what isn't in anything says so`() throws {
    var session = Session.started(120, 50)
    // Nothing is selected: the first field in sight is meant.
    try session.press("<Space>")
    #expect(session.state.selection?.description == "$.id")
    #expect(session.shows("there is no object or array around this field"))
  }
}
