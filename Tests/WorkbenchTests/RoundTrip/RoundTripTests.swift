import DecodingReport
import DecodingStyles
import Foundation
import JSONSource
import Testing
import Workbench

struct RoundTripTests {
  typealias Models = RoundTripModels

  static func trip(
    _ type: any Decodable.Type, _ json: String, style: DecodingStyle = .strict,
    _ change: (inout DecodingOptions) -> Void = { _ in }
  ) -> StyleRoundTrip? {
    var options = DecodingOptions()
    change(&options)
    let types = ModelTypes(strict: type, default: type, smart: type)
    let experiment = Experiment(
      model: "Model", models: .loaded(types, options), source: "a.json", bytes: Array(json.utf8),
      styles: [style])
    return experiment.roundTrip(experiment.run()).styles.first
  }

  /// `gone $.name null → nothing, nil-left-out`
  static func lines(_ differences: [RoundTripDifference]) -> [String] {
    differences.map { difference in
      "\(difference.kind.rawValue) \(difference.place(isUTF8: true)) "
        + "\(difference.change(isUTF8: true)), "
        + difference.reason.rawValue + (difference.evidence == .inferred ? "?" : "")
    }
  }

  /// What Foundation itself writes of what it decodes.
  private static func foundation<Model: Codable>(
    _ type: Model.Type, _ json: String, _ decoder: JSONDecoder = JSONDecoder(),
    _ encoder: JSONEncoder = JSONEncoder()
  ) throws -> String {
    encoder.outputFormatting = .sortedKeys
    let value = try decoder.decode(type, from: Data(json.utf8))
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private static func text(_ form: RoundTripForm?) -> String? {
    form.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test(
    arguments: [
      (
        Models.Optionals.self, #"{"name": null, "list": [1, null]}"#,
        ["gone $.name null → nothing, nil-left-out"]
      ),
      (
        Models.Defaulted.self, #"{"age": "x", "more": 1}"#,
        [
          #"changed $.age "x" → 0, default-written"#, "gone $.more 1 → nothing, unknown-key",
          "added $.tags nothing → [], default-written",
        ]
      ),
      (
        Models.Numbers.self, #"{"whole": 1.0, "big": 1e2, "text": "a/\u00e9"}"#,
        [
          "respelled $.whole 1.0 → 1, number-form", "respelled $.big 1e2 → 100, number-form",
          #"respelled $.text "a/\u00e9" → "a\/é", text-form"#,
        ]
      ),
      (
        Models.Numbers.self, #"{"whole": 0.12345678901234567890, "big": 1, "text": ""}"#,
        ["changed $.whole 0.12345678901234567890 → 0.12345678901234568, precision?"]
      ),
      (
        Models.WithConstant.self, #"{"version": 7, "name": "a"}"#,
        ["changed $.version 7 → 3, unread?"]
      ),
      (
        Models.Wrapped.self, #"{"level": 12}"#,
        [#"changed $.level 12 → {"wrappedValue": 9}, wrapper-object?"#]
      ),
      (
        Models.Dog.self, #"{"name": "Fido", "tricks": 3}"#,
        [#"gone $.name "Fido" → nothing, superclass?"#]
      ),
      (
        Models.Lossy.self, #"{"items": [1, "x", 3]}"#,
        [#"gone $.items[1] "x" → nothing, dropped"#]
      ),
      (
        Models.OwnForm.self, #"{"price": 250}"#,
        [#"changed $.price 250 → "250 ct", own-form?"#]
      ),
      (
        Models.Keyed.self, #"{"userName": "a", "userName": "b"}"#,
        [
          #"gone $.userName "b" → nothing, duplicate-key"#
        ]
      ),
    ] as [(any TripModel.Type, String, [String])])
  func `each line that differs has its why, and the bytes are Foundation's`(
    _ type: any TripModel.Type, _ json: String, _ expected: [String]
  ) throws {
    let form = try #require(Self.trip(type, json)).mirrored
    #expect(Self.lines(form.differences) == expected)
    #expect(try Self.text(form) == Self.foundation(type, json))
  }

  @Test func `what is written as it was sent has no differences, in any order`() throws {
    let json = #"{"list": [1, 2], "name": "a"}"#
    let form = try #require(Self.trip(Models.Optionals.self, #"{"name":"a","list":[1,2]}"#))
      .mirrored
    #expect(form.differences.isEmpty)
    #expect(form.reordered == [.root])
    #expect(form.stability.isStable == true)
    #expect(try #require(Self.trip(Models.Optionals.self, json)).mirrored.reordered.isEmpty)
  }

  @Test func `keys are converted back by the mirrored encoder alone`() throws {
    let json = #"{"user_name": "a", "address_line_1": "b"}"#
    let trip = try #require(Self.trip(Models.Keyed.self, json) { $0.keyStrategy = .snake })
    #expect(trip.mirrored.encoder.settings == [".keyEncodingStrategy = .convertToSnakeCase"])
    // The way back isn't the way there: Foundation sets no underscore before a digit.
    #expect(
      Self.lines(trip.mirrored.differences) == [
        #"renamed $.address_line_1 → address_line1 "address_line_1" → "address_line1", key-renamed?"#
      ])
    #expect(
      Self.lines(trip.differencesOfPlain) == [
        #"renamed $.user_name → userName "user_name" → "userName", key-renamed?"#,
        #"renamed $.address_line_1 → addressLine1 "address_line_1" → "addressLine1", key-renamed?"#,
      ])
    let (decoder, encoder) = (JSONDecoder(), JSONEncoder())
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    #expect(
      try Self.text(trip.plain) == Self.foundation(Models.Keyed.self, json, decoder))
    encoder.keyEncodingStrategy = .convertToSnakeCase
    #expect(
      try Self.text(trip.mirrored) == Self.foundation(Models.Keyed.self, json, decoder, encoder))
  }

  @Test func `a date that a plain encoder writes can't be read again`() throws {
    let json = #"{"at": "2024-03-01T11:30:00+02:00", "raw": "AQI="}"#
    let trip = try #require(Self.trip(Models.Dated.self, json) { $0.dateStrategy = .iso8601 })
    #expect(
      Self.lines(trip.mirrored.differences) == [
        #"changed $.at "2024-03-01T11:30:00+02:00" → "2024-03-01T09:30:00Z", date-form"#
      ])
    #expect(trip.mirrored.stability.isStable == true)
    #expect(
      Self.lines(trip.differencesOfPlain) == [
        #"changed $.at "2024-03-01T11:30:00+02:00" → 730978200, date-form"#
      ])
    #expect(trip.plain?.stability.isStable == false)
    #expect(
      trip.plain?.stability.words.contains("can't be decoded again: typeMismatch at $.at") == true)
    let (decoder, encoder) = (JSONDecoder(), JSONEncoder())
    decoder.dateDecodingStrategy = .iso8601
    encoder.dateEncodingStrategy = .iso8601
    #expect(
      try Self.text(trip.mirrored) == Self.foundation(Models.Dated.self, json, decoder, encoder))
  }

  @Test(arguments: [
    (DecodingOptions.DateStrategy.seconds, "1700000000"), (.milliseconds, "1700000000000"),
    (.deferred, "721692800"), (.format("yyyy-MM-dd"), #""2024-03-01""#),
  ])
  func `what the decoder reads dates by, the encoder writes them by`(
    _ strategy: DecodingOptions.DateStrategy, _ date: String
  ) throws {
    let json = #"{"at": \#(date)}"#
    let trip = try #require(Self.trip(Models.Dated.self, json) { $0.dateStrategy = strategy })
    #expect(trip.mirrored.differences.isEmpty)
    #expect(trip.mirrored.stability.isStable == true)
    #expect((trip.plain == nil) == (strategy == .deferred))
  }

  @Test func `the value's own digits of a second are lost on the way back`() throws {
    let json = #"{"at": "2024-03-01T09:30:00.750Z"}"#
    let stability = try #require(
      Self.trip(Models.Dated.self, json) { $0.dateStrategy = .iso8601 }
    ).mirrored.stability
    #expect(stability.isStable == false)
    #expect(
      stability.words == """
        not stable: the same JSON, but another value: Dated(at: "2024-03-01T09:30:00.750Z" becomes \
        "2024-03-01T09:30:00Z"
        """)
  }

  @Test func `a superclass that is forgotten can't be read again`() throws {
    let trip = try #require(Self.trip(Models.Dog.self, #"{"name": "Fido", "tricks": 3}"#))
    #expect(trip.mirrored.stability.words.contains("keyNotFound at $.name"))
  }

  @Test func `a set is compared without its order`() throws {
    let json = #"{"words": ["a", "b", "c", "d", "e", "f"]}"#
    let form = try #require(Self.trip(Models.Sets.self, json)).mirrored
    #expect(form.differences.allSatisfy { $0.reason == .setOrder })
    #expect(form.stability.isStable == true)
  }

  @Test func `what can't be written isn't told, or says why`() throws {
    let readOnly = try #require(Self.trip(Models.ReadOnly.self, #"{"name": "a"}"#)).mirrored
    #expect(readOnly.refusal == "not told: ReadOnly isn't Encodable")
    #expect(readOnly.stability.isStable == nil)
    let threw = try #require(Self.trip(Models.ReadOnly.self, #"{"name": 1}"#)).mirrored
    #expect(
      threw.refusal
        == "nothing to write: strict threw: expected String for 'name', found the number 1"
    )
    let nan = try #require(Self.trip(Models.NotANumber.self, "{}")).mirrored
    #expect(
      nan.refusal
        == "the value can't be encoded: invalidValue at $.value: Unable to encode Double.nan directly in JSON."
    )
    #expect(throws: EncodingError.self) {
      try Self.foundation(Models.NotANumber.self, "{}")
    }
    let list = try #require(Self.trip([Models.ReadOnly].self, "[]")).mirrored
    #expect(list.refusal == "not told: [ReadOnly] isn't Encodable")
    #expect(Self.text(try #require(Self.trip(Int?.self, "null")).mirrored) == "null")
  }

  @Test func `smart models write themselves, with mapped keys and without`() throws {
    let json = #"{"user": {"login": "a"}}"#
    let trip = try #require(Self.trip(Models.Mapped.self, json, style: .smart))
    #expect(trip.mirrored.encoder.name == "toJSONString(useMappedKeys: true)")
    #expect(trip.mirrored.differences.isEmpty)
    let model = try #require(Models.Mapped.deserialize(from: json))
    #expect(Self.text(trip.mirrored) == model.toJSONString(useMappedKeys: true))
    #expect(Self.text(trip.plain) == model.toJSONString())
    #expect(
      Self.lines(trip.differencesOfPlain) == [
        #"gone $.user {"login": "a"} → nothing, key-renamed?"#,
        #"added $.name nothing → "a", key-renamed?"#,
      ])
  }

  @Test func `lines stand beside each other, those that differ marked`() throws {
    let json = #"{"age": 1, "tags": ["x", "y"], "more": {"a": 1}}"#
    let form = try #require(Self.trip(Models.Defaulted.self, json)).mirrored
    let rows = form.rows.map { row in
      let indentation = String(repeating: "  ", count: row.depth)
      return "\(indentation)\(row.sent ?? "") | \(row.written ?? "")"
        + (row.differences.map { " #\($0)" }.joined())
    }
    #expect(
      rows == [
        "{ | {", #"  "age": 1, | "age": 1,"#, #"  "tags": [ | "tags": ["#,
        #"    "x", | "x","#, #"    "y" | "y""#, "  ], | ]", #"  "more": { |  #0"#,
        #"    "a": 1 |  #0"#, "  } |  #0", "} | }",
      ])
  }
}

extension RoundTripTests {
  @Test func `what differs alike at many elements is one line with its count`() throws {
    let json =
      "["
      + Array(repeating: #"{"name": null, "list": []}"#, count: 5)
      .joined(separator: ",") + "]"
    let types = ModelTypes(
      strict: [Models.Optionals].self, default: Int.self, smart: Int.self)
    let experiment = Experiment(
      model: "Model", models: .loaded(types, DecodingOptions()), source: "a.json",
      bytes: Array(json.utf8), styles: [.strict])
    let trip = experiment.roundTrip(experiment.run())
    let text = RoundTripDocument(trip, appearance: TextAppearance(isUTF8: false) { $0.count }).text
      .text
    #expect(text.contains("\n  - 5 x $[*].name  null -> nothing\n"))
    #expect(trip.styles[0].mirrored.differenceCount == 5)
  }

  @Test func `of many differences the first thousand are kept, and all are counted`() throws {
    let json = "[" + Array(repeating: "1.0", count: 3_000).joined(separator: ",") + "]"
    let form = try #require(Self.trip([Double].self, json)).mirrored
    #expect(form.differences.count == 1_000 && form.differenceCount == 3_000)
    #expect(form.rows.count == 3_002 && form.rows[2_500].differences.isEmpty)
  }
}
