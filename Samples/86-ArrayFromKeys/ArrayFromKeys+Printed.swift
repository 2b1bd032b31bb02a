extension ArrayFromKeys {
  /// An `[Any]` that is decoded from a keyed container, as in print; sorted, so that it is the
  /// same each time.
  struct Printed: Codable {
    private(set) var values: [Int] = []

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Name.self)
      for key in fields.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
        if let number = try? fields.decode(Int.self, forKey: key) { values.append(number) }
      }
    }

    func encode(to encoder: any Encoder) throws {
      try values.encode(to: encoder)
    }
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
