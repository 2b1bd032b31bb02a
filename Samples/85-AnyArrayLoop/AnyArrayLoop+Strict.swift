extension AnyArrayLoop {
  enum Strict {
    struct Chart: Codable {
      var title: String
      var unit: String
      var values: Printed  // [Any], as in print
    }
  }
}
