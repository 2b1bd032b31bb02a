import Foundation

struct Author: Codable {
  var name: String
  var website: URL

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    name = try fields.decode(String.self, forKey: .name)
    let text = try fields.decodeIfPresent(String.self, forKey: .website) ?? ""
    website = URL(string: text) ?? URL(fileURLWithPath: "/")
  }
}
