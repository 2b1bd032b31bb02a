import DecodingReport
import JSONSource
import TerminalCanvas
import Workbench

/// What the comparison says.
enum CompareWords {
  static let hint = "f: only what differs  1 2 3: one style"
  static let alone = "there is no other payload to compare with: x makes one, ^O opens one"
  static let modelAsOpened = "the model is as it was opened: edit it, then c compares with that"
  static let noModelBefore = "there was no model before this one"
  static let ownSettings = "these are the sample's own options: change one, then c compares"
  static let nothingDiffers = "no field differs"
  static let nothingElse = "there is no other payload"
  static let notJSON = "not JSON: no style decodes it"
  static let tooDeep = "nested too deep to be compared"
  static let orderAlone = "order differs, no outcome does"
  static let noChoice = "the payload is the same on both sides here"
  static let fields = ("FIELD", "JSON", "whole value", "silent loss")

  static func passed(_ count: Int) -> String { "\(count.grouped) alike passed" }

  static func allAlike(_ count: Int) -> String {
    count == 1
      ? "the other payload has the same outcomes"
      : "all \(count.grouped) others have the same outcomes"
  }

  static func back(_ name: String) -> String { "c comes back to the comparison with \(name)" }

  /// What a side is called where the same stands on both.
  static func name(_ side: JSONComparison.Side) -> String { side == .a ? "A" : "B" }

  /// `A  as-received`, `B  as-received + age null`, `A  m0 as opened`, `B  snake keys`
  static func title(_ side: JSONComparison.Side, _ stage: Stage) -> String {
    "\(name(side))  \(words(side, stage))"
  }

  private static func words(_ side: JSONComparison.Side, _ stage: Stage) -> String {
    let library = stage.library
    switch stage.comparing.base {
    case .payload(let origin)?: return side == .a ? library.name(of: origin) : library.payloadName
    case .openedModel?:
      let model =
        side == .a
        ? "model as it was opened" : "model m\(library.modelRevision(of: library.sample))"
      return "\(library.payloadName), \(model)"
    case .ownSettings?:
      let own = "the sample's own options"
      guard side == .b else { return "\(library.payloadName), \(own)" }
      let changed = library.changedSettings.map { $0.title(in: library.options) }
      return "\(library.payloadName), \(changed.isEmpty ? own : changed.joined(separator: ", "))"
    case .earlier(let entry)?:
      guard side == .a else { return "\(library.payloadName), now" }
      return HistoryWords.compared(entry)
        + (entry.state.model == library.historyModel ? "" : ", by the model of now")
    case nil: return ""
    }
  }

  /// `12 lines`
  static func lines(_ document: JSONDocument) -> String {
    let end = document.position(of: document.byteCount)
    let count = end.column == 1 ? max(1, end.line - 1) : end.line
    return count == 1 ? "1 line" : "\(count.grouped) lines"
  }

  static func folded(_ count: Int) -> String {
    count == 1 ? "… 1 line alike" : "… \(count.grouped) lines alike"
  }

  /// `F5 Result  A → B  all styles  1 of 12 fields differs`
  static func result(_ sides: ComparedSides?, _ style: DecodingStyle?, isStale: Bool) -> String {
    let head = "Result  A → B  \(style.map { $0.rawValue } ?? "all styles")"
    guard let sides else { return "\(head)  ⋯" }
    let (some, all) = (sides.fields.differing.count, sides.fields.rows.count)
    return "\(head)  \(some.grouped) of \(all.grouped) \(some == 1 ? "differs" : "differ")"
      + (isStale ? "  ⋯" : "")
  }

  /// `Why  $.age  difference 2 of 5`
  static func why(_ path: JSONPath?, _ place: Int?, of count: Int) -> String {
    let number = place.map { "  difference \($0 + 1) of \(count.grouped)" } ?? ""
    return "Why  " + (path?.description ?? "") + number
  }

  /// What stands in the place of the table.
  static func instead(_ stage: Stage) -> String {
    guard let sides = stage.comparing.sides else { return "decoding" }
    for side in JSONComparison.Side.allCases
    where !sides.side(side).report.payload.foundationAccepts {
      return "\(name(side)) is \(notJSON)"
    }
    return "no style has a field here"
  }

  static func losses(_ report: StyleReport?) -> String {
    guard let count = report?.summary.silentLoss, count > 0 else { return "none" }
    return "\(count.grouped)"
  }

  static func whole(_ report: StyleReport?, _ glyphs: Glyphs) -> String {
    guard let report else { return "" }
    if report.threw { return "\(glyphs.outcome(.threw)) THREW" }
    if report.unexplained != nil { return "not explained" }
    let parts = report.summary.parts.map { "\(glyphs.outcome($0.0)) \($0.1)" }
    return parts.isEmpty ? "\(glyphs.outcome(.asSent)) as sent" : parts.joined(separator: " ")
  }

  /// What no line or row shows.
  static func notes(_ sides: ComparedSides) -> [String] {
    var notes: [String] = []
    if sides.json.isTooDeep { notes.append(tooDeep) }
    if !sides.json.reordered.isEmpty {
      notes.append(sides.fields.differing.isEmpty ? orderAlone : "members stand in another order")
    }
    if sides.json.arraysByPlace > 0 {
      notes.append("elements of an array differ too much: compared by their places")
    }
    if sides.json.omittedLines > 0 {
      notes.append("\(sides.json.omittedLines.grouped) lines more aren't shown")
    }
    return notes
  }
}
