struct Switch: Codable {
  var name: String
  var isOn: Bool
  var isLocked: Bool
}
