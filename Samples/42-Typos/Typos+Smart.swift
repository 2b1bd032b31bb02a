import DecodingStyles

extension Typos {
  enum Smart {
    struct Client: SmartCodable {
      var timeout = 30
      var retries = 0
      var userAgent: String?
      var isVerbose = false
    }
  }
}
