import DecodingStyles

extension AnyArrayLoop {
  enum Smart {
    struct Chart: SmartCodable {
      var title = ""
      var unit = ""
      @SmartAny var values: [Any] = []
    }
  }
}
