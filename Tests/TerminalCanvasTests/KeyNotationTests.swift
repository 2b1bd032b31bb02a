import TerminalCanvas
import Testing

struct KeyNotationTests {
  @Test(arguments: [
    ("j", KeyEvent(.character("j"))), ("G", KeyEvent(.character("G"))),
    ("é", KeyEvent(.character("é"))), ("<C-p>", KeyEvent(.character("p"), .ctrl)),
    ("<M-f>", KeyEvent(.character("f"), .alt)),
    ("<C-M-x>", KeyEvent(.character("x"), [.ctrl, .alt])),
    ("<S-Tab>", KeyEvent(.tab, .shift)), ("<F5>", KeyEvent(.function(5))),
    ("<F12>", KeyEvent(.function(12))), ("<Enter>", KeyEvent(.enter)), ("<Esc>", KeyEvent(.escape)),
    ("<Space>", KeyEvent(.character(" "))), ("<C-Space>", KeyEvent(.character(" "), .ctrl)),
    ("<lt>", KeyEvent(.character("<"))), (">", KeyEvent(.character(">"))),
    ("<M-lt>", KeyEvent(.character("<"), .alt)), ("<M->>", KeyEvent(.character(">"), .alt)),
    ("<C-_>", KeyEvent(.character("_"), .ctrl)), ("<M-->", KeyEvent(.character("-"), .alt)),
    ("<M-=>", KeyEvent(.character("="), .alt)), ("<C-Left>", KeyEvent(.left, .ctrl)),
    ("<C-S-Right>", KeyEvent(.right, [.ctrl, .shift])), ("<PgUp>", KeyEvent(.pageUp)),
    ("<Del>", KeyEvent(.delete)), ("<Backspace>", KeyEvent(.backspace)),
  ])
  func `a key reads as it is written`(notation: String, key: KeyEvent) throws {
    #expect(key.description == notation)
    #expect(try KeyEvent(notation) == key)
  }

  @Test(arguments: [
    ("<enter>", KeyEvent.Key.enter), ("<CR>", .enter), ("<ESC>", .escape), ("<escape>", .escape),
    ("<pagedown>", .pageDown), ("<delete>", .delete), ("<bs>", .backspace),
    ("<gt>", .character(">")),
  ])
  func `names have other spellings`(notation: String, key: KeyEvent.Key) throws {
    #expect(try KeyEvent(notation) == KeyEvent(key))
  }

  @Test func `a sequence is read key by key`() throws {
    let keys = try KeyEvent.sequence("jj<enter>x <esc><C-q>")
    #expect(keys.map(\.description) == ["j", "j", "<Enter>", "x", "<Space>", "<Esc>", "<C-q>"])
    #expect(try KeyEvent.sequence("").isEmpty)
  }

  @Test(arguments: [
    ("<nonsense>", KeyNotationError.unknownKey("nonsense")), ("<X-a>", .unknownKey("X-a")),
    ("<>", .unknownKey("")), ("<a>", .unknownKey("a")), ("<F25>", .unknownKey("F25")),
    ("ab<C-p", .unclosed("<C-p")), ("ab", .notOneKey("ab")), ("", .notOneKey("")),
  ])
  func `what isn't a key is refused`(notation: String, error: KeyNotationError) {
    #expect(throws: error) { try KeyEvent(notation) }
  }

  @Test(arguments: [("a", "a"), ("<Space>", " "), ("<C-a>", nil), ("<M-a>", nil), ("<Enter>", nil)])
  func `only text keys type`(notation: String, typed: Character?) throws {
    #expect(try KeyEvent(notation).typed == typed)
  }
}
