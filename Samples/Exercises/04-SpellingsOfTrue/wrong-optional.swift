import DecodingStyles

struct Switch: Codable {
  var name: String
  @LossyOptional var isOn: Bool?
  @LossyOptional var isLocked: Bool?
}
