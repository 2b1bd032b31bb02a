import DecodingReport
import Explorer
import Foundation
import Samples
import TerminalCanvas
import TestSupport
import Testing
import TextEditor
import Workbench

@testable import codable_explorer

/// The built program's screen, as an emulator that isn't ours shows it, beside the picture that the
/// explorer has of it.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct AgreementTests {
  /// The explorer as a value, with its decodes carried out at once.
  private struct Picture {
    var state: ExplorerState
    var size: Size

    init(columns: Int, rows: Int) {
      size = Size(columns: columns, rows: rows)
      var opening = Opening()
      opening.greets = true
      state = ExplorerState(
        samples: SampleCatalogue.all, opening: opening,
        environment: ScreenEnvironment(
          size: size,
          capabilities: TerminalCapabilities(
            colors: .twoHundredFiftySix, isUnicode: true, background: .dark)))
      carryOut(state.start())
    }

    mutating func send(_ event: TerminalEvent) {
      carryOut(state.update(.terminal(event)))
    }

    private mutating func carryOut(_ effects: [Effect]) {
      for effect in effects {
        switch effect {
        case .explain(let request): carryOut(state.update(.explained(request.run())))
        case .survey(let request): carryOut(state.update(.surveyed(request.run())))
        case .ask(let job):
          var parts: [Part] = []
          job.run(BoxedWorkshop(Self.arguments, QuestionWorkers.Ending())) { parts.append($0) }
          for part in parts { carryOut(state.update(.answered(part))) }
        case .work(let work):
          carryOut(state.update(.worked(revision: work.revision, work.run())))
        default: break
        }
      }
    }

    /// As the program has them where nothing is compiled.
    private static let arguments = {
      var arguments = Arguments(.explorer)
      arguments.compiles = false
      return arguments
    }()

    /// The screen's lines without what differs from run to run: how long a decode took.
    var lines: [String] { AgreementTests.comparable(state.view(size: size).text) }
  }

  /// The first row in which the two differ.
  private struct Disagreement: Error {
    var place: String
    var row: Int
    var shown: String
    var drawn: String
  }

  private static func comparable(_ screen: String) -> [String] {
    var lines = screen.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    // Only the revision is compared; the time behind it moves what stands before it.
    for (row, line) in lines.enumerated() where line.contains("live r") {
      lines[row] = line.replacing(/live r(\d+)  [\d.]+ ms/, with: { "live r\($0.output.1)" })
        .split(separator: " ").joined(separator: " ")
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Keys by tmux's names, and as the explorer's own notation has them.
  private static let keys: [(tmux: String, notation: String)] = [
    ("j", "j"), ("j", "j"), ("j", "j"), ("x", "x"), ("n", "n"), ("F4", "<F4>"), ("End", "<End>"),
    ("BSpace", "<Backspace>"), ("7", "7"), ("M-_", "<M-_>"), ("F5", "<F5>"), ("3", "3"), ("t", "t"),
    ("Enter", "<Enter>"), ("z", "z"), ("F1", "<F1>"), ("PgDn", "<PgDn>"), ("q", "q"),
    ("C-p", "<C-p>"), ("u", "u"), ("n", "n"), ("Enter", "<Enter>"), ("F3", "<F3>"), ("z", "z"),
    ("F2", "<F2>"), ("Down", "<Down>"), ("Tab", "<Tab>"), ("o", "o"), ("Right", "<Right>"),
  ]

  @Test(
    arguments: CaseSelection.tenth(
      of: [(160, 50), (120, 35), (80, 24), (44, 12), (20, 5), (7, 3)], least: 3))
  func `the terminal shows what the explorer drew, key by key`(columns: Int, rows: Int) throws {
    let session = try TmuxSession(columns: columns, rows: rows, script: "\"$PROGRAM\" --no-compile")
    var picture = Picture(columns: columns, rows: rows)
    try agree(session, picture, "the start")
    for (place, key) in Self.keys.enumerated() {
      try session.press(key.tmux)
      picture.send(.key(try KeyEvent(key.notation)))
      try agree(session, picture, "key \(place), \(key.notation)")
    }
    let other = Size(columns: 100, rows: 30)
    try session.resize(columns: other.columns, rows: other.rows)
    picture.size = other
    picture.send(.resize(other))
    try agree(session, picture, "another size")
  }

  private func agree(_ session: TmuxSession, _ picture: Picture, _ place: String) throws {
    let lines = picture.lines
    var shown: [String] = []
    do {
      try session.wait(for: place) { screen in
        shown = Self.comparable(screen)
        return shown == lines
      }
    } catch {
      let row = zip(shown, lines).enumerated().first { $1.0 != $1.1 }?.offset
      let last = min(shown.count, lines.count)
      throw Disagreement(
        place: place, row: row ?? last, shown: shown.dropFirst(row ?? last).first ?? "",
        drawn: lines.dropFirst(row ?? last).first ?? "")
    }
  }
}
