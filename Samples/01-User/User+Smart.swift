import DecodingStyles
import Foundation

extension User {
  enum Smart {
    struct User: SmartCodable {
      var id = 0
      var name = ""
      var age = 0
      var email: String?
      var isAdmin = false
      var score = 0.0
      var role = Role.viewer
      var joined = Date(timeIntervalSince1970: 0)
      var tags: [String] = []
      var address = Address()
    }

    enum Role: String, SmartCaseDefaultable {
      case admin, editor, viewer
      static let defaultCase = Role.viewer
    }

    struct Address: SmartCodable {
      var city = ""
      var zip = ""
    }
  }
}
