import TerminalCanvas
import Testing
import Workbench

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

  /// Contexts whose keys count at the same time, by what has the keys.
  private static let together: [(name: String, contexts: [KeyContext])] =
    Pane.allCases.map { (name: $0.name, contexts: KeyContext.chain(of: $0)) }
    + [(name: "editing", contexts: KeyContext.typing)]
    // A mode's own keys come before those of the panes.
    + Room.all.map { (name: $0.name.title, contexts: [$0.name.context, .mode, .everywhere]) }
    + [(name: "lesson", contexts: [.guide, .guided])]
    + [(name: "goals", contexts: [.practice]), (name: "lists", contexts: KeyContext.shared)]
    + [Layer.settings(SettingsPanel()), .text(TextPage(.help))].map {
      (name: "\($0.kind)", contexts: $0.content.keys ?? [])
    }
    // A menu's own keys are those of its choices.
    + [KeyContext.faults, .copying].map {
      (name: $0.rawValue, contexts: [$0, .menu, .everywhere])
    }

  @Test(arguments: together)
  func `nothing is bound twice where keys count at the same time`(
    _ name: String, _ contexts: [KeyContext]
  ) throws {
    #expect(!contexts.isEmpty)
    #expect(Self.collisions(among: contexts, in: KeyBinding.table) == [])
  }

  @Test
  func `every context is among those that are looked at together`() {
    #expect(Set(Self.together.flatMap(\.contexts)) == Set(KeyMap.standard.scopes.map(\.context)))
  }

  @Test
  func `a key of a pane that means something everywhere is found`() {
    let key = KeyBinding(["<F9>"], .result, .session(.zoom), "zoom")
    let contexts = KeyContext.chain(of: .result)
    let found = Self.collisions(among: contexts, in: KeyBinding.table + [key])
    #expect(found.count == 1 && found[0].hasPrefix("<F9>"))
    #expect(Self.collisions(among: KeyContext.chain(of: .why), in: KeyBinding.table + [key]) == [])
  }

  /// The keys that have two meanings in these contexts: `<F9>: next problem, zoom`.
  private static func collisions(
    among contexts: [KeyContext], in table: [KeyBinding]
  ) -> [String] {
    var meanings: [KeyEvent: [String]] = [:]
    for binding in table where contexts.contains(binding.context) {
      for key in binding.events { meanings[key, default: []].append(binding.help) }
    }
    return meanings.filter { $0.value.count > 1 }
      .map { "\($0.key): \($0.value.joined(separator: ", "))" }.sorted()
  }

  @Test
  func `the list of everything has every action, with all of its keys`() throws {
    var session = Session.started(160, 50)
    try session.press("<C-p>")
    let items = try #require(session.state.menu?.items)
    let actions = items.compactMap(\.action)
    // The keys of a course, and of an exercise, mean something only while one is open.
    let away: [KeyContext] = [.guide, .guided, .practice]
    let offered = KeyBinding.table.filter { !away.contains($0.context) }
    #expect(Set(actions) == Set(offered.map(\.action)))
    #expect(actions.count == Set(actions).count)
    let undo = try #require(items.first { $0.action == .text(.undo) })
    #expect(undo.key == "u ^_")
    #expect(items.first { $0.action == .field(.breakField(.null)) }?.key == "x n")
    #expect(items.first { $0.action == .field(.copy(.path)) }?.key == "y p")
  }

  @Test
  func `every binding stands in the help`() throws {
    var session = Session(160, KeyBinding.table.count + 6 * KeyMap.standard.scopes.count)
    try session.press("?")
    let help = session.screen.text
    let glyphs = Glyphs(isUTF8: true)
    for binding in KeyBinding.table {
      #expect(help.contains(binding.label(glyphs)), "\(binding.keys)")
      #expect(help.contains(binding.help), "\(binding.help)")
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
