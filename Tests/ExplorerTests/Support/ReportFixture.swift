import DecodingReport
import Explorer
import JSONSource

/// A report made by hand over a real document: fields with their places, outcomes as told.
struct ReportFixture {
  /// What one style made of a field.
  struct Told {
    var outcome: Outcome
    var reason: Reason?
    var value: String?
    var isLoss = false

    /// The value as it stands in the document.
    static let sent = Told(outcome: .asSent)
    static func converted(_ value: String) -> Told {
      Told(outcome: .converted, reason: .wrongType, value: value, isLoss: false)
    }
    static func fallback(_ value: String, _ reason: Reason, loss: Bool = true) -> Told {
      Told(outcome: .default, reason: reason, value: value, isLoss: loss)
    }
    static func threw(_ reason: Reason) -> Told { Told(outcome: .threw, reason: reason) }
    static let unknown = Told(outcome: .dropped, reason: .unknownKey)
    static let notReached = Told(outcome: .notReached)
    static let null = Told(outcome: .nil, reason: .null, value: "nil")
  }

  let document: JSONDocument
  private var fields: [DecodingStyle: [FieldReport]] = [:]

  init(_ json: String) {
    document = JSONDocument.parse(json)
  }

  mutating func field(
    _ steps: [JSONPath.Step], _ wanted: SwiftType?, _ strict: Told, _ defaulted: Told, _ smart: Told
  ) {
    let path = JSONPath(steps)
    for (style, told) in [(.strict, strict), (.default, defaulted), (.smart, smart)]
      as [(DecodingStyle, Told)]
    {
      var field = FieldReport(
        path: path, property: name(of: steps), wanted: wanted,
        outcome: told.outcome)
      field.reason = told.reason
      field.value = told.value
      field.silentLoss = told.isLoss
      if let node = document.node(at: path) { field.found = found(node) }
      if told.outcome == .asSent { field.value = field.found?.text }
      if told.outcome == .threw { field.foundationSaid = Self.ageMismatch.foundationSaid }
      field.decidedBy = rule(of: told, style, field.found?.kind)
      fields[style, default: []].append(field)
    }
  }

  /// The rule that decides so in a style.
  private func rule(of told: Told, _ style: DecodingStyle, _ kind: JSONNode.Kind?) -> Rule {
    switch (told.outcome, style) {
    case (.asSent, _): .decodedAsIs
    case (.notReached, _): .firstErrorStops
    case (.threw, _): .typeMismatch
    case (.dropped, _): .unknownKeySkipped
    case (.nil, .smart): .smartMadeNil
    case (.nil, _): .nullMakesNil
    case (.converted, _) where kind == .array || kind == .object: .changedWithin
    case (.converted, .smart): .smartConverted
    case (.converted, _): .wrapperConverted
    case (.default, .smart): told.reason == .badElement ? .smartReplacedWhole : .smartReplacedValue
    case (.default, _): told.reason == .badElement ? .wrapperReplacedWhole : .wrapperCaughtError
    }
  }

  /// An element of a root array, as sent in every style.
  mutating func element(_ index: Int) {
    for style in DecodingStyle.allCases {
      var field = FieldReport(
        path: JSONPath([.index(index)]), property: "[\(index)]", wanted: .standard(.int),
        outcome: .asSent)
      field.value = "\(index)"
      field.decidedBy = .decodedAsIs
      fields[style, default: []].append(field)
    }
  }

  /// The report as the screen joins it.
  var index: ReportIndex { ReportIndex(report: report(), document: document) }

  private func name(of steps: [JSONPath.Step]) -> String {
    switch steps.last {
    case .key(let key): key
    case .index(let index): "[\(index)]"
    case nil: ""
    }
  }

  private func found(_ node: Int) -> FieldReport.Found {
    let range = document.range(of: node)
    return FieldReport.Found(
      kind: document.kind(of: node), text: document.text(in: range),
      start: document.position(of: range.lowerBound), end: document.position(of: range.upperBound),
      offsets: range)
  }

  /// The report; `error` makes it one of a document that Foundation refuses.
  func report(
    failure: StyleReport.Failure? = nil, error: Report.PayloadFinding.SyntaxError? = nil
  ) -> Report {
    var payload = Report.PayloadFinding(source: "1-as-received.json", bytes: document.byteCount)
    payload.error = error
    payload.errorCount = error == nil ? 0 : 1
    payload.foundationAccepts = error == nil
    let styles = DecodingStyle.allCases.map { style in
      var report = StyleReport(style: style, model: "User")
      report.type = .named("User")
      report.fields = error == nil ? fields[style] ?? [] : []
      report.microseconds = 130
      report.failure = style == .strict ? failure : nil
      for field in report.fields {
        if field.reason == .unknownKey {
          report.summary.unknownKeys += 1
        } else {
          report.summary[field.outcome] += 1
        }
        if field.outcome == .threw || field.alone?.outcome == .threw {
          report.summary.errors += 1
        }
        if field.silentLoss { report.summary.silentLoss += 1 }
      }
      return report
    }
    return Report(model: "User", modelSource: "built-in", payload: payload, styles: styles)
  }

  /// What the three styles make of the tests' user.
  static func user(_ json: String = UserSample.json) -> ReportFixture {
    var fixture = ReportFixture(json)
    fixture.field([.key("id")], .standard(.int), .sent, .sent, .sent)
    fixture.field(
      [.key("name")], .standard(.string), .sent, .sent, .sent)
    fixture.field(
      [.key("age")], .standard(.int), .threw(.wrongType), .fallback("0", .wrongType),
      .converted("42"))
    fixture.field([.key("email")], .optional(.standard(.string)), .notReached, .null, .null)
    fixture.field(
      [.key("isAdmin")], .standard(.bool), .notReached, .fallback("false", .wrongType),
      .converted("true"))
    fixture.field(
      [.key("score")], .standard(.double), .notReached, .fallback("0.0", .wrongType),
      .converted("95.0"))
    fixture.field(
      [.key("role")], .named("Role"), .notReached, .fallback(".viewer", .badEnum),
      .fallback(".viewer", .badEnum))
    fixture.field(
      [.key("joined")], .standard(.date), .notReached,
      .fallback("1970-01-01", .missing, loss: false),
      .fallback("1970-01-01", .missing, loss: false))
    fixture.field(
      [.key("tags")], .array(.standard(.string)), .notReached, .fallback("[]", .badElement),
      .fallback("[]", .badElement))
    fixture.field(
      [.key("address")], .named("Address"), .notReached,
      .fallback("Address(city: \"\", zip: \"\")", .wrongType),
      .converted("Address(city: \"\", zip: \"8001\")"))
    fixture.field(
      [.key("address"), .key("city")], .standard(.string), .notReached, .sent, .sent)
    fixture.field(
      [.key("address"), .key("zip")], .standard(.string), .notReached,
      .fallback("\"\"", .wrongType),
      .converted("\"8001\""))
    fixture.field([.key("nickname")], nil, .unknown, .unknown, .unknown)
    return fixture
  }

  /// Why strict stops.
  static let ageMismatch = StyleReport.Failure(
    kind: .typeMismatch, path: JSONPath([.key("age")]),
    position: JSONPosition(line: 4, column: 10), wanted: "Int", subject: "Int",
    message: "expected Int for 'age', found the string \"42\"",
    foundationSaid: "Expected to decode Int but found a string instead.")
}
