import DecodingStyles
import Workbench

/// A payload that costs much where work is done again and again: something bad, strange or plenty in
/// every record, member or element.
struct HardPayload: Sendable {
  let name: String
  /// How many there are in the smaller one of two payloads.
  let count: Int
  /// The JSON of so many.
  let json: @Sendable (Int) -> String

  static let all = [
    HardPayload(name: "unknown cases", count: 10_000) {
      list(of: #"{"id":1,"kind":"new"}"#, $0)
    },
    HardPayload(name: "bad elements", count: 10_000) { list(of: #""x""#, $0, in: "list") },
    HardPayload(name: "bad members", count: 100_000) { count in
      #"{"map":{\#((0..<count).map { #""k\#($0)":"x""# }.joined(separator: ","))}}"#
    },
    HardPayload(name: "values of other types", count: 10_000) {
      list(of: #"{"id":"1","kind":7}"#, $0)
    },
    HardPayload(name: "empty objects", count: 10_000) { list(of: "{}", $0) },
    HardPayload(name: "one key again and again", count: 10_000) { count in
      #"{"id":1\#(String(repeating: #","id":2"#, count: count))}"#
    },
    HardPayload(name: "each key twice", count: 100_000) { count in
      #"{\#((0..<count).map { #""k\#($0)":1,"k\#($0)":2"# }.joined(separator: ","))}"#
    },
    HardPayload(name: "objects with a key twice", count: 10_000) {
      list(of: #"{"id":1,"kind":"a","id":2}"#, $0)
    },
    HardPayload(name: "unknown keys", count: 100_000) { count in
      #"{\#((0..<count).map { #""k\#($0)":1"# }.joined(separator: ","))}"#
    },
    HardPayload(name: "known keys", count: 100_000) { count in
      #"{"map":{\#((0..<count).map { #""k\#($0)":1"# }.joined(separator: ","))}}"#
    },
    HardPayload(name: "elements", count: 100_000) { list(of: "1", $0, in: "list") },
    HardPayload(name: "one line, not ASCII", count: 10_000) {
      list(of: #"{"id":"é","kind":"李","é":1}"#, $0)
    },
    HardPayload(name: "500 levels", count: 10) {
      let levels = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
      return list(of: levels, $0, in: "any")
    },
  ]

  private static func list(of element: String, _ count: Int, in key: String = "items") -> String {
    #"{"\#(key)":[\#(repeatElement(element, count: count).joined(separator: ","))]}"#
  }
}

/// The models of the hard payloads.
enum HardPayloads: Sample {
  typealias StrictModel = Plain
  typealias DefaultModel = Lenient
  typealias SmartModel = Smart

  enum Kind: String, Codable, DefaultCodableEnum {
    case a, b

    static let defaultCase = Kind.a
  }

  enum SmartKind: String, SmartCaseDefaultable {
    case a, b

    static let defaultCase = SmartKind.a
  }

  struct Plain: Codable {
    struct Item: Codable {
      var id: Int?
      var kind: Kind?
    }

    var id: Int?
    var items: [Item]?
    var list: [Int]?
    var map: [String: Int]?
    var any: AnyCodable?
  }

  struct Lenient: Codable {
    struct Item: Codable {
      @DefaultCodable var id: Int
      @DefaultCodable var kind: Kind
    }

    @DefaultCodable var id: Int
    @LossyArray var items: [Item]
    @LossyArray var list: [Int]
    @LossyDictionary var map: [String: Int]
    @LossyOptional var any: AnyCodable?
  }

  struct Smart: SmartCodable {
    struct Item: SmartCodable {
      var id = 0
      var kind = SmartKind.a
    }

    var id = 0
    var items: [Item] = []
    @SmartCompact.Array var list: [Int] = []
    @SmartCompact.Dictionary var map: [String: Int] = [:]
    @SmartAny var any: Any?
  }
}
