/// Classes whose superclasses read containers of their own.
extension EverydayModel {
  private static let employee = #"""
    import Foundation
    class Entity: Decodable {
      let id: Int
      private(set) var created: Date?
      enum CodingKeys: String, CodingKey { case id, created = "created_at" }
      required init(from decoder: any Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        if let i = try? c.decode(Int.self, forKey: .id) {
          id = i
        } else {
          let s = try c.decode(String.self, forKey: .id)
          guard let i = Int(s) else {
            throw DecodingError.dataCorruptedError(
              forKey: .id, in: c, debugDescription: "no number: \(s)")
          }
          id = i
        }
        created = try? c.decode(Date.self, forKey: .created)
      }
    }
    class Person: Entity {
      var name = "nobody"
      var email: String?
      let kind = "person"
      private enum CodingKeys: String, CodingKey { case name, email, base, kind }
      required init(from decoder: any Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        name = try c.decodeIfPresent(String.self, forKey: .name) ?? "nobody"
        email = try c.decodeIfPresent(String.self, forKey: .email)
        try super.init(from: c.superDecoder(forKey: .base))
      }
    }
    final class Root: Person {
      var salary: Decimal
      var level: UInt8
      private enum CodingKeys: String, CodingKey { case salary, level }
      required init(from decoder: any Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        salary = try c.decode(Decimal.self, forKey: .salary)
        level = (try? c.decode(UInt8.self, forKey: .level)) ?? 1
        try super.init(from: c.superDecoder())
      }
    }
    """#

  static let inherited: [EverydayModel] = [
    EverydayModel(
      name: "what a superclass reads of a decoder of its own",
      source: employee,
      payload:
        #"""
        {"salary": 1, "level": 256, "kind": "robot",
         "super": {"name": null, "emial": "a@b", "kind": "x", "base": {"id": "7", "created_at": "2024-01-01"}}}
        """#,
      lines: [
        #"$.salary 1 ✓ 1"#,
        #"$.level 256 ↺ 1 overflow!"#,
        #"$.super.name null ↺ "nobody" null"#,
        #"$.super.email ◌ missing ∅ nil missing"#,
        #"$.super.base.id "7" ~ 7 wrong-type"#,
        #"$.super.base.created_at "2024-01-01" ∅ nil wrong-type!"#,
        #"$.kind "robot" ⊘ unknown key"#,
        #"$.super.emial "a@b" ⊘ unknown key (email?)"#,
        #"$.super.kind "x" ↺ "person" unknown-key!"#,
        #"strict decoded 1 as sent · 1 converted · 3 default · 2 nil · 3 lost silently · 2 unknown keys"#,
      ]),
    EverydayModel(
      name: "a superclass finds nothing to read",
      source: employee,
      payload:
        #"""
        {"salary": 10, "level": 3, "super": {"name": "Ada"}}
        """#,
      lines: [
        #"$.salary 10 ✓ 10"#,
        #"$.level 3 ✓ 3"#,
        #"$.super.name "Ada" ✓ "Ada""#,
        #"$.super.email ◌ missing ∅ nil missing"#,
        #"$.super.base ◌ missing ✗ missing"#,
        #"strict threw 3 as sent · 1 nil · 1 threw · what follows wasn't tried"#,
      ]),
    EverydayModel(
      name: "what a superclass would have thrown",
      source: employee,
      payload:
        #"""
        {"salary": 10, "super": {"name": 3, "base": {"id": "seven"}}}
        """#,
      lines: [
        #"$.salary 10 ✓ 10"#,
        #"$.level ◌ missing ↺ 1 missing"#,
        #"$.super.name 3 ✗ wrong-type"#,
        #"$.super.email ◌ missing ⋯ (∅ nil)"#,
        #"$.super.base.id "seven" ⋯ (✗ custom)"#,
        #"$.super.base.created_at ◌ missing ⋯ (∅ nil)"#,
        #"strict threw 1 as sent · 1 default · 1 threw · 3 not reached · 1 of at least 2 errors"#,
      ]),
    EverydayModel(
      name: "a superclass refuses a text after a number",
      source: employee,
      payload:
        #"""
        {"salary": 10, "super": {"name": "A", "base": {"id": "seven", "created_at": 5}}}
        """#,
      lines: [
        #"$.salary 10 ✓ 10"#,
        #"$.level ◌ missing ↺ 1 missing"#,
        #"$.super.name "A" ✓ "A""#,
        #"$.super.email ◌ missing ∅ nil missing"#,
        #"$.super.base.id "seven" ✗ custom"#,
        #"$.super.base.created_at 5 ⋯ (✓ "2001-01-01T00:00:05Z")"#,
        #"strict threw 2 as sent · 1 default · 1 nil · 1 threw · 1 not reached · more may be wrong"#,
      ]),
  ]
}
