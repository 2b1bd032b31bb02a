enum Entry: Decodable {
  case text(Text)
  case photo(Photo)
  case unknown(String)

  enum CodingKeys: CodingKey {
    case type
  }

  init(from decoder: any Decoder) throws {
    if let text = try? Text(from: decoder) {
      self = .text(text)
    } else if let photo = try? Photo(from: decoder) {
      self = .photo(photo)
    } else {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      self = .unknown(try fields.decode(String.self, forKey: .type))
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
