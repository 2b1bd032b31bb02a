class Animal: Decodable {
  var name: String
}

class Dog: Animal {
  var tricks: [String]?
}
