/// Models whose own code checks what it read, asks it, or computes with it.
extension EverydayModelTests {
  private static let span = #"""
    import Foundation
    struct Root: Decodable {
        let from: Int
        let to: Int
        enum CodingKeys: String, CodingKey { case from, to }
        init(from decoder: Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            from = try c.decode(Int.self, forKey: .from)
            to = try c.decode(Int.self, forKey: .to)
            guard from <= to else { throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "to before from")) }
        }
    }
    """#

  static let checks: [Case] = [
    Case(
      name: "a check of two values",
      source: span,
      payload: #"{"from": 5, "to": 3}"#,
      lines: [
        #"$ {"from": 5, "to": 3} ✗ custom"#,
        #"$.from 5 ✓ 5"#,
        #"$.to 3 ✓ 3"#,
        #"p.json:1:1: error: the model's own code threw while it decoded the document: to before from"#,
        #"strict threw 2 as sent · 1 threw"#,
      ]),
    Case(
      name: "what threw before a check",
      source: span,
      payload: #"{"from": 5, "to": "3"}"#,
      lines: [
        #"$.from 5 ✓ 5"#,
        #"$.to "3" ✗ wrong-type"#,
        #"p.json:1:19: error: expected Int for 'to', found the string "3""#,
        #"strict threw 1 as sent · 1 threw · what follows wasn't tried"#,
      ]),
    Case(
      name: "a question of a text",
      source: #"""
        import Foundation
        struct Root: Decodable {
            let cents: Int
            let paid: Bool
            let meta: [String: Int]
            let n: Int
            enum CodingKeys: String, CodingKey { case price, status, meta, n }
            init(from decoder: Decoder) throws {
                let c = try decoder.container(keyedBy: CodingKeys.self)
                cents = Int((try c.decode(Double.self, forKey: .price) * 100).rounded())
                paid = try c.decode(String.self, forKey: .status) == "paid"
                var m: [String: Int] = [:]
                for (k, v) in try c.decode([String: String].self, forKey: .meta) { if let i = Int(v) { m[k] = i } }
                meta = m
                n = max(0, try c.decode(Int.self, forKey: .n))
            }
        }
        """#,
      payload: #"{"price":0,"status":"open","meta":{"b":"x"},"n":-1}"#,
      lines: [
        #"$.price 0 ✓ 0"#,
        #"$.status "open" ~ false wrong-type"#,
        #"$.meta {"b":"x"} ~ [:] custom"#,
        #"$.meta.b "x" ⊘ dropped custom!"#,
        #"$.n -1 ↺ 0 custom!"#,
        #"strict decoded 1 as sent · 1 converted · 1 default · 1 dropped · 2 lost silently"#,
      ]),
  ]
}
