import Foundation

struct Repository: Codable {
  var name: String
  var pushedAt: Date

  enum CodingKeys: String, CodingKey {
    case name
    case pushedAt = "pushed_at"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    name = try fields.decode(String.self, forKey: .name)
    if let seconds = try? fields.decode(Double.self, forKey: .pushedAt) {
      pushedAt = Date(timeIntervalSince1970: seconds)
    } else {
      let text = try fields.decode(String.self, forKey: .pushedAt)
      guard let date = ISO8601DateFormatter().date(from: text) else {
        throw DecodingError.dataCorruptedError(
          forKey: .pushedAt, in: fields, debugDescription: "\(text) is no date")
      }
      pushedAt = date
    }
  }
}
