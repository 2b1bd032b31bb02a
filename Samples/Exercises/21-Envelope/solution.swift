enum Answer: Decodable {
  case failure(Failure)
  case user(User)

  enum CodingKeys: CodingKey {
    case data, error
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    if let error = try fields.decodeIfPresent(Failure.self, forKey: .error) {
      self = .failure(error)
    } else {
      self = .user(try fields.decode(User.self, forKey: .data))
    }
  }
}

struct User: Decodable {
  var name: String
}

struct Failure: Decodable {
  var code: Int
  var message: String
}
