import Foundation

extension ISODates {
  enum Strict {
    struct Meeting: Codable {
      var title: String
      var starts: Date
      var ends: Date?
      var seats: Int
    }
  }
}
