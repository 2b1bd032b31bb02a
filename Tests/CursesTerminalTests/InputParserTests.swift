import CursesTerminal
import TerminalCanvas
import Testing

struct InputParserTests {
  /// The events of bytes that come at once, in words.
  private func events(_ bytes: String, pieces: Int = .max) -> [String] {
    var parser = InputParser()
    var events = [TerminalEvent]()
    var rest = Array(bytes.utf8)[...]
    while !rest.isEmpty {
      events += parser.feed(rest.prefix(pieces))
      rest = rest.dropFirst(pieces)
    }
    return (events + parser.giveUp()).map(words)
  }

  private func words(_ event: TerminalEvent) -> String {
    switch event {
    case .key(let key): key.description
    case .paste(let text): "paste \(text.debugDescription)"
    case .mouse(let mouse):
      "\(mouse.action) \(mouse.position.column),\(mouse.position.row) \(mouse.modifiers.rawValue)"
    case .background(let background): "background \(background)"
    default: "\(event)"
    }
  }

  static let keys: [(bytes: String, keys: [String])] = [
    ("jG é李🙂", ["j", "G", "<Space>", "é", "李", "🙂"]),
    ("<>", ["<lt>", ">"]),
    ("\r\n\t\u{8}\u{7F}", ["<Enter>", "<Enter>", "<Tab>", "<Backspace>", "<Backspace>"]),
    ("\u{0}\u{3}\u{11}\u{1A}", ["<C-Space>", "<C-c>", "<C-q>", "<C-z>"]),
    ("\u{1C}\u{1D}\u{1E}\u{1F}", ["<C-\\>", "<C-]>", "<C-^>", "<C-_>"]),
    ("\u{1B}", ["<Esc>"]),
    ("\u{1B}\u{1B}", ["<Esc>", "<Esc>"]),
    ("\u{1B}f\u{1B}=\u{1B}<", ["<M-f>", "<M-=>", "<M-lt>"]),
    ("\u{1B}é\u{1B}李", ["<M-é>", "<M-李>"]),
    ("\u{1B}\r\u{1B}\u{7F}\u{1B}\u{10}", ["<M-Enter>", "<M-Backspace>", "<C-M-p>"]),
    ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", ["<Up>", "<Down>", "<Right>", "<Left>"]),
    ("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD", ["<Up>", "<Down>", "<Right>", "<Left>"]),
    ("\u{1B}[H\u{1B}[F\u{1B}OH\u{1B}OF", ["<Home>", "<End>", "<Home>", "<End>"]),
    ("\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~", ["<Home>", "<End>", "<Home>", "<End>"]),
    ("\u{1B}[2~\u{1B}[3~\u{1B}[5~\u{1B}[6~", ["<Ins>", "<Del>", "<PgUp>", "<PgDn>"]),
    ("\u{1B}OP\u{1B}OQ\u{1B}OR\u{1B}OS", ["<F1>", "<F2>", "<F3>", "<F4>"]),
    ("\u{1B}[11~\u{1B}[15~\u{1B}[17~\u{1B}[21~", ["<F1>", "<F5>", "<F6>", "<F10>"]),
    ("\u{1B}[23~\u{1B}[24~", ["<F11>", "<F12>"]),
    ("\u{1B}[[A\u{1B}[[E", ["<F1>", "<F5>"]),
    ("\u{1B}[1;5P\u{1B}[15;2~", ["<C-F1>", "<S-F5>"]),
    (
      "\u{1B}[1;2A\u{1B}[1;3A\u{1B}[1;5C\u{1B}[1;6D",
      ["<S-Up>", "<M-Up>", "<C-Right>", "<C-S-Left>"]
    ),
    ("\u{1B}[3;5~\u{1B}[5;3~", ["<C-Del>", "<M-PgUp>"]),
    ("\u{1B}[Z\u{1B}\u{1B}[A\u{1B}\u{1B}OB", ["<S-Tab>", "<M-Up>", "<M-Down>"]),
    (
      "\u{1B}[a\u{1B}Oc\u{1B}[3$\u{1B}[3^\u{1B}[3@",
      ["<S-Up>", "<Right>", "<S-Del>", "<C-Del>", "<C-S-Del>"]
    ),
    ("\u{1B}Oj\u{1B}Ok\u{1B}Op\u{1B}Oy\u{1B}OM", ["*", "+", "0", "9", "<Enter>"]),
    ("\u{1B}[97;5u\u{1B}[97;2u\u{1B}[13;2u\u{1B}[27u", ["<C-a>", "A", "<S-Enter>", "<Esc>"]),
    ("\u{1B}[27;5;9~\u{1B}[27;6;90~", ["<C-Tab>", "<C-z>"]),
    (
      "\u{1B}[<0;5;6Mx\u{1B}[<0;5;6m",
      [
        "press(TerminalCanvas.MouseEvent.Button.left) 4,5 0", "x",
        "release(TerminalCanvas.MouseEvent.Button.left) 4,5 0",
      ]
    ),
    ("\u{1B}[<64;1;1M\u{1B}[<81;200;100M", ["wheelUp 0,0 0", "wheelDown 199,99 4"]),
    (
      "\u{1B}[M !!x\u{1B}[M`!!",
      ["press(TerminalCanvas.MouseEvent.Button.left) 0,0 0", "x", "wheelUp 0,0 0"]
    ),
    (
      "\u{1B}[<32;3;2M\u{1B}[<34;3;2M",
      [
        "drag(TerminalCanvas.MouseEvent.Button.left) 2,1 0",
        "drag(TerminalCanvas.MouseEvent.Button.right) 2,1 0",
      ]
    ),
    (
      "\u{1B}]11;rgb:ffff/ffff/dddd\u{7}x",
      ["background light", "x"]
    ),
    (
      "\u{1B}]11;rgb:1e/1e/2e\u{1B}\\x",
      ["background dark", "x"]
    ),
    ("\u{1B}]11;rgba:0/0/0/f\u{7}", ["background dark"]),
    ("\u{1B}]11;nonsense\u{7}x\u{1B}]11;rgb:1/2\u{7}y", ["x", "y"]),
    ("\u{1B}]x\u{1B}]", ["<M-]>", "x", "<M-]>"]),
    ("\u{1B}]4;1;rgb:ffff/0/0\u{7}x\u{1B}]52;c;aGk=\u{1B}\\y", ["x", "y"]),
    ("\u{1B}P>|XTerm(380)\u{1B}\\x\u{1B}_Gi=31;OK\u{1B}\\y", ["x", "y"]),
    ("\u{1B}[97;1:3ux\u{1B}[97;1:1u", ["x", "a"]),
    ("\u{1B}Pab", ["<M-P>", "a", "b"]),
    ("\u{1B}^a\u{1B}[Ax", ["<M-^>", "a", "<Up>", "x"]),
    ("\u{1B}[<35;1;1M\u{1B}[<0;0;1M\u{1B}[<0;1Mx", ["x"]),
    ("\u{1B}[?2004;1$yx\u{1B}[Ix\u{1B}[99~x\u{1B}[57441ux", ["x", "x", "x", "x"]),
    ("\u{1B}[1;5\u{1B}[Ax", ["<Up>", "x"]),
    ("\u{1B}[1;5\rx", ["<Enter>", "x"]),
    ("\u{1B}[", ["<M-[>"]), ("\u{1B}O", ["<M-O>"]), ("\u{1B}[1;", []),
    ("\u{1B}[200~a\rb\r\nc\nd\u{1B}[201~e", ["paste \"a\\nb\\nc\\nd\"", "e"]),
    ("\u{1B}[200~\u{1B}[201~", ["paste \"\""]),
    (
      "\u{1B}[200~\u{0}\u{1B}\u{1B}[A\u{3}\u{1B}[20\u{1B}[201~",
      ["paste \"\\0\\u{1B}\\u{1B}[A\\u{03}\\u{1B}[20\""]
    ),
    ("\u{1B}\u{1B}[200~a\u{1B}[201~", ["<Esc>", "paste \"a\""]),
    ("\u{1B}[200~abc", ["paste \"abc\""]),
    ("x\u{1B}[201~y", ["x", "y"]),
  ]

  @Test(arguments: keys)
  func `bytes become events`(bytes: String, keys: [String]) {
    #expect(events(bytes) == keys)
  }

  @Test(arguments: keys)
  func `the pieces in which bytes come make no difference`(bytes: String, keys: [String]) {
    for pieces in 1...7 {
      #expect(events(bytes, pieces: pieces) == keys)
    }
  }

  @Test func `a cluster that comes at once is one key`() {
    #expect(events("e\u{301}👨‍👩‍👧") == ["e\u{301}", "👨‍👩‍👧"])
  }

  @Test func `bytes that aren't UTF-8 become replacement characters`() {
    var parser = InputParser()
    let events = parser.feed([0x61, 0xFF, 0x62, 0xE6, 0x9D]) + parser.giveUp()
    #expect(events.map(words) == ["a", "\u{FFFD}", "b", "\u{FFFD}"])
  }

  @Test func `the parser says what it waits for`() {
    var parser = InputParser()
    #expect(parser.wait == .nothing)
    #expect(parser.feed(Array("\u{1B}[".utf8)).isEmpty)
    #expect(parser.wait == .sequence)
    #expect(parser.feed(Array("200~ab".utf8)).isEmpty)
    #expect(parser.wait == .pasteEnd)
    #expect(parser.giveUp() == [.paste("ab")])
    #expect(parser.wait == .nothing)
    // The end that comes late is no text.
    #expect(parser.feed(Array("\u{1B}[201~".utf8)).isEmpty)
    #expect(parser.wait == .nothing)
  }

  @Test func `a paste of a megabyte is one event`() {
    let line = "{\"key\": [1, 2, 3], \"名\": \"李\u{1B}[31m\"}\r"
    let text = String(repeating: line, count: 1_048_576 / line.utf8.count)
    var parser = InputParser()
    var events = parser.feed(Array("a\u{1B}[200~".utf8))
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      events += parser.feed(rest.prefix(4095))
      rest = rest.dropFirst(4095)
    }
    events += parser.feed(Array("\u{1B}[201~b".utf8))
    let pasted = String(decoding: text.utf8.map { $0 == 13 ? 10 : $0 }, as: UTF8.self)
    let isWhole =
      events == [
        .key(KeyEvent(.character("a"))), .paste(pasted), .key(KeyEvent(.character("b"))),
      ]
    #expect(isWhole)
  }

  @Test(arguments: 0..<100)
  func `any bytes leave the parser ready for more`(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    var parser = InputParser()
    let alphabet = Array("\u{1B}[O<MmAZ~;0129u$^é\r\u{0}".utf8) + [0xFF, 0xE6]
    for _ in 0..<300 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      _ = parser.feed([alphabet[Int(state >> 33) % alphabet.count]])
    }
    _ = parser.giveUp()
    #expect(parser.wait == .nothing)
    #expect(parser.feed(Array("q".utf8)).map(words) == ["q"])
  }
}
