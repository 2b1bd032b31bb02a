import Courses
import DecodingReport
import JSONSource
import Samples
import TerminalCanvas
import TestSupport
import Testing
import Workbench

@testable import Explorer

/// Windows in which hardly anything has room: nothing traps there, whatever is open.
struct SmallWindowTests {
  /// What the screen is opened for, and how much there is to scroll.
  enum Ground: CaseIterable {
    /// A payload of many fields, one that has none, and one that can't be read.
    case many, none, unreadable
    case course, exercise

    fileprivate func session() throws -> Session {
      var opening = Opening()
      var samples = SampleCatalogue.all
      let user = try #require(samples.firstIndex { $0.name == "User" })
      opening.sample = user
      switch self {
      case .many: break
      case .none: opening.source = .file(path: "none.json", bytes: Array("[]".utf8))
      case .unreadable: opening.source = .file(path: "bad.json", bytes: Array("{\"id\": ".utf8))
      case .course: opening.course = try CourseTests.player(at: 3)
      case .exercise:
        opening = PracticeFixture.opening
        samples = UserSample.samples
      }
      var session = Session(80, 24, samples: samples, opening: opening)
      session.settleAll()
      return session
    }
  }

  /// A ground, and what is opened there.
  struct Place: CustomTestStringConvertible {
    let ground: Ground
    let keys: String
    var testDescription: String { "\(ground) \(keys)" }
  }

  private static func keys(_ isWanted: (KeyBinding) -> Bool) -> [String] {
    Set(KeyBinding.table.filter(isWanted).compactMap(\.keys.first)).sorted()
  }

  /// Every mode has a key in the table, and so has whatever lies over the panes.
  static let modes = keys { if case .enter = $0.action { true } else { false } }
  private static let others = keys { binding in
    let contexts =
      Pane.allCases.flatMap { KeyContext.chain(of: $0) } + [.guided, .guide, .practice]
    return contexts.contains(binding.context) && binding.action != .session(.quit)
  }

  private static let always =
    modes.map { Place(ground: .many, keys: $0) }
    + [.course, .exercise].map { Place(ground: $0, keys: "") }

  private static let rooms =
    always
    + CaseSelection.tenth(
      of: Ground.allCases.flatMap { ground in
        (ground == .many ? others : modes + [""]).map { Place(ground: ground, keys: $0) }
      })

  /// Where panes, lists and columns get and lose their room.
  private static let widths = Array(0...20) + [40, 59, 60, 80, 99, 100, 139, 140]

  /// Every height for the rooms that are always tried, and some for the others; each with one width, or
  /// with all.
  private static func sizes(seed: Int) -> [Size] {
    var random = RobustnessTests.Seeded(state: UInt64(seed + 1))
    let isAlways = seed < always.count
    let heights = isAlways || CaseSelection.isWhole ? Array(0...8) : [1, 4 + seed % 5]
    return heights.flatMap { rows in
      let isWhole = isAlways && CaseSelection.isWhole
      return (isWhole ? widths : [widths.randomElement(using: &random) ?? 80]).map {
        Size(columns: $0, rows: rows)
      }
    } + [Size(columns: 80, rows: 4), Size(columns: 20, rows: 5)]
  }

  /// Each ground, opened once.
  private static let opened = Result {
    try Dictionary(uniqueKeysWithValues: Ground.allCases.map { ($0, try $0.session()) })
  }

  private static func session(_ ground: Ground) throws -> Session {
    try #require(try opened.get()[ground])
  }

  @Test func `every mode has a key that opens it, and is tried here`() throws {
    let session = try Self.session(.many)
    let opened = try (Self.modes + [""]).map { key in
      var session = session
      try session.press(key)
      return session.state.room?.name.id
    }
    #expect(Set(opened) == Set(Room.all.map(\.name.id) + [nil]))
  }

  @Test(arguments: Array(rooms.enumerated()))
  func `nothing traps in a window of few rows or columns`(_ seed: Int, _ room: Place) throws {
    let before = try Self.session(room.ground)
    var opened = before
    try opened.press(room.keys)
    let answers = opened.settleAll()
    for (place, size) in Self.sizes(seed: seed).enumerated() {
      // It is open already, or is opened there.
      var session = place.isMultiple(of: 2) ? opened : before
      session.become(size)
      if !place.isMultiple(of: 2) {
        try session.press(room.keys)
        for answer in answers { session.send(answer) }
      }
      try session.useEverywhere()
    }
  }

  @Test(arguments: CaseSelection.tenth(of: Array(1...20)))
  func `nothing traps however one goes on`(_ seed: Int) throws {
    var random = RobustnessTests.Seeded(state: UInt64(seed))
    var session = try Self.session(try #require(Ground.allCases.randomElement(using: &random)))
    let actions: [MouseEvent.Action] = [.press(.left), .drag(.left), .wheelUp, .wheelDown]
    for _ in 0..<100 {
      switch Int.random(in: 0..<12, using: &random) {
      case 0:
        let rows = Bool.random(using: &random) ? 9 : 50
        session.become(
          Size(
            columns: .random(in: 0...160, using: &random),
            rows: .random(in: 0...rows, using: &random)))
      case 1...3:
        let action = actions.randomElement(using: &random) ?? .wheelUp
        session.point(
          action, at: .random(in: 0...session.size.columns, using: &random),
          .random(in: 0...session.size.rows, using: &random))
      case 4:
        try session.press((Self.modes + ["<Esc>"]).randomElement(using: &random) ?? "")
        session.settleAll(refusing: Bool.random(using: &random) ? .noSpace : nil)
      default:
        let key = RobustnessTests.keys.randomElement(using: &random) ?? KeyEvent(.enter)
        session.send(.terminal(.key(key)))
        if Bool.random(using: &random) { session.settleAll() }
      }
      session.checkWhole()
    }
  }

  @Test func `nothing traps in the notes of a course`() throws {
    var empty = CourseNotes(title: "None", place: 1, count: 0)
    empty.seconds = 5
    for notes in [NotesTests.asked, empty] {
      for rows in 0...8 {
        for columns in CaseSelection.tenth(of: Self.widths, least: 6) {
          var screen = NotesTests.screen(columns, rows)
          _ = screen.update(.found(1))
          _ = screen.update(.told(1, notes))
          for key in try KeyEvent.sequence("jj<PgDn><Home>k<PgUp>") {
            _ = screen.update(.terminal(.key(key)))
          }
          #expect(screen.view().size == Size(columns: columns, rows: rows))
        }
      }
    }
  }

  @Test func `nothing traps in a help that has no keys`() throws {
    var configuration = Configuration()
    configuration.keyMap = KeyMap([KeyBinding(["?"], .everywhere, .session(.help), "")])
    var session = Session(80, 24, configuration: configuration)
    try session.press("?<Down><PgDn><Enter>")
    #expect(session.screen.size == session.size)
  }
}

extension Session {
  fileprivate mutating func become(_ size: Size) {
    self.size = size
    send(.terminal(.resize(size)))
    checkWhole()
  }

  fileprivate func checkWhole() {
    let screen = screen
    #expect(screen.size == size)
    if let cursor = screen.cursor { #expect(screen.bounds.contains(cursor), "\(cursor) \(size)") }
  }

  fileprivate mutating func point(_ actions: MouseEvent.Action..., at column: Int, _ row: Int) {
    for action in actions {
      send(.terminal(.mouse(MouseEvent(action, at: Point(column: column, row: row)))))
    }
    checkWhole()
  }

  /// Wheel, pages, ends and clicks, at this size and behind another one.
  fileprivate mutating func useEverywhere() throws {
    let small = size
    point(.wheelDown, .wheelDown, .wheelUp, at: small.columns / 2, small.rows / 2)
    for keys in ["<PgDn><PgDn>", "<PgUp>", "<End><Down>", "<Home><Up>", "<End>"] {
      try press(keys)
      checkWhole()
    }
    point(.wheelDown, at: small.columns / 2, small.rows / 2)
    size = Size(columns: 80, rows: 24)
    send(.terminal(.resize(size)))
    try press("<End>")
    point(.wheelDown, at: 40, 12)
    try press("<Down>")
    become(small)
    let opened = self
    let cells = (0..<small.rows).flatMap { row in (0..<small.columns).map { ($0, row) } }
    let step = max(1, cells.count / (CaseSelection.isWhole ? 40 : 3))
    for (column, row) in cells.indices.filter({ $0 % step == 0 }).map({ cells[$0] }) {
      self = opened
      point(.press(.left), .drag(.left), .wheelDown, .wheelUp, at: column, row)
    }
  }
}
