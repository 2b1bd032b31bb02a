/// Kinds of problems that people reported of reports.
extension EverydayModel {
  static let reported = [
    EverydayModel(
      name: "a number made of a decoder of its own, or nil",
      source: #"""
        struct Root: Decodable {
          let id: Int; let kind: Int?
          enum CodingKeys: CodingKey { case id, kind }
          init(from d: any Decoder) throws {
            let c = try d.container(keyedBy: CodingKeys.self)
            id = try c.decode(Int.self, forKey: .id)
            kind = try? Int(from: c.superDecoder(forKey: .kind))
          }
        }
        """#,
      payload: #"{"id": 3, "kind": "z"}"#,
      lines: [
        #"$.kind "z" ∅ nil wrong-type!"#,
        "strict decoded 1 as sent · 1 nil · 1 lost silently",
      ]),
    EverydayModel(
      name: "a case that stands in for a raw value read by a decoder of its own",
      source: #"""
        enum Kind: String, Decodable { case a, b, unknown }
        struct Root: Decodable { let id: Int; let kind: Kind
          enum CodingKeys: CodingKey { case id, kind }
          init(from d: any Decoder) throws {
            let c = try d.container(keyedBy: CodingKeys.self)
            id = try c.decode(Int.self, forKey: .id)
            kind = Kind(rawValue: try String(from: c.superDecoder(forKey: .kind))) ?? .unknown
          }
        }
        """#,
      payload: #"{"id": 3, "kind": "z"}"#,
      lines: [
        #"$.kind "z" ↺ .unknown bad-enum!"#,
        "strict decoded 1 as sent · 1 default · 1 lost silently",
      ]),
    EverydayModel(
      name: "a list that stands in behind a helper of the decoder's",
      source: #"""
        struct K: CodingKey { var stringValue: String; var intValue: Int? { nil }
          init(stringValue s: String) { stringValue = s }
          init?(intValue: Int) { nil } }
        extension Decoder {
          func get<T: Decodable>(_ k: String) throws -> T {
            try container(keyedBy: K.self).decode(T.self, forKey: K(stringValue: k))
          }
        }
        struct Root: Decodable { let id: Int; let tags: [String]
          init(from d: any Decoder) throws {
            id = try d.get("id"); tags = (try? d.get("tags")) ?? []
          }
        }
        """#,
      payload: #"{"id": 3, "tags": "none"}"#,
      lines: [
        #"$.tags "none" ↺ [] wrong-type!"#,
        "strict decoded 1 as sent · 1 default · 1 lost silently",
      ]),
    EverydayModel(
      name: "values that a type around each helped to decode",
      source: #"""
        private struct Held<V: Decodable>: Decodable { let value: V?
          init(from d: any Decoder) throws { value = try? V(from: d) } }
        @propertyWrapper struct LossyMap: Decodable { let wrappedValue: [String: Int]
          init(from d: any Decoder) throws {
            wrappedValue = try d.singleValueContainer().decode([String: Held<Int>].self)
              .compactMapValues(\.value)
          } }
        struct Root: Decodable { @LossyMap var d: [String: Int] }
        """#,
      payload: #"{"d": {"a": 1, "b": "x"}}"#,
      lines: [
        "$.d.a 1 ✓ 1",
        #"$.d.b "x" ⊘ dropped wrong-type!"#,
      ]),
    EverydayModel(
      name: "a wrapper whose overload makes a case of a text",
      source: #"""
        enum Kind: String, Decodable { case a, b, unknown }
        @propertyWrapper struct R<V: Decodable>: Decodable { let wrappedValue: V
          init(_ v: V) { wrappedValue = v }
          init(from d: any Decoder) throws {
            wrappedValue = try d.singleValueContainer().decode(V.self)
          } }
        extension KeyedDecodingContainer {
          func decode(_ t: R<Kind>.Type, forKey k: Key) throws -> R<Kind> {
            R(Kind(rawValue: try String(from: superDecoder(forKey: k))) ?? .unknown) }
        }
        struct Root: Decodable { let id: Int; @R var kind: Kind }
        """#,
      payload: #"{"id": 3, "kind": "z"}"#,
      lines: [
        #"$.kind "z" ↺ .unknown custom!"#,
        "strict decoded 1 as sent · 1 default · 1 lost silently",
      ]),
    EverydayModel(
      name: "a question whether a missing key is null",
      source: #"""
        enum Food: Decodable {
          case pizza, kebab
          enum CodingKeys: String, CodingKey { case pizza, kebab }
          init(from decoder: Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            if try c.decodeNil(forKey: .pizza) { self = .pizza } else { self = .kebab }
          }
        }
        struct Root: Decodable { var dish: Food }
        """#,
      payload: #"{ "dish": { "kebab": null } }"#,
      lines: [
        "$.dish.pizza ◌ missing ✗ missing",
        "strict threw 1 threw · what follows wasn't tried",
      ]),
    EverydayModel(
      name: "a second container over a list that isn't moved on",
      source: #"""
        struct Root: Decodable {
          let tags: [any Tag]
          enum CodingKeys: CodingKey { case tags }
          enum TagKeys: CodingKey { case type }
          init(from decoder: Decoder) throws {
            let root = try decoder.container(keyedBy: CodingKeys.self)
            var kinds = try root.nestedUnkeyedContainer(forKey: .tags)
            var elements = kinds
            var tags: [any Tag] = []
            while !kinds.isAtEnd {
              let kind = try kinds.nestedContainer(keyedBy: TagKeys.self)
              switch try kind.decode(String.self, forKey: .type) {
              case "author": tags.append(try elements.decode(AuthorTag.self))
              case "genre": tags.append(try elements.decode(GenreTag.self))
              default: break
              }
            }
            self.tags = tags
          }
        }
        protocol Tag: Decodable { var value: String { get } }
        struct AuthorTag: Tag { let value: String }
        struct GenreTag: Tag { let value: String }
        """#,
      payload: #"""
        {"tags": [{"type": "author", "value": "A"}, {"type": "series", "value": "S"}, {"type": "genre", "value": "G"}]}
        """#,
      lines: [
        #"$.tags[1].value "S" ✓ "S""#,
        #"$.tags[2] {"type": "genre", "value": … ⊘ dropped custom!"#,
      ]),
  ]
}
