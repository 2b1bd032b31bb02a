/// Values that may be of one type or another: own code tries these one after the other, and what fails
/// within the one that comes farthest is to blame.
extension EverydayModel {
  private static let item = #"""
    struct Item: Decodable { let id: Int; let name: String }
    enum OneOrMany<T: Decodable>: Decodable {
      case one(T), many([T])
      init(from decoder: any Decoder) throws {
        let c = try decoder.singleValueContainer()
        if let many = try? c.decode([T].self) { self = .many(many) }
        else if let one = try? c.decode(T.self) { self = .one(one) }
        else {
          throw DecodingError.typeMismatch(
            Self.self, .init(codingPath: decoder.codingPath, debugDescription: "neither one nor many"))
        }
      }
    }
    enum Either<L: Decodable, R: Decodable>: Decodable {
      case left(L), right(R)
      init(from decoder: any Decoder) throws {
        do { self = .left(try L(from: decoder)) }
        catch {
          do { self = .right(try R(from: decoder)) }
          catch {
            throw DecodingError.dataCorrupted(
              .init(codingPath: decoder.codingPath, debugDescription: "neither"))
          }
        }
      }
    }
    struct Root: Decodable {
      let a: Int
      let either: Either<Item, [Item]>
      let items: OneOrMany<Item>?
      let after: Int
    }
    """#

  private static let json = #"""
    indirect enum JSON: Decodable {
      case null, bool(Bool), int(Int), double(Double), string(String), array([JSON])
      case object([String: JSON])
      init(from decoder: any Decoder) throws {
        let c = try decoder.singleValueContainer()
        if c.decodeNil() { self = .null; return }
        if let v = try? c.decode(Bool.self) { self = .bool(v); return }
        if let v = try? c.decode(Int.self) { self = .int(v); return }
        if let v = try? c.decode(Double.self) { self = .double(v); return }
        if let v = try? c.decode(String.self) { self = .string(v); return }
        if let v = try? c.decode([JSON].self) { self = .array(v); return }
        if let v = try? c.decode([String: JSON].self) { self = .object(v); return }
        throw DecodingError.dataCorruptedError(in: c, debugDescription: "no JSON")
      }
    }
    struct Root: Decodable { let meta: JSON; let n: Int }
    """#

  static let unions = [
    EverydayModel(
      name: "an element of one or many",
      source: item,
      payload: #"""
        {"a": 1, "either": [], "after": "1",
         "items": [{"id": 1, "name": "a"}, {"id": "1", "name": 5}, {"id": true}]}
        """#,
      lines: [
        "$.either [] ✓ .right([])", #"$.items [{"id": 1, "name": "a"}, {"… ✗ bad-element"#,
        #"$.items[0] {"id": 1, "name": "a"} ✓ Item(id: 1, name: "a")"#,
        #"$.items[1].id "1" ✗ wrong-type"#, "$.items[1].name 5 ⋯ (✗ wrong-type)",
        "$.items[2].id true ⋯ (✗ wrong-type)", "$.items[2].name ◌ missing ⋯ (✗ missing)",
        #"$.after "1" ⋯ (✗ wrong-type)"#,
        #"p.json:2:43: error: expected Int for 'id', found the string "1": neither one nor many"#,
        "strict threw 4 as sent · 1 threw · 4 not reached · 1 of at least 5 errors",
      ]),
    EverydayModel(
      name: "many elements of one or many",
      source: item,
      payload: #"{"a": 1, "either": [], "after": "1", "items": ["#
        + (0..<40).map { #"{"id": \#($0 % 2 == 0 ? "\($0)" : "\"x\""), "name": "n"}"# }
        .joined(separator: ", ") + "]}",
      lines: [
        #"$.items[1].id "x" ✗ wrong-type"#,
        #"$.items[2] {"id": 2, "name": "n"} ⋯ (✓ Item(id: 2, name: "n"))"#,
        #"$.items[39].id "x" ⋯ (✗ wrong-type)"#, #"$.after "1" ⋯ (✗ wrong-type)"#,
        "strict threw 4 as sent · 1 threw · 78 not reached · 1 of at least 21 errors",
      ]),
    EverydayModel(
      name: "an element of neither of two",
      source: item,
      payload: #"{"a": 1, "either": [{"id": 1, "name": "a"}, {"id": "1", "name": 5}], "after": 1}"#,
      lines: [
        #"$.either[1].id "1" ✗ wrong-type"#, "$.after 1 ⋯ (✓ 1)",
        #"p.json:1:52: error: expected Int for 'id', found the string "1": neither"#,
      ]),
    EverydayModel(
      name: "one of one or many",
      source: item,
      payload: #"{"a": 1, "either": [], "items": {"id": 1}, "after": 1}"#,
      lines: [
        "$.items.id 1 ✓ 1", "$.items.name ◌ missing ✗ missing", "$.after 1 ⋯ (✓ 1)",
        "p.json:1:33: error: expected String for 'name', and the key is missing in $.items: "
          + "neither one nor many",
      ]),
    EverydayModel(
      name: "neither of two",
      source: item,
      payload: #"{"a": 1, "either": {"id": 5}, "items": [{"id": 1}], "after": "1"}"#,
      lines: [
        "$.either.id 5 ✓ 5", "$.either.name ◌ missing ✗ missing",
        #"$.items [{"id": 1}] ⋯ (✗ bad-element)"#, "$.items[0].id 1 ⋯ (✓ 1)",
        "$.items[0].name ◌ missing ⋯ (✗ missing)", #"$.after "1" ⋯ (✗ wrong-type)"#,
        "p.json:1:20: error: expected String for 'name', and the key is missing in $.either: "
          + "neither",
      ]),
    EverydayModel(
      name: "nothing within any of two",
      source: item,
      payload: #"{"a": 1, "either": [], "items": "x", "after": "1"}"#,
      lines: [
        #"$.items "x" ✗ custom"#, #"$.after "1" ⋯ (✗ wrong-type)"#,
        "p.json:1:33: error: the model's own code threw while it decoded 'items': "
          + "neither one nor many",
        "strict threw 2 as sent · 1 threw · 1 not reached · 1 of 2 errors",
      ]),
    EverydayModel(
      name: "a number that is too large for any JSON",
      source: json,
      payload: #"{"meta": {"a": [1, {"b": null, "c": [[1e400]]}], "d": true}, "n": "x"}"#,
      lines: [
        "$.meta.a[0] 1 ✓ .int(1)", "$.meta.a[1].c[0][0] 1e400 ✗ custom",
        "$.meta.d true ⋯ (✓ .bool(true))", #"$.n "x" ⋯ (✗ wrong-type)"#,
        "p.json:1:39: error: the model's own code threw while it decoded 'c[0][0]': no JSON",
      ]),
    EverydayModel(
      name: "what is read for a case, beside a value that it does without",
      source: #"""
        struct Repository: Decodable {
          let id: Int
          let stars: Int
          let license: String?
          enum CodingKeys: CodingKey { case id, stars, watchers, license }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            id = try c.decode(Int.self, forKey: .id)
            stars =
              try c.decodeIfPresent(Int.self, forKey: .stars)
              ?? c.decodeIfPresent(Int.self, forKey: .watchers) ?? 0
            license = try? c.decode(String.self, forKey: .license)
          }
        }
        enum Safe<T: Decodable>: Decodable {
          case ok(T), bad(String)
          init(from decoder: any Decoder) throws {
            do { self = .ok(try T(from: decoder)) } catch { self = .bad("\(error)") }
          }
        }
        struct Root: Decodable { let items: [Safe<Repository>] }
        """#,
      payload: #"{"items": [{"id": 1, "stars": 5}, {"id": 2, "watchers": 7, "license": 5}]}"#,
      lines: [
        "$.items[1].stars ◌ missing ∅ another key's value", "$.items[1].watchers 7 ✓ 7",
        "$.items[1].license 5 ∅ nil wrong-type!",
        "strict decoded 4 as sent · 3 nil · 1 lost silently",
      ]),
    EverydayModel(
      name: "a value that is tried twice, and ends the decode",
      source: #"""
        import Foundation
        enum Image: Decodable {
          case object(src: URL)
          case sizes([String: URL])
          enum Keys: CodingKey { case src }
          init(from decoder: any Decoder) throws {
            if let c = try? decoder.container(keyedBy: Keys.self),
              let src = try? c.decode(URL.self, forKey: .src)
            {
              self = .object(src: src)
              return
            }
            self = .sizes(try decoder.singleValueContainer().decode([String: URL].self))
          }
        }
        struct Root: Decodable { let image: Image?; let aliases: [Int]; let n: Int }
        """#,
      payload: #"{"image": {"src": "", "alt": 3}, "aliases": null, "n": "1"}"#,
      lines: [
        #"$.image.src "" ⊘ dropped empty"#, #"$.image.src "" ✗ empty"#,
        "$.image.alt 3 ⋯ (✗ wrong-type)", "$.aliases null ⋯ (✗ null)",
        #"$.n "1" ⋯ (✗ wrong-type)"#,
        "strict threw 1 dropped · 1 threw · 3 not reached · 1 of at least 4 errors",
      ]),
    EverydayModel(
      name: "what failed within the first of two types, where the second one's error goes out",
      source: #"""
        struct Tag: Decodable { let name: String; let n: Int? }
        struct OneOrMany<T: Decodable>: Decodable {
          let values: [T]
          init(from decoder: any Decoder) throws {
            if let values = try? [T](from: decoder) { self.values = values }
            else { values = [try T(from: decoder)] }
          }
        }
        struct Root: Decodable { let a: Int?; let tags: OneOrMany<Tag>; let n: Int }
        """#,
      payload: #"{"tags": [{"name": 5}, {"name": "x"}], "n": "1"}"#,
      lines: [
        #"$.tags [{"name": 5}, {"name": "x"}] ✗ wrong-type"#,
        "$.tags[0].name 5 ⊘ dropped wrong-type", #"$.n "1" ⋯ (✗ wrong-type)"#,
        "p.json:1:10: error: expected OneOrMany<Tag> for 'tags', found an array",
      ]),
    EverydayModel(
      name: "a placeholder within the second of two types",
      source: #"""
        struct Tag: Decodable { let name: String; let n: Int? }
        struct OneOrMany<T: Decodable>: Decodable {
          let values: [T]
          init(from decoder: any Decoder) throws {
            if var list = try? decoder.unkeyedContainer() {
              var values: [T] = []
              while !list.isAtEnd { values.append(try list.decode(T.self)) }
              self.values = values
            } else {
              values = [try T(from: decoder)]
            }
          }
        }
        struct Root: Decodable { let a: Int; let tags: OneOrMany<Tag>; let n: Int }
        """#,
      payload: #"{"a": "1", "tags": {"Name": "x"}, "n": "1"}"#,
      lines: [
        #"$.tags {"Name": "x"} ⋯ (✗ bad-element)"#, "$.tags.name ◌ missing ⋯ (✗ missing)",
        #"$.n "1" ⋯ (✗ wrong-type)"#,
      ]),
    EverydayModel(
      name: "a type field that decides, and is read once more by what it decides on",
      source: #"""
        struct Root: Decodable { let entries: [Entry] }
        enum Kind: String, Decodable { case text, photo }
        enum Entry: Decodable {
          case text(Text), photo(Photo)
          enum CodingKeys: CodingKey { case type }
          init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: CodingKeys.self)
            switch try fields.decode(Kind.self, forKey: .type) {
            case .text: self = .text(try Text(from: decoder))
            case .photo: self = .photo(try Photo(from: decoder))
            }
          }
        }
        struct Text: Decodable { let type: String; let text: String }
        struct Photo: Decodable { let type: String; let width: Int }
        """#,
      payload: #"""
        {"entries": [{"type": "poll", "question": "Tea?"}, {"type": "photo", "width": 640}]}
        """#,
      lines: [
        #"$.entries[0].type "poll" ✗ bad-enum"#, #"$.entries[0].question "Tea?" ⊘ unknown key"#,
        "$.entries[1].width 640 ⋯ (✓ 640)",
        "strict threw 1 threw · 2 not reached · more may be wrong · 1 unknown key",
      ]),
  ]
}
