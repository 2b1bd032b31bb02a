import Foundation

extension EmptyString {
  enum Strict {
    struct Contact: Codable {
      var name: String
      var website: URL?
      var age: Int?
      var birthday: Date?
    }
  }
}
