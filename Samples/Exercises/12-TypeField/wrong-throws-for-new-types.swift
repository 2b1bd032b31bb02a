enum Entry: Decodable {
  case text(Text)
  case photo(Photo)
  case unknown(String)

  enum CodingKeys: CodingKey {
    case type
  }

  enum Kind: String, Decodable {
    case text, photo
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    switch try fields.decode(Kind.self, forKey: .type) {
    case .text: self = .text(try Text(from: decoder))
    case .photo: self = .photo(try Photo(from: decoder))
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
