import DecodingStyles
import Foundation

extension User {
  enum Defaulted {
    struct User: Codable {
      @DefaultCodable var id: Int
      @DefaultCodable var name: String
      @DefaultCodable var age: Int
      var email: String?
      @Default<Bool.False> var isAdmin: Bool
      @Default<Double.Zero> var score: Double
      @DefaultCodable var role: Role
      @Default<Epoch> var joined: Date
      @DefaultArray var tags: [String]
      @DefaultCodable var address: Address
    }

    enum Role: String, DefaultCodableEnum {
      case admin, editor, viewer
      static let defaultCase = Role.viewer
    }

    struct Address: Codable, DefaultValue {
      @DefaultCodable var city: String
      @DefaultCodable var zip: String
      static let defaultValue = Address()
    }

    enum Epoch: DefaultValueProvider {
      static let defaultValue = Date(timeIntervalSince1970: 0)
    }
  }
}
