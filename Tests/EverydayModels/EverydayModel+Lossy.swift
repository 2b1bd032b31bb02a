extension EverydayModel {
  private static let lossyTypes = #"""
    enum Color: String, Decodable { case red, green }
    struct Item: Decodable {
      var id: Int
      var size: Int
      enum CodingKeys: CodingKey { case id, size }
      init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        id = try keys.decode(Int.self, forKey: .id)
        size = (try? keys.decodeIfPresent(Int.self, forKey: .size)) ?? 9
      }
    }
    struct Lossy<Element: Decodable>: Decodable {
      var elements: [Element] = []
      init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        while !list.isAtEnd {
          let element = try list.superDecoder()
          do { elements.append(try Element(from: element)) } catch { continue }
        }
      }
    }
    struct Throwable<Wrapped: Decodable>: Decodable {
      let result: Result<Wrapped, any Error>
      init(from decoder: any Decoder) throws { result = Result { try Wrapped(from: decoder) } }
    }
    """#

  /// Lists that leave out what they can't decode, by decoders of the elements' own, and what their
  /// elements catch themselves.
  static let lossy = [
    EverydayModel(
      name: "what the elements of a lossy list catch isn't what the list catches",
      source: lossyTypes + #"""

        struct Root: Decodable {
          var colors: Lossy<Color>
          var items: Lossy<Item>
          var tried: [Throwable<Item>]
        }
        """#,
      payload: #"""
        {"colors": ["red", "blue", 3, "green"],
         "items": [{"id": 1, "size": "x"}, {"id": "2", "size": 2}, {"id": 3, "size": null}, {"id": 4}],
         "tried": [{"id": 1, "size": "2"}, {"id": 3, "size": null}, {"size": 1}]}
        """#,
      lines: [
        #"$.colors[0] "red" ✓ .red"#, #"$.colors[1] "blue" ⊘ dropped bad-enum!"#,
        "$.colors[2] 3 ⊘ dropped wrong-type!", #"$.colors[3] "green" ✓ .green"#,
        #"$.items[0].size "x" ↺ 9 wrong-type!"#, #"$.items[1].id "2" ⊘ dropped wrong-type!"#,
        "$.items[2].size null ↺ 9 null", "$.items[3].size ◌ missing ↺ 9 missing",
        #"$.tried[0].size "2" ↺ 9 wrong-type!"#, "$.tried[1].size null ↺ 9 null",
        "$.tried[2].id ◌ missing ⊘ missing",
        "strict decoded 7 as sent · 6 default · 3 dropped · 6 lost silently",
      ]),
    EverydayModel(
      name: "a lossy list in the place of a container's call, and one that is empty",
      source: lossyTypes + #"""

        struct Trying<Value> { var value: Value }
        extension Trying: Decodable where Value: Decodable {
          init(from decoder: any Decoder) throws { value = try Value(from: decoder) }
        }
        extension KeyedDecodingContainer {
          func decode<T: Decodable>(
            _ type: Trying<[T]>.Type, forKey key: Key
          ) throws -> Trying<[T]> {
            var list = try nestedUnkeyedContainer(forKey: key)
            var good: [T] = []
            while !list.isAtEnd {
              let element = try list.superDecoder()
              if let value = try? T(from: element) { good.append(value) }
            }
            return Trying(value: good)
          }
        }
        struct Root: Decodable { var colors: Trying<[Color]>; var items: Trying<[Item]>; var size: Int }
        """#,
      payload: #"{"colors": ["blue", "red"], "items": [], "size": "1"}"#,
      lines: [
        #"$.colors ["blue", "red"] ~ Trying<Array<Color>>(value:… bad-element"#,
        #"$.colors[0] "blue" ⊘ dropped bad-enum!"#,
        #"$.colors[1] "red" ✓ .red"#, "$.items [] ✓ Trying<Array<Item>>(value: …",
        #"$.size "1" ✗ wrong-type"#,
        "strict threw 2 as sent · 1 dropped · 1 threw · 1 lost silently",
      ]),
    EverydayModel(
      name: "values that own code filters, probes, and keeps in parts",
      source: #"""
        struct Rate: Decodable { let value: Double }
        struct Plan: Decodable { let name: String; let seats: Int }
        struct Name: CodingKey {
          let stringValue: String
          var intValue: Int? { nil }
          init?(stringValue: String) { self.stringValue = stringValue }
          init?(intValue: Int) { nil }
        }
        struct Texts: Decodable {
          let byName: [String: String]
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: Name.self)
            var texts: [String: String] = [:]
            for key in keys.allKeys {
              if let text = try? keys.decode(String.self, forKey: key), !text.isEmpty {
                texts[key.stringValue.lowercased()] = text
              }
            }
            byName = texts
          }
        }
        struct Root: Decodable {
          let lat, lon: Double
          let bounds: ClosedRange<Int>
          let rates: [String: Double]
          let codes: [String]
          let plan: Plan
          let texts: Texts
          let replies: [Plan]
          enum CodingKeys: CodingKey { case position, bounds, rates, plan, isTeam, texts, replies }
          enum ListKeys: CodingKey { case children }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            let parts = try keys.decode(String.self, forKey: .position).split(separator: ",")
            (lat, lon) = (Double(parts[0])!, Double(parts[1])!)
            let ends = try keys.decode([Int].self, forKey: .bounds)
            bounds = ends[0]...ends[1]
            let all = try keys.decode([String: Rate].self, forKey: .rates)
            rates = all.mapValues(\.value).filter { $0.value > 0 }
            codes = rates.keys.sorted()
            let isTeam = try keys.decode(Bool.self, forKey: .isTeam)
            let sent = try keys.decode(Plan.self, forKey: .plan)
            plan = Plan(name: sent.name, seats: isTeam ? sent.seats * 2 : sent.seats)
            texts = try keys.decode(Texts.self, forKey: .texts)
            if (try? keys.decode(String.self, forKey: .replies)) != nil {
              replies = []
            } else {
              let list = try keys.nestedContainer(keyedBy: ListKeys.self, forKey: .replies)
              replies = try list.decode([Plan].self, forKey: .children)
            }
          }
        }
        """#,
      payload: #"""
        {"position": "47.3,8.5", "bounds": [1, 4], "rates": {"CHF": {"value": 0}, "GBP": {"value": 2}},
         "isTeam": true, "plan": {"name": "P", "seats": 3}, "texts": {"EN": "Hi", "de": ""},
         "replies": {"children": [{"name": "Q", "seats": 1}]}}
        """#,
      lines: [
        #"$.position "47.3,8.5" ~ 8.5 wrong-type"#,
        "$.bounds [1, 4] ~ ClosedRange<Int>(lowerBound… custom",
        #"$.rates.CHF {"value": 0} ⊘ dropped custom!"#,
        #"$.rates.GBP {"value": 2} ✓ 2.0"#,
        "$.plan.seats 3 ~ 6 custom", #"$.texts.EN "Hi" ✓ "Hi""#,
        #"$.texts.de "" ⊘ dropped custom!"#,
        #"$.replies.children[0].name "Q" ✓ "Q""#,
        "strict decoded 8 as sent · 2 converted · 2 dropped · 2 lost silently",
      ]),
    EverydayModel(
      name: "what own code checks behind the first error",
      source: #"""
        struct Bad: Error {}
        struct Root: Decodable {
          let age: Int
          let email: String
          let from: Int
          let to: Int
          enum CodingKeys: CodingKey { case age, email, from, to }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            age = try keys.decode(Int.self, forKey: .age)
            email = try keys.decode(String.self, forKey: .email)
            guard email.contains("@") else {
              throw DecodingError.dataCorruptedError(
                forKey: .email, in: keys, debugDescription: "not an address")
            }
            from = try keys.decode(Int.self, forKey: .from)
            to = try keys.decode(Int.self, forKey: .to)
            guard from <= to else {
              throw DecodingError.dataCorruptedError(
                forKey: .from, in: keys, debugDescription: "from is behind to")
            }
          }
        }
        """#,
      payload: #"{"age": "3", "email": "ab", "from": 5, "to": 4}"#,
      lines: [
        #"$.age "3" ✗ wrong-type"#, #"$.email "ab" ⋯ (✗ custom)"#,
        "$.from 5 ⋯", "$.to 4 ⋯ (✓ 4)",
        "strict threw 1 threw · 3 not reached · 1 of at least 2 errors",
      ]),
    EverydayModel(
      name: "errors that no call shows, and what wrappers compute",
      source: #"""
        enum Shape: Decodable { case circle(radius: Double), none }
        enum Colour: String, Decodable { case red, blue }
        @propertyWrapper struct Tried<Value: Decodable>: Decodable {
          var wrappedValue: Value?
          init(from decoder: any Decoder) throws { wrappedValue = try? Value(from: decoder) }
        }
        struct Failable<Value: Decodable>: Decodable {
          let value: Value?
          init(from decoder: any Decoder) throws {
            value = try? decoder.singleValueContainer().decode(Value.self)
          }
        }
        @propertyWrapper struct Lossy<Element: Decodable>: Decodable {
          var wrappedValue: [Element]
          init(from decoder: any Decoder) throws {
            wrappedValue = try decoder.singleValueContainer().decode([Failable<Element>].self)
              .compactMap(\.value)
          }
        }
        @propertyWrapper struct Known<Case: RawRepresentable & Decodable>: Decodable
        where Case.RawValue: Decodable {
          var wrappedValue: Case?
          init(from decoder: any Decoder) throws {
            wrappedValue = Case(rawValue: try Case.RawValue(from: decoder))
          }
        }
        @propertyWrapper struct Minutes: Decodable {
          var wrappedValue: Double
          init(from decoder: any Decoder) throws {
            wrappedValue = try String(from: decoder).split(separator: ":")
              .compactMap { Double($0) }.reduce(0) { $0 * 60 + $1 }
          }
        }
        struct Root: Decodable {
          @Tried var shape: Shape?
          @Known var colour: Colour?
          @Lossy var sizes: [Int]
          @Lossy var none: [Int]
          @Minutes var length: Double
          @Minutes var empty: Double
        }
        """#,
      payload: #"""
        {"shape": {"square": {}}, "colour": "green", "sizes": [1.5, 1], "none": ["a"], "length": "1:30",
         "empty": ""}
        """#,
      lines: [
        #"$.shape {"square": {}} ∅ nil bad-enum!"#, #"$.colour "green" ∅ nil bad-enum!"#,
        "$.sizes[0] 1.5 ⊘ dropped fraction!", "$.sizes[1] 1 ✓ 1",
        #"$.none ["a"] ~ [] bad-element"#, #"$.none[0] "a" ⊘ dropped wrong-type!"#,
        #"$.length "1:30" ~ 90.0 wrong-type"#, #"$.empty "" ↺ 0.0 empty!"#,
      ]),
    EverydayModel(
      name: "behind a value that refuses most texts",
      source: #"""
        struct Slug: Decodable {
          let text: String
          init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            text = try value.decode(String.self)
            guard !text.isEmpty, text.allSatisfy(\.isLetter) else {
              throw DecodingError.dataCorruptedError(in: value, debugDescription: "no slug")
            }
          }
        }
        extension KeyedDecodingContainer {
          func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
            if let text = try? decodeIfPresent(String.self, forKey: key) { return Int(text) ?? 0 }
            return try decodeIfPresent(Int.self, forKey: key) ?? 0
          }
        }
        struct Root: Decodable { let slug: Slug; let count: Int; let name: String; let more: Int }
        """#,
      payload: #"{"slug": "1", "count": "5", "name": 7}"#,
      lines: [
        #"$.slug "1" ✗ custom"#, #"$.count "5" ⋯ (~ 5)"#, "$.name 7 ⋯ (✗ wrong-type)",
        "$.more ◌ missing ⋯ (↺ 0)", "strict threw 1 threw · 3 not reached · 1 of 2 errors",
      ]),
    EverydayModel(
      name: "properties with keys of other names behind a value that nothing stands in for",
      source: #"""
        import Foundation
        enum Rollout: Decodable { case percent(Int), users([String]), off }
        struct Root: Decodable {
          let rollout: Rollout
          let updated: Date?
          let count: Int
          let owner: String
          enum CodingKeys: String, CodingKey {
            case rollout, updated = "updated_at", count = "total", owner
          }
        }
        """#,
      payload: #"{"rollout": {"percentage": {"_0": 20}}, "updated_at": "now", "owner": 5}"#,
      lines: [
        #"$.rollout {"percentage": {"_0": 20}} ✗ bad-enum"#,
        #"$.updated_at "now" ⋯ (✗ wrong-type)"#, "$.total ◌ missing ⋯ (✗ missing)",
        "$.owner 5 ⋯ (✗ wrong-type)",
        "strict threw 1 threw · 3 not reached · 1 of at least 4 errors",
      ]),
  ]
}
