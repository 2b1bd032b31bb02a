import Explorer
import Foundation
import TerminalCanvas
import Testing
import TextEditor
import Workbench

/// Whole screens, compared with the files in `Goldens`: their text, then the styles of each row.
///
/// `RECORD_GOLDENS=1 swift test --filter Goldens` writes them anew; the difference is for reading.
struct Goldens {
  /// A state of the program, and the keys that lead to it.
  enum Scene: String, CaseIterable {
    case start, selected, live, marked, stale, pending, hidden, help, lesson
    case changed, zoomed, menu, prompt, unsaved, empty, broken
    case faults, variation, copying, palette, fixes, changes
    case recovered, overwritten, readOnly, difference, options, givenUp, projector
    case folded, large, notFound, trace
    case predicting, predicted
    case exercise

    func session(_ columns: Int, _ rows: Int, _ capabilities: TerminalCapabilities) throws
      -> Session
    {
      var session = Session(
        columns, rows, opensAtStop: self == .start, opening: opening, capabilities: capabilities,
        isProjector: self == .projector)
      switch self {
      case .empty: session.refuse()
      case .broken: session.refuse()
      case .large, .exercise: break
      default: session.answer()
      }
      try drive(&session)
      return session
    }

    private var opening: Opening {
      switch self {
      case .recovered, .overwritten, .readOnly, .difference:
        Opening(source: .file(path: "data/user.json", bytes: Array(UserSample.json.utf8)))
      case .unsaved: Opening(source: .file(path: "data/user.json", bytes: Array("{}".utf8)))
      case .empty: Opening(source: .file(path: "empty.json", bytes: []))
      case .broken:
        Opening(source: .file(path: "broken.json", bytes: Array("{\n  \"id\": 1,\n  \"na".utf8)))
      case .folded:
        Opening(source: .file(path: "nested.json", bytes: Array(Self.nestedJSON.utf8)))
      case .large: Opening(source: .file(path: "large.json", bytes: Array(Self.largeJSON.utf8)))
      case .exercise: PracticeFixture.opening
      default: Opening()
      }
    }

    private static let nestedJSON = UserSample.json.replacing(
      "{ \"city\": \"\", \"zip\": 8001 }", with: "{\n    \"city\": \"\",\n    \"zip\": 8001\n  }")
    private static let largeJSON =
      "[\n" + String(repeating: "  {\"id\": 1001, \"name\": \"Ada\"},\n", count: 100_000)
      + "  {}\n]\n"

    private func drive(_ session: inout Session) throws {
      switch self {
      case .start, .empty, .broken: break
      case .selected: try session.press("jjj2")
      case .live:
        try session.press("jji\"Bob 😀\"")
        session.answer()
      case .marked, .stale:
        try session.press("jjjjji<Left><Left><Left><Backspace>")
        session.refuse()
        if self == .stale { session.pass { if case .silence = $0 { true } else { false } } }
      case .pending:
        try session.press("jji1")
        session.pass { if case .overdue = $0 { true } else { false } }
      case .hidden: try session.press("jjjv")
      case .help: try session.press("?")
      case .lesson: try session.press("<F11>")
      case .changed: try session.press("jjjf")
      case .zoomed: try session.press("jjjz")
      case .menu: try session.press("<F2>")
      case .prompt: try session.press("<C-o>a b.json<Left>")
      case .faults: try session.press("jjjx<Down>")
      case .variation:
        try session.press("jjjxn")
        session.answer()
      case .copying: try session.press("jjjy")
      case .palette: try session.press("jjj<C-p>und<Down>")
      case .fixes:
        try session.press("jjjjji<Left><Left><Left><Backspace>")
        session.refuse()
        try session.press("<F10>")
      case .changes: try session.press("jjji1<Down><C-x><F5>d")
      case .unsaved: try session.press("<F4><Right>x<C-q>")
      case .recovered: session.send(.kept(Self.file, Self.kept))
      case .overwritten, .difference:
        try session.press("<F4><Down><Down><Down><C-k>")
        session.answer()
        let theirs = Array(UserSample.json.replacing("9.5e1", with: "9.6e1").utf8)
        session.send(.changedOnDisk(path: "data/user.json", theirs))
        if self == .difference { try session.press("d") }
      case .readOnly: session.send(.readOnly(path: "data/user.json", true))
      case .options:
        try session.press("jjjo<Right><Down><Right>")
        session.answer()
      case .givenUp:
        try session.press("jji1")
        session.pass { if case .overdue = $0 { true } else { false } }
        try session.press("<Esc>")
      case .projector: try session.press("jjj3")
      case .folded: try session.press("<F4><M-_>")
      case .large: try session.press("<F4><C-End>")
      case .notFound: try session.press("<F4><C-f>nowhere")
      case .trace: try session.press("jjjt")
      case .predicting: try session.press("psss<Space>t<Right>c11d6t3")
      case .exercise:
        session.settlePractice()
        try session.press("hh")
      case .predicted: try session.press("psss<Space>t<Right>c11d6t3ac17d4t1<Right>d<Space><Left>")
      }
    }

    private static let file = TextOrigin.file(path: "data/user.json")
    private static let kept = KeptEdit(
      id: "left", text: SourceText(UserSample.clean), time: "2026-01-02 03:04")
  }

  static let sizes = [(160, 50), (120, 35), (80, 24)]
  static let scenes: [Scene] = [
    .start, .selected, .live, .stale, .pending, .hidden, .help, .lesson, .faults, .palette,
  ]

  static let full = TerminalCapabilities(
    colors: .twoHundredFiftySix, isUnicode: true, background: .dark)

  @Test(arguments: scenes, sizes)
  func `the screen is as recorded`(_ scene: Scene, _ size: (Int, Int)) throws {
    let session = try scene.session(size.0, size.1, Self.full)
    try compare(session.screen, with: "\(scene.rawValue)-\(size.0)x\(size.1)")
  }

  @Test(
    arguments: [Scene.start, .selected, .stale, .faults, .palette, .fixes],
    [(44, 12), (10, 3), (1, 1)])
  func `the small screen is as recorded`(_ scene: Scene, _ size: (Int, Int)) throws {
    let session = try scene.session(size.0, size.1, Self.full)
    try compare(session.screen, with: "\(scene.rawValue)-\(size.0)x\(size.1)")
  }

  @Test(arguments: [
    Scene.marked, .changed, .zoomed, .menu, .prompt, .unsaved, .empty, .broken, .variation,
    .copying, .fixes, .changes, .recovered,
    .overwritten, .readOnly, .difference, .givenUp, .folded, .large, .notFound, .trace,
  ])
  func `the special state is as recorded`(_ scene: Scene) throws {
    let session = try scene.session(120, 35, Self.full)
    try compare(session.screen, with: "\(scene.rawValue)-120x35")
  }

  @Test(arguments: [Scene.predicting, .predicted], sizes + [(60, 15)])
  func `guesses are as recorded`(_ scene: Scene, _ size: (Int, Int)) throws {
    let session = try scene.session(size.0, size.1, Self.full)
    try compare(session.screen, with: "\(scene.rawValue)-\(size.0)x\(size.1)")
  }

  @Test(arguments: [(120, 35), (80, 24)])
  func `an exercise is as recorded`(_ size: (Int, Int)) throws {
    let session = try Scene.exercise.session(size.0, size.1, Self.full)
    try compare(session.screen, with: "exercise-\(size.0)x\(size.1)")
  }

  @Test(arguments: [Scene.selected, .stale, .predicted])
  func `the screen without colour is as recorded`(_ scene: Scene) throws {
    let plain = TerminalCapabilities(colors: .none, isUnicode: true, background: .dark)
    try compare(
      try scene.session(120, 35, plain).screen, with: "\(scene.rawValue)-120x35-nocolour")
  }

  @Test(arguments: [Scene.selected, .stale, .help, .predicted])
  func `the screen in ASCII is as recorded and has nothing else`(_ scene: Scene) throws {
    let ascii = TerminalCapabilities(colors: .eight, isUnicode: false, background: .dark)
    let screen = try scene.session(120, 35, ascii).screen
    // The payload's own text stays what it is; the terminal puts a question mark in its place.
    let drawn = screen.text.replacing("李", with: "")
    #expect(drawn.unicodeScalars.allSatisfy { $0.isASCII })
    try compare(screen, with: "\(scene.rawValue)-120x35-ascii")
  }

  @Test(arguments: [Scene.options, .projector], sizes + [(44, 12)])
  func `options and projector are as recorded`(_ scene: Scene, _ size: (Int, Int)) throws {
    let session = try scene.session(size.0, size.1, Self.full)
    try compare(session.screen, with: "\(scene.rawValue)-\(size.0)x\(size.1)")
  }

  @Test(arguments: [
    (Scene.projector, ColorDepth.none, true, "projector-80x24-nocolour"),
    (.options, .none, true, "options-80x24-nocolour"),
    (.projector, .twoHundredFiftySix, false, "projector-80x24-light"),
    (.selected, .sixteen, true, "selected-80x24-16colours"),
    (.selected, .eight, true, "selected-80x24-8colours"),
    (.stale, .eight, true, "stale-80x24-8colours"),
  ])
  func `fewer colours are as recorded`(
    _ scene: Scene, _ colors: ColorDepth, _ isDark: Bool, _ name: String
  ) throws {
    let capabilities = TerminalCapabilities(
      colors: colors, isUnicode: true, background: isDark ? .dark : .light)
    var screen = try scene.session(80, 24, capabilities).screen
    // As the painter shows it.
    screen.restyle(screen.bounds) { $0.degraded(to: colors) }
    try compare(screen, with: name)
  }

  @Test
  func `light ground has its own colours`() throws {
    let light = TerminalCapabilities(
      colors: .twoHundredFiftySix, isUnicode: true, background: .light)
    try compare(try Scene.selected.session(120, 35, light).screen, with: "selected-120x35-light")
  }

  func compare(_ screen: Screen, with name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("Goldens/\(name).txt")
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil {
      try Data((screen.styledText + "\n").utf8).write(to: file)
    }
    let golden = try String(contentsOf: file, encoding: .utf8)
    let drawn = (screen.styledText + "\n").split(separator: "\n", omittingEmptySubsequences: false)
    let wanted = golden.split(separator: "\n", omittingEmptySubsequences: false)
    for (row, (new, old)) in zip(drawn, wanted).enumerated() where new != old {
      Issue.record("\(name), line \(row + 1)\nwas \(old)\nis  \(new)")
      return
    }
    #expect(drawn.count == wanted.count)
  }
}
