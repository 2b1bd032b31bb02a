import DecodingReport
import JSONSource
import TerminalCanvas
import TestSupport
import Testing
import Workbench

@testable import Explorer

/// The lines of the help can be chosen.
struct HelpTests {
  private func marked(_ session: Session) -> String? {
    session.lines.first { $0.contains("  ▸ ") }
  }

  @Test func `Enter does what the chosen line says`() throws {
    var session = Session.started()
    try session.press("?<Down>")
    #expect(marked(session)?.contains("go to the next pane") == true)
    try session.press("<Down><Up><Enter>")
    #expect(session.state.layers.isEmpty)
    #expect(session.state.focus == .why)
  }

  @Test(arguments: CaseSelection.tenth(of: [(120, 35), (44, 12)], least: 1))
  func `every line can be gone to, and is in sight then`(_ columns: Int, _ rows: Int) throws {
    var session = Session.started(columns, rows)
    try session.press("?")
    var seen = 0
    for binding in KeyMap.standard.scopes.flatMap({ KeyMap.standard.bindings(in: $0.context) }) {
      try session.press("<Down>")
      let line = try #require(marked(session), "\(binding.help)")
      #expect(line.contains(binding.label(Glyphs(isUTF8: true)).prefix(8)), "\(binding.help)")
      seen += 1
    }
    #expect(seen == KeyBinding.table.count)
    try session.press("<Up>q")
    #expect(session.state.layers.isEmpty)
  }

  @Test func `paging chooses nothing, and Enter closes then`() throws {
    var session = Session.started()
    try session.press("?<Down><PgDn>")
    #expect(marked(session) == nil)
    try session.press("<Enter>")
    #expect(session.state.layers.isEmpty && session.state.focus == .result)
  }

  @Test func `what belongs to a pane is done there`() throws {
    var session = Session.started()
    try session.press("?")
    while marked(session)?.contains("find text while it is typed") != true {
      try session.press("<Down>")
    }
    try session.press("<Enter>")
    #expect(session.state.focus == .source)
    #expect(session.shows("Find text:"))
  }
}
