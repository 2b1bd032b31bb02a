import DecodingStyles

extension Typos {
  enum Defaulted {
    struct Client: Codable {
      @Default<Thirty> var timeout: Int
      @DefaultInt var retries: Int
      var userAgent: String?
      @DefaultBool var isVerbose: Bool
    }

    enum Thirty: DefaultValueProvider {
      static let defaultValue = 30
    }
  }
}
