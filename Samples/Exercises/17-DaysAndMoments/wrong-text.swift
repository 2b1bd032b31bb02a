import Foundation

struct Member: Codable {
  var name: String
  var joined: Date
  var birthday: String
}
