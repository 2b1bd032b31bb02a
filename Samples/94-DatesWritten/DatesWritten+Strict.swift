import Foundation

extension DatesWritten {
  enum Strict {
    struct Meeting: Codable {
      var title: String
      var starts: Date
      var ends: Date?
    }
  }
}
