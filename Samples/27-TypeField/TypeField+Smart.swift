import DecodingStyles

extension TypeField {
  enum Smart {
    struct Feed: SmartCodable {
      var title = ""
      var page = 0
      var entries: [Entry] = []
    }

    enum Entry: Codable {
      case text(Text)
      case photo(Photo)

      enum Kind: String, Codable { case text, photo }
      enum CodingKeys: CodingKey { case type }

      init(from decoder: any Decoder) throws {
        let fields = try decoder.container(
          keyedBy: CodingKeys.self)
        switch try fields.decode(Kind.self, forKey: .type) {
        case .text: self = .text(try Text(from: decoder))
        case .photo: self = .photo(try Photo(from: decoder))
        }
      }

      func encode(to encoder: any Encoder) throws {
        switch self {
        case .text(let text): try text.encode(to: encoder)
        case .photo(let photo): try photo.encode(to: encoder)
        }
      }
    }

    struct Text: Codable {
      var type: String
      var text: String
    }

    struct Photo: Codable {
      var type: String
      var url: String
      var width: Int
    }
  }
}
