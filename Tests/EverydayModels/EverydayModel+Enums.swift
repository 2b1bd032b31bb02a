extension EverydayModel {
  /// Enums with associated values, chosen by a key.
  static let enums = [
    EverydayModel(
      name: "associated values of which the enum's code makes others",
      source: #"""
        import Foundation
        struct Root: Decodable { let actions: [Action] }
        enum Action: Decodable {
          case mail(String, cc: [String])
          case retry(max: Int, delay: Double)
          case push(token: String, badge: Int)
          case none
          enum Keys: String, CodingKey { case type, to, cc, max, delay, token, badge }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: Keys.self)
            switch try keys.decode(String.self, forKey: .type) {
            case "mail":
              let cc = (try? keys.decode([String].self, forKey: .cc)) ?? []
              self = .mail(try keys.decode(String.self, forKey: .to).lowercased(), cc: cc)
            case "retry":
              self = .retry(
                max: min(try keys.decode(Int.self, forKey: .max), 5),
                delay: Double(try keys.decode(String.self, forKey: .delay)) ?? 1)
            case "push":
              self = .push(
                token: try keys.decode(String.self, forKey: .token),
                badge: try keys.decodeIfPresent(Int.self, forKey: .badge) ?? 0)
            default: self = .none
            }
          }
        }
        """#,
      payload: #"""
        {"actions": [{"type": "mail", "to": "A@b.c", "cc": "x"},
          {"type": "retry", "max": 30, "delay": "abc"}, {"type": "push", "token": "t"}, {"type": "?"}]}
        """#,
      lines: [
        #"$.actions[0].to "A@b.c" ~ "a@b.c" custom"#, #"$.actions[0].cc "x" ↺ [] wrong-type!"#,
        "$.actions[1].max 30 ~ 5 custom!", #"$.actions[1].delay "abc" ↺ 1.0 wrong-type!"#,
        #"$.actions[2].token "t" ✓ "t""#, "$.actions[2].badge ◌ missing ↺ 0 missing",
        "strict decoded 4 as sent · 2 converted · 4 default · 4 lost silently",
      ]),
    EverydayModel(
      name: "a case that nobody knows, in an object beside a key of the same name",
      source: #"""
        struct Root: Decodable { let kind: String; let shape: Shape; let name: String }
        enum Shape: Decodable {
          case circle(Double)
          enum Keys: String, CodingKey { case type, size }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: Keys.self)
            let type = try keys.decode(String.self, forKey: .type)
            guard type == "circle" else {
              throw DecodingError.dataCorruptedError(
                forKey: .type, in: keys, debugDescription: "unknown shape \(type)")
            }
            self = .circle(try keys.decode(Double.self, forKey: .size))
          }
        }
        """#,
      payload: #"{"kind": "k", "type": "x", "shape": {"type": "oval", "size": 2}, "name": 5}"#,
      lines: [
        #"$.shape {"type": "oval", "size": 2} ✗ bad-element"#, #"$.shape.type "oval" ✗ custom"#,
        "$.name 5 ⋯ (✗ wrong-type)", #"$.type "x" ⊘ unknown key"#,
        "p.json:1:46: error: the model's own code threw while it decoded 'type': unknown shape oval",
      ]),
    EverydayModel(
      name: "a discriminator that is read once more",
      source: #"""
        struct Root: Decodable { let included: [Included] }
        struct Resource<Value: Decodable>: Decodable {
          let id: String
          let type: String
          let attributes: Value
        }
        struct Person: Decodable { let name: String }
        struct Comment: Decodable { let body: String }
        enum Included: Decodable {
          case person(Resource<Person>)
          case comment(Resource<Comment>)
          enum CodingKeys: String, CodingKey { case type }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            switch try keys.decode(String.self, forKey: .type) {
            case "people": self = .person(try Resource(from: decoder))
            default: self = .comment(try Resource(from: decoder))
            }
          }
        }
        """#,
      payload: #"""
        {"included": [{"type": "people", "id": "9", "attributes": {"name": "Dan"}},
                      {"type": "comments", "id": "5", "attributes": {"body": "b"}}]}
        """#,
      lines: [#"$.included[1].type "comments" ✓ "comments""#, "strict decoded 6 as sent"]),
  ]
}
