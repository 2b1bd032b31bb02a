import TerminalCanvas
import Testing

@testable import Explorer

struct KeyBindingTests {
  @Test
  func `every key of the table can be read`() throws {
    for binding in KeyBinding.table {
      for key in binding.keys {
        #expect(throws: Never.self) { try KeyEvent(key) }
      }
      #expect(!binding.keys.isEmpty)
      #expect(!binding.help.isEmpty)
    }
  }

  @Test(arguments: Pane.allCases)
  func `nothing is bound twice where the pane has the focus`(_ pane: Pane) throws {
    var bound: [KeyEvent: String] = [:]
    for context in KeyContext.chain(of: pane) {
      for binding in KeyBinding.table where binding.context == context {
        for key in binding.events {
          #expect(bound[key] == nil, "\(key) is bound to \(bound[key] ?? "") and \(binding.help)")
          bound[key] = binding.help
        }
      }
    }
  }

  @Test(arguments: [KeyContext.overlay, .menu, .faults, .copying])
  func `nothing is bound twice in what lies over the panes`(_ context: KeyContext) {
    let contexts: Set<KeyContext> =
      context == .overlay ? [.overlay, .everywhere] : [context, .menu, .everywhere]
    let keys = KeyBinding.table.filter { contexts.contains($0.context) }.flatMap(\.events)
    #expect(Set(keys).count == keys.count)
  }

  @Test
  func `the list of everything has every action, with all of its keys`() throws {
    var session = Session.started(160, 50)
    try session.press("<C-p>")
    let items = try #require(session.state.menu?.items)
    #expect(Set(items.map(\.action)) == Set(KeyBinding.table.map(\.action)))
    #expect(items.count == Set(items.map(\.action)).count)
    let undo = try #require(items.first { $0.action == .text(.undo) })
    #expect(undo.key == "u ^_")
    #expect(items.first { $0.action == .field(.breakField(.null)) }?.key == "x n")
    #expect(items.first { $0.action == .field(.copy(.path)) }?.key == "y p")
  }

  @Test
  func `every binding stands in the help`() throws {
    var session = Session(120, KeyBinding.table.count + 40)
    try session.press("?")
    let help = session.screen.text
    let glyphs = Glyphs(isUTF8: true)
    for binding in KeyBinding.table {
      #expect(help.contains(binding.label(glyphs)), "\(binding.keys)")
      #expect(help.contains(binding.help), "\(binding.keys)")
    }
  }

  @Test(arguments: [
    ("<C-p>", "^P"), ("<F5>", "F5"), ("<S-Tab>", "S-Tab"), ("<Up>", "↑"), ("<C-Left>", "C-←"),
    ("j", "j"), ("<lt>", "<"), ("<Enter>", "Enter"), ("<M-d>", "M-d"),
  ])
  func `a key is written as people write it`(_ notation: String, _ label: String) {
    #expect(KeyBinding.label(notation, Glyphs(isUTF8: true)) == label)
  }

  @Test(arguments: [
    ("<C-m>", "Enter"), ("<C-i>", "Tab"), ("<C-h>", "backspace"), ("<C-j>", "Enter"),
  ])
  func `keys that a terminal can't tell from others are bound to nothing`(
    _ notation: String, _ twin: String
  ) throws {
    let key = try KeyEvent(notation)
    #expect(!KeyBinding.table.contains { $0.events.contains(key) }, "it arrives as \(twin)")
  }
}
