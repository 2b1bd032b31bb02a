import DecodingReport
import TerminalCanvas
import Workbench

/// What the history says.
enum HistoryWords {
  static let asItCame = "as it came"
  static let first = "the first of this run"
  static let nothing = "nothing of the payload, the model or the options"
  static let isHere = "this state is open"
  static let undecoded = "not decoded yet"
  static let reading = "reading"
  static let hint = "Enter: go there  c: compare with now"
  static let columns = (time: "TIME", payload: "PAYLOAD", change: "WHAT CHANGED")
  static let now = "now"
  static let nameOfState = "Name of this state:"
  static let unwritten = "too large to be kept beyond this run"

  static let empty = """
    Nothing was changed here yet. Each state that decodes will stand here once you pause: with its \
    time, what changed, and the three marks. Enter goes back to one, c compares it with now, and one \
    that has a name (r) stays the longest.
    """

  static let noneOfPayload = "no state of this payload; f: of all"

  // MARK: Changes

  static func places(_ count: Int, _ paths: [String]) -> String {
    let list = paths.joined(separator: ", ") + (count > paths.count ? ", …" : "")
    return "\(count.grouped) \(count == 1 ? "place" : "places"): \(list)"
  }

  static func more(_ count: Int) -> String { "and \(count.grouped) more" }

  /// `$.age: 42 → "42"`
  static func place(_ path: String, _ old: String?, _ new: String?) -> String {
    switch (old, new) {
    case (let old?, let new?): "\(path): \(old) → \(new)"
    case (nil, let new?): "\(path): \(new) is new"
    case (let old?, nil): "\(path): \(old) removed"
    case (nil, nil): path
    }
  }

  static func sameContent(isReordered: Bool, isTooDeep: Bool) -> String {
    if isTooDeep { return "the payload, which is nested too deep to be compared" }
    return isReordered ? "the order of members" : "the layout alone"
  }

  static func bytes(line: Int, _ old: Int, _ new: Int) -> String {
    "from line \(line.grouped) on: \(old.grouped) bytes → \(new.grouped)"
  }

  static func models(_ count: Int) -> String { "\(count) files of the model" }
  static func model(_ file: String) -> String { "model \(file)" }
  static func model(_ file: String, lines start: Int, _ end: Int) -> String {
    start == end ? "model \(file):\(start)" : "model \(file): lines \(start) to \(end)"
  }
  static func model(_ file: String, line: Int, _ old: String, _ new: String) -> String {
    "model \(file):\(line): \(old) → \(new)"
  }
  static func root(_ name: String) -> String { "type \(name)" }
  static func decoder(_ expression: String?) -> String {
    "decoder \(expression ?? "by options")"
  }
  static func setting(_ name: String, _ word: String?) -> String {
    "options: \(name) \(word ?? "as the sample has them")"
  }

  // MARK: The list

  /// `H History  12 states`
  static func title(_ count: Int, isOwnAlone: Bool, _ stage: Stage) -> String {
    let states = count == 1 ? "1 state" : "\(count.grouped) states"
    return "H History  \(states)" + (isOwnAlone ? "  of \(stage.library.payloadName)" : "")
  }

  /// `14:03` on the same day, else `11-26 14:03`.
  static func time(_ entry: HistoryEntry, today: String) -> String {
    if entry.time.hasPrefix(today) { return String(entry.time.dropFirst(today.count + 1)) }
    return entry.time.prefix(4) == today.prefix(4) ? String(entry.time.dropFirst(5)) : entry.time
  }

  static func payload(_ state: HistoryState) -> String { "\(state.title) / \(state.payload)" }

  static func change(_ entry: HistoryEntry) -> String {
    (entry.name.map { "“\($0)”  " } ?? "") + entry.change.summary
  }

  /// `2026-11-27 14:03  as-received of User  “before the fix”`
  static func detail(_ entry: HistoryEntry) -> String {
    "\(entry.time)  \(entry.state.payload) of \(entry.state.title)"
      + (entry.name.map { "  “\($0)”" } ?? "")
  }

  /// `↺ 7 ∅ 1 ! 6`
  static func outcomes(_ outcomes: HistoryOutcomes, _ glyphs: Glyphs) -> String {
    var parts = outcomes.counts.map { "\(glyphs.outcome($0.outcome)) \($0.count.grouped)" }
    if outcomes.loudest == .threw { parts = ["\(glyphs.outcome(.threw)) THREW"] }
    if parts.isEmpty { parts = ["\(glyphs.outcome(.asSent)) as sent"] }
    if outcomes.losses > 0 { parts.append("! \(outcomes.losses.grouped)") }
    return parts.joined(separator: " ")
  }

  // MARK: Going there

  static func wentTo(_ entry: HistoryEntry, isListed: Bool) -> String {
    let time = entry.name.map { "“\($0)”" } ?? entry.time
    guard isListed else {
      return "\(entry.state.payload) isn't open here: its state of \(time) is a payload of its own"
    }
    return "as it was, \(time); u takes the JSON back, H has what was here before"
  }

  static func notHere(_ entry: HistoryEntry) -> String {
    entry.isFromHere
      ? "the model \(entry.state.title) isn't open here; y copies the payload"
      : "that was in \(entry.folder): start there to go back to it; y copies the payload"
  }

  static let otherSample = "another model: Enter goes there"

  /// What a payload is called that isn't among the others.
  static func payload(of entry: HistoryEntry) -> String {
    "\(entry.state.payload) \(entry.name ?? entry.time)"
  }

  /// What A is called in a comparison with now.
  static func compared(_ entry: HistoryEntry) -> String {
    "\(entry.state.payload), \(entry.name.map { "“\($0)”" } ?? entry.time)"
  }
}
