import DecodingStyles

extension WhatTheCompilerWrites {
  enum Smart {
    // `init()` is written by the compiler, too.
    struct User: SmartCodable {
      var id = 0
      var name = ""
      var age: Int?
      var isAdmin = false
    }
  }
}
