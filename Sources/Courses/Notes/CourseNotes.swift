package import DecodingReport
import Foundation
import Workbench

/// What a running course tells the notes terminals: where it is, and what is on the room's screen.
///
/// Each tells all, so that whoever comes late or missed some is up to date by the next one.
package struct CourseNotes: Sendable, Equatable, Codable {
  /// The form of the line.
  private var format = CourseNotes.format
  package var title: String
  /// How many steps were gone, as the player counts: none in the welcome.
  package var place: Int
  /// How many steps there are.
  package var count: Int
  package var chapter: String
  /// The block of the step; empty in the welcome and behind the last one.
  package var block: String
  /// What the room reads.
  package var said: [String]
  /// The speaker's own words, a line each.
  package var words: [String]
  /// What of the course's own code is compiled for the step, a sentence; empty without any.
  package var code = ""
  /// The cells that are asked for, with what becomes of them.
  package var answers: [String]
  /// The rows whose results the room sees: `all`, `none`, or paths.
  package var revealed: String
  package var next: Next?
  package var votes: [CourseVotes]
  /// The seconds since the first step, and the minutes that there are.
  package var seconds: Int
  package var minutes: Int
  /// The minutes by which the course is behind its plan; fewer than none ahead of it.
  package var minutesBehind: Int
  /// Whether the room's screen is dark.
  package var isBlank = false
  /// Whether the course was left, and can be come back to.
  package var isLeft = false
  /// Whether its program ends now.
  package var isOver = false

  /// The step that comes then.
  package struct Next: Sendable, Equatable, Codable {
    package var block: String
    package var said: [String]

    package init(block: String, said: [String]) {
      self.block = block
      self.said = said
    }
  }

  package init(title: String, place: Int, count: Int) {
    self.title = title
    self.place = place
    self.count = count
    (chapter, block, revealed) = ("", "", "all")
    (said, words, answers, votes) = ([], [], [], [])
    (seconds, minutes, minutesBehind) = (0, 0, 0)
  }

  /// `step 9 of 51  ask`
  package var name: String {
    if place == 0 { return "welcome" }
    if place > count { return "the end" }
    return "step \(place) of \(count)  \(block)"
  }
}

extension CourseNotes {
  private enum CodingKeys: String, CodingKey {
    case format, title, place, count, chapter, block, said, words, code, answers, revealed, next,
      votes, seconds, minutes
    case minutesBehind = "behind"
    case isBlank = "blank"
    case isLeft = "left"
    case isOver = "over"
  }

  /// The form that is written; another one isn't read.
  private static let format = 1
  /// Longer lines are none of ours.
  package static let mostBytes = 1 << 20
  /// Steps, hands and seconds beyond that are nobody's.
  private static let most = 1_000_000

  /// The notes on one line, without its end.
  package var line: String { JSONEncoder.line(self) }

  /// Reads a line; `nil` for one that no course of this program has written.
  package init?(reading bytes: [UInt8]) {
    guard bytes.count <= Self.mostBytes,
      let notes = try? JSONDecoder().decode(CourseNotes.self, from: Data(bytes)),
      notes.format == Self.format, (0...Self.most).contains(notes.count),
      (0...notes.count + 1).contains(notes.place)
    else { return nil }
    self = notes
    func limited(_ number: Int, from least: Int = 0) -> Int { max(least, min(number, Self.most)) }
    (seconds, minutes) = (limited(seconds), limited(minutes))
    minutesBehind = limited(minutesBehind, from: -Self.most)
    for cell in votes.indices {
      for row in votes[cell].rows.indices {
        votes[cell].rows[row].hands = votes[cell].rows[row].hands.map { limited($0) }
      }
    }
  }
}

/// The hands of a room for the outcomes of a cell.
package struct CourseVotes: Sendable, Equatable, Codable {
  /// An outcome with its hands, one number for each time that was asked.
  package struct Row: Sendable, Equatable, Codable {
    package var outcome: Outcome
    package var hands: [Int]
    package var isRight: Bool

    private enum CodingKeys: String, CodingKey {
      case outcome, hands
      case isRight = "right"
    }

    package init(_ outcome: Outcome, hands: [Int], isRight: Bool) {
      self.outcome = outcome
      self.hands = hands
      self.isRight = isRight
    }
  }

  package var cell: String
  package var rows: [Row]

  package init(cell: String, rows: [Row]) {
    self.cell = cell
    self.rows = rows
  }

  /// How often was asked.
  private var asked: Int { rows.map(\.hands.count).max() ?? 0 }

  /// The hands of the last time.
  package var total: Int { rows.reduce(0) { $0 + ($1.hands.last ?? 0) } }

  /// How many of a hundred hands were right the last time; `nil` without hands.
  package var percentRight: Int? {
    guard total > 0 else { return nil }
    let right = rows.reduce(0) { $0 + ($1.isRight ? $1.hands.last ?? 0 : 0) }
    return right * 100 / total
  }

  /// What the steps of peer instruction say to do then.
  package var advice: String? {
    guard let percentRight else { return nil }
    let isSecond = asked > 1
    let deed =
      switch percentRight {
      case ..<35: isSecond ? "explain it, then reveal" : "explain it first, then ask again"
      case ...70: isSecond ? "explain it, then reveal" : "let them talk, then ask again"
      default: "go on"
      }
    return "\(percentRight) % right: \(deed)"
  }
}
