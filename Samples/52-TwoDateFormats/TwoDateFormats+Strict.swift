import Foundation

extension TwoDateFormats {
  enum Strict {
    struct Push: Codable {
      var branch: String
      var createdAt: Date
      var pushedAt: Double  // no Date: seconds
      var commits: Int
    }
  }
}
