import DecodingStyles

extension MissingKey {
  enum Defaulted {
    struct Settings: Codable {
      @Default<Light> var theme: String
      @Default<Fourteen> var fontSize: Int
      @Default<Bool.True> var sounds: Bool
      @DefaultCodable var columns: Int = 3
      var language: String?
    }

    enum Light: DefaultValueProvider {
      static let defaultValue = "light"
    }

    enum Fourteen: DefaultValueProvider {
      static let defaultValue = 14
    }
  }
}
