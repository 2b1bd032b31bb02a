import TestSupport
import Testing

/// The whys of fields as the program prints them: what they say is true of the model as it is written.
@Suite struct WhyTests {
  /// A model, a payload, and whys of some of its fields.
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let source: String
    let payload: String
    var styles = "strict"
    let whys: [Why]
    var testDescription: String { name }
  }

  /// The lines, blanks folded, that the why of a field must have; all its fixes must be among them.
  struct Why: Sendable {
    let field: String
    let lines: [String]

    init(_ field: String, _ lines: String...) {
      self.field = field
      self.lines = lines
    }
  }

  private static let all = places + keys + generics + wrappers + words

  @Test(arguments: CaseSelection.tenth(of: all, least: 6))
  func `what a why says is true of the model`(_ model: Case) throws {
    let said = try OwnModelDecode.said(
      model.source, model.payload, styles: model.styles, explained: true)
    for why in model.whys {
      let start = try #require(said.firstIndex(of: why.field), "\(why.field) in \(said)")
      let lines = said[(start + 1)...].prefix { !Self.isHead($0) }
      for line in why.lines { #expect(lines.contains(line), "\(line) in \(lines)") }
      let fixes = lines.drop { !$0.hasPrefix("fix ") }
      for fix in fixes { #expect(why.lines.contains(fix), "\(fix) of \(why.field)") }
    }
  }

  private static func isHead(_ line: String) -> Bool {
    ["STRICT $", "DEFAULT $", "SMART $"].contains { line.hasPrefix($0) }
  }
}

extension WhyTests {
  static let places: [Case] = [
    Case(
      name: "the line of a property is that of the file that was given",
      source: #"struct Root: Codable { let kind: String = "fixed"; var n: Int }"#,
      payload: #"{"n": "1"}"#, styles: "strict,default,smart",
      whys: [
        Why(
          "STRICT $.n", "wanted Int m.swift:1", "fix var n: String if it is text",
          "@DefaultCodable var n: Int if 0 is a true answer for “unknown”",
          "var n: Int = 0 in a SmartCodable model, which converts"),
        Why(
          "DEFAULT $.n", "wanted Int m.swift:1", "fix var n: String if it is text",
          "var n: Int = 0 in a SmartCodable model, which converts"),
        Why("SMART $.n", "wanted Int m.swift:1", #"fix var n: String = "" if it is text"#),
      ])
  ]

  static let keys: [Case] = [
    Case(
      name: "a case by which no code asks is no other way",
      source: #"""
        struct Plain: Codable {
          var n: Int
          let kind: String = "fixed"
          enum CodingKeys: String, CodingKey { case n, kind }
        }
        struct Shape: Decodable {
          let side: Double
          enum K: String, CodingKey { case kind, side, radius, unit }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: K.self)
            switch try c.decode(String.self, forKey: .kind) {
            case "circle": side = 2 * (try c.decode(Double.self, forKey: .radius))
            default: side = try c.decode(Double.self, forKey: .side)
            }
          }
        }
        struct Root: Decodable { let plain: Plain; let shape: Shape }
        """#,
      payload: #"""
        {"plain": {"kind": "other", "n": "x"},
         "shape": {"kind": "square", "side": 1, "radius": 2, "unit": "m"}}
        """#,
      whys: [
        Why("STRICT $.plain.kind", #"⋯ NOT REACHED alone: default "fixed""#),
        Why(
          "STRICT $.shape.unit", "wanted nothing asks for this key",
          "rule A key that no property asks for is skipped, and no error is raised."),
        Why(
          "STRICT $.shape.radius", "wanted nothing asks for this key it is one of K",
          "rule The model's own code asks for this key on another way than it took; no error is raised."
        ),
      ])
  ]

  static let generics: [Case] = [
    Case(
      name: "what helps one argument of a generic type isn't advised for all",
      source: #"""
        struct Leaf: Codable { var n: Int }
        struct Pair<A: Codable, B: Codable>: Codable { var first: A; var second: B; var more: [B] }
        struct Root: Codable { var a: Pair<Int, Leaf?> }
        """#,
      payload: #"{"a": {"first": "1", "second": null, "more": [null, "x"]}}"#,
      whys: [
        Why(
          "STRICT $.a.first", "wanted Int m.swift:2",
          "fix @LossyOptional var first: A? if nil may mean that it can't be read"),
        Why("STRICT $.a.second", "wanted Leaf? m.swift:2"),
        Why("STRICT $.a.more[1]", "fix @LossyArray var more: [B] if the rest is enough"),
      ])
  ]

  static let wrappers: [Case] = [
    Case(
      name: "wrappers of the model's own keep what they are for, and their names",
      source: #"""
        @propertyWrapper struct DefaultCodable: Decodable {
          var wrappedValue: Bool
          init(from decoder: any Decoder) throws {
            wrappedValue = (try? decoder.singleValueContainer().decode(Bool.self)) ?? true
          }
        }
        @propertyWrapper struct Text: Decodable {
          var wrappedValue: Int
          init(from decoder: any Decoder) throws {
            wrappedValue = Int(try decoder.singleValueContainer().decode(String.self)) ?? 0
          }
        }
        @propertyWrapper struct First: Decodable {
          var wrappedValue: String?
          init(from decoder: any Decoder) throws {
            wrappedValue = try decoder.singleValueContainer().decode([String].self).first
          }
        }
        @propertyWrapper struct Known<E: RawRepresentable & CaseIterable & Decodable>: Decodable
        where E.RawValue: Decodable {
          var wrappedValue: E
          init(from decoder: any Decoder) throws {
            let raw = try decoder.singleValueContainer().decode(E.RawValue.self)
            wrappedValue = E(rawValue: raw) ?? E.allCases.first!
          }
        }
        enum Color: String, Codable, CaseIterable { case red, green }
        struct Root: Codable {
          @DefaultCodable var isOn: Bool
          @First var first: String?
          @Known var color: Color
          var id: Int
          @Text var count: Int
        }
        extension DefaultCodable: Encodable {}
        extension First: Encodable {}
        extension Known: Encodable where E: Encodable {}
        extension Text: Encodable {}
        """#,
      payload: #"{"isOn": "no", "first": [], "color": "purple", "id": "x", "count": 1}"#,
      whys: [
        Why("STRICT $.isOn", "fix var isOn: String if it is text; without @DefaultCodable"),
        Why(
          "STRICT $.first",
          "rule The value was read; the model's own code makes nil of it."),
        Why(
          "STRICT $.color", "↺ DEFAULT .red a fallback stands in, silently",
          "fix case purple in Color, if it is one of its values"),
        Why(
          "STRICT $.id", "fix var id: String if it is text",
          "@DecodingStyles.DefaultCodable var id: Int if 0 is a true answer for “unknown”",
          "var id: Int = 0 in a SmartCodable model, where 0 stands in for what can't be converted"),
        Why(
          "STRICT $.count",
          "said nothing it would have said “Expected to decode String but found number instead.”",
          "fix var count: Int if it is a number; without @Text",
          "@LossyOptional var count: Int? if nil may mean that it can't be read; without @Text"),
      ])
  ]

  static let words: [Case] = [
    Case(
      name: "an error that somebody catches is never said",
      source: #"""
        struct Root: Decodable {
          let id: Int
          let isOld: Bool
          let email: String?
          enum K: CodingKey { case id, isOld, email }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: K.self)
            id = try c.decode(Int.self, forKey: .id)
            isOld = (try? c.decode(Bool.self, forKey: .isOld)) ?? false
            let text = try c.decode(String.self, forKey: .email)
            email = text.contains("@") ? text : nil
          }
        }
        """#,
      payload: #"{"id": "x", "isOld": "no", "email": "nobody"}"#,
      whys: [
        Why(
          "STRICT $.isOld",
          "said nothing “Expected to decode Bool but found a string instead.” would have been swallowed",
          "fix let isOld: String if it is text; the init(from:) by hand must ask for it so"),
        Why("STRICT $.email", "⋯ NOT REACHED alone: nil (the model's own code says so)"),
      ]),
    Case(
      name: "an object that is opened for one value is wanted as an object",
      source: #"""
        struct Root: Decodable {
          let followers: Int
          enum K: CodingKey { case stats }
          enum S: CodingKey { case followers }
          init(from decoder: any Decoder) throws {
            let s = try decoder.container(keyedBy: K.self)
              .nestedContainer(keyedBy: S.self, forKey: .stats)
            followers = try s.decodeIfPresent(Int.self, forKey: .followers) ?? 0
          }
        }
        """#,
      payload: #"{"stats": {"followers": 1.5}}"#,
      whys: [
        Why(
          "STRICT $.stats",
          #"wanted [String: Any] m.swift:2 the property is followers, the JSON key "stats""#)
      ]),
    Case(
      name: "a style that lets go of a container doesn't ask for what is in it",
      source: #"""
        enum Shape: Codable { case circle(radius: Double, name: String), none }
        struct Root: Codable { var shapes: [Shape] }
        """#,
      payload: #"{"shapes": [{"circle": {"radius": "x", "name": "a"}}, {"none": {}}]}"#,
      styles: "strict,default",
      whys: [
        Why("STRICT $.shapes[0].circle.name", "DEFAULT not asked for: $.shapes[0] was left out")
      ]),
    Case(
      name: "a style that makes a container nil doesn't ask for what is in it",
      source: #"""
        enum Shape: Codable { case circle(radius: Double, name: String), none }
        struct Root: Codable { var shape: Shape? }
        """#,
      payload: #"{"shape": {"circle": {"name": "a"}}}"#, styles: "strict,default",
      whys: [
        Why("STRICT $.shape.circle.name", "DEFAULT not asked for: $.shape is nil"),
        Why(
          "DEFAULT $.shape.circle.radius",
          "rule A missing key made the container around it fall back as a whole."),
      ]),
  ]
}
