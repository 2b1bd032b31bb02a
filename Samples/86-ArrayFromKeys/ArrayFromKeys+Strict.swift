extension ArrayFromKeys {
  enum Strict {
    struct Chart: Codable {
      var title: String
      var unit: String
      var year: Int
      var values: Printed?  // [Any], as in print
    }
  }
}
