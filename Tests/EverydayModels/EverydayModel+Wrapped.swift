extension EverydayModel {
  /// Property wrappers of nobody's library: what they let go of a list, and what they store.
  static let wrapped = [
    EverydayModel(
      name: "elements that wrappers leave out, one of several with a key, lists that fall back",
      source: ReportedList.source + #"""
        import Foundation
        struct Maybe<T: Decodable>: Decodable {
          let value: T?
          init(from decoder: any Decoder) {
            value = try? decoder.singleValueContainer().decode(T.self)
          }
        }
        @propertyWrapper struct Distinct<T: Decodable & Hashable>: Decodable {
          var wrappedValue: Set<T> = []
          init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            while !list.isAtEnd {
              if let value = try list.decode(Maybe<T>.self).value { wrappedValue.insert(value) }
            }
          }
        }
        @propertyWrapper struct ByID<T: Decodable & Identifiable>: Decodable {
          var wrappedValue: [T.ID: T]
          init(from decoder: any Decoder) throws {
            wrappedValue = Dictionary(try [T](from: decoder).map { ($0.id, $0) }, uniquingKeysWith: { $1 })
          }
        }
        @propertyWrapper struct Flat<T: Decodable>: Decodable {
          var wrappedValue: [T]
          init(from decoder: any Decoder) throws { wrappedValue = try [[T]](from: decoder).flatMap { $0 } }
        }
        @propertyWrapper struct OrEmpty<T: Decodable>: Decodable {
          var wrappedValue: [T]
          init(from decoder: any Decoder) throws { wrappedValue = (try? [T](from: decoder)) ?? [] }
        }
        struct Row: Decodable, Identifiable { var id: Int; var name: String }
        struct Root: Decodable {
          @Reported var told: [Int]
          @Reported var rows: [Row]
          @Distinct var distinct: Set<Int>
          @ByID var byID: [Int: Row]
          @Flat var flat: [Int]
          @OrEmpty var all: [Int]
          let known: [Int: Row]
          let names: Set<String>
          enum CodingKeys: CodingKey { case told, rows, distinct, byID, flat, all, known, names }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            _told = try keys.decode(Reported<Int>.self, forKey: .told)
            _rows = try keys.decode(Reported<Row>.self, forKey: .rows)
            _distinct = try keys.decode(Distinct<Int>.self, forKey: .distinct)
            _byID = try keys.decode(ByID<Row>.self, forKey: .byID)
            _flat = try keys.decode(Flat<Int>.self, forKey: .flat)
            _all = try keys.decode(OrEmpty<Int>.self, forKey: .all)
            let list = try keys.decode([Row].self, forKey: .known)
            known = Dictionary(list.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
            names = Set(try keys.decode([String].self, forKey: .names).map { $0.lowercased() })
          }
        }
        """#,
      payload: #"""
        {"told": [1, "2", 3.5, null], "rows": [{"id": 1, "name": "a"}, {"id": "2", "name": "b"}],
         "distinct": [2, 1, 2, "3"], "byID": [{"id": 1, "name": "a"}, {"id": 1, "name": "b"}],
         "flat": [[], [3]], "all": [1, 2, "x", 4],
         "known": [{"id": 1, "name": "a"}, {"id": 1, "name": "b"}, {"id": 2, "name": "c"}],
         "names": ["A", "b", "a"]}
        """#,
      lines: [
        #"$.told [1, "2", 3.5, null] ~ [1] bad-element"#, #"$.told[1] "2" ⊘ dropped wrong-type!"#,
        "$.told[2] 3.5 ⊘ dropped fraction!", "$.told[3] null ⊘ dropped null",
        #"$.rows[1] {"id": "2", "name": "b"} ⊘ dropped bad-element!"#, #"$.rows[0].name "a" ✓ "a""#,
        "$.distinct[1] 1 ✓ 1", "$.distinct[2] 2 ⊘ dropped duplicate-key!",
        #"$.distinct[3] "3" ⊘ dropped wrong-type!"#,
        #"$.byID[0] {"id": 1, "name": "a"} ⊘ dropped duplicate-key!"#, #"$.byID[1].name "b" ✓ "b""#,
        "$.flat [[], [3]] ~ [3] custom", "$.flat[0] [] ✓ []", "$.flat[1][0] 3 ✓ 3",
        #"$.all [1, 2, "x", 4] ↺ [] bad-element!"#, "$.all[3] 4 ⊘ dropped bad-element!",
        #"$.known[0] {"id": 1, "name": "a"} ⊘ dropped duplicate-key!"#,
        #"$.known[2].name "c" ✓ "c""#, #"$.names[2] "a" ⊘ dropped duplicate-key!"#,
        "strict decoded 14 as sent · 1 converted · 1 default · 9 dropped · 9 lost silently",
      ]),
    EverydayModel(
      name: "wrappers that compute what they wrap",
      source: #"""
        import Foundation
        @propertyWrapper struct Outcome<T: Decodable>: Decodable {
          var result: Result<T, any Error>
          var wrappedValue: T? { try? result.get() }
          init(from decoder: any Decoder) throws {
            result = Result { try decoder.singleValueContainer().decode(T.self) }
          }
        }
        @propertyWrapper struct Trimmed: Decodable {
          private var text: String
          var wrappedValue: String { text }
          init(from decoder: any Decoder) throws {
            text = try String(from: decoder).trimmingCharacters(in: .whitespaces)
          }
        }
        @propertyWrapper enum Presence<T: Decodable>: Decodable {
          case absent, null
          case value(T)
          var wrappedValue: T? { if case .value(let value) = self { value } else { nil } }
          init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            self = value.decodeNil() ? .null : .value(try value.decode(T.self))
          }
        }
        extension KeyedDecodingContainer {
          func decode<T>(_ type: Presence<T>.Type, forKey key: Key) throws -> Presence<T> {
            try contains(key) ? Presence(from: superDecoder(forKey: key)) : .absent
          }
        }
        @propertyWrapper final class Shared<T: Decodable>: Decodable {
          var wrappedValue: T
          var changes = 0
          init(from decoder: any Decoder) throws { wrappedValue = try T(from: decoder) }
        }
        struct Root: Decodable {
          @Outcome var good: Int?
          @Outcome var bad: Int?
          @Outcome var null: Int?
          @Trimmed var text: String
          @Trimmed var kept: String
          @Presence var set: Int?
          @Presence var unset: Int?
          @Presence var gone: Int?
          @Shared var shared: String
        }
        """#,
      payload: #"""
        {"good": 1, "bad": "x", "null": null, "text": " a ", "kept": "b", "set": 3, "unset": null, "shared": "s"}
        """#,
      lines: [
        "$.good 1 ✓ 1", #"$.bad "x" ∅ nil wrong-type!"#, "$.null null ∅ nil null",
        #"$.text " a " ~ "a" custom"#, #"$.kept "b" ✓ "b""#, "$.set 3 ✓ 3",
        "$.unset null ∅ nil null", "$.gone ◌ missing ∅ nil missing", #"$.shared "s" ✓ "s""#,
        "strict decoded 4 as sent · 1 converted · 4 nil · 1 lost silently",
      ]),
    EverydayModel(
      name:
        "lossy lists and dictionaries whose elements a helper decodes, wrappers around wrappers",
      source: #"""
        struct Anything: Decodable {}
        struct Name: CodingKey {
          let stringValue: String
          let intValue: Int?
          init?(stringValue: String) { (self.stringValue, intValue) = (stringValue, Int(stringValue)) }
          init?(intValue: Int) { (stringValue, self.intValue) = ("\(intValue)", intValue) }
        }
        struct Helper<T: Decodable>: Decodable {
          let value: T
          init(from decoder: any Decoder) throws {
            value = try decoder.singleValueContainer().decode(T.self)
          }
        }
        @propertyWrapper struct LossyDictionary<T: Decodable>: Decodable {
          var wrappedValue: [String: T]
          init(from decoder: any Decoder) throws {
            var values: [String: T] = [:]
            let keys = try decoder.container(keyedBy: Name.self)
            for name in try decoder.singleValueContainer().decode([String: Anything].self).keys.sorted() {
              guard let key = Name(stringValue: name) else { continue }
              do {
                values[name] = try keys.decode(Helper<T>.self, forKey: key).value
              } catch {
                _ = try? keys.decode(Anything.self, forKey: key)
              }
            }
            wrappedValue = values
          }
        }
        @propertyWrapper struct LossyArray<T: Decodable>: Decodable {
          var wrappedValue: [T] = []
          init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            while !list.isAtEnd {
              do {
                wrappedValue.append(try list.decode(Helper<T>.self).value)
              } catch {
                _ = try? list.decode(Anything.self)
              }
            }
          }
        }
        @propertyWrapper struct Numbered<T: Decodable>: Decodable {
          var wrappedValue: [Int: T]
          init(from decoder: any Decoder) throws {
            let all = try [String: T](from: decoder)
            wrappedValue = Dictionary(uniqueKeysWithValues: all.compactMap { key, value in
              Int(key).map { ($0, value) }
            })
          }
        }
        @propertyWrapper struct OrEmpty<T: Decodable>: Decodable {
          var wrappedValue: [T]
          init(from decoder: any Decoder) throws { wrappedValue = try [T](from: decoder) }
        }
        extension KeyedDecodingContainer {
          func decode<T>(_ type: OrEmpty<T>.Type, forKey key: Key) throws -> OrEmpty<T> {
            (try? decodeIfPresent(type, forKey: key)) ?? OrEmpty(wrappedValue: [])
          }
        }
        extension OrEmpty { init(wrappedValue: [T]) { self.wrappedValue = wrappedValue } }
        @propertyWrapper struct Pass<T: Decodable>: Decodable {
          var wrappedValue: T
          init(from decoder: any Decoder) throws { wrappedValue = try T(from: decoder) }
        }
        @propertyWrapper struct OrNil<T: Decodable>: Decodable {
          var wrappedValue: T?
          var projectedValue: (any Error)?
          init(from decoder: any Decoder) throws {
            do { wrappedValue = try T(from: decoder) } catch { projectedValue = error }
          }
        }
        struct Item: Decodable { var id: Int; var note: String? }
        struct Tagged: Decodable { var name: String; @OrEmpty var tags: [String]; var size: Int? }
        struct Root: Decodable {
          @LossyDictionary var clean: [String: Int]
          @LossyDictionary var mixed: [String: Int]
          @LossyDictionary var items: [String: Item]
          @LossyArray var list: [Int]
          @LossyArray var rows: [Item]
          @Numbered var numbered: [Int: String]
          @Pass var passed: Tagged
          @OrNil var tried: Tagged?
          @OrNil var failed: Tagged?
        }
        """#,
      payload: #"""
        {"clean": {"x": 1}, "mixed": {"x": 1, "y": "2", "z": null},
         "items": {"p": {"id": 1}, "q": {"id": "2"}}, "list": [1, "2", 3], "rows": [{"id": 1}, {"id": "2"}],
         "numbered": {"1": "a", "x": "b"}, "passed": {"name": "n", "tags": [1], "size": 2},
         "tried": {"name": "n", "tags": ["a", 1]}, "failed": {"name": 1, "tags": ["a"]}}
        """#,
      lines: [
        #"$.clean {"x": 1} ✓ ["x": 1]"#, "$.clean.x 1 ✓ 1",
        #"$.mixed {"x": 1, "y": "2", "z": nul… ~ ["x": 1] bad-element"#,
        "$.mixed.x 1 ✓ 1", #"$.mixed.y "2" ⊘ dropped wrong-type!"#,
        "$.mixed.z null ⊘ dropped null", "$.items.p.id 1 ✓ 1",
        #"$.items.q {"id": "2"} ⊘ dropped bad-element!"#,
        #"$.list [1, "2", 3] ~ [1, 3] bad-element"#, "$.list[0] 1 ✓ 1",
        #"$.list[1] "2" ⊘ dropped wrong-type!"#, "$.rows[0].id 1 ✓ 1",
        #"$.numbered["1"] "a" ✓ "a""#, #"$.numbered.x "b" ⊘ dropped custom!"#,
        #"$.passed.name "n" ✓ "n""#, "$.passed.tags [1] ↺ [] bad-element!",
        "$.passed.size 2 ✓ 2", #"$.tried.name "n" ✓ "n""#,
        #"$.tried.tags ["a", 1] ↺ [] bad-element!"#,
        #"$.failed {"name": 1, "tags": ["a"]} ∅ nil bad-element!"#,
        "strict decoded 10 as sent · 2 default · 4 nil · 6 dropped · 8 lost silently",
      ]),
    EverydayModel(
      name: "what wrappers ask for in vain",
      source: #"""
        @propertyWrapper struct Clamped<V: Comparable & Decodable & ExpressibleByIntegerLiteral>: Decodable {
          var wrappedValue: V
          init(from decoder: any Decoder) throws {
            wrappedValue = min(max(try decoder.singleValueContainer().decode(V.self), 0), 100)
          }
        }
        struct Root: Decodable {
          @Clamped var percent: Int
          @Clamped var other: Int
        }
        """#,
      payload: #"{"percent": "50", "other": 1.5}"#,
      lines: [
        #"$.percent "50" ✗ wrong-type"#, "$.other 1.5 ⋯ (✗ fraction)",
        #"p.json:1:13: error: expected Int for 'percent', found the string "50""#,
      ]),
  ]
}
