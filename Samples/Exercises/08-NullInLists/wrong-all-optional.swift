struct Station: Codable {
  var tags: [String?]
  var readings: [Double?]
}
