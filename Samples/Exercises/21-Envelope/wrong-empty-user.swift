import DecodingStyles

struct Answer: Decodable {
  @DefaultObject var data: User
}

struct User: Decodable, EmptyInitializable {
  @DefaultString var name: String

  init() { name = "" }
}

struct Failure: Decodable {
  var code: Int
  var message: String
}
