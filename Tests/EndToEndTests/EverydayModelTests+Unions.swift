/// Values that may be of one type or another: own code tries these one after the other, and what fails
/// within the one that comes farthest is to blame.
extension EverydayModelTests {
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
    Case(
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
        "strict threw 4 as sent · 1 threw · 4 not reached · 1 of at least 5 problems",
      ]),
    Case(
      name: "one of one or many",
      source: item,
      payload: #"{"a": 1, "either": [], "items": {"id": 1}, "after": 1}"#,
      lines: [
        "$.items.id 1 ✓ 1", "$.items.name ◌ missing ✗ missing", "$.after 1 ⋯ (✓ 1)",
        "p.json: error: expected String for 'name', and the key is missing in $.items: "
          + "neither one nor many",
      ]),
    Case(
      name: "neither of two",
      source: item,
      payload: #"{"a": 1, "either": {"id": 5}, "items": [{"id": 1}], "after": "1"}"#,
      lines: [
        "$.either.id 5 ✓ 5", "$.either.name ◌ missing ✗ missing",
        #"$.items [{"id": 1}] ⋯ (✗ bad-element)"#, "$.items[0].id 1 ⋯ (✓ 1)",
        "$.items[0].name ◌ missing ⋯ (✗ missing)", #"$.after "1" ⋯ (✗ wrong-type)"#,
        "p.json: error: expected String for 'name', and the key is missing in $.either: neither",
      ]),
    Case(
      name: "nothing within any of two",
      source: item,
      payload: #"{"a": 1, "either": [], "items": "x", "after": "1"}"#,
      lines: [
        #"$.items "x" ✗ custom"#, #"$.after "1" ⋯ (✗ wrong-type)"#,
        "p.json:1:33: error: the model's own code threw while it decoded 'items': "
          + "neither one nor many",
        "strict threw 2 as sent · 1 threw · 1 not reached · 1 of 2 problems",
      ]),
    Case(
      name: "a number that is too large for any JSON",
      source: json,
      payload: #"{"meta": {"a": [1, {"b": null, "c": [[1e400]]}], "d": true}, "n": "x"}"#,
      lines: [
        "$.meta.a[0] 1 ✓ .int(1)", "$.meta.a[1].c[0][0] 1e400 ✗ custom",
        "$.meta.d true ⋯ (✓ .bool(true))", #"$.n "x" ⋯ (✗ wrong-type)"#,
        "p.json:1:39: error: the model's own code threw while it decoded 'c[0][0]': no JSON",
      ]),
  ]
}
