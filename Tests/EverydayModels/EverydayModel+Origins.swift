/// Keys of whose values properties are made: one or another, one beside all keys, one within a container.
extension EverydayModel {
  private static let strict = #"""
    struct AnyKey: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }
      init?(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }
    struct Root: Decodable {
      let name: String
      let priority: Int
      let level: Int
      enum Keys: String, CodingKey, CaseIterable { case name, priority, level }
      init(from decoder: Decoder) throws {
        let c = try decoder.container(keyedBy: Keys.self)
        let all = try decoder.container(keyedBy: AnyKey.self)
        let known = Set(Keys.allCases.map(\.rawValue))
        if let bad = all.allKeys.map(\.stringValue).sorted().first(where: { !known.contains($0) }) {
          throw DecodingError.dataCorrupted(
            .init(codingPath: decoder.codingPath, debugDescription: "unexpected key \(bad)"))
        }
        name = try c.decode(String.self, forKey: .name)
        let p = try c.decodeIfPresent(Int.self, forKey: .priority) ?? 5
        priority = (1...10) ~= p ? p : 5
        level = try c.decodeIfPresent(Int.self, forKey: .level) ?? 1
      }
    }
    """#

  private static let renamed = #"""
    import Foundation
    struct Link: Decodable { let href: URL }
    struct Root: Decodable {
      let volume: Int
      let name: String
      let plan: String
      let cursor: Int?
      let image: URL
      let links: [String: Link]
      let next: URL?
      enum K: String, CodingKey {
        case volume, vol, name, nick, plan, subscription, cursor, paging, image, _links
      }
      enum S: String, CodingKey { case plan, cursor, url }
      init(from decoder: Decoder) throws {
        let c = try decoder.container(keyedBy: K.self)
        let v = try c.decodeIfPresent(Int.self, forKey: .volume)
          ?? c.decodeIfPresent(Int.self, forKey: .vol) ?? 5
        volume = min(max(v, 0), 11)
        name = (try? c.decode(String.self, forKey: .name))
          ?? (try? c.decode(String.self, forKey: .nick)) ?? "anon"
        let sub = try? c.nestedContainer(keyedBy: S.self, forKey: .subscription)
        plan = try sub?.decodeIfPresent(String.self, forKey: .plan)
          ?? c.decodeIfPresent(String.self, forKey: .plan) ?? "free"
        if let n = try? c.decode(Int.self, forKey: .cursor) {
          cursor = n
        } else {
          cursor = try? c.nestedContainer(keyedBy: S.self, forKey: .paging)
            .decode(Int.self, forKey: .cursor)
        }
        let i = try c.nestedContainer(keyedBy: S.self, forKey: .image)
        image = try i.decode(URL.self, forKey: .url)
        links = try c.decodeIfPresent([String: Link].self, forKey: ._links) ?? [:]
        next = links["next"]?.href
      }
    }
    """#

  static let origins: [EverydayModel] = [
    EverydayModel(
      name: "A look at all keys of the payload leaves the model's own as they are",
      source: strict, payload: #"{"name": "a", "priority": 50}"#,
      lines: [
        #"$.name "a" ✓ "a""#,
        "$.priority 50 ↺ 5 custom!",
        "$.level ◌ missing ↺ 1 missing",
      ]),
    EverydayModel(
      name:
        "A value of one key or another is changed, and taken from the other where one is missing",
      source: renamed,
      payload: #"""
        {"vol": 40, "nick": "Al", "subscription": {"plan": "pro"}, "plan": "old", "paging": {"cursor": 20},
         "image": {"url": "https://e.org/a"}, "links": {"self": {"href": "x"}}}
        """#,
      lines: [
        "$.volume ◌ missing ∅ another key's value",
        "$.vol 40 ~ 11 custom!",
        "$.name ◌ missing ∅ another key's value",
        #"$.nick "Al" ✓ "Al""#,
        #"$.subscription.plan "pro" ✓ "pro""#,
        #"$.plan "old" ⊘ unknown key"#,
        "$.cursor ◌ missing ∅ another key's value",
        "$.paging.cursor 20 ✓ 20",
        #"$.image.url "https://e.org/a" ✓ "https://e.org/a""#,
        #"$.links {"self": {"href": "x"}} ⊘ unknown key (_links?)"#,
      ]),
  ]
}
