/// A key or an index on the way to a value, as Foundation names them.
struct SmartCodingKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(_ key: String) {
    stringValue = key
    intValue = nil
  }

  init(index: Int) {
    stringValue = "Index \(index)"
    intValue = index
  }

  init?(stringValue: String) {
    self.init(stringValue)
  }

  init?(intValue: Int) {
    self.init(index: intValue)
  }

  /// The key under which classes encode their superclass.
  static var superclass: SmartCodingKey { SmartCodingKey("super") }
}
