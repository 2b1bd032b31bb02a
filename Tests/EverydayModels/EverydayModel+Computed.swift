extension EverydayModel {
  /// Values that own code computes of what it reads, and what it leaves of that.
  static let computed = [
    EverydayModel(
      name: "wrappers that keep within a range when they are asked, not when they are decoded",
      source: #"""
        import Foundation
        @propertyWrapper struct Clamped: Codable {
          private var value: Int
          var wrappedValue: Int { get { min(max(value, 0), 10) } set { value = newValue } }
          init(wrappedValue: Int) { value = wrappedValue }
          init(from decoder: any Decoder) throws {
            value = try decoder.singleValueContainer().decode(Int.self)
          }
          func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
        }
        @propertyWrapper struct Trimmed<Other>: Decodable {
          private var text: String
          var wrappedValue: String { text.trimmingCharacters(in: .whitespaces) }
          init(from decoder: any Decoder) throws {
            text = try decoder.singleValueContainer().decode(String.self)
          }
        }
        struct Root: Decodable {
          @Clamped var inside: Int
          @Clamped var outside: Int
          @Trimmed<Int> var spaced: String
          @Trimmed<Int> var plain: String
        }
        """#,
      payload: #"{"inside": 5, "outside": 50, "spaced": " x ", "plain": "y"}"#,
      lines: [
        "$.inside 5 ✓ 5", "$.outside 50 ~ 10 custom!", #"$.spaced " x " ~ "x" custom"#,
        #"$.plain "y" ✓ "y""#,
        "strict decoded 2 as sent · 2 converted · 1 lost silently",
      ]),
    EverydayModel(
      name: "digits that are rounded, words that are left out, options that nobody knows",
      source: #"""
        import Foundation
        struct Money: Decodable {
          var cents: Int
          var currency: String
          init(from decoder: any Decoder) throws {
            let parts = try decoder.singleValueContainer().decode(String.self).split(separator: " ")
            cents = Int(((Double(parts[0]) ?? 0) * 100).rounded())
            currency = parts.count > 1 ? String(parts[1]) : "?"
          }
        }
        struct Version: Decodable {
          var parts: [Int]
          init(from decoder: any Decoder) throws {
            parts = try decoder.singleValueContainer().decode(String.self).split(separator: ".")
              .compactMap { Int($0) }
          }
        }
        struct Rights: OptionSet, Decodable {
          let rawValue: Int
          static let read = Rights(rawValue: 1), write = Rights(rawValue: 2)
          init(rawValue: Int) { self.rawValue = rawValue }
          init(_ names: [String]) {
            self = []
            for name in names {
              switch name {
              case "read": insert(.read)
              case "write": insert(.write)
              default: break
              }
            }
          }
          init(from decoder: any Decoder) throws {
            self.init(try decoder.singleValueContainer().decode([String].self))
          }
        }
        struct Flags: OptionSet, Decodable {
          let rawValue: Int
          init(rawValue: Int) { self.rawValue = rawValue }
          init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            var flags: Flags = []
            while !list.isAtEnd {
              switch try list.decode(String.self) {
              case "a": flags.insert(Flags(rawValue: 1))
              case "b": flags.insert(Flags(rawValue: 2))
              default: continue
              }
            }
            self = flags
          }
        }
        struct Root: Decodable {
          var exact: Money
          var rounded: Money
          var version: Version
          var odd: Version
          var known: Rights
          var unknown: Rights
          var given: Rights
          var flags: Flags
          var total: Int
          enum CodingKeys: CodingKey { case exact, rounded, version, odd, known, unknown, given, flags, total }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            exact = try keys.decode(Money.self, forKey: .exact)
            rounded = try keys.decode(Money.self, forKey: .rounded)
            version = try keys.decode(Version.self, forKey: .version)
            odd = try keys.decode(Version.self, forKey: .odd)
            known = try keys.decode(Rights.self, forKey: .known)
            unknown = try keys.decode(Rights.self, forKey: .unknown)
            given = Rights(try keys.decode([String].self, forKey: .given))
            flags = try keys.decode(Flags.self, forKey: .flags)
            total = Int((Double(try keys.decode(String.self, forKey: .total)) ?? 0).rounded())
          }
        }
        """#,
      payload: #"""
        {"exact": "12.50 EUR", "rounded": "12.509 EUR", "version": "1.2.3", "odd": "1.x.2.3",
         "known": ["read", "write"], "unknown": ["read", "fly"], "given": ["swim", "write"],
         "flags": ["x", "b"], "total": "12.7"}
        """#,
      lines: [
        #"$.exact "12.50 EUR" ~ Money(cents: 1250, currency… wrong-type"#,
        #"$.rounded "12.509 EUR" ~ Money(cents: 1251, currency… custom!"#,
        #"$.version "1.2.3" ~ Version(parts: [1, 2, 3]) wrong-type"#,
        #"$.odd "1.x.2.3" ~ Version(parts: [1, 2, 3]) custom!"#, #"$.known[1] "write" ✓ "write""#,
        #"$.unknown[0] "read" ✓ "read""#, #"$.unknown[1] "fly" ⊘ dropped custom!"#,
        #"$.given[0] "swim" ⊘ dropped custom!"#, #"$.flags[0] "x" ⊘ dropped custom!"#,
        #"$.flags[1] "b" ✓ "b""#, #"$.total "12.7" ~ 13 precision!"#,
      ]),
    EverydayModel(
      name: "wrappers that compute numbers of texts, whatever the source writes",
      source: #"""
        @propertyWrapper struct Percent: Decodable {
          var wrappedValue: Double
          init(from decoder: any Decoder) throws {
            wrappedValue = (Double(try String(from: decoder).dropLast()) ?? 0) / 100
          }
        }
        @propertyWrapper struct Seconds: Decodable {
          var wrappedValue: Int
          init(from decoder: any Decoder) throws {
            let text = try decoder.singleValueContainer().decode(String.self)
            wrappedValue = (Int(text.dropLast()) ?? 0) * (text.hasSuffix("h") ? 3600 : 60)
          }
        }
        @propertyWrapper struct Priority: Decodable {
          var wrappedValue: Int
          init(from decoder: any Decoder) throws {
            switch try decoder.singleValueContainer().decode(String.self) {
            case "high": wrappedValue = 10
            case "low": wrappedValue = 1
            default: wrappedValue = 5
            }
          }
        }
        @propertyWrapper struct Inverted: Decodable {
          var wrappedValue: Bool
          init(from decoder: any Decoder) throws {
            wrappedValue = !(try decoder.singleValueContainer().decode(Bool.self))
          }
        }
        @propertyWrapper struct Text: Decodable {
          var wrappedValue: String
          init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            if let text = try? value.decode(String.self) {
              wrappedValue = text
            } else {
              wrappedValue = "\(try value.decode(Double.self))"
            }
          }
        }
        @propertyWrapper struct LossyDictionary<T: Decodable>: Decodable {
          var wrappedValue: [String: T]
          struct Box: Decodable {
            let value: T?
            init(from decoder: any Decoder) throws { value = try? T(from: decoder) }
          }
          init(from decoder: any Decoder) throws {
            wrappedValue = try decoder.singleValueContainer().decode([String: Box].self)
              .compactMapValues(\.value)
          }
        }
        struct Root: Decodable {
          @Percent var all: Double
          @Percent var half: Double
          @Seconds var hour: Int
          @Priority var high: Int
          @Priority var other: Int
          @Inverted var hidden: Bool
          @Text var number: String
          @LossyDictionary var fares: [String: Double]
          @LossyDictionary var none: [String: Double]
        }
        """#,
      payload: #"""
        {"all": "100%", "half": "50%", "hour": "1h", "high": "high", "other": "soon", "hidden": true,
         "number": 12345678901234567890, "fares": {"a": 1, "b": null}, "none": {"a": "x"}}
        """#,
      lines: [
        #"$.all "100%" ~ 1.0 wrong-type"#, #"$.half "50%" ~ 0.5 wrong-type"#,
        #"$.hour "1h" ~ 3600 wrong-type"#, #"$.high "high" ~ 10 wrong-type"#,
        #"$.other "soon" ↺ 5 wrong-type!"#, "$.hidden true ~ false custom",
        #"$.number 12345678901234567890 ~ "1.2345678901234567e+19" precision!"#,
        #"$.fares {"a": 1, "b": null} ~ ["a": 1.0] custom"#, "$.fares.b null ⊘ dropped null",
        #"$.none {"a": "x"} ~ [:] bad-element"#, #"$.none.a "x" ⊘ dropped wrong-type!"#,
      ]),
    EverydayModel(
      name: "wrappers that compute of what they store, and elements that are computed",
      source: #"""
        @propertyWrapper struct Names: Decodable {
          private let mask: Int
          var wrappedValue: [String] {
            ["r", "w", "x"].enumerated().filter { mask & (1 << $0.offset) != 0 }.map(\.element)
          }
          init(from decoder: any Decoder) throws {
            mask = try decoder.singleValueContainer().decode(Int.self)
          }
        }
        @propertyWrapper struct Weight: Decodable {
          private struct Stored: Decodable { let value: String; let unit: String? }
          private let stored: Stored
          var wrappedValue: Double { (Double(stored.value) ?? 0) * (stored.unit == "k" ? 1000 : 1) }
          init(from decoder: any Decoder) throws { stored = try Stored(from: decoder) }
        }
        struct Root: Decodable {
          @Names var names: [String]
          @Weight var weight: Double
          let celsius: Double
          let colour: [Double]
          let level: Int
          let letters: String
          enum CodingKeys: CodingKey { case names, weight, celsius, colour, level, letters }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            _names = try keys.decode(Names.self, forKey: .names)
            _weight = try keys.decode(Weight.self, forKey: .weight)
            celsius = (try keys.decode(Double.self, forKey: .celsius) - 32) * 5 / 9
            colour = try keys.decode([Int].self, forKey: .colour).map { Double(min(max($0, 0), 255)) / 255 }
            level = ["low": 1, "high": 3][try keys.decode(String.self, forKey: .level)] ?? 1
            letters = try keys.decode(String.self, forKey: .letters).filter(\.isLetter)
          }
        }
        """#,
      payload: #"""
        {"names": 5, "weight": {"value": "2.5", "unit": "k"}, "celsius": 32, "colour": [255, 51, 300],
         "level": "low", "letters": "a1b2"}
        """#,
      lines: [
        #"$.names 5 ~ ["r", "x"] wrong-type"#,
        #"$.weight {"value": "2.5", "unit": "k… ~ 2500.0 custom"#,
        #"$.weight.value "2.5" ~ 2500.0 wrong-type"#, "$.celsius 32 ~ 0.0 custom",
        "$.colour[0] 255 ~ 1.0 custom",
        "$.colour[1] 51 ~ 0.2 custom", "$.colour[2] 300 ~ 1.0 custom!",
        #"$.level "low" ~ 1 wrong-type"#, #"$.letters "a1b2" ~ "ab" custom!"#,
      ]),
    EverydayModel(
      name: "what stands in, told from what is kept within a range, and by chance alike",
      source: #"""
        struct Root: Decodable {
          var low, high, whole, digits, exact, none: Int
          var name: String
          var decimal: Double
          enum CodingKeys: String, CodingKey { case low, high, whole, digits, exact, none, name, decimal }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            low = max(0, try keys.decode(Int.self, forKey: .low))
            high = min(100, max(1, try keys.decode(Int.self, forKey: .high)))
            whole = Int(try keys.decode(String.self, forKey: .whole)) ?? 1
            digits = Int(try keys.decode(String.self, forKey: .digits)) ?? 0
            exact = Int(exactly: try keys.decode(Double.self, forKey: .exact)) ?? 7
            none = Int(exactly: try keys.decode(Double.self, forKey: .none)) ?? 0
            let text = try keys.decode(String.self, forKey: .name)
            name = text.isEmpty ? "none" : text
            decimal = Double(try keys.decode(String.self, forKey: .decimal)) ?? 1.5
          }
        }
        """#,
      payload: #"""
        {"low": -5, "high": 0, "whole": "1.5", "digits": "0x", "exact": 1.5, "none": 1.5, "name": "",
         "decimal": "1,5"}
        """#,
      lines: [
        "$.low -5 ~ 0 custom!", "$.high 0 ~ 1 custom!", #"$.whole "1.5" ↺ 1 custom!"#,
        #"$.digits "0x" ↺ 0 wrong-type!"#, "$.exact 1.5 ↺ 7 custom!", "$.none 1.5 ↺ 0 custom!",
        #"$.name "" ↺ "none" empty!"#, #"$.decimal "1,5" ↺ 1.5 wrong-type!"#,
      ]),
    EverydayModel(
      name: "all members of a model that was given up are told, and the key that was meant",
      source: #"""
        struct Inner: Decodable { var userName: String; var age: Int; var tag: String? }
        @propertyWrapper struct Safe<T: Decodable>: Decodable {
          var wrappedValue: T?
          init(from decoder: any Decoder) throws { wrappedValue = try? T(from: decoder) }
        }
        struct Skip: Decodable {}
        struct Own: Decodable {
          var a: Inner?
          var list: [Inner]
          enum CodingKeys: CodingKey { case a, list }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            a = try? keys.decode(Inner.self, forKey: .a)
            var list = try keys.nestedUnkeyedContainer(forKey: .list)
            var inners: [Inner] = []
            while !list.isAtEnd {
              if let inner = try? list.decode(Inner.self) {
                inners.append(inner)
              } else {
                _ = try list.decode(Skip.self)
              }
            }
            self.list = inners
          }
        }
        struct Root: Decodable { @Safe var a: Inner?; @Safe var b: Inner?; var own: Own }
        """#,
      payload: #"""
        {"a": {"username": "x", "age": 1}, "b": {"userName": 5, "age": "6", "tag": ""},
         "own": {"a": {"username": "x", "age": 1.5, "tag": []},
                 "list": [{"userName": "n", "age": 1}, {"userName": 7, "age": 1, "other": 2}]}}
        """#,
      lines: [
        "$.a.userName ◌ missing ⊘ missing", "$.a.age 1 ⊘ dropped bad-element!",
        #"$.a.username "x" ⊘ unknown key (userName?)"#, "$.b.userName 5 ⊘ dropped wrong-type!",
        #"$.b.age "6" ⊘ dropped wrong-type!"#, #"$.b.tag "" ⊘ dropped bad-element!"#,
        "$.own.a.age 1.5 ⊘ dropped fraction!", "$.own.a.tag [] ⊘ dropped wrong-type!",
        #"$.own.a.username "x" ⊘ unknown key (userName?)"#, "$.own.list[0].age 1 ✓ 1",
        "$.own.list[1].userName 7 ⊘ dropped wrong-type!",
        "$.own.list[1].age 1 ⊘ dropped bad-element!",
        "strict decoded 2 as sent · 4 nil · 1 dropped · 4 lost silently · 2 unknown keys",
      ]),
    EverydayModel(
      name: "containers that own code opens behind the error",
      source: #"""
        struct Root: Decodable {
          var id: Int
          var tags: [String]
          var none: [Int]
          enum CodingKeys: CodingKey { case id, tags, none }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            id = try keys.decode(Int.self, forKey: .id)
            var list = try keys.nestedUnkeyedContainer(forKey: .tags)
            var tags: [String] = []
            while !list.isAtEnd { tags.append(try list.decode(String.self)) }
            self.tags = tags
            var numbers = try keys.nestedUnkeyedContainer(forKey: .none)
            var none: [Int] = []
            while !numbers.isAtEnd { none.append(try numbers.decode(Int.self)) }
            self.none = none
          }
        }
        """#,
      payload: #"{"id": "x", "tags": ["a", "b"], "none": []}"#,
      lines: [
        #"$.tags ["a", "b"] ⋯ (✓ as sent)"#, #"$.tags[1] "b" ⋯ (✓ "b")"#, "$.none [] ⋯ (✓ as sent)",
        "strict threw 1 threw · 3 not reached",
      ]),
    EverydayModel(
      name: "a wrapper whose getter may stop the program, which nobody asks",
      source: #"""
        import Foundation
        @propertyWrapper struct Link: Decodable {
          private var text: String
          var wrappedValue: URL { URL(string: text)! }
          init(from decoder: any Decoder) throws {
            text = try decoder.singleValueContainer().decode(String.self)
          }
        }
        struct Root: Decodable {
          let id: Int
          @Link var next: URL
        }
        """#,
      payload: #"{"id": 1, "next": ""}"#,
      lines: ["$.id 1 ✓ 1", #"$.next "" ~ Link(text: "") custom"#]),
  ]
}
