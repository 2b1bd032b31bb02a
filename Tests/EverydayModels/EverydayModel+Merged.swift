extension EverydayModel {
  private static let exchanging = #"""
    struct Root: Decodable {
      let min: Int
      let max: Int
      let primary: String
      let secondary: String?
      let a: String
      let b: String
      enum CodingKeys: CodingKey { case min, max, primary, secondary, a, b }
      init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        var low = try keys.decode(Int.self, forKey: .min)
        var high = try keys.decode(Int.self, forKey: .max)
        if low > high { swap(&low, &high) }
        min = low
        max = high
        let names = try [CodingKeys.primary, .secondary].compactMap {
          try keys.decodeIfPresent(String.self, forKey: $0)
        }
        let sorted = names.sorted { $0 > $1 }
        primary = sorted[0]
        secondary = sorted.dropFirst().first
        let pair: (String, String) = try {
          let b = try keys.decode(String.self, forKey: .a)
          let a = try keys.decode(String.self, forKey: .b)
          return (a, b)
        }()
        a = pair.0
        b = pair.1
      }
    }
    """#

  private static let merging = #"""
    struct Root: Decodable {
      let name: String
      let first: String
      let last: String
      let full: String
      let minutes: Int
      let seconds: Int
      let amount: Int
      let total: Int
      enum CodingKeys: CodingKey { case name, surname, full, seconds, amount, tax, items }
      struct Item: Decodable { let price: Int }
      init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        let name = try keys.decode(String.self, forKey: .name)
        self.name = """
          \(name), of \(try keys.decode(Int.self, forKey: .amount))
          """
        let parts = try keys.decode(String.self, forKey: .full).split(separator: " ")
        first = String(parts[0])
        last = String(parts[1])
        full = "\(parts[1]), \(parts[0])"
        (minutes, seconds) = try keys.decode(Int.self, forKey: .seconds)
          .quotientAndRemainder(dividingBy: 60)
        var amount = try keys.decode(Int.self, forKey: .amount)
        amount += try keys.decode(Int.self, forKey: .tax)
        self.amount = amount
        total = try keys.decode([Item].self, forKey: .items).reduce(0) { $0 + $1.price }
      }
    }
    """#

  /// Properties that are made of several values, and values of which several properties are made.
  static let merged = [
    EverydayModel(
      name: "values that are exchanged are all there", source: exchanging,
      payload: #"{"min": 9, "max": 3, "primary": "a", "secondary": "b", "a": "1", "b": "2"}"#,
      lines: [
        "$.min 9 ~ 3 custom", #"$.primary "a" ~ "b" custom"#, #"$.a "1" ~ "2" custom"#,
        "strict decoded 6 converted",
      ]),
    EverydayModel(
      name: "what is made of a placeholder isn't compared", source: exchanging,
      payload: #"{"min": 9, "max": 3, "primary": "a", "secondary": 1, "a": "1", "b": 2}"#,
      lines: [
        "$.max 3 ~ converted custom", #"$.primary "a" ✓ "a""#, #"$.a "1" ⋯ (~ custom)"#,
        "strict threw 1 as sent · 2 converted · 1 threw · 2 not reached · 1 of at least 2 errors",
      ]),
    EverydayModel(
      name: "a value of several, and several of one", source: merging,
      payload: #"""
        {"name": "Ada", "full": "Ada Lovelace", "seconds": 125, "amount": 100, "tax": 8,
         "items": [{"price": 2}, {"price": 3}]}
        """#,
      lines: [
        #"$.name "Ada" ~ "Ada, of 100" custom"#, #"$.full "Ada Lovelace" ~ "Lovelace, Ada" custom"#,
        "$.seconds 125 ~ 5 custom", "$.tax 8 ~ 108 custom",
        #"$.items [{"price": 2}, {"price": 3}] ~ 5 custom"#,
        "$.amount 100 ~ 108 custom", "strict decoded 7 converted",
      ]),
    EverydayModel(
      name: "parts of a value of the model's own, and a model within one that is decoded in place",
      source: #"""
        struct Root: Decodable {
          var street: String = ""
          var address: Address
          let box: Content
          struct Address { var street: String; var city: String }
          struct Content: Decodable { let title: String; let payload: [Int] }
          struct Box<Value: Decodable>: Decodable {
            let inner: Value
            let size: Int
            enum CodingKeys: CodingKey { case payload, size }
            init(from decoder: any Decoder) throws {
              let keys = try decoder.container(keyedBy: CodingKeys.self)
              (inner, size) = (
                try keys.decode(Value.self, forKey: .payload),
                try keys.decode(Int.self, forKey: .size)
              )
            }
          }
          enum CodingKeys: CodingKey { case address, street }
          enum AddressKeys: CodingKey { case street, city }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            let inner = try keys.nestedContainer(keyedBy: AddressKeys.self, forKey: .address)
            address = Address(street: "", city: "")
            address.city = try inner.decode(String.self, forKey: .street)
            address.street = try inner.decode(String.self, forKey: .city)
            street = try keys.decodeIfPresent(String.self, forKey: .street) ?? address.street
            box = try Box<Content>(from: decoder).inner
          }
        }
        """#,
      payload: #"""
        {"address": {"street": "S", "city": "C"}, "payload": {"title": "t", "payload": [1]}, "size": 2}
        """#,
      lines: [
        #"$.address.street "S" ~ "C" custom"#, #"$.address.city "C" ~ "S" custom"#,
        #"$.payload {"title": "t", "payload": [… ✓ Content(title: "t", payload…"#,
        // The box isn't kept.
        "$.size 2 ⊘ dropped custom!",
        "strict decoded 2 as sent · 2 converted · 1 nil · 1 dropped · 1 lost silently",
      ]),
    EverydayModel(
      name: "what is asked for twice, with others between, is one field",
      source: #"""
        struct Root: Decodable {
          let id: String
          let name: String
          let kinds: [String]
          let size: Int
          enum CodingKeys: CodingKey { case id, name, kinds, size }
          struct Peek: Decodable { let type: String }
          struct Full: Decodable { let type: String; let size: Int? }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            let number = try? keys.decode(Int.self, forKey: .id)
            name = try keys.decode(String.self, forKey: .name)
            id = try number.map(String.init) ?? keys.decode(String.self, forKey: .id)
            var peeks = try keys.nestedUnkeyedContainer(forKey: .kinds)
            var types: [String] = []
            while !peeks.isAtEnd { types.append(try peeks.decode(Peek.self).type) }
            var list = try keys.nestedUnkeyedContainer(forKey: .kinds)
            while !list.isAtEnd { types.append(try list.decode(Full.self).type) }
            kinds = types
            size = try keys.decode(Int.self, forKey: .size)
            _ = try keys.decode(String.self, forKey: .name)
          }
        }
        """#,
      payload: #"{"id": "a", "name": "n", "kinds": [{"type": "x", "size": 1}], "size": "2"}"#,
      lines: [
        #"$.id "a" ✓ "a""#, #"$.kinds[0].type "x" ✓ "x""#, #"$.size "2" ✗ wrong-type"#,
        "strict threw 4 as sent · 1 threw",
      ]),
    EverydayModel(
      name: "elements with decoders of their own that are left out",
      source: #"""
        struct Song: Decodable { let title: String; let seconds: Int; let tags: [String] }
        struct Root: Decodable {
          let songs: [Song]
          let size: Int
          enum CodingKeys: CodingKey { case songs, size }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            var list = try keys.nestedUnkeyedContainer(forKey: .songs)
            var songs: [Song] = []
            while !list.isAtEnd {
              do { songs.append(try Song(from: list.superDecoder())) } catch {}
            }
            self.songs = songs
            size = try keys.decode(Int.self, forKey: .size)
          }
        }
        """#,
      payload: #"""
        {"songs": [{"title": "t", "seconds": 1, "tags": []}, {"title": "u", "seconds": "1"}, 5,
                   {"title": "v", "seconds": 2, "tags": ["a", 1]}, {"title": "w"}], "size": "2"}
        """#,
      lines: [
        #"$.songs[0].title "t" ✓ "t""#, #"$.songs[1].title "u" ⊘ dropped bad-element!"#,
        #"$.songs[1].seconds "1" ⊘ dropped wrong-type!"#, "$.songs[2] 5 ⊘ dropped wrong-type!",
        "$.songs[3].tags[1] 1 ⊘ dropped wrong-type!",
        #"$.songs[4] {"title": "w"} ⊘ dropped bad-element!"#,
        "$.songs[4].seconds ◌ missing ⊘ missing",
        "strict threw 3 as sent · 4 dropped · 1 threw · 4 lost silently",
      ]),
  ]

  private static let standingIn = #"""
    struct Root: Decodable {
      let tags: [String]
      let pair: (Int, Int)
      let numbers: [Int]
      let members: [Member]
      let names: [String]
      let active: [Member]
      let count: Int
      let token: String?
      let expires: Int?
      struct Member: Decodable { let name: String; let isGone: Bool }
      struct Skip: Decodable {}
      enum CodingKeys: String, CodingKey {
        case tags, pair, numbers, members, active, token, expires = "expires_in", error
      }
      init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        var list = try keys.nestedUnkeyedContainer(forKey: .tags)
        var tags: [String] = []
        while !list.isAtEnd {
          if try list.decodeNil() {
            tags.append("none")
          } else {
            tags.append(try list.decode(String.self))
          }
        }
        self.tags = tags
        var two = try keys.nestedUnkeyedContainer(forKey: .pair)
        pair = (try two.decode(Int.self), try two.decodeIfPresent(Int.self) ?? 9)
        var digits = try keys.nestedUnkeyedContainer(forKey: .numbers)
        var numbers: [Int] = []
        while !digits.isAtEnd {
          do { numbers.append(try digits.decode(Int.self)) } catch {
            numbers.append(-1)
            _ = try digits.decode(Skip.self)
          }
        }
        self.numbers = numbers
        let all = try keys.decode([Member].self, forKey: .members)
        members = all.filter { !$0.isGone }
        names = all.map(\.name)
        let listed = try keys.decode([Member].self, forKey: .active)
        active = listed.filter { !$0.isGone }
        count = listed.count
        if keys.contains(.error) {
          token = nil
          expires = nil
          return
        }
        token = try keys.decode(String.self, forKey: .token)
        expires = try keys.decode(Int.self, forKey: .expires)
      }
    }
    """#

  /// Elements and keys that models ask for in vain, or leave out, and what is there instead.
  static let replaced = [
    EverydayModel(
      name: "something stands in for elements, and others go elsewhere", source: standingIn,
      payload: #"""
        {"tags": ["a", null], "pair": [1, null], "numbers": [1, "x", 3],
         "members": [{"name": "a", "isGone": true}, {"name": "b", "isGone": false}],
         "active": [{"name": "a", "isGone": true}, {"name": "b", "isGone": false}],
         "error": "e", "token": "t", "expires_in": 60}
        """#,
      lines: [
        #"$.tags[1] null ↺ "none" null"#, "$.pair[1] null ↺ 9 null",
        #"$.numbers[1] "x" ↺ -1 wrong-type!"#, #"$.members[0].name "a" ✓ "a""#,
        #"$.active[0].name "a" ⊘ dropped bad-element!"#, #"$.token "t" ∅ nil unknown-key!"#,
        "$.expires_in 60 ∅ nil unknown-key!",
      ])
  ]
}
