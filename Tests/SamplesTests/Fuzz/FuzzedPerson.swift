import DecodingStyles
import Workbench

/// A small model for many payloads: a text, a number, an enum, a list, and itself.
enum FuzzedPerson: Sample {
  enum Strict {
    struct Model: Codable {
      var name: String
      var age: Int?
      var role: Role?
      var tags: [String]?
      var friends: [Model]?
    }

    enum Role: String, Codable { case admin, guest }
  }

  enum Defaulted {
    struct Model: Codable {
      @DefaultCodable var name: String
      @DefaultCodable var age: Int
      @DefaultCodable var role: Role
      @LossyArray var tags: [String]
      @LossyArray var friends: [Model]
    }

    enum Role: String, DefaultCodableEnum {
      case admin, guest

      static let defaultCase = Role.guest
    }
  }

  enum Smart {
    struct Model: SmartCodable {
      var name = ""
      var age = 0
      var role = Role.guest
      var tags: [String] = []
      var friends: [Model] = []
    }

    enum Role: String, SmartCaseDefaultable {
      case admin, guest

      static let defaultCase = Role.guest
    }
  }

  typealias StrictModel = Strict.Model
  typealias DefaultModel = Defaulted.Model
  typealias SmartModel = Smart.Model

  static let payload = """
    {"name": "Ada 李", "age": 36, "role": "admin", "tags": ["a"],
     "friends": [{"name": null, "age": "7", "role": "owner"}]}
    """
}
