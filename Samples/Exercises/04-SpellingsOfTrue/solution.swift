import DecodingStyles

struct Switch: Codable {
  var name: String
  @LenientBool<Bool.False> var isOn: Bool
  @LenientBool<Bool.False> var isLocked: Bool
}
