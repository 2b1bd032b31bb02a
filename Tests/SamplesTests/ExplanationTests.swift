import DecodingReport
import DecodingStyles
import Foundation
import Testing
import Workbench

@testable import Samples

private func run<S: Sample>(_ sample: S.Type, _ json: String) -> Report {
  Experiment(
    model: "\(sample)", sample: sample, source: "test.json", bytes: Array(json.utf8)
  ).run()
}

/// The why of a field as text.
private func why<S: Sample>(
  _ sample: S.Type, _ json: String, _ path: String, _ style: DecodingStyle = .strict
) throws -> String {
  let report = run(sample, json)
  let field = try #require(report[style]?.fields.first { "\($0.path)" == path })
  let lines = json.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  return report.explanation(of: field, in: style) { number in
    lines.indices.contains(number - 1) ? lines[number - 1] : nil
  }.text(width: \.count)
}

@Suite struct ExplanationTests {
  @Test(arguments: ["01", "1.2.3", "1e", "-", "5.", "00.5"])
  func `a number that JSON forbids isn't said to be out of range`(_ number: String) throws {
    let json = #"{"cycles": \#(number), "charge": 1, "uptime": 1, "volts": 1}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NumberWidth.Strict.Battery.self, from: Data(json.utf8))
    }
    let text = try why(NumberWidth.self, json, "$.cycles")
    #expect(text.contains("JSON's grammar forbids this"))
    #expect(text.contains("^ no number by JSON's grammar"))
    #expect(!text.contains("range") && !text.contains("fraction"))
    let failure = run(NumberWidth.self, json)[.strict]?.failure
    #expect(failure?.message == "expected Int for 'cycles', and \(number) is no JSON number")
  }

  @Test(arguments: [#""\q""#, #""\ud800""#, "\"a\u{1}\""])
  func `a text that JSON forbids isn't blamed on the model`(_ text: String) throws {
    let json = #"{"name": \#(text), "code": "", "price": 1, "stock": 1}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NumbersAsStrings.Strict.Product.self, from: Data(json.utf8))
    }
    let text = try why(NumbersAsStrings.self, json, "$.name")
    #expect(text.contains("JSON's grammar forbids this"))
    #expect(text.contains("^ malformed by JSON's grammar"))
    #expect(!text.contains("model's own"))
    let failure = run(NumbersAsStrings.self, json)[.strict]?.failure
    #expect(failure?.message == "expected String for 'name', and its JSON text is malformed")
  }

  @Test(arguments: [
    ("cycles", "1.5", "^^^ Int takes no fraction"),
    ("charge", "300", "^^^ out of range for UInt8 (0...255)"),
    ("cycles", "\"1\"", "^^^ expected Int, found string"),
    ("cycles", "null", "^^^^ expected Int, found null"),
  ])
  func `the caret's words say what doesn't fit`(
    _ key: String, _ value: String, _ words: String
  ) throws {
    var fields = ["cycles": "1", "charge": "1", "uptime": "1", "volts": "1"]
    fields[key] = value
    let json = "{" + fields.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
    #expect(try why(NumberWidth.self, json, "$.\(key)").contains(words))
  }

  @Test func `an optional that may be absent needs no fix`() throws {
    let text = try why(User.self, #"{"age": 1}"#, "$.email")
    #expect(text.contains("alone: nil (the key is missing)"))
    #expect(!text.contains("fix"))
    #expect(try why(User.self, #"{"id": 1, "name": ""}"#, "$.age").contains("var age: Int?"))
  }

  /// A payload, a path, a style, what the why has to say, and what it mustn't say.
  @Test(
    arguments: [
      // What would have been as sent doesn't mismatch.
      (#"{"id": "x", "name": "a"}"#, "$.name", .strict, "alone: as sent", "^ expected"),
      (
        #"{"id": 1, "email": 5, "score": 1}"#, "$.score", .default, "The first error stops",
        "strict"
      ),
      // The enum stands in for itself, and no wrapper catches anything.
      (#"{"role": "owner"}"#, "$.role", .default, "The enum's init(from:)", "catches"),
      (#"{"role": "owner"}"#, "$.role", .default, "no case of Role", "@Default"),
      // The element to blame: nothing else of its array is kept.
      (#"{"tags": ["a", null]}"#, "$.tags[1]", .default, "fall back as a whole", "rest is kept"),
      (#"{"tags": ["a", null]}"#, "$.tags[0]", .default, "not used", "rest is kept"),
      // A container isn't converted by what was changed within it.
      (#"{"address": {"city": "a"}}"#, "$.address", .smart, "Something within", "unambiguous"),
      (#"{"address": {"city": "a"}}"#, "$.address", .default, "within it was changed", "from {"),
      (#"{"tags": [1]}"#, "$.tags", .smart, "Something within it was changed", "expected [String]"),
      // Smart mode honours the initial values of optionals.
      (#"{}"#, "$.email", .smart, "unless it has an initial value", "overwritten"),
      (#"[1]"#, "$", .smart, "even smart mode throws", "JSONDecoder never"),
      (#"[1]"#, "$", .smart, "found an array", "“”"),
      // Smart mode is advised only where it helps.
      (#"{"id": "5"}"#, "$.id", .strict, "in a SmartCodable model", "-"),
      (#"{"id": "x"}"#, "$.id", .strict, "@DefaultCodable var id: Int", "which converts"),
    ] as [(String, String, DecodingStyle, String, String)])
  func `the why says what is so, and nothing else`(
    _ json: String, _ path: String, _ style: DecodingStyle, _ said: String, _ unsaid: String
  ) throws {
    let text = try why(User.self, json, path, style)
    #expect(text.contains(said))
    #expect(!text.contains(unsaid))
  }

  @Test(arguments: [
    ("charge", "300", "var charge: Int "), ("charge", "-1", "var charge: Int "),
    ("cycles", "9223372036854775808", "var cycles: UInt "),
    ("cycles", "18446744073709551616", "var cycles: Decimal "),
  ])
  func `a wider type that is advised holds the number`(
    _ key: String, _ value: String, _ fix: String
  ) throws {
    #expect(try why(NumberWidth.self, "{\"\(key)\": \(value)}", "$.\(key)").contains(fix))
  }

  @Test func `of equal keys each is compared with its own`() throws {
    let report = run(User.self, #"{"id": 1, "id": 2}"#)
    let second = try #require(report[.strict]?.fields.first { $0.reason == .duplicateKey })
    let text = report.explanation(of: second, in: .strict) { _ in nil }.text(width: \.count)
    #expect(text.contains("SMART    dropped") || text.contains("SMART    ⊘ dropped"))
    #expect(!text.contains("as sent"))
  }

  /// A case's name is a key whose object is asked for, and no placeholder can be made of the enum.
  @Test(arguments: [
    (#"{"box": null}"#, "[]", "$.frame.box", "expected [String: Any] for 'box', found null"),
    (#"{"box": 4}"#, "[]", "$.frame.box", "expected [String: Any] for 'box', found the number 4"),
    (#"{"point": {}}"#, "[null]", "$.marks[0]", "expected Shape for 'marks[0]', found null"),
  ])
  func `a failure within an enum is named where it began`(
    _ frame: String, _ marks: String, _ path: String, _ message: String
  ) {
    let json = #"{"name": "", "frame": \#(frame), "marks": \#(marks)}"#
    let failure = run(AssociatedValues.self, json)[.strict]?.failure
    #expect(failure.flatMap { $0.path.map { "\($0)" } } == path)
    #expect(failure?.message == message)
  }

  @Test func `what the model's own code threw is said, not what it had caught before`() throws {
    let loop = #"{"title": "", "unit": "", "values": [3, null]}"#
    let stays = "The loop stays at element 1 and would never end."
    let failure = try #require(run(AnyArrayLoop.self, loop)[.strict]?.failure)
    #expect(failure.path.map { "\($0)" } == "$.values[1]")
    #expect(failure.message == "the model's own code threw while it decoded 'values[1]': \(stays)")
    #expect(failure.foundationSaid == stays)
    #expect(try why(AnyArrayLoop.self, loop, "$.values[1]").contains(stays))
    let calls = "decodeIfPresent(Bool) has called itself 5 times and would never stop."
    let text = try why(BoolRecursion.self, #"{"id": 1, "isLiked": true}"#, "$.isLiked")
    #expect(text.contains(calls))
    #expect(!text.contains("Expected to decode Int"))
  }

  @Test func `a key isn't taken for a property that another key was asked for`() throws {
    let json = #"{"full_name": "", "address": {"city": "", "zip": "8000"}}"#
    let field = run(NestedObjects.self, json)[.default]?.fields.first {
      "\($0.path)" == "$.address.zip"
    }
    #expect(field?.outcome == .dropped)
    #expect(field?.reason == .unknownKey)
  }

  @Test func `no control character of the payload reaches the output`() throws {
    let json = "{\"name\": 1, \"code\": \"\u{1B}[31m\u{202E}\", \"price\": 1, \"stock\": \"\u{7}\"}"
    for path in ["$.code", "$.stock"] {
      for style in DecodingStyle.allCases {
        let text = try why(NumbersAsStrings.self, json, path, style)
        let controls = text.unicodeScalars.filter {
          $0.properties.generalCategory == .control && $0 != "\n" || $0.value == 0x202E
        }
        #expect(controls.isEmpty)
      }
    }
  }
}
