import JSONSource

// One pair of methods a type, because synthesized code asks for each by its own requirement, and
// a generic one would find out again at each call what the caller knew.
extension SmartKeyedContainer {
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
    try scalar(type, key)
  }

  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
    try optionalScalar(type, key)
  }

  func decode(_ type: String.Type, forKey key: Key) throws -> String {
    try scalar(type, key)
  }

  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    try optionalScalar(type, key)
  }

  func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
    try scalar(type, key)
  }

  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
    try optionalScalar(type, key)
  }

  func decode(_ type: Float.Type, forKey key: Key) throws -> Float {
    try scalar(type, key)
  }

  func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? {
    try optionalScalar(type, key)
  }

  func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
    try scalar(type, key)
  }

  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
    try optionalScalar(type, key)
  }

  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 {
    try scalar(type, key)
  }

  func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? {
    try optionalScalar(type, key)
  }

  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 {
    try scalar(type, key)
  }

  func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? {
    try optionalScalar(type, key)
  }

  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 {
    try scalar(type, key)
  }

  func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? {
    try optionalScalar(type, key)
  }

  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 {
    try scalar(type, key)
  }

  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? {
    try optionalScalar(type, key)
  }

  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 {
    try scalar(type, key)
  }

  func decodeIfPresent(_ type: Int128.Type, forKey key: Key) throws -> Int128? {
    try optionalScalar(type, key)
  }

  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt {
    try scalar(type, key)
  }

  func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? {
    try optionalScalar(type, key)
  }

  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 {
    try scalar(type, key)
  }

  func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? {
    try optionalScalar(type, key)
  }

  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 {
    try scalar(type, key)
  }

  func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? {
    try optionalScalar(type, key)
  }

  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 {
    try scalar(type, key)
  }

  func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? {
    try optionalScalar(type, key)
  }

  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 {
    try scalar(type, key)
  }

  func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? {
    try optionalScalar(type, key)
  }

  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 {
    try scalar(type, key)
  }

  func decodeIfPresent(_ type: UInt128.Type, forKey key: Key) throws -> UInt128? {
    try optionalScalar(type, key)
  }
}
