extension WrongTypeAsNull {
  enum Strict {
    struct Song: Codable {
      var id: Int
      var title: String??
      var file: Given<String>?
      var likes: Given<Int>?

      init(from decoder: any Decoder) throws {
        let fields = try decoder.container(
          keyedBy: CodingKeys.self)
        id = try fields.decode(Int.self, forKey: .id)
        // as the compiler writes it
        title = try fields.decodeIfPresent(
          String?.self, forKey: .title)
        if fields.contains(.file) {
          file = try fields.decode(
            Given<String>.self, forKey: .file)
        }
        if fields.contains(.likes) {
          likes = try fields.decode(
            Given<Int>.self, forKey: .likes)
        }
      }
    }

    enum Given<Value: Codable>: Codable {
      case null
      case value(Value)

      init(from decoder: any Decoder) throws {
        let box = try decoder.singleValueContainer()
        let value = try? box.decode(Value.self)
        self = value.map { .value($0) } ?? .null
      }

      func encode(to encoder: any Encoder) throws {
        var box = encoder.singleValueContainer()
        switch self {
        case .null: try box.encodeNil()
        case .value(let value): try box.encode(value)
        }
      }
    }
  }
}
