import Foundation

extension NilLeftOut {
  enum Strict {
    struct Profile: Codable {
      var name: String
      var nickname: String?
      var website: URL?
    }
  }
}
