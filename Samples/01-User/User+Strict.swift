import Foundation

extension User {
  enum Strict {
    struct User: Codable {
      var id: Int
      var name: String
      var age: Int
      var email: String?
      var isAdmin: Bool
      var score: Double
      var role: Role
      var joined: Date
      var tags: [String]
      var address: Address
    }

    enum Role: String, Codable {
      case admin, editor, viewer
    }

    struct Address: Codable {
      var city: String
      var zip: String
    }
  }
}
