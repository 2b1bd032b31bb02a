import Foundation

struct Session: Codable {
  var issuer: String
  var token: Data

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    issuer = try fields.decode(String.self, forKey: .issuer)
    var text = try fields.decode(String.self, forKey: .token)
      .replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
    while text.count % 4 != 0 { text += "=" }
    guard let data = Data(base64Encoded: text) else {
      throw DecodingError.dataCorruptedError(
        forKey: .token, in: fields, debugDescription: "no base64")
    }
    token = data
  }
}
