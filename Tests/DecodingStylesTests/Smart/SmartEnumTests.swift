import DecodingStyles
import Foundation
import Testing

struct SmartEnumTests {
  private func smart<Model: Decodable>(_ type: Model.Type, _ json: String) throws -> Model {
    try SmartDecoder().decode(type, from: Data(json.utf8))
  }

  /// As later versions of the library have it: nothing but the conformance.
  enum Sex: String, SmartCaseDefaultable {
    case man, woman
  }

  /// Without initial values, the default cases stand in.
  struct Plain: Decodable, Equatable {
    var sex: Sex
    var level: Level
    var optional: Sex?
  }

  @Test func `the default case is the first one, unless told otherwise`() throws {
    #expect(Sex.defaultCase == .man)
    #expect(try smart(Plain.self, "{}") == Plain(sex: .man, level: .low, optional: nil))
    #expect(
      try smart(Plain.self, #"{"sex":"x","level":7,"optional":"x"}"#)
        == Plain(sex: .man, level: .low, optional: nil))
    #expect(
      try smart(Plain.self, #"{"sex":"woman","level":"high","optional":"man"}"#)
        == Plain(sex: .woman, level: .high, optional: .man))
  }

  enum Shape: SmartAssociatedEnumerable, Equatable {
    case circle(radius: Double)
    case square(side: Int)
    case other(String)
    static var defaultCase: Shape { .circle(radius: 0) }
  }

  struct Drawing: SmartCodable, Equatable {
    var shape = Shape.circle(radius: 1)
    var optional: Shape?
  }

  static let drawings: [(String, Drawing)] = [
    (#"{"shape":{"square":{"side":"2"}}}"#, Drawing(shape: .square(side: 2))),
    (#"{"shape":{"other":{"_0":5}}}"#, Drawing(shape: .other("5"))),
    (#"{"shape":{"cube":{}},"optional":{"cube":{}}}"#, Drawing()),
    (#"{"shape":5,"optional":[]}"#, Drawing()),
    (#"{"shape":{"square":{"side":1},"circle":{"radius":1}}}"#, Drawing()),
    (#"{"optional":{"circle":{"radius":"2"}}}"#, Drawing(optional: .circle(radius: 2))),
    ("{}", Drawing()),
  ]

  @Test(arguments: drawings)
  func `enums with associated values are read or replaced`(
    _ json: String, _ drawing: Drawing
  ) throws {
    #expect(try smart(Drawing.self, json) == drawing)
    #expect(Drawing.deserialize(json: drawing.toJSONString()) == drawing)
  }

  @Test func `their default case stands in where there is no initial value`() throws {
    struct Plain: Decodable { var shape: Shape }
    #expect(try smart(Plain.self, "{}").shape == .circle(radius: 0))
    #expect(try smart(Plain.self, #"{"shape":7}"#).shape == .circle(radius: 0))
  }

  /// Shapes as text: `square 2`.
  struct ShapeTransformer: ValueTransformable {
    func transformFromJSON(_ value: Any) -> Shape? {
      guard let words = (value as? String)?.split(separator: " "), words.count == 2,
        let side = Int(words[1])
      else { return nil }
      return words[0] == "square" ? .square(side: side) : .other(String(words[0]))
    }

    func transformToJSON(_ value: Shape) -> String? {
      if case .square(let side) = value { "square \(side)" } else { nil }
    }
  }

  struct Text: SmartCodable, Equatable {
    var shape = Shape.circle(radius: 1)
    @SmartAny var any: Any = 0

    static func mappingForValue() -> [SmartValueTransformer]? {
      [CodingKeys.shape <--- ShapeTransformer(), CodingKeys.any <--- ShapeTransformer()]
    }

    static func == (one: Text, other: Text) -> Bool {
      one.shape == other.shape && "\(one.any)" == "\(other.any)"
    }
  }

  @Test func `a transformer reads and writes them as it likes`() throws {
    let square = try smart(Text.self, #"{"shape":"square 2","any":"square 3"}"#)
    #expect(square.shape == .square(side: 2))
    #expect(square.any as? Shape == .square(side: 3))
    #expect(square.toJSONString() == #"{"any":"square 3","shape":"square 2"}"#)
    #expect(square.toDictionary() as? [String: String] == ["any": "square 3", "shape": "square 2"])
    let circle = try smart(Text.self, #"{"shape":{"circle":{"radius":2}},"any":5}"#)
    #expect(circle.shape == .circle(radius: 2) && circle.any as? Int == 5)
    #expect(circle.toJSONString() == #"{"any":5,"shape":{"circle":{"radius":2}}}"#)
  }
}
