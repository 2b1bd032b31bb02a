extension AnyAsPrinted {
  enum Strict {
    struct Plan: Codable {
      var name: String
      var users: Int
      var extra: Printed  // [String: Any], as in print
      var usage: PrintedList?  // [Any], as in print
    }
  }
}
