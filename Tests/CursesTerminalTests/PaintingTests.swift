import CursesTerminal
import TerminalCanvas
import Testing

extension CursesTerminalTests {
  /// What reaches the terminal.
  @Suite(.serialized)
  struct PaintingTests {
    private func open(
      _ pseudo: PseudoTerminal, type: String = "xterm-256color",
      _ change: (inout CursesTerminalOptions) -> Void = { _ in }
    ) throws -> CursesTerminal {
      var options = CursesTerminalOptions { ["TERM": type][$0] }
      options.input = pseudo.program
      options.output = pseudo.program
      options.watchesSignals = false
      change(&options)
      return try CursesTerminal(options)
    }

    /// Paints one line on a small terminal and returns what was sent.
    private func painted(
      _ text: String, style: TextStyle = .plain, type: String = "xterm-256color",
      _ change: (inout CursesTerminalOptions) -> Void = { _ in }
    ) throws -> String {
      let pseudo = try PseudoTerminal(columns: 20, rows: 3)
      let terminal = try open(pseudo, type: type, change)
      defer { terminal.close() }
      var screen = Screen(size: terminal.size)
      screen.put(text, column: 1, row: 1, style: style)
      screen.put("end", column: 0, row: 2)
      terminal.draw(screen)
      return try pseudo.output(upTo: "end")
    }

    @Test func `only what changed is sent`() throws {
      let pseudo = try PseudoTerminal()
      let terminal = try open(pseudo)
      var screen = Screen(size: terminal.size)
      screen.put("the first line", column: 0, row: 0)
      screen.put("the second line", column: 0, row: 1)
      terminal.draw(screen)
      _ = try pseudo.output(upTo: "second")
      screen.put("§", column: 4, row: 1)
      terminal.draw(screen)
      let change = try pseudo.output(upTo: "§")
      #expect(!change.contains("first") && !change.contains("line"))
      terminal.invalidate()
      terminal.draw(screen)
      #expect(try pseudo.output(upTo: "§").contains("the first line"))
      terminal.close()
    }

    @Test(arguments: [
      ("李雷|", "李雷|"), ("e\u{301}|", "e\u{301}|"), ("🙂|", "🙂|"), ("🇩🇪|", "🄳🄴|"), ("🇩|", "🄳 |"),
      // Not every terminal joins these: the part that all draw in two cells stands for them.
      ("👨‍👩‍👧|", "👨|"), ("❤️|", "❤ |"), ("👍🏽|", "👍|"), ("\u{0}|", "␀|"), ("\u{202E}|", "\u{FFFD}|"),
    ])
    func `clusters reach the terminal in their cells`(text: String, sent: String) throws {
      #expect(try painted(text).contains(sent))
    }

    @Test func `without UTF-8 a question mark stands for what isn't ASCII`() throws {
      let output = try painted("é|李|e\u{301}|") { $0.isASCIIOnly = true }
      #expect(output.contains("?|? |?|"))
    }

    @Test(arguments: [
      ("xterm-256color", "\u{1B}[38;5;214m"), ("xterm", "\u{1B}[33m"), ("linux", "\u{1B}[33m"),
    ])
    func `a colour is what the terminal has`(type: String, sequence: String) throws {
      let output = try painted("x", style: TextStyle(foreground: .indexed(214)), type: type)
      #expect(output.contains(sequence))
    }

    @Test func `NO_COLOR sends no colour and keeps attributes`() throws {
      let style = TextStyle(
        foreground: .indexed(240), background: .indexed(52), attributes: [.bold, .underline])
      let output = try painted("x", style: style) { $0.isColorless = true }
      #expect(!output.contains("\u{1B}[38") && !output.contains("\u{1B}[48"))
      #expect(output.contains("\u{1B}[0;1;4m") || output.contains("\u{1B}[4m"))
    }

    @Test func `a screen of another size is clipped`() throws {
      let pseudo = try PseudoTerminal(columns: 10, rows: 2)
      let terminal = try open(pseudo)
      var screen = Screen(size: Size(columns: 30, rows: 9))
      screen.put("123456789李x", column: 0, row: 0)
      screen.put("hidden", column: 0, row: 5)
      screen.put("end", column: 0, row: 1)
      screen.cursor = Point(column: 20, row: 8)
      terminal.draw(screen)
      let output = try pseudo.output(upTo: "end")
      #expect(output.contains("123456789"))
      #expect(!output.contains("李") && !output.contains("hidden"))
      terminal.close()
    }
  }
}
