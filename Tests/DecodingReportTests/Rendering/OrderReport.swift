import JSONSource

@testable import DecodingReport

/// A report on a small order, written by hand: every outcome is in it.
enum OrderReport {
  static let lines = [
    "{", "  \"id\": 7,", "  \"name\": \"Ada 李\",", "  \"quantity\": \"many\",",
    "  \"note\": null,", "  \"tags\": [\"a|b\"],", "  \"Total\": 1", "}",
  ]

  static var report: Report {
    Report(
      model: "Order", modelSource: "built-in",
      payload: Report.PayloadFinding(source: "order.json", bytes: 96), styles: [strict, smart])
  }

  static func sourceLine(_ number: Int) -> String? {
    lines.indices.contains(number - 1) ? lines[number - 1] : nil
  }

  private static var strict: StyleReport {
    var style = StyleReport(style: .strict, model: "Order")
    style.failure = StyleReport.Failure(
      kind: .typeMismatch, path: path("quantity"), position: JSONPosition(line: 4, column: 15),
      wanted: "Int", subject: "Int",
      message: "expected Int for 'quantity', found the string \"many\"",
      foundationSaid: "Expected to decode Int but found a string instead.")
    var quantity = field(
      "quantity", .standard(.int), .threw, found: found(.string, "\"many\"", 4, 15))
    quantity.become(.typeMismatch, .wrongType)
    quantity.foundationSaid = "Expected to decode Int but found a string instead."
    var note = field(
      "note", .optional(.standard(.string)), .notReached, found: found(.null, "null", 5, 11))
    note.become(.firstErrorStops, nil)
    note.evidence = .inferred
    note.alone = FieldReport.Alone(outcome: .nil, reason: .null, value: "nil")
    style.fields = [id, name, quantity, note, total]
    style.summary[.asSent] = 2
    style.summary[.threw] = 1
    style.summary[.notReached] = 1
    style.summary.unknownKeys = 1
    style.microseconds = 180
    return style
  }

  private static var smart: StyleReport {
    var style = StyleReport(style: .smart, model: "Order")
    style.value = "Order(id: 7, name: \"Ada 李\", quantity: 0, paid: false, note: nil, tags: [])"
    var quantity = field(
      "quantity", .standard(.int), .default, found: found(.string, "\"many\"", 4, 15))
    quantity.become(.smartReplacedValue, .notANumber)
    quantity.value = "0"
    quantity.fallback = FieldReport.Fallback(value: "0", origin: .typeDefault)
    quantity.silentLoss = true
    var paid = field("paid", .standard(.bool), .default)
    paid.become(.smartFilledAbsence, .missing)
    paid.value = "false"
    paid.fallback = FieldReport.Fallback(value: "false", origin: .provider("Bool.False"))
    var note = field(
      "note", .optional(.standard(.string)), .nil, found: found(.null, "null", 5, 11))
    note.become(.smartMadeNil, .null)
    note.value = "nil"
    var tags = field(
      "tags", .array(.standard(.string)), .asSent, found: found(.array, "[\"a|b\"]", 6, 11))
    tags.value = "[\"a|b\"]"
    style.fields = [id, name, quantity, paid, note, tags, total]
    style.summary[.asSent] = 3
    style.summary[.default] = 2
    style.summary[.nil] = 1
    style.summary.silentLoss = 1
    style.summary.unknownKeys = 1
    style.microseconds = 90
    return style
  }

  private static var id: FieldReport {
    var id = field("id", .standard(.int), .asSent, found: found(.number, "7", 2, 9))
    id.value = "7"
    return id
  }

  private static var name: FieldReport {
    var name = field("name", .standard(.string), .asSent, found: found(.string, "\"Ada 李\"", 3, 11))
    name.value = "\"Ada 李\""
    return name
  }

  private static var total: FieldReport {
    var total = field("Total", nil, .dropped, found: found(.number, "1", 7, 12))
    total.become(.unknownKeySkipped, .unknownKey)
    total.didYouMean = "total"
    return total
  }

  private static func path(_ key: String) -> JSONPath { JSONPath([.key(key)]) }

  private static func field(
    _ key: String, _ wanted: SwiftType?, _ outcome: Outcome, found: FieldReport.Found? = nil
  ) -> FieldReport {
    var field = FieldReport(
      path: path(key), property: key, wanted: wanted, outcome: outcome)
    field.found = found
    if outcome == .asSent { field.become(.decodedAsIs, nil) }
    return field
  }

  private static func found(
    _ kind: JSONNode.Kind, _ text: String, _ line: Int, _ column: Int
  ) -> FieldReport.Found {
    let before = lines[..<(line - 1)].reduce(0) { $0 + $1.utf8.count + 1 } + column - 1
    return FieldReport.Found(
      kind: kind, text: text, start: JSONPosition(line: line, column: column),
      end: JSONPosition(line: line, column: column + text.unicodeScalars.count),
      offsets: before..<before + text.utf8.count)
  }
}
