struct Answer: Decodable {
  var data: User?
  var error: Failure?
}

struct User: Decodable {
  var name: String
}

struct Failure: Decodable {
  var code: Int
  var message: String
}
