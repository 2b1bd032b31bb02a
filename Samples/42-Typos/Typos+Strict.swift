extension Typos {
  enum Strict {
    struct Client: Codable {
      var timeout: Int?
      var retries: Int?
      var userAgent: String?
      var isVerbose: Bool?
    }
  }
}
