import TerminalCanvas
import Testing

@testable import Explorer

struct LayerTests {
  private func kinds(_ session: Session) -> [Layer.Kind] {
    session.state.layers.layers.map(\.kind)
  }

  @Test(arguments: [
    ("<F12>", [Layer.Kind.settings]), ("<F12><C-p>", [.settings, .menu]),
    ("<F12><C-p><Esc>", [.settings]), ("<F12><C-p><Esc><Esc>", []),
    ("?", [.text]), ("?<C-o>", [.text, .prompt]), ("?<C-o><Esc>", [.text]), ("?<F12>", [.settings]),
    ("?<C-p>", [.menu]), ("<F12><F11>", [.text]), ("jx", [.menu]), ("jx<F1>", [.text]), ("jxq", []),
  ])
  func `the topmost layer has the keys`(_ keys: String, _ kinds: [Layer.Kind]) throws {
    var session = Session.started()
    try session.press(keys)
    #expect(self.kinds(session) == kinds)
  }

  @Test func `the topmost layer that sets a cursor owns it`() throws {
    var session = Session.started()
    let pane = session.screen.cursor
    try session.press("<F12>")
    let settings = session.screen.cursor
    #expect(settings != nil && settings != pane)
    try session.press("<C-o>")
    #expect(session.screen.cursor?.row == session.size.rows - 2)
    try session.press("<Esc>")
    #expect(session.screen.cursor == settings)
    try session.press("<F1>")
    #expect(session.screen.cursor == nil)
    try session.press("<Esc>")
    #expect(session.screen.cursor == settings)
    try session.press("<Esc>")
    #expect(session.screen.cursor == pane)
  }

  @Test func `of each kind there is one layer, the last that was opened`() {
    var stack = LayerStack()
    stack.push(.text(TextPage(.help)))
    stack.push(.prompt(Prompt(.open)))
    stack.push(.text(TextPage(.lesson)))
    #expect(stack.layers == [.prompt(Prompt(.open)), .text(TextPage(.lesson))])
    #expect(stack.take(.text) == .text(TextPage(.lesson)))
    #expect(stack.layers == [.prompt(Prompt(.open))])
  }
}
