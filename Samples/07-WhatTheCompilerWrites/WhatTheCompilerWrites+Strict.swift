extension WhatTheCompilerWrites {
  enum Strict {
    struct User: Codable {
      var id: Int
      var name: String
      var age: Int?
      var isAdmin: Bool
    }
  }
}
