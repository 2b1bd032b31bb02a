extension GenericAny {
  enum Strict {
    struct Edit: Codable {
      var author: String
      var price: Change<Int>
      var note: Change<String>
    }

    struct Change<Value: Codable>: Codable {
      var from: Value
      var to: Value
    }
  }
}
