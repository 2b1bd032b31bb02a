extension EverydayModel {
  /// Values of which own code makes parts of a model, or of another model than the one that it decodes: other
  /// values in their places tell which.
  static let influence = [
    EverydayModel(
      name: "elements that are made of other models, a sum of theirs, those that make none",
      source: #"""
        struct StoredItem: Decodable { let sku: String; let price: String; let count: Int? }
        struct Item {
          let sku: String
          let cents: Int
          let count: Int
          init(_ data: StoredItem) {
            sku = data.sku
            cents = Int((Double(data.price) ?? 0) * 100)
            count = data.count ?? 1
          }
        }
        struct StoredStop: Decodable { let id: Int; let time: String }
        struct Stop { let id: Int; let minute: Int }
        struct Line: Decodable { let name: String; let pieces: Int }
        struct Root: Decodable {
          let items: [Item]
          let first: Item?
          let stops: [Stop]
          let pieceCount: Int
          enum CodingKeys: CodingKey { case items, stops, lines }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            items = try keys.decode([StoredItem].self, forKey: .items).map(Item.init)
            first = items.first
            stops = try keys.decode([StoredStop].self, forKey: .stops).compactMap { stop in
              Int(stop.time.dropLast()).map { Stop(id: stop.id, minute: $0) }
            }
            pieceCount = try keys.decode([Line].self, forKey: .lines).reduce(0) { $0 + $1.pieces }
          }
        }
        """#,
      payload: #"""
        {"items": [{"sku": "a", "price": "1.5", "count": 2}, {"sku": "b", "price": "free"}],
         "stops": [{"id": 1, "time": "5m"}, {"id": 2, "time": "xm"}],
         "lines": [{"name": "p", "pieces": 2}, {"name": "q", "pieces": 3}]}
        """#,
      lines: [
        #"$.items[0].sku "a" ✓ "a""#, #"$.items[0].price "1.5" ~ 150 wrong-type"#,
        "$.items[0].count 2 ✓ 2", #"$.items[1].price "free" ↺ 0 wrong-type!"#,
        "$.items[1].count ◌ missing ↺ 1 missing", #"$.stops[0].time "5m" ~ 5 wrong-type"#,
        "$.stops[1].id 2 ⊘ dropped bad-element!", #"$.stops[1].time "xm" ⊘ dropped bad-element!"#,
        #"$.lines[0].name "p" ⊘ dropped custom!"#,
        "$.lines[0].pieces 2 ~ 5 custom",
      ]),
    EverydayModel(
      name: "parts of properties of several keys, what was only checked, what others replaced",
      source: #"""
        struct Amount { let cents: Int; let currency: String }
        enum State { case open, paid(Double), cancelled(String) }
        enum Mode { case fast, slow(Int), off }
        struct Root: Decodable {
          let total: Amount
          let shipTo: String
          let state: State
          let mode: Mode
          enum CodingKeys: CodingKey { case amount, currency, ship, bill, paid, cancelled, hash, mode, speed }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            let amount = try keys.decode(Double.self, forKey: .amount)
            let currency = try keys.decode(String.self, forKey: .currency)
            total = Amount(cents: Int((amount * 100).rounded()), currency: currency.uppercased())
            let ship = try keys.decodeIfPresent(String.self, forKey: .ship)
            let bill = try keys.decodeIfPresent(String.self, forKey: .bill)
            shipTo = ship ?? bill ?? "unknown"
            let paid = try keys.decodeIfPresent(Double.self, forKey: .paid)
            let cancelled = try keys.decodeIfPresent(String.self, forKey: .cancelled)
            if let cancelled {
              state = .cancelled(cancelled)
            } else if let paid {
              state = .paid(paid)
            } else {
              state = .open
            }
            if let hash = try keys.decodeIfPresent(String.self, forKey: .hash), hash.isEmpty {
              throw DecodingError.dataCorruptedError(
                forKey: .hash, in: keys, debugDescription: "An empty hash.")
            }
            let speed = try keys.decodeIfPresent(Int.self, forKey: .speed) ?? 1
            switch try keys.decode(String.self, forKey: .mode) {
            case "fast": mode = .fast
            case "slow": mode = .slow(speed)
            default: mode = .off
            }
          }
        }
        """#,
      payload: #"""
        {"amount": 12.504, "currency": "eur", "ship": "Bern", "bill": "Chur", "paid": 100, "cancelled": "late",
         "hash": "late", "mode": "warp", "speed": 3}
        """#,
      lines: [
        "$.amount 12.504 ~ 1250 custom!", #"$.ship "Bern" ✓ "Bern""#,
        #"$.bill "Chur" ⊘ dropped custom!"#, "$.paid 100 ⊘ dropped custom!",
        #"$.hash "late" ⊘ dropped custom!"#, #"$.mode "warp" ↺ .off bad-enum!"#,
        "$.speed 3 ⊘ dropped custom!",
      ]),
    EverydayModel(
      name: "parts of properties for keys that are missing",
      source: #"""
        struct Country { let code: String; let name: String? }
        struct Address { let street: String; let country: Country }
        struct Root: Decodable {
          let address: Address
          let flags: [String: Bool]
          enum Flag: String, CodingKey, CaseIterable { case mail, push }
          enum CodingKeys: CodingKey { case street, cc, country, flags }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            address = Address(
              street: try keys.decodeIfPresent(String.self, forKey: .street) ?? "",
              country: Country(
                code: try keys.decodeIfPresent(String.self, forKey: .cc)?.uppercased() ?? "CH",
                name: try? keys.decode(String.self, forKey: .country)))
            let nested = try? keys.nestedContainer(keyedBy: Flag.self, forKey: .flags)
            var flags: [String: Bool] = [:]
            for flag in Flag.allCases {
              flags[flag.rawValue] = try nested?.decodeIfPresent(Bool.self, forKey: flag) ?? (flag == .mail)
            }
            self.flags = flags
          }
        }
        """#,
      payload: #"{"country": 5, "flags": {}}"#,
      lines: [
        #"$.street ◌ missing ↺ "" missing"#, #"$.cc ◌ missing ↺ "CH" missing"#,
        "$.country 5 ∅ nil wrong-type!", "$.flags.mail ◌ missing ↺ true missing",
        "$.flags.push ◌ missing ↺ false missing",
      ]),
    EverydayModel(
      name: "a form that was tried in vain, a case that the key alone makes",
      source: #"""
        struct Numbered: Decodable { let id: Int; let label: String }
        struct Signed: Decodable { let text: String; let by: String }
        enum Note: Decodable {
          case numbered(Numbered), signed(Signed)
          init(from decoder: any Decoder) throws {
            do { self = .numbered(try Numbered(from: decoder)) } catch {
              self = .signed(try Signed(from: decoder))
            }
          }
        }
        enum Payment: Decodable {
          case iban(String), cash
          enum CodingKeys: CodingKey { case iban, cash }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            switch keys.allKeys.first {
            case .iban: self = .iban(try keys.decode(String.self, forKey: .iban))
            default: self = .cash
            }
          }
        }
        struct Root: Decodable { let note: Note; let bad: Note; let pay: Payment }
        """#,
      payload: #"""
        {"note": {"text": "x", "by": "y"}, "bad": {"id": "1", "text": "x", "by": "y"},
         "pay": {"cash": {}, "tip": 1}}
        """#,
      lines: [
        #"$.note {"text": "x", "by": "y"} ✓ .signed(Signed(text: "x", b…"#,
        #"$.bad.id "1" ⊘ dropped wrong-type!"#, #"$.pay {"cash": {}, "tip": 1} ✓ .cash"#,
        "$.pay.tip 1 ⊘ unknown key",
      ]),
    EverydayModel(
      name: "what stands in where the decode ends later, elements in another order, an empty list",
      source: #"""
        struct Opening: Decodable, Equatable {
          let day: String
          let from: Int
          init(from decoder: any Decoder) throws {
            let parts = try decoder.singleValueContainer().decode(String.self).split(separator: " ")
            guard parts.count == 2, let from = Int(parts[1]) else {
              throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "No opening."))
            }
            day = String(parts[0])
            self.from = from
          }
        }
        enum Kind: String { case digital, physical }
        struct StoredLine: Decodable { let sku: String; let kind: String?; let tags: [String]? }
        struct Line { let sku: String; let kind: Kind; let tags: [String] }
        struct Place: Decodable {
          let hours: [Opening]
          let host: String
          let lines: [Line]
          enum CodingKeys: CodingKey { case hours, hosts, lines }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            var list = try keys.nestedUnkeyedContainer(forKey: .hours)
            var read: [Opening] = []
            while !list.isAtEnd { read.append(try list.decode(Opening.self)) }
            hours = read.sorted { $0.from < $1.from }
            host = try keys.decode([String].self, forKey: .hosts).first ?? "localhost"
            lines = try keys.decode([StoredLine].self, forKey: .lines).map { line in
              Line(
                sku: line.sku.uppercased(), kind: line.kind.flatMap(Kind.init) ?? .physical,
                tags: line.tags ?? [])
            }
          }
        }
        struct Root: Decodable {
          let place: Place
          let id: Int
          let state: State
          let count: Int
          enum State: String { case open, unknown }
          enum CodingKeys: CodingKey { case place, id, state, count }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            place = try keys.decode(Place.self, forKey: .place)
            id = Int(try keys.decode(String.self, forKey: .id)) ?? -1
            state = State(rawValue: try keys.decode(String.self, forKey: .state)) ?? .unknown
            count = try keys.decode(Int.self, forKey: .count)
          }
        }
        """#,
      payload: #"""
        {"place": {"hours": ["tue 9", "mon 8"], "hosts": [],
                   "lines": [{"sku": "ab", "kind": "ebook"},
                             {"sku": "C", "kind": "digital", "tags": ["t"]}]},
         "id": "x", "state": "gone", "count": "5"}
        """#,
      lines: [
        #"$.place.hours[0] "tue 9" ~ converted wrong-type"#,
        #"$.place.hosts [] ↺ "localhost" empty!"#, #"$.place.lines[0].sku "ab" ~ "AB" custom"#,
        #"$.place.lines[0].kind "ebook" ↺ .physical bad-enum!"#,
        "$.place.lines[0].tags ◌ missing ↺ [] missing",
        #"$.place.lines[1].kind "digital" ✓ "digital""#, #"$.id "x" ↺ -1 wrong-type!"#,
        #"$.state "gone" ↺ .unknown bad-enum!"#,
      ]),
  ]
}
