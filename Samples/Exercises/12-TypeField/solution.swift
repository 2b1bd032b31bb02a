enum Entry: Decodable {
  case text(Text)
  case photo(Photo)
  case unknown(String)

  enum CodingKeys: CodingKey {
    case type
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let type = try fields.decode(String.self, forKey: .type)
    switch type {
    case "text": self = .text(try Text(from: decoder))
    case "photo": self = .photo(try Photo(from: decoder))
    default: self = .unknown(type)
    }
  }
}

struct Text: Decodable {
  var text: String
}

struct Photo: Decodable {
  var url: String
  var width: Int
}
