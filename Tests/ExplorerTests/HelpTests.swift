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
    #expect(marked(session)?.contains("show changed fields only") == true)
    while marked(session)?.contains("go to the next pane") != true { try session.press("<Down>") }
    try session.press("<Down><Up><Enter>")
    #expect(session.state.layers.isEmpty)
    #expect(session.state.focus == .why)
  }

  @Test(arguments: CaseSelection.tenth(of: [(120, 35), (44, 12)], least: 1))
  func `every line can be gone to, and is in sight then`(_ columns: Int, _ rows: Int) throws {
    var session = Session.started(columns, rows)
    try session.press("?")
    var seen = 0
    let others = KeyMap.standard.scopes.map(\.context).filter { $0 != .result }
    for binding in ([.result] + others).flatMap(KeyMap.standard.bindings) {
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

  @Test(arguments: [
    ("", "Here: In the result"), ("<F3>", "Here: In the payloads"), ("<F2>", "Here: Samples"),
    ("<F6>", "Here: Matrix"), ("p", "Here: Predict"),
    ("<F12>", "Here: In the options"), ("<F4>x", "Here: While the JSON or the model is edited"),
  ])
  func `it begins with the keys of what is in front`(_ keys: String, _ heading: String) throws {
    var session = Session.started(80, 24)
    try session.press(keys + "<F1>")
    #expect(session.lines[2...3].contains { $0.contains(heading) })
  }

  @Test func `what everybody's keys do in front has lines of its own`() throws {
    var session = Session.started(80, 24)
    try session.press("?")
    #expect(session.lines.contains { $0.contains("↑↓               field") })
    try session.press("q<F6>?")
    #expect(
      session.lines.contains { $0.contains("Enter            open the copy; Esc comes back") })
    #expect(session.lines.contains { $0.contains("↑ ↓              cell") })
  }

  @Test func `a filter leaves lines as it is typed, and Esc gives all back`() throws {
    var session = Session.started()
    try session.press("?")
    let all = session.lines
    #expect(session.lines[1...2].contains { $0.contains("F1 Help") && $0.contains(" lines") })
    try session.press("/duplic")
    #expect(session.shows("Help: duplic") && session.shows("Keep rows with: duplic"))
    #expect(session.shows("duplicate the line") && session.shows("the key twice"))
    #expect(session.shows("Break a field: x, then") && !session.shows("In the result"))
    try session.press("<Enter><Down>")
    #expect(marked(session) != nil && session.shows("Help: duplic"))
    try session.press("<Esc>")
    #expect(session.lines == all)
    try session.press("/xyzzy")
    #expect(session.shows("no line has this in it; Esc shows all"))
    try session.press("<Esc>")
    #expect(session.lines == all)
    try session.press("<Esc>")
    #expect(session.state.layers.isEmpty)
  }

  @Test func `a filter finds a key by other words, and a chosen line is done`() throws {
    var session = Session.started()
    try session.press("?/fullscreen<Down><Enter>")
    #expect(session.state.isZoomed && session.state.layers.isEmpty)
  }

  @Test func `marks and abbreviations come before other keys, and a glossary ends it`() throws {
    var session = Session(84, 600)
    session.answer()
    try session.press("?")
    let lines = session.lines
    let headings = ["Here:", "The marks:", "Abbreviations", "Everywhere", "Glossary"].map {
      heading in
      lines.firstIndex { $0.hasPrefix("  " + heading) }
    }
    #expect(
      !headings.contains(nil) && headings.compactMap(\.self) == headings.compactMap(\.self).sorted()
    )
    for fault in Fault.allCases { #expect(session.shows(fault.letters)) }
    for term in ["payload", "model", "style", "fallback", "silent loss", "would throw"] {
      #expect(lines.contains { $0.hasPrefix("    \(term)  ") }, "\(term)")
    }
  }
}
