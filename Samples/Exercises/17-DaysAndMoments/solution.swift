import Foundation

struct Member: Codable {
  var name: String
  var joined: Date
  var birthday: Day
}

struct Day: Codable {
  var year: Int
  var month: Int
  var day: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    let parts = text.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3,
      DateComponents(year: parts[0], month: parts[1], day: parts[2])
        .isValidDate(in: Calendar(identifier: .gregorian))
    else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(text) is no day")
    }
    (year, month, day) = (parts[0], parts[1], parts[2])
  }
}
