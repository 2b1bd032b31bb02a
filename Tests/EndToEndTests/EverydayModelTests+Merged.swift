extension EverydayModelTests {
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
    Case(
      name: "values that are exchanged are all there", source: exchanging,
      payload: #"{"min": 9, "max": 3, "primary": "a", "secondary": "b", "a": "1", "b": "2"}"#,
      lines: [
        "$.min 9 ✓ 9", #"$.primary "a" ✓ "a""#, #"$.a "1" ✓ "1""#, "strict decoded 6 as sent",
      ]),
    Case(
      name: "what is made of a placeholder isn't compared", source: exchanging,
      payload: #"{"min": 9, "max": 3, "primary": "a", "secondary": 1, "a": "1", "b": 2}"#,
      lines: [
        "$.max 3 ✓ 3", #"$.primary "a" ✓ "a""#, #"$.a "1" ⋯ (✓ "1")"#,
        "strict threw 3 as sent · 1 threw · 2 not reached · 1 of at least 2 problems",
      ]),
    Case(
      name: "a value of several, and several of one", source: merging,
      payload: #"""
        {"name": "Ada", "full": "Ada Lovelace", "seconds": 125, "amount": 100, "tax": 8,
         "items": [{"price": 2}, {"price": 3}]}
        """#,
      lines: [
        #"$.name "Ada" ~ "Ada, of 100" custom"#, #"$.full "Ada Lovelace" ~ "Lovelace, Ada" custom"#,
        "$.seconds 125 ~ 5 custom", "$.tax 8 ✓ 8",
        #"$.items [{"price": 2}, {"price": 3}] ~ 5 custom"#,
        "$.amount 100 ~ 108 custom", "strict decoded 3 as sent · 4 converted",
      ]),
    Case(
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
        #"$.address.street "S" ✓ "S""#, #"$.address.city "C" ✓ "C""#,
        #"$.payload {"title": "t", "payload": [… ✓ Content(title: "t", payload…"#,
        "strict decoded 5 as sent · 1 nil",
      ]),
    Case(
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
  ]
}
