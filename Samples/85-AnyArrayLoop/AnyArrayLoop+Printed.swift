extension AnyArrayLoop {
  /// An `[Any]` that is decoded as in print, contained: there, nobody looks whether the loop gets
  /// on.
  struct Printed: Codable {
    private(set) var values: [any Encodable] = []

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      while !list.isAtEnd {
        let index = list.currentIndex
        if let bool = try? list.decode(Bool.self) {
          values.append(bool)
        } else if let text = try? list.decode(String.self) {
          values.append(text)
        } else if let number = try? list.decode(Int.self) {
          values.append(number)
        }
        guard list.currentIndex > index else {
          throw DecodingError.dataCorruptedError(
            in: list, debugDescription: "The loop stays at element \(index) and would never end.")
        }
      }
    }

    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      for value in values { try list.encode(value) }
    }
  }
}
