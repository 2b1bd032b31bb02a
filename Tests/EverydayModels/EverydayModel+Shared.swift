/// Models that are made of others from the same object: a class that a key names, and one that only stands for
/// the payload.
extension EverydayModel {
  private static let registry = #"""
    class Node: Decodable {
      let id: String
      enum Keys: String, CodingKey { case id }
      required init(from decoder: Decoder) throws {
        let c = try decoder.container(keyedBy: Keys.self)
        id = try c.decode(String.self, forKey: .id)
      }
    }
    final class Panel: Node {
      let alpha: Double
      let hidden: Bool
      enum PanelKeys: String, CodingKey { case alpha, hidden }
      required init(from decoder: Decoder) throws {
        let c = try decoder.container(keyedBy: PanelKeys.self)
        let a = try c.decodeIfPresent(Double.self, forKey: .alpha) ?? 1
        alpha = a
        hidden = try c.decodeIfPresent(Bool.self, forKey: .hidden) ?? false
        try super.init(from: decoder)
      }
    }
    struct AnyNode: Decodable {
      let node: Node
      enum Keys: String, CodingKey { case type }
      static let kinds: [String: Node.Type] = ["node": Node.self, "panel": Panel.self]
      init(from decoder: Decoder) throws {
        let c = try decoder.container(keyedBy: Keys.self)
        let t = try c.decodeIfPresent(String.self, forKey: .type) ?? "node"
        guard let type = Self.kinds[t] else {
          throw DecodingError.dataCorruptedError(forKey: .type, in: c, debugDescription: "no \(t)")
        }
        node = try type.init(from: decoder)
      }
    }
    struct Root: Decodable { let nodes: [AnyNode] }
    """#

  private static let person = #"""
    struct Root: Decodable {
      let id: Int
      let fullName: String
      let age: Int?
      let roles: [Role]
      enum Role: String { case admin, guest }
      private struct Sent: Decodable {
        let id: Int
        let first: String
        let last: String?
        let birthYear: Int?
        let roles: [String]?
        enum CodingKeys: String, CodingKey { case id, first, last, birthYear = "birth_year", roles }
      }
      init(from decoder: Decoder) throws {
        let sent = try Sent(from: decoder)
        id = sent.id
        fullName = [sent.first, sent.last].compactMap { $0 }.joined(separator: " ")
        age = sent.birthYear.map { 2024 - $0 }
        roles = (sent.roles ?? []).compactMap(Role.init(rawValue:))
      }
    }
    """#

  private static let event = #"""
    struct Root: Decodable {
      enum Body { case login(user: String, isNew: Bool), raw }
      let body: Body
      enum Keys: String, CodingKey { case kind, payload }
      enum LoginKeys: String, CodingKey { case user, isNew }
      init(from decoder: Decoder) throws {
        let c = try decoder.container(keyedBy: Keys.self)
        switch try c.decode(String.self, forKey: .kind) {
        case "login":
          let p = try c.nestedContainer(keyedBy: LoginKeys.self, forKey: .payload)
          body = .login(
            user: try p.decode(String.self, forKey: .user),
            isNew: try p.decodeIfPresent(Bool.self, forKey: .isNew) ?? true)
        default: body = .raw
        }
      }
    }
    """#

  static let shared: [EverydayModel] = [
    EverydayModel(
      name: "A key that names a class isn't made into its object, whose own keys have defaults",
      source: registry, payload: #"{"nodes": [{"type": "panel", "id": "p"}, {"id": "n"}]}"#,
      lines: [
        #"$.nodes[0].type "panel" ✓ "panel""#,
        "$.nodes[0].alpha ◌ missing ↺ 1.0 missing",
        "$.nodes[0].hidden ◌ missing ↺ false missing",
        "$.nodes[1].type ◌ missing ↺ default missing",
      ]),
    EverydayModel(
      name: "What a model makes of the properties of one that stands for the payload is told",
      source: person,
      payload: #"""
        {"id": 7, "first": "Ada", "last": "L", "birth_year": 1990, "roles": ["admin", "king"]}
        """#,
      lines: [
        "$.id 7 ✓ 7",
        #"$.first "Ada" ~ "Ada L" custom"#,
        "$.birth_year 1990 ~ 34 custom",
        #"$.roles[0] "admin" ✓ .admin"#,
        #"$.roles[1] "king" ⊘ dropped custom!"#,
      ]),
    EverydayModel(
      name: "Values that are listed for a case aren't the case itself",
      source: event, payload: #"{"kind": "login", "payload": {"user": "ada"}}"#,
      lines: [
        #"$.payload.user "ada" ✓ "ada""#,
        "$.payload.isNew ◌ missing ↺ true missing",
      ]),
  ]
}
