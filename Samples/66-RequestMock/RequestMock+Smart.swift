import DecodingStyles

extension RequestMock {
  enum Smart {
    struct Mock: SmartCodable {
      var method = "GET"
      var path = ""
      var headers: [String: String] = [:]
      @SmartAny var body: Any = [String: Any]()
    }

    struct Song: SmartCodable {
      var title = ""
      var plays = 0
    }
  }
}
