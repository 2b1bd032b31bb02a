import DecodingStyles

extension AnyAsPrinted {
  /// A `[String: Any]` that is decoded as in print: a key's value is tried as each type in turn.
  struct Printed: Codable {
    private(set) var values: [String: Any] = [:]

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Name.self)
      for key in fields.allKeys {
        if let bool = try? fields.decode(Bool.self, forKey: key) {
          values[key.stringValue] = bool
        } else if let text = try? fields.decode(String.self, forKey: key) {
          values[key.stringValue] = text
        } else if let integer = try? fields.decode(Int.self, forKey: key) {
          values[key.stringValue] = integer
        } else if let number = try? fields.decode(Double.self, forKey: key) {
          values[key.stringValue] = number
        } else if let nested = try? fields.decode(Printed.self, forKey: key) {
          values[key.stringValue] = nested
        } else if let list = try? fields.decode(PrintedList.self, forKey: key) {
          values[key.stringValue] = list
        } else if (try? fields.decode(String?.self, forKey: key)) == .some(nil) {
          values[key.stringValue] = nil
        }
      }
    }

    func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: Name.self)
      for (name, value) in values {
        guard let value = value as? any Encodable else { continue }
        try fields.encode(value, forKey: Name(stringValue: name))
      }
    }
  }

  /// An `[Any]` that is decoded from a keyed container, as in print; sorted, so that it is the
  /// same each time.
  struct PrintedList: Codable {
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
