struct Switch: Codable {
  var name: String
  var isOn: Bool
  var isLocked: Bool

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    func flag(_ key: CodingKeys) throws -> Bool {
      guard fields.contains(key) else { return false }
      if let number = try? fields.decode(Int.self, forKey: key) { return number != 0 }
      return try fields.decode(Bool.self, forKey: key)
    }
    name = try fields.decode(String.self, forKey: .name)
    isOn = try flag(.isOn)
    isLocked = try flag(.isLocked)
  }
}
