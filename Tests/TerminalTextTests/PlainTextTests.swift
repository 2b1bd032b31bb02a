import Testing

@testable import TerminalText

struct PlainTextTests {
  @Test(arguments: [
    "", "plain", "two\nlines", "é e\u{301} ŵ", "李雷 한국어 \u{1112}\u{1161}\u{11AB} ｱﾞ",
    "שלום عربي می\u{200C}خواهم", "क्षि ශ්\u{200D}රී", "🙂 👍🏽 👩‍👩‍👧 ❤️ ☎︎ 🏳️‍🌈 🇩🇪 1️⃣", "葛\u{E0100}", "\u{A0}\u{3000}",
  ])
  func `ordinary text comes through unchanged`(text: String) {
    #expect(PlainText.lines(text) == text)
    #expect(PlainText.lines(text, isUTF8: false) == text)
    #expect(PlainText.isShown(text) == !text.contains("\n"))
  }

  @Test(arguments: [
    ("\u{1B}[31m", "␛[31m", "?[31m"), ("a\tb", "a␉b", "a?b"), ("a\r\nb", "a␍\nb", "a?\nb"),
    ("\u{7F}\u{9B}m", "␡�m", "??m"), ("a\u{202E}b\u{2069}", "a�b�", "a?b?"),
    ("a\u{E0041}\u{E007F}", "a��", "a??"), ("🏴\u{E0067}\u{E007F}", "🏴��", "🏴??"),
    ("a\u{200D}b", "a�b", "a?b"), ("👩\u{200D}", "👩�", "👩?"), ("👩\u{200D}x", "👩�x", "👩?x"),
    ("a\u{FE0F}", "a�", "a?"), ("❤\u{FE0F}\u{FE0F}", "❤\u{FE0F}�", "❤\u{FE0F}?"),
    ("a\u{34F}b\u{AD}\u{FEFF}", "a�b��", "a?b??"), ("\u{301}a", "◌\u{301}a", "?\u{301}a"),
    ("\u{0}\u{301}", "␀◌\u{301}", "??\u{301}"), ("\u{1161}", "�", "?"), ("각\u{1161}", "각�", "각?"),
    ("\u{E000}\u{378}\u{10FFFF}", "���", "???"), ("\u{2028}", "�", "?"), ("\u{3164}", "�", "?"),
  ])
  func `what isn't shown has a stand-in`(text: String, plain: String, ascii: String) {
    #expect(PlainText.lines(text) == plain)
    #expect(PlainText.lines(text, isUTF8: false) == ascii)
    #expect(PlainText.lines(plain) == plain)
  }

  @Test func `on one line a tab is a space and a line feed is seen`() {
    #expect(PlainText.line("a\tb\nc") == "a b␊c")
    #expect(PlainText.line("a\tb\nc", isUTF8: false) == "a b?c")
  }

  @Test(arguments: [
    ("mine.md", "\"mine.md\""), ("a/b c.md", "\"a/b c.md\""), ("", "\"\""),
    ("a\" Press “y”", "\"a' Press 'y'\""), ("a\u{1B}\n\u{202E}b", "\"a␛␊�b\""),
    (String(repeating: "n", count: 40), "\"\(String(repeating: "n", count: 40))\""),
    (String(repeating: "n", count: 41), "\"\(String(repeating: "n", count: 39))…\""),
    (String(repeating: "李", count: 21), "\"\(String(repeating: "李", count: 19))…\""),
    ("/a/\(String(repeating: "n", count: 50))/b", "\"/a/\(String(repeating: "n", count: 39))…/b\""),
    ("/\(String(repeating: "folder/", count: 20))c", "\"…/folder/folder/folder/folder/c\""),
  ])
  func `a stranger's name is quoted, on one line, and cut`(text: String, name: String) {
    #expect(PlainText.name(text) == name)
  }

  @Test func `what is quoted is escaped as the language has it`() {
    let text = PlainText.escaping("\u{301}a\"\u{9B}👩‍👧\u{200D}") { scalar, isHidden in
      if scalar == "\"" { return "\\\"" }
      return isHidden ? "<\(String(scalar.value, radix: 16))>" : nil
    }
    #expect(text == "\u{301}a\\\"<9b>👩‍👧<200d>")
  }

  /// Whatever Unicode has: shown are those that it says can be seen.
  @Test func `of all scalars the ones are shown that can be seen`() {
    var wrong: [UInt32] = []
    for value in 0...0x10FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      var gate = ScalarGate()
      let verdict = gate.judge(scalar, before: nil)
      let properties = scalar.properties
      let isHidden: Bool =
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
          .unassigned:
          true
        default:
          properties.isDefaultIgnorableCodePoint || (0x1160..<0x1200).contains(value)
            || (0xD7B0..<0xD800).contains(value)
        }
      if (verdict == .hidden) != isHidden { wrong.append(value) }
    }
    #expect(wrong == [])
  }
}
