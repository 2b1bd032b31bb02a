import TerminalCanvas
import Testing
import Workbench

@testable import Explorer

/// What choosing in the lists of samples and payloads leaves open.
struct ListTests {
  private func open(_ session: Session) -> String {
    "\(session.state.entry.name) \(session.state.library.payloadName)"
  }

  @Test(arguments: [(120, 35), (160, 50)])
  func `Esc in a list goes back to what was open, Enter keeps the choice`(
    _ columns: Int, _ rows: Int
  ) throws {
    let started = Session.started(columns, rows)
    for (keys, name) in [
      ("<F3><Down><Esc>", "User as-received"), ("<F3><Down><Enter>", "User clean"),
      ("<F3><Down><Enter><Esc>", "User clean"), ("<F3><Down><F5><Esc>", "User clean"),
      ("<F2><Down><Esc>", "User as-received"), ("<F2><Down><F3><Down><Esc>", "User as-received"),
      ("<F2><Down><Enter><F3><Down><Esc>", "Order as-received"),
      ("<F3>/clean<Enter><Esc>", "User as-received"), ("<F3><Esc>", "User as-received"),
    ] {
      var session = started
      try session.press(keys)
      #expect(open(session) == name, "\(keys)")
      #expect(!session.state.focus.isList, "\(keys)")
    }
  }

  @Test func `Esc in a list goes back to the field that was selected`() throws {
    var session = Session.started()
    try session.press("jjj")
    let path = session.state.selection
    try session.press("<F3><Down><Esc>")
    session.answer()
    #expect(session.state.selection == path && path != nil)
  }

  @Test(arguments: [
    ("<F3><Down>xm<Esc>", "User clean + id missing"), ("<F3><Down><Up><Down>i1<Esc>", "User clean"),
  ])
  func `Esc leaves what was made or done in the list`(_ keys: String, _ name: String) throws {
    var session = Session.started()
    for key in try KeyEvent.sequence(keys) {
      session.send(.terminal(.key(key)))
      session.settle()
    }
    #expect(open(session) == name)
  }

  @Test func `a click on a payload keeps it`() throws {
    var session = Session.started(160, 50)
    let row = try session.row(of: "  clean  ")
    session.send(.terminal(.mouse(MouseEvent(.press(.left), at: Point(column: 5, row: row)))))
    #expect(open(session) == "User clean")
    try session.press("<Esc>")
    #expect(open(session) == "User clean" && session.state.focus == .result)
  }
}
