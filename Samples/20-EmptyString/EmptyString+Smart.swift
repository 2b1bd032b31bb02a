import DecodingStyles
import Foundation

extension EmptyString {
  enum Smart {
    struct Contact: SmartCodable {
      var name = ""
      var website: URL?
      var age: Int?
      var birthday: Date?
    }
  }
}
