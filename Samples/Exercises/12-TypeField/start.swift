enum Entry: Decodable {
  case text(Text)
  case photo(Photo)
  case unknown(String)
}

struct Text: Decodable {
  var text: String
}

struct Photo: Decodable {
  var url: String
  var width: Int
}
