import DecodingStyles

struct Switch: Codable {
  var name: String
  @DefaultBool var isOn: Bool
  @DefaultBool var isLocked: Bool
}
