import DecodingStyles

extension Envelope {
  enum Smart {
    struct Answer: SmartCodable {
      var version = 0
      var data = User()
    }

    struct User: SmartCodable {
      var id = 0
      var name = ""
    }
  }
}
