import DecodingStyles

extension RequestMock {
  enum Defaulted {
    struct Mock: Codable {
      @Default<Get> var method: String
      var path: String
      @LossyDictionary var headers: [String: String]
      var body: AnyCodable  // any Song, list or null
    }

    enum Get: DefaultValueProvider {
      static let defaultValue = "GET"
    }

    struct Song: Codable {
      var title: String
      var plays: Int
    }
  }
}
