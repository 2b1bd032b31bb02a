import DecodingReport
import TerminalCanvas
import Testing
import Workbench

@testable import Explorer

/// What a room sees, and what colours carry.
struct ProjectorTests {
  @Test
  func `the keys are shown in the corner, and go after a while`() throws {
    var session = Session.started(80, 24)
    try session.press("Pjj<C-p><Esc>2")
    #expect(session.shows(" j j ^P Esc 2"))
    session.pass { _ in true }
    #expect(!session.shows("^P Esc"))
    try session.press("P")
    #expect(!session.shows("Esc 2 P"))
  }

  @Test
  func `an earlier key's time doesn't take a later one away`() throws {
    var session = Session(80, 24, isProjector: true)
    session.answer()
    try session.press("j")
    let first = session.effects
    try session.press("k")
    session.replaceEffects(first)
    session.pass { _ in true }
    #expect(session.shows("  j k\n"))
  }

  @Test(arguments: [(160, 50), (120, 35), (80, 24)])
  func `there are as few panes as in a small window`(_ columns: Int, _ rows: Int) {
    var session = Session(columns, rows, isProjector: true)
    session.answer()
    let text = session.screen.text
    for pane in ["F4 JSON", "F5 ", "F8 Why"] { #expect(text.contains(pane)) }
    #expect(!text.contains("F2 Samples"))
    // In a large window there are rows for the model.
    #expect(text.contains("F7 Model") == (rows == 50))
  }

  @Test(arguments: [ColorDepth.none, .eight, .sixteen, .twoHundredFiftySix], [false, true])
  func `every outcome looks different with colours removed`(
    _ colors: ColorDepth, _ isProjector: Bool
  ) {
    for background in [TerminalCapabilities.Background.dark, .light] {
      let theme = Theme(
        ScreenEnvironment(
          size: Size(columns: 80, rows: 24),
          capabilities: TerminalCapabilities(
            colors: colors, isUnicode: true, background: background), isProjector: isProjector))
      let looks = Outcome.allCases.map { outcome in
        "\(theme.glyph(outcome).degraded(to: .none)) \(Glyphs(isUTF8: false).outcome(outcome))"
      }
      #expect(Set(looks).count == Outcome.allCases.count)
      if colors == .none {
        let styles = Set(Outcome.allCases.map { theme.glyph($0).description })
        #expect(styles.count == Outcome.allCases.count)
      }
    }
  }

  @Test(arguments: [(80, 24), (120, 35), (44, 12)])
  func `the keys stand in the status line's corner, and cover no pane`(
    _ columns: Int, _ rows: Int
  ) throws {
    var session = Session(columns, rows, isProjector: true)
    session.answer()
    func lines() -> [Substring] {
      session.screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    }
    let before = lines()[..<(rows - 2)]
    try session.press("11")
    #expect(lines()[..<(rows - 2)] == before)
    #expect(lines()[rows - 2].hasSuffix(" 1 1"))
    session.pass { if case .keysShown = $0 { true } else { false } }
    #expect(!session.shows(" 1 1"))
  }

  @Test
  func `nothing is grey for a room`() {
    var session = Session(80, 24, isProjector: true)
    session.answer()
    let screen = session.screen
    // Between title and status bar.
    for row in 1..<22 {
      for column in 0..<80 {
        let style = screen[column, row].style
        guard case .indexed(let color) = style.foreground else { continue }
        #expect(color < 232, "\(column),\(row)")
      }
    }
  }

  @Test(arguments: [
    (TerminalCapabilities.Background.light, UInt8(255)), (.dark, 237), (.unknown, 237),
  ])
  func `the terminal's answer turns the colours over`(
    _ background: TerminalCapabilities.Background, _ ground: UInt8
  ) throws {
    var session = Session.started(80, 24)
    try session.press("jj")
    session.send(.terminal(.background(background)))
    let screen = session.screen
    let grounds = (0..<80).map { screen[$0, 4].style.background }
    #expect(grounds.contains(.indexed(ground)))
  }
}
