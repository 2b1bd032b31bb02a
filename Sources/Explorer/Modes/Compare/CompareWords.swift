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
  static func title(
    _ side: JSONComparison.Side, _ screen: CompareScreen, _ stage: Stage
  ) -> String {
    "\(name(side))  \(words(side, screen, stage))"
  }

  private static func words(
    _ side: JSONComparison.Side, _ screen: CompareScreen, _ stage: Stage
  ) -> String {
    let library = stage.library
    let payload = library.payloadName
    switch screen.base {
    case .payload(let origin): return side == .a ? library.name(of: origin) : payload
    case .openedModel: return "\(payload), \(side == .a ? opened : present(library))"
    case .model(let model):
      guard side == .b else { return "\(payload), \(name(of: model))" }
      return "\(payload), \(model.role == .solution ? yours(library) : present(library))"
    case .ownSettings:
      return "\(payload), " + (side == .a ? own : settings(library.options, library))
    case .formerSettings(let former):
      let options = side == .a ? former.applied(to: library.entry.options) : library.options
      return "\(payload), \(settings(options, library))"
    case .earlier(let entry):
      guard side == .a else { return "\(payload), now" }
      let comparing = screen.comparison(stage)
      let isOther = comparing.sides?.models != nil || comparing.fault != nil
      let root = entry.state.root.flatMap { library.entry.roots.contains($0) ? $0 : nil }
      let type = root.flatMap { $0 == library.entry.title ? nil : ", type \($0)" } ?? ""
      return HistoryWords.compared(entry) + (isOther ? ", its model" : "") + type
    }
  }

  private static let opened = "model as it was opened"
  private static let own = "the sample's own options"

  /// The model that decodes now, which is the last one that compiled.
  private static func present(_ library: Library) -> String {
    "model m\(library.modelRevision(of: library.sample))"
  }

  private static func yours(_ library: Library) -> String {
    library.modelDraft?.isUpToDate == false
      ? "your model, as it compiled last" : "your model"
  }

  private static func name(of model: ComparedModel) -> String {
    switch model.role {
    case .solution: "our model"
    case .former(let revision):
      revision == 0 ? opened : "model m\(revision)" + (model.root.map { ", type \($0)" } ?? "")
    case .noted: "the model of then"
    }
  }

  /// `keys snake, dates ISO 8601`
  private static func settings(_ options: DecodingOptions, _ library: Library) -> String {
    let changed = library.changedSettings(in: options).map { $0.title(in: options) }
    return changed.isEmpty ? own : changed.joined(separator: ", ")
  }

  /// Where Esc leads.
  static func back(_ screen: CompareScreen) -> String {
    screen.base.isSolution ? "the goals" : "one payload"
  }

  // MARK: Other pairs

  static let oneModel = "both sides have the same model"

  static let menu = "c Compare"
  static func menu(_ name: String) -> String { "c Compare \(name) with" }
  static let nameOfPair = "Name of this pair:"

  /// What a base is called where it can be chosen.
  static func name(of base: CompareBase, _ library: Library) -> String {
    switch base {
    case .payload(let origin): library.name(of: origin)
    case .openedModel: "the \(opened)"
    case .model(let model):
      model.role == .solution
        ? name(of: model) : "the model before the last change, \(name(of: model))"
    case .ownSettings: own
    case .formerSettings(let former):
      "the options before the last change: "
        + settings(former.applied(to: library.entry.options), library)
    case .earlier(let entry): HistoryWords.compared(entry)
    }
  }

  static func named(_ name: String) -> String { "“\(name)”" }

  /// `A as-received  B age-null`
  static func sides(_ pair: ComparedPair, _ library: Library) -> String {
    "A \(name(of: pair.base, library))  B \(library.name(of: pair.origin))"
  }

  /// `Models  A our model  B your model`
  static func modelLines(_ screen: CompareScreen, _ stage: Stage) -> String {
    "From \(title(.a, screen, stage)) to \(title(.b, screen, stage))"
  }

  /// Why A has no model.
  static func fault(_ fault: ModelFault) -> String {
    let finding = fault.findings.first
    let place = finding?.position.map { " (\(finding?.source ?? ""):\($0))" } ?? ""
    return "A's model can't be compiled: \(finding?.message ?? "")\(place)"
  }

  /// `12 lines`
  static func lines(_ document: JSONDocument) -> String {
    let end = document.position(of: document.byteCount)
    let count = end.column == 1 ? max(1, end.line - 1) : end.line
    return lines(count)
  }

  static func lines(_ count: Int) -> String {
    count == 1 ? "1 line" : "\(count.grouped) lines"
  }

  static func folded(_ count: Int) -> String {
    count == 1 ? "… 1 line alike" : "… \(count.grouped) lines alike"
  }

  /// `Result  “before the fix”  A → B  all styles  1 of 12 differs`
  static func result(
    _ sides: ComparedSides?, _ style: DecodingStyle?, _ comparing: ComparisonStanding,
    named name: String?
  ) -> String {
    let isStale = comparing.isStale
    let head =
      "Result  " + (name.map { "\(named($0))  " } ?? "")
      + "A → B  \(style.map { $0.rawValue } ?? "all styles")"
    guard let sides else { return comparing.fault == nil ? "\(head)  ⋯" : head }
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
  static func instead(_ comparing: ComparisonStanding) -> String {
    if let found = comparing.fault { return fault(found) }
    guard let sides = comparing.sides else { return "decoding" }
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
      notes.append(sides.fields.differing.isEmpty ? orderAlone : "members are in another order")
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
