/// Models whose own code throws errors that name no value.
extension EverydayModel {
  static let refused: [EverydayModel] = [
    EverydayModel(
      name: "errors that name their value by its key, quote it, or stand for one that was caught",
      source: #"""
        import Foundation
        struct ValidationError: Error, CustomStringConvertible {
          let message: String
          var description: String { message }
        }
        enum Bad: Error { case port, missing, wrapped(any Error) }
        struct Signup: Decodable {
          let age: Int
          let email: String
          let plan: String
          enum CodingKeys: CodingKey { case age, email, plan }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            age = try c.decode(Int.self, forKey: .age)
            email = try c.decode(String.self, forKey: .email)
            guard age >= 18 else { throw ValidationError(message: "age \(age) is too low") }
            guard email.contains("@") else { throw ValidationError(message: "email \(email) is bad") }
            plan = try c.decode(String.self, forKey: .plan)
          }
        }
        struct Shape: Decodable {
          let side: Double
          enum CodingKeys: CodingKey { case kind, side }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            let kind = try c.decode(String.self, forKey: .kind)
            switch kind {
            case "square": side = try c.decode(Double.self, forKey: .side)
            default: throw ValidationError(message: "no such shape: \(kind)")
            }
          }
        }
        struct Tag: Decodable {
          let text: String
          let weight: Double
          enum CodingKeys: CodingKey { case text, weight }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            guard let text = try? c.decode(String.self, forKey: .text) else { throw Bad.missing }
            self.text = text
            weight = try c.decode(Double.self, forKey: .weight)
          }
        }
        struct Account: Decodable {
          let token: String
          let user: String
          enum CodingKeys: CodingKey { case token, user }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            guard let token = try c.decodeIfPresent(String.self, forKey: .token) else { throw Bad.missing }
            self.token = token
            user = try c.decode(String.self, forKey: .user)
          }
        }
        struct Server: Decodable {
          let host: String
          let port: Int
          let name: String
          enum CodingKeys: CodingKey { case host, port, name }
          init(from decoder: any Decoder) throws {
            do {
              let c = try decoder.container(keyedBy: CodingKeys.self)
              host = try c.decode(String.self, forKey: .host)
              port = try c.decode(Int.self, forKey: .port)
              guard port > 0 else { throw Bad.port }
              name = try c.decode(String.self, forKey: .name)
            } catch let error as DecodingError { throw Bad.wrapped(error) }
          }
        }
        struct Root: Decodable {
          let signup: Signup
          let shape: Shape
          let tag: Tag
          let account: Account
          let servers: [Server]
        }
        """#,
      payload: #"""
        {"signup": {"age": 12, "email": "nope", "plan": 5},
         "shape": {"kind": "hexagon", "side": 3},
         "tag": {"text": 4, "weight": "w"},
         "account": {"user": 5},
         "servers": [{"host": "a", "port": -1, "name": "n"}, {"host": 5, "port": 80, "name": 7}]}
        """#,
      lines: [
        "$.signup.age 12 ✗ custom", #"$.signup.email "nope" ⋯ (✗ custom)"#,
        "$.signup.plan 5 ⋯ (✗ wrong-type)", #"$.shape.kind "hexagon" ⋯ (✗ custom)"#,
        "$.tag.text 4 ⋯ (✗ wrong-type)", #"$.tag.weight "w" ⋯ (✗ wrong-type)"#,
        "$.account.token ◌ missing ⋯ (✗ custom)", "$.account.user 5 ⋯ (✗ wrong-type)",
        "$.servers[0].port -1 ⋯ (✗ custom)", #"$.servers[0].name "n" ⋯ (✓ "n")"#,
        "$.servers[1].host 5 ⋯ (✗ wrong-type)", "$.servers[1].port 80 ⋯ (✓ 80)",
        "$.servers[1].name 7 ⋯ (✗ wrong-type)",
        "strict threw 1 threw · 13 not reached · 1 of at least 11 errors",
      ]),
    EverydayModel(
      name: "an error that may be about one value or another blames none of them",
      source: #"""
        struct Reversed: Error {}
        struct Span: Decodable {
          let low: Int
          let high: Int
          let step: Int
          enum CodingKeys: CodingKey { case low, high, step }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            low = try c.decode(Int.self, forKey: .low)
            high = try c.decode(Int.self, forKey: .high)
            guard low <= high else { throw Reversed() }
            step = try c.decode(Int.self, forKey: .step)
          }
        }
        struct Root: Decodable { let spans: [Span]; let more: [Span] }
        """#,
      payload: #"""
        {"spans": [{"low": 3, "high": 2, "step": "x"}],
         "more": [{"low": 30, "high": 2, "step": "y"}, {"low": "a", "high": -5, "step": 1}]}
        """#,
      lines: [
        #"$.spans[0] {"low": 3, "high": 2, "step… ✗ custom"#, "$.spans[0].low 3 ✓ 3",
        "$.spans[0].high 2 ✓ 2", #"$.spans[0].step "x" ⋯ (✗ wrong-type)"#,
        #"$.more[0] {"low": 30, "high": 2, "ste… ⋯ (✗ custom)"#, "$.more[0].low 30 ⋯ (✓ 30)",
        "$.more[0].high 2 ⋯ (✓ 2)", #"$.more[0].step "y" ⋯ (✗ wrong-type)"#,
        #"$.more[1].low "a" ⋯ (✗ wrong-type)"#, "$.more[1].high -5 ⋯", "$.more[1].step 1 ⋯ (✓ 1)",
        "strict threw 2 as sent · 1 threw · 7 not reached · 1 of at least 5 errors",
      ]),
  ]
}
