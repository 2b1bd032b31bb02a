/// Models as apps have them, with the mistakes of their payloads.
extension EverydayModel {
  private static let weather = #"""
    import Foundation
    struct Root: Decodable {
      let city: String
      let temp: Double
      let feelsLike: Double
      let conditions: [Condition]
      let wind: (speed: Double, degrees: Int)
      let sunrise: Date
      let rain: Double?
      let updated: Date?
      enum Condition: String, Decodable { case clear = "Clear", rain = "Rain", snow = "Snow", other
        init(from decoder: Decoder) throws {
          let raw = try decoder.singleValueContainer().decode(String.self)
          self = Condition(rawValue: raw) ?? .other
        }
      }
      enum CodingKeys: String, CodingKey { case name, main, weather, wind, sys, rain, dt }
      enum MainKeys: String, CodingKey { case temp, feelsLike = "feels_like" }
      enum WindKeys: String, CodingKey { case speed, deg }
      struct WeatherItem: Decodable { let main: Condition }
      init(from decoder: Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        city = try c.decode(String.self, forKey: .name)
        let main = try c.nestedContainer(keyedBy: MainKeys.self, forKey: .main)
        temp = try main.decode(Double.self, forKey: .temp)
        feelsLike = try main.decodeIfPresent(Double.self, forKey: .feelsLike) ?? temp
        conditions = try c.decode([WeatherItem].self, forKey: .weather).map { $0.main }
        let w = try c.nestedContainer(keyedBy: WindKeys.self, forKey: .wind)
        wind = (try w.decode(Double.self, forKey: .speed), (try? w.decode(Int.self, forKey: .deg)) ?? 0)
        let sys = try c.decode([String: Double].self, forKey: .sys)
        sunrise = Date(timeIntervalSince1970: sys["sunrise"] ?? 0)
        rain = (try? c.decode([String: Double].self, forKey: .rain))?["1h"]
        updated = try c.decodeIfPresent(Double.self, forKey: .dt).map(Date.init(timeIntervalSince1970:))
      }
    }
    """#

  private static let chat = #"""
    import Foundation
    enum ID: Decodable, Hashable {
      case int(Int), string(String)
      init(from decoder: Decoder) throws {
        let c = try decoder.singleValueContainer()
        if let i = try? c.decode(Int.self) { self = .int(i) }
        else if let s = try? c.decode(String.self) { self = .string(s) }
        else { throw DecodingError.typeMismatch(ID.self, .init(codingPath: decoder.codingPath, debugDescription: "Expected Int or String")) }
      }
    }
    struct Message: Decodable {
      enum Content {
        case text(String)
        case image(url: URL, alt: String?)
        case reaction(emoji: String, target: ID)
        case system(String)
      }
      let id: ID
      let sender: String
      let sentAt: Date
      let content: Content
      let mentions: Set<String>
      let isEdited: Bool
      enum CodingKeys: String, CodingKey { case id, sender, from, sentAt = "sent_at", type, payload, mentions, edited }
      enum PayloadKeys: String, CodingKey { case text, url, alt, emoji, target }
      static let formatter: DateFormatter = {
        let f = DateFormatter(); f.locale = Locale(identifier: "en_US_POSIX"); f.timeZone = TimeZone(identifier: "UTC")
        f.dateFormat = "yyyy-MM-dd'T'HH:mm:ss.SSSZ"; return f
      }()
      init(from decoder: Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        id = try c.decode(ID.self, forKey: .id)
        sender = try c.decodeIfPresent(String.self, forKey: .sender) ?? c.decode(String.self, forKey: .from)
        let text = try c.decode(String.self, forKey: .sentAt)
        guard let date = Self.formatter.date(from: text) else {
          throw DecodingError.dataCorruptedError(forKey: .sentAt, in: c, debugDescription: "bad date \(text)")
        }
        sentAt = date
        let type = try c.decode(String.self, forKey: .type)
        let p = try c.nestedContainer(keyedBy: PayloadKeys.self, forKey: .payload)
        switch type {
        case "text": content = .text(try p.decode(String.self, forKey: .text))
        case "image": content = .image(url: try p.decode(URL.self, forKey: .url), alt: try p.decodeIfPresent(String.self, forKey: .alt))
        case "reaction": content = .reaction(emoji: try p.decode(String.self, forKey: .emoji), target: try p.decode(ID.self, forKey: .target))
        default: content = .system(type)
        }
        mentions = Set((try? c.decodeIfPresent([String].self, forKey: .mentions) ?? []) ?? [])
        isEdited = (try? c.decode(Bool.self, forKey: .edited)) ?? ((try? c.decode(Int.self, forKey: .edited)) == 1)
      }
    }
    struct Root: Decodable { let messages: [Message]; let hasMore: Bool? }
    """#

  static let apps: [EverydayModel] = [
    EverydayModel(
      name: "a weather service's answer, changed on the way",
      source: weather,
      payload:
        #"""
        {"name": "Bern", "main": {"temp": 20.5, "feels_lik": 19}, "weather": [{"main": "Clear"}, {"main": "Mist"}], "wind": {"speed": 3, "deg": 180.5}, "sys": {"sunrise": 1700000000, "sunset": 1700030000}, "rain": {"3h": 2}, "dt": 1700000000}
        """#,
      lines: [
        #"$.name "Bern" ✓ "Bern""#,
        #"$.main.temp 20.5 ✓ 20.5"#,
        #"$.main.feels_like ◌ missing ∅ another key's value"#,
        #"$.weather [{"main": "Clear"}, {"main"… ~ [.clear, .other] bad-element"#,
        #"$.weather[0] {"main": "Clear"} ✓ .clear"#,
        #"$.weather[0].main "Clear" ✓ .clear"#,
        #"$.weather[1] {"main": "Mist"} ~ .other bad-element"#,
        #"$.weather[1].main "Mist" ↺ .other bad-enum!"#,
        #"$.wind {"speed": 3, "deg": 180.5} ~ (speed: 3.0, degrees: 0) bad-element"#,
        #"$.wind.speed 3 ✓ 3.0"#,
        #"$.wind.deg 180.5 ↺ 0 fraction!"#,
        #"$.sys {"sunrise": 1700000000, "su… ~ "2023-11-14T22:13:20Z" custom"#,
        #"$.sys.sunrise 1700000000 ~ "2023-11-14T22:13:20Z" custom"#,
        #"$.rain {"3h": 2} ∅ nil custom!"#,
        #"$.rain["3h"] 2 ⊘ dropped bad-element!"#,
        #"$.dt 1700000000 ~ "2023-11-14T22:13:20Z" custom"#,
        #"$.main.feels_lik 19 ⊘ unknown key (feels_like?)"#,
        #"strict decoded 4 as sent · 2 converted · 2 default · 2 nil · 1 dropped · 4 lost silently · 1 unknown key"#,
      ]),
    EverydayModel(
      name: "a weather service's answer that fails",
      source: weather,
      payload:
        #"""
        {"name": "Bern", "main": {"temp": "20.5"}, "weather": [{"main": 3}], "wind": {"speed": null, "deg": "x"}, "sys": {"sunrise": "6:30"}, "rain": 5}
        """#,
      lines: [
        #"$.name "Bern" ✓ "Bern""#,
        #"$.main.temp "20.5" ✗ wrong-type"#,
        #"$.main.feels_like ◌ missing ⋯ (∅ another key's value)"#,
        #"$.weather [{"main": 3}] ⋯ (✗ bad-element)"#,
        #"$.weather[0] {"main": 3} ⋯ (✗ bad-element)"#,
        #"$.weather[0].main 3 ⋯ (✗ wrong-type)"#,
        #"$.wind {"speed": null, "deg": "x"} ⋯ (✗ bad-element)"#,
        #"$.wind.speed null ⋯ (✗ null)"#,
        #"$.wind.deg "x" ⋯ (↺ wrong-type)"#,
        #"$.sys {"sunrise": "6:30"} ⋯ (✗ bad-element)"#,
        #"$.sys.sunrise "6:30" ⋯ (✗ wrong-type)"#,
        #"$.rain 5 ⋯ (∅ nil)"#,
        #"$.dt ◌ missing ⋯ (∅ nil)"#,
        #"strict threw 1 as sent · 1 threw · 7 not reached · 1 of 4 errors"#,
      ]),
    EverydayModel(
      name: "messages of several kinds, all decoded",
      source: chat,
      payload:
        #"""
        {"messages": [
         {"id": 1, "sender": "ada", "sent_at": "2024-01-01T10:00:00.000+0000", "type": "text", "payload": {"text": "hi"}, "mentions": ["bob", "bob", "eve"], "edited": 1},
         {"id": "m2", "from": "bob", "sent_at": "2024-01-01T10:00:00.000+0000", "type": "joined", "payload": {}, "mentions": ["x", 3], "edited": "yes"},
         {"id": "m3", "sender": null, "from": "eve", "sent_at": "2024-01-01T10:00:00.000+0000", "type": "image", "payload": {"url": "https://a.b/c.png", "alt": ""}}
        ], "has_more": true}
        """#,
      lines: [
        #"$.messages [ {"id": 1, "sender": "ada"… ~ [Message(id: .int(1), sende… bad-element"#,
        #"$.messages[0] {"id": 1, "sender": "ada", … ~ Message(id: .int(1), sender… bad-element"#,
        #"$.messages[0].id 1 ✓ .int(1)"#,
        #"$.messages[0].sender "ada" ✓ "ada""#,
        #"$.messages[0].sent_at "2024-01-01T10:00:00.000+00… ~ "2024-01-01T10:00:00Z" custom"#,
        #"$.messages[0].type "text" ✓ "text""#,
        #"$.messages[0].payload.text "hi" ✓ .text("hi")"#,
        #"$.messages[0].mentions ["bob", "bob", "eve"] ~ ["bob", "eve"] custom"#,
        #"$.messages[0].mentions[0] "bob" ✓ "bob""#,
        #"$.messages[0].mentions[1] "bob" ⊘ dropped duplicate-key!"#,
        #"$.messages[0].mentions[2] "eve" ✓ "eve""#,
        #"$.messages[0].edited 1 ~ true wrong-type"#,
        #"$.messages[1] {"id": "m2", "from": "bob",… ~ Message(id: .string("m2"), … bad-element"#,
        #"$.messages[1].id "m2" ✓ .string("m2")"#,
        #"$.messages[1].sender ◌ missing ∅ another key's value"#,
        #"$.messages[1].from "bob" ✓ "bob""#,
        #"$.messages[1].sent_at "2024-01-01T10:00:00.000+00… ~ "2024-01-01T10:00:00Z" custom"#,
        #"$.messages[1].type "joined" ✓ "joined""#,
        #"$.messages[1].mentions ["x", 3] ↺ [] bad-element!"#,
        #"$.messages[1].mentions[0] "x" ⊘ dropped bad-element!"#,
        #"$.messages[1].mentions[1] 3 ⊘ dropped wrong-type!"#,
        #"$.messages[1].edited "yes" ↺ false wrong-type!"#,
        #"$.messages[2] {"id": "m3", "sender": null… ~ Message(id: .string("m3"), … bad-element"#,
        #"$.messages[2].id "m3" ✓ .string("m3")"#,
        #"$.messages[2].sender null ∅ another key's value"#,
        #"$.messages[2].from "eve" ✓ "eve""#,
        #"$.messages[2].sent_at "2024-01-01T10:00:00.000+00… ~ "2024-01-01T10:00:00Z" custom"#,
        #"$.messages[2].type "image" ✓ "image""#,
        #"$.messages[2].payload.url "https://a.b/c.png" ✓ "https://a.b/c.png""#,
        #"$.messages[2].payload.alt "" ✓ """#,
        #"$.messages[2].mentions ◌ missing ↺ [] missing"#,
        #"$.messages[2].edited ◌ missing ↺ false missing"#,
        #"$.hasMore ◌ missing ∅ nil missing!"#,
        #"$.has_more true ⊘ unknown key (hasMore?)"#,
        #"strict decoded 14 as sent · 4 converted · 4 default · 3 nil · 1 dropped · 4 lost silently · 1 unknown key"#,
      ]),
    EverydayModel(
      name: "messages of which none is decoded",
      source: chat,
      payload:
        #"""
        {"messages": [
         {"id": 1.5, "sender": "ada", "sent_at": "2024-01-01", "type": "text", "payload": {"txt": "hi"}},
         {"id": null, "sendr": "ada", "sent_at": "2024-01-01T10:00:00.000+0000", "type": "reaction", "payload": {"emoji": "x", "target": true}, "edited": 5}
        ], "hasMore": "true"}
        """#,
      lines: [
        #"$.messages [ {"id": 1.5, "sender": "ad… ✗ bad-element"#,
        #"$.messages[0] {"id": 1.5, "sender": "ada"… ✗ bad-element"#,
        #"$.messages[0].id 1.5 ✗ custom"#,
        #"$.messages[0].sender "ada" ⋯ (✓ "ada")"#,
        #"$.messages[0].sent_at "2024-01-01" ⋯ (✗ custom)"#,
        #"$.messages[0].type "text" ⋯ (✓ "text")"#,
        #"$.messages[0].payload.text ◌ missing ⋯ (✗ missing)"#,
        #"$.messages[0].mentions ◌ missing ⋯ (↺ [])"#,
        #"$.messages[0].edited ◌ missing ⋯ (↺ missing)"#,
        #"$.messages[1] {"id": null, "sendr": "ada"… ⋯ (✗ bad-element)"#,
        #"$.messages[1].id null ⋯ (✗ custom)"#,
        #"$.messages[1].sender ◌ missing ⋯ (∅ nil)"#,
        #"$.messages[1].from ◌ missing ⋯ (✗ missing)"#,
        #"$.messages[1].sent_at "2024-01-01T10:00:00.000+00… ⋯ (~ "2024-01-01T10:00:00Z")"#,
        #"$.messages[1].type "reaction" ⋯ (✓ "reaction")"#,
        #"$.messages[1].payload.emoji "x" ⋯ (✓ "x")"#,
        #"$.messages[1].payload.target true ⋯ (✗ custom)"#,
        #"$.messages[1].mentions ◌ missing ⋯ (↺ [])"#,
        #"$.messages[1].edited 5 ⋯ (↺ false)"#,
        #"$.hasMore "true" ⋯ (✗ wrong-type)"#,
        #"$.messages[0].payload.txt "hi" ⊘ unknown key (text?)"#,
        #"$.messages[1].sendr "ada" ⊘ unknown key (sender?)"#,
        #"strict threw 1 threw · 16 not reached · 1 of 7 errors · 2 unknown keys"#,
      ]),
    EverydayModel(
      name: "users with an app's own wrappers",
      source: #"""
        import Foundation
        @propertyWrapper
        struct Lossy<T: Decodable>: Decodable {
          var wrappedValue: [T]
          init(wrappedValue: [T]) { self.wrappedValue = wrappedValue }
          init(from decoder: Decoder) throws {
            var c = try decoder.unkeyedContainer()
            var out: [T] = []
            while !c.isAtEnd {
              do { out.append(try c.decode(T.self)) }
              catch { _ = try? c.decode(Ignored.self) }
            }
            wrappedValue = out
          }
          struct Ignored: Decodable {}
        }
        @propertyWrapper
        struct Default<P: Provider>: Decodable {
          var wrappedValue: P.Value
          init(wrappedValue: P.Value) { self.wrappedValue = wrappedValue }
          init(from decoder: Decoder) throws {
            wrappedValue = (try? decoder.singleValueContainer().decode(P.Value.self)) ?? P.value
          }
        }
        protocol Provider { associatedtype Value: Decodable; static var value: Value { get } }
        enum Zero: Provider { static var value: Int { 0 } }
        enum Yes: Provider { static var value: Bool { true } }
        extension KeyedDecodingContainer {
          func decode<P>(_ type: Default<P>.Type, forKey key: Key) throws -> Default<P> {
            try decodeIfPresent(type, forKey: key) ?? Default(wrappedValue: P.value)
          }
          func decode<T>(_ type: Lossy<T>.Type, forKey key: Key) throws -> Lossy<T> {
            try decodeIfPresent(type, forKey: key) ?? Lossy(wrappedValue: [])
          }
        }
        @propertyWrapper
        struct StringOrInt: Decodable {
          var wrappedValue: String
          init(from decoder: Decoder) throws {
            let c = try decoder.singleValueContainer()
            if let s = try? c.decode(String.self) { wrappedValue = s }
            else { wrappedValue = String(try c.decode(Int.self)) }
          }
        }
        struct User: Decodable {
          @StringOrInt var id: String
          @Default<Zero> var followers: Int
          @Default<Yes> var isPublic: Bool
          @Lossy var posts: [Post]
          let bio: String?
          let role: Role
          let links: [String: URL]?
          enum Role: String, Decodable { case admin, member }
          struct Post: Decodable { let id: Int; let title: String; let likes: Int? }
        }
        struct Root: Decodable { let users: [User]; let cursor: String? }
        """#,
      payload:
        #"""
        {"users": [
         {"id": 1, "followers": "12", "is_public": false, "posts": [{"id": 1, "title": "A", "likes": "3"}, {"id": 2, "title": "B"}, null, {"id": "3", "title": "C"}], "bio": "", "role": "member", "links": {"home": "https://a.b", "bad": "not a url"}},
         {"id": "2", "isPublic": 0, "posts": null, "role": "Admin", "links": null},
         {"id": 3.5, "role": "member"}
        ]}
        """#,
      lines: [
        #"$.users [ {"id": 1, "followers": "1… ✗ bad-element"#,
        #"$.users[0] {"id": 1, "followers": "12"… ~ User(id: "1", followers: 0,… bad-element"#,
        #"$.users[0].id 1 ~ "1" wrong-type"#,
        #"$.users[0].followers "12" ↺ 0 wrong-type!"#,
        #"$.users[0].isPublic ◌ missing ↺ true missing!"#,
        #"$.users[0].posts [{"id": 1, "title": "A", "l… ~ [Post(id: 2, title: "B", li… bad-element"#,
        #"$.users[0].posts[0] {"id": 1, "title": "A", "li… ⊘ dropped bad-element!"#,
        #"$.users[0].posts[0].id 1 ⊘ dropped bad-element!"#,
        #"$.users[0].posts[0].title "A" ⊘ dropped bad-element!"#,
        #"$.users[0].posts[0].likes "3" ⊘ dropped wrong-type!"#,
        #"$.users[0].posts[1] {"id": 2, "title": "B"} ✓ Post(id: 2, title: "B", lik…"#,
        #"$.users[0].posts[1].id 2 ✓ 2"#,
        #"$.users[0].posts[1].title "B" ✓ "B""#,
        #"$.users[0].posts[1].likes ◌ missing ∅ nil missing"#,
        #"$.users[0].posts[2] null ⊘ dropped null"#,
        #"$.users[0].posts[3] {"id": "3", "title": "C"} ⊘ dropped bad-element!"#,
        #"$.users[0].posts[3].id "3" ⊘ dropped wrong-type!"#,
        #"$.users[0].bio "" ✓ """#,
        #"$.users[0].role "member" ✓ .member"#,
        #"$.users[0].links {"home": "https://a.b", "ba… ~ ["bad": "not%20a%20url", "h… bad-element"#,
        #"$.users[0].links.home "https://a.b" ✓ "https://a.b""#,
        #"$.users[0].links.bad "not a url" ~ "not%20a%20url" bad-url"#,
        #"$.users[1] {"id": "2", "isPublic": 0, … ✗ bad-element"#,
        #"$.users[1].id "2" ✓ "2""#,
        #"$.users[1].followers ◌ missing ↺ 0 missing"#,
        #"$.users[1].isPublic 0 ↺ true wrong-type!"#,
        #"$.users[1].posts null ↺ [] null"#,
        #"$.users[1].bio ◌ missing ∅ nil missing"#,
        #"$.users[1].role "Admin" ✗ bad-enum"#,
        #"$.users[1].links null ⋯ (∅ nil)"#,
        #"$.users[2] {"id": 3.5, "role": "member… ⋯ (✗ bad-element)"#,
        #"$.users[2].id 3.5 ⋯ (✗ fraction)"#,
        #"$.users[2].followers ◌ missing ⋯ (↺ 0)"#,
        #"$.users[2].isPublic ◌ missing ⋯ (↺ true)"#,
        #"$.users[2].posts ◌ missing ⋯ (↺ [])"#,
        #"$.users[2].bio ◌ missing ⋯ (∅ nil)"#,
        #"$.users[2].role "member" ⋯ (✓ .member)"#,
        #"$.users[2].links ◌ missing ⋯ (∅ nil)"#,
        #"$.cursor ◌ missing ⋯ (∅ nil)"#,
        #"$.users[0].is_public false ⊘ unknown key (isPublic?)"#,
        #"strict threw 6 as sent · 2 converted · 5 default · 2 nil · 3 dropped · 1 threw · 9 not reached · 1 of 2 errors · 5 lost silently · 1 unknown key"#,
      ]),
  ]
}
