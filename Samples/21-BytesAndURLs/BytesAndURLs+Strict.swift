import Foundation

extension BytesAndURLs {
  enum Strict {
    struct Account: Codable {
      var name: String
      var home: URL
      var icon: URL?
      var token: Data
    }
  }
}
