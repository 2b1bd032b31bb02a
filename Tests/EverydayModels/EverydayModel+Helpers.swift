extension EverydayModel {
  /// Functions of a model's own that decode for it, and code that goes on behind what decides.
  static let helpers = [
    EverydayModel(
      name: "static functions and calls of containers of the source's own",
      source: #"""
        extension KeyedDecodingContainer {
          func whole(_ key: Key) throws -> Int {
            if let value = try? decode(Int.self, forKey: key) { return value }
            return Int(try decode(String.self, forKey: key)) ?? 0
          }
          func value<T: Decodable>(_ type: T.Type, _ key: Key, or other: T) -> T {
            (try? decodeIfPresent(type, forKey: key)) ?? other
          }
        }
        struct Root: Decodable {
          let name: String
          let at: Double
          let revenue: Double?
          let pages: Int
          let title: String
          let authors: [String]
          enum CodingKeys: String, CodingKey {
            case name = "event", at = "timestamp", revenue, pages = "page_count", title, authors
          }
          private static func text(
            _ keys: KeyedDecodingContainer<CodingKeys>, _ key: CodingKeys
          ) throws -> String {
            if let number = try? keys.decode(Int.self, forKey: key) { return String(number) }
            return try keys.decode(String.self, forKey: key)
          }
          private static func number(
            _ keys: KeyedDecodingContainer<CodingKeys>, _ key: CodingKeys
          ) -> Double? {
            if let number = try? keys.decode(Double.self, forKey: key) { return number }
            return (try? keys.decode(String.self, forKey: key)).flatMap(Double.init)
          }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            name = try Self.text(keys, .name)
            let milliseconds = Self.number(keys, .at) ?? 0
            at = milliseconds > 1e11 ? milliseconds / 1000 : milliseconds
            revenue = Self.number(keys, .revenue)
            pages = try keys.whole(.pages)
            title = keys.value(String.self, .title, or: "Untitled")
            authors = keys.value([String].self, .authors, or: [])
          }
        }
        """#,
      payload: #"""
        {"event": 5, "timestamp": "soon", "revenue": "x", "page_count": "12", "title": null,
         "authors": ["a", 2]}
        """#,
      lines: [
        #"$.event 5 ~ "5" wrong-type"#, #"$.timestamp "soon" ↺ 0.0 wrong-type!"#,
        #"$.revenue "x" ∅ nil not-a-number!"#, #"$.page_count "12" ~ 12 wrong-type"#,
        #"$.title null ↺ "Untitled" null"#, #"$.authors ["a", 2] ↺ [] bad-element!"#,
      ]),
    EverydayModel(
      name: "what is asked for whatever a placeholder says is told",
      source: #"""
        struct Plan: Decodable { let name: String; let seats: Int }
        struct Root: Decodable {
          let quota: Int
          let plan: Plan
          enum CodingKeys: CodingKey { case premium, quota, plan }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            let isPremium = try keys.decode(Bool.self, forKey: .premium)
            var quota = try keys.decode(Int.self, forKey: .quota)
            if isPremium { quota *= 2 }
            self.quota = quota
            plan = try keys.decode(Plan.self, forKey: .plan)
          }
        }
        """#,
      payload: #"{"plan": {"name": "P"}, "premium": "yes", "quota": 5}"#,
      lines: [
        #"$.plan {"name": "P"} ⋯ (✗ bad-element)"#, "$.plan.seats ◌ missing ⋯ (✗ missing)",
        "strict threw 1 threw · 3 not reached · 1 of 2 errors",
      ]),
    EverydayModel(
      name: "a model that reads the same object hangs on nothing",
      source: #"""
        enum Event: Decodable {
          case message(Message), other
          struct Message: Decodable { let text: String; let user: String; let ts: String }
          private enum CodingKeys: CodingKey { case type }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            switch try keys.decode(String.self, forKey: .type) {
            case "message": self = .message(try Message(from: decoder))
            default: self = .other
            }
          }
        }
        struct Root: Decodable { let event: Event; let count: Int }
        """#,
      payload: #"{"event": {"type": "message", "text": 7, "user": "U"}, "count": "1"}"#,
      lines: [
        "$.event.text 7 ✗ wrong-type", "$.event.ts ◌ missing ⋯ (✗ missing)",
        "strict threw 1 as sent · 1 threw · 3 not reached · 1 of 3 errors",
      ]),
    EverydayModel(
      name: "of keys that were tried one after the other none has a default",
      source: #"""
        struct Root: Decodable {
          let id: String
          let body: [Int]
          enum CodingKeys: CodingKey { case id, _id, uuid, payload, body, data }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            if keys.contains(.payload) {
              body = try keys.decode([Int].self, forKey: .payload)
            } else if let value = try keys.decodeIfPresent([Int].self, forKey: .body) {
              body = value
            } else {
              body = try keys.decode([Int].self, forKey: .data)
            }
            do { id = try keys.decode(String.self, forKey: .id) } catch {
              do { id = try keys.decode(String.self, forKey: ._id) } catch {
                id = try keys.decode(String.self, forKey: .uuid)
              }
            }
          }
        }
        """#,
      payload: #"{"data": [1], "uuid": 5}"#,
      lines: [
        "$.id ◌ missing ∅ another key's value", "$._id ◌ missing ∅ another key's value",
        "$.uuid 5 ✗ wrong-type",
        "$.data [1] ✓ [1]",
      ]),
    EverydayModel(
      name: "an element that caught its own failure is kept",
      source: #"""
        struct Item: Decodable {
          let id: Int
          let size: Int
          enum CodingKeys: CodingKey { case id, size }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            id = try keys.decode(Int.self, forKey: .id)
            size = (try? keys.decode(Int.self, forKey: .size)) ?? 9
          }
        }
        struct Lossy: Decodable {
          let values: [Item]
          init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            var values: [Item] = []
            while !list.isAtEnd {
              if let value = try? Item(from: list.superDecoder()) { values.append(value) }
            }
            self.values = values
          }
        }
        struct Root: Decodable { let items: Lossy }
        """#,
      payload: #"{"items": [{"id": 1, "size": 2}, {"id": 2, "size": "x"}]}"#,
      lines: ["$.items[1].id 2 ✓ 2"]),
    EverydayModel(
      name: "functions within the initializer that get the key alone",
      source: #"""
        struct Profile: Decodable {
          let id: Int
          let tags: [String]
          let scores: [Int]
          let nick: String
          let level: Double
          enum CodingKeys: String, CodingKey { case id, tags, scores, nick = "nick_name", level }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            func list<T: Decodable>(_ key: CodingKeys) -> [T] { (try? c.decode([T].self, forKey: key)) ?? [] }
            func text(_ key: CodingKeys) -> String { (try? c.decode(String.self, forKey: key)) ?? "" }
            func number(_ key: CodingKeys) -> Double {
              if let d = try? c.decode(Double.self, forKey: key) { return d }
              if let s = try? c.decode(String.self, forKey: key), let d = Double(s) { return d }
              return 0
            }
            id = try c.decode(Int.self, forKey: .id)
            tags = list(.tags)
            scores = list(.scores)
            nick = text(.nick)
            level = number(.level)
          }
        }
        struct Root: Decodable { let a: Profile; let b: Profile }
        """#,
      payload: #"""
        {"a": {"id": 1, "tags": ["x", 2], "scores": [1, 2], "nick_name": 5, "level": "3.5"},
         "b": {"id": 2, "tags": ["x"], "scores": [1, "2"], "nick_name": "n", "level": "many"}}
        """#,
      lines: [
        "$.a.tags [\"x\", 2] ↺ [] bad-element!", #"$.a.tags[0] "x" ⊘ dropped bad-element!"#,
        "$.a.tags[1] 2 ⊘ dropped wrong-type!", "$.a.scores[1] 2 ✓ 2",
        #"$.a.nick_name 5 ↺ "" wrong-type!"#, #"$.a.level "3.5" ~ 3.5 wrong-type"#,
        #"$.b.scores[1] "2" ⊘ dropped wrong-type!"#, #"$.b.nick_name "n" ✓ "n""#,
        #"$.b.level "many" ↺ 0.0 wrong-type!"#,
      ]),
    EverydayModel(
      name: "keys that are asked for before anything is read, in two questions with one answer",
      source: #"""
        struct Root: Decodable {
          let name: String
          let isOn: Bool
          let isLocked: Bool
          enum CodingKeys: CodingKey { case name, isOn, isLocked }
          init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: CodingKeys.self)
            func flag(_ key: CodingKeys) throws -> Bool {
              guard fields.contains(key) else { return false }
              if let number = try? fields.decode(Int.self, forKey: key) { return number != 0 }
              return try fields.decode(Bool.self, forKey: key)
            }
            name = try fields.decode(String.self, forKey: .name)
            isOn = try flag(.isOn)
            isLocked = try flag(.isLocked)
          }
        }
        """#,
      payload: #"{"name": "lamp"}"#,
      lines: ["$.isOn ◌ missing ↺ false missing", "$.isLocked ◌ missing ↺ false missing"]),
    EverydayModel(
      name: "a double optional in which null isn't what a missing key is",
      source: #"""
        struct Root: Decodable {
          let title: String??
          let artist: String??
          let album: String??
          enum CodingKeys: CodingKey { case title, artist, album }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            title = c.contains(.title) ? .some(try c.decodeIfPresent(String.self, forKey: .title)) : nil
            artist = c.contains(.artist) ? .some(try c.decodeIfPresent(String.self, forKey: .artist)) : nil
            album = try c.decodeIfPresent(String?.self, forKey: .album)
          }
        }
        """#,
      payload: #"{"title": null, "album": null}"#,
      lines: [
        "$.title null ✓ .some(nil)", "$.artist ◌ missing ∅ nil missing",
        "$.album null ∅ nil null",
      ]),
    EverydayModel(
      name: "base64 of the web by hand, and numbers whose digits don't fit, out of texts",
      source: #"""
        import Foundation
        struct Root: Decodable {
          let token: Data
          let id: Double
          enum CodingKeys: CodingKey { case token, id }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            var text = try c.decode(String.self, forKey: .token)
              .replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
            while text.count % 4 != 0 { text += "=" }
            guard let data = Data(base64Encoded: text) else {
              throw DecodingError.dataCorruptedError(forKey: .token, in: c, debugDescription: "no base64")
            }
            token = data
            id = Double(try c.decode(String.self, forKey: .id)) ?? 0
          }
        }
        """#,
      payload: #"{"token": "-_8", "id": "9007199254740993"}"#,
      lines: [
        #"$.token "-_8" ~ Data(base64Encoded: "+/8=") custom"#,
        #"$.id "9007199254740993" ~ 9007199254740992.0 precision!"#,
      ]),
  ]
}
