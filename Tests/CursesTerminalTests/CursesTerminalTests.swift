import CursesTerminal
import TerminalCanvas
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// One at a time: ncurses, the locale and the signals belong to the process.
@Suite(.serialized)
struct CursesTerminalTests {
  private func options(
    _ pseudo: PseudoTerminal, type: String = "xterm-256color"
  ) -> CursesTerminalOptions {
    var options = CursesTerminalOptions { ["TERM": type][$0] }
    options.input = pseudo.program
    options.output = pseudo.program
    options.watchesSignals = false
    return options
  }

  /// Reads events until there are `count`.
  private func events(_ terminal: CursesTerminal, count: Int) -> [TerminalEvent] {
    var events = [TerminalEvent]()
    while events.count < count {
      let more = terminal.events(waking: nil, within: .seconds(10))
      if more.isEmpty { break }
      events += more
    }
    return events
  }

  @Test(arguments: ["xterm-256color", "tmux-256color", "screen", "linux", "vt100"])
  func `the terminal is as before after closing`(type: String) throws {
    let pseudo = try PseudoTerminal()
    let modes = pseudo.modes
    let terminal = try CursesTerminal(options(pseudo, type: type))
    #expect(!pseudo.makesSignals)
    #expect(terminal.size == Size(columns: 80, rows: 24))
    var screen = Screen(size: terminal.size)
    screen.put("marker", column: 0, row: 0)
    terminal.draw(screen)
    let start = try pseudo.output(upTo: "marker")
    #expect(start.contains("\u{1B}[?2004h") && start.contains("\u{1B}[?1006h"))
    terminal.close()
    #expect(pseudo.modes == modes)
    let end = try pseudo.output(upTo: "\u{1B}[?2004l")
    #expect(end.contains("\u{1B}[?1006l") && end.contains("\u{1B}[?1000l"))
  }

  @Test func `the terminal comes back when the last reference goes`() throws {
    let pseudo = try PseudoTerminal()
    let modes = pseudo.modes
    var terminal: CursesTerminal? = try CursesTerminal(options(pseudo))
    #expect(terminal != nil && pseudo.modes != modes)
    terminal = nil
    #expect(pseudo.modes == modes)
    #expect(try pseudo.output(upTo: "\u{1B}[?1049l").contains("\u{1B}[?1049h"))
  }

  @Test func `closing before anything was drawn and closing twice is fine`() throws {
    let pseudo = try PseudoTerminal()
    let modes = pseudo.modes
    let terminal = try CursesTerminal(options(pseudo))
    terminal.close()
    #expect(pseudo.modes == modes)
    terminal.close()
    terminal.draw(Screen(size: terminal.size))
    #expect(terminal.events(waking: nil, within: nil) == [.hangUp])
    #expect(pseudo.modes == modes)
  }

  @Test func `the mouse can be left alone`() throws {
    let pseudo = try PseudoTerminal()
    var options = options(pseudo)
    options.usesMouse = false
    let terminal = try CursesTerminal(options)
    terminal.ringBell()
    #expect(try !pseudo.output(upTo: "\u{7}").contains("\u{1B}[?1006h"))
    terminal.close()
  }

  @Test(arguments: [
    ("", TerminalError.typeNotSet), ("dumb", .tooSimple(type: "dumb")),
    ("no-such-terminal", .unknownType("no-such-terminal")),
  ])
  func `a type that can't be used is an error`(type: String, error: TerminalError) throws {
    let pseudo = try PseudoTerminal()
    let modes = pseudo.modes
    #expect(throws: error) { try CursesTerminal(options(pseudo, type: type)) }
    #expect(pseudo.modes == modes)
  }

  @Test func `what isn't a terminal is an error`() throws {
    let pseudo = try PseudoTerminal()
    var options = options(pseudo)
    let null = open("/dev/null", O_RDWR)
    defer { _ = close(null) }
    options.output = null
    #expect(throws: TerminalError.outputIsNotATerminal) { try CursesTerminal(options) }
  }

  @Test func `only one terminal is open at a time`() throws {
    let pseudo = try PseudoTerminal()
    let terminal = try CursesTerminal(options(pseudo))
    #expect(throws: TerminalError.alreadyOpen) { try CursesTerminal(options(pseudo)) }
    terminal.close()
    try CursesTerminal(options(pseudo)).close()
  }

  @Test func `all pending input comes at once`() throws {
    let pseudo = try PseudoTerminal()
    let terminal = try CursesTerminal(options(pseudo))
    pseudo.type("jj\u{3}\u{1A}\u{11}\u{1B}[1;5C李\u{1B}[200~x\ry\u{1B}[201~\u{1B}[<0;3;4M")
    let events = events(terminal, count: 9)
    let keys = try KeyEvent.sequence("jj<C-c><C-z><C-q><C-Right>李").map(TerminalEvent.key)
    let click = MouseEvent(.press(.left), at: Point(column: 2, row: 3))
    #expect(events == keys + [.paste("x\ny"), .mouse(click)])
    #expect(terminal.events(waking: nil, within: .zero).isEmpty)
    terminal.close()
  }

  @Test func `a lone ESC is the Escape key after its delay`() throws {
    let pseudo = try PseudoTerminal()
    let terminal = try CursesTerminal(options(pseudo))
    pseudo.type("\u{1B}")
    #expect(events(terminal, count: 1) == [.key(KeyEvent(.escape))])
    terminal.close()
  }

  @Test func `a paste without an end doesn't hang`() throws {
    let pseudo = try PseudoTerminal()
    var options = options(pseudo)
    options.pasteDelay = .milliseconds(30)
    let terminal = try CursesTerminal(options)
    pseudo.type("\u{1B}[200~abc")
    #expect(events(terminal, count: 1) == [.paste("abc")])
    pseudo.type("\u{1B}[201~q")
    #expect(events(terminal, count: 1) == [.key(KeyEvent(.character("q")))])
    terminal.close()
  }

  @Test func `another descriptor wakes the wait`() throws {
    let pseudo = try PseudoTerminal()
    let terminal = try CursesTerminal(options(pseudo))
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    _ = write(ends[1], "x", 1)
    #expect(terminal.events(waking: ends[0], within: nil).isEmpty)
    pseudo.type("a")
    var readable = pollfd(fd: pseudo.program, events: Int16(POLLIN), revents: 0)
    _ = poll(&readable, 1, 10_000)
    #expect(terminal.events(waking: ends[0], within: nil) == [.key(KeyEvent(.character("a")))])
    for end in ends { _ = close(end) }
    terminal.close()
  }

  @Test func `a terminal that is gone hangs up`() throws {
    let pseudo = try PseudoTerminal()
    var options = options(pseudo)
    let null = open("/dev/null", O_RDONLY)
    defer { _ = close(null) }
    options.input = null
    let terminal = try CursesTerminal(options)
    #expect(terminal.events(waking: nil, within: nil) == [.hangUp])
    terminal.close()
  }

  @Test func `a new window size is an event`() throws {
    let pseudo = try PseudoTerminal()
    var options = options(pseudo)
    options.watchesSignals = true
    let terminal = try CursesTerminal(options)
    pseudo.resize(columns: 100, rows: 30)
    _ = kill(getpid(), SIGWINCH)
    #expect(events(terminal, count: 1) == [.resize(Size(columns: 100, rows: 30))])
    #expect(terminal.size == Size(columns: 100, rows: 30))
    // A second notice of the same size tells nothing.
    _ = kill(getpid(), SIGWINCH)
    #expect(terminal.events(waking: nil, within: .zero).isEmpty)
    terminal.close()
  }

  @Test func `after SIGCONT the terminal is taken again and all is painted`() throws {
    let pseudo = try PseudoTerminal()
    var options = options(pseudo)
    options.watchesSignals = true
    let terminal = try CursesTerminal(options)
    var screen = Screen(size: terminal.size)
    screen.put("marker", column: 3, row: 3)
    terminal.draw(screen)
    _ = try pseudo.output(upTo: "marker")
    _ = kill(getpid(), SIGCONT)
    #expect(events(terminal, count: 1) == [.resumed])
    terminal.draw(screen)
    #expect(try pseudo.output(upTo: "marker").contains("\u{1B}[?2004h"))
    #expect(!pseudo.makesSignals)
    terminal.close()
  }

  @Test func `the clipboard gets the text in base64`() throws {
    let pseudo = try PseudoTerminal()
    let terminal = try CursesTerminal(options(pseudo))
    for (text, code) in [
      ("", ""), ("a", "YQ=="), ("ab", "YWI="), ("李", "5p2O"), ("abcd", "YWJjZA=="),
    ] {
      #expect(terminal.copyToClipboard(text))
      let request = "\u{1B}]52;c;\(code)\u{7}"
      #expect(try pseudo.output(upTo: "\u{7}").hasSuffix(request))
    }
    #expect(!terminal.copyToClipboard(String(repeating: "x", count: 100_000)))
    terminal.close()
    let console = try CursesTerminal(options(pseudo, type: "linux"))
    #expect(!console.copyToClipboard("a"))
    console.close()
  }
}
