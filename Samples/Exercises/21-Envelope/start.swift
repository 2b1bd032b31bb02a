struct Answer: Decodable {
  var data: User
}

struct User: Decodable {
  var name: String
}

struct Failure: Decodable {
  var code: Int
  var message: String
}
