import Foundation

extension Epochs {
  enum Strict {
    struct Visit: Codable {
      var page: String
      var from: Date
      var until: Date?
      var clicks: Int
    }
  }
}
