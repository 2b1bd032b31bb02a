/// An encoder that keeps the values it is handed by key, as they are, and encodes none of them.
struct InitialValueEncoder: Encoder {
  /// The values so far. A class: encoder and containers are copies that share it.
  final class Values {
    var content: [String: Any] = [:]
  }

  let values: Values

  /// Makes an encoder that adds to `values`.
  init(values: Values = Values()) {
    self.values = values
  }

  var codingPath: [any CodingKey] { [InitialValueKey()] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(KeyedValues(values: values))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { IgnoredValues() }

  func singleValueContainer() -> any SingleValueEncodingContainer { IgnoredValues() }
}

/// The coding path by which a property knows that its initial value is looked for, and not JSON.
struct InitialValueKey: CodingKey {
  var stringValue: String { "initial value" }
  var intValue: Int? { nil }

  init() {}
  init?(stringValue: String) { nil }
  init?(intValue: Int) { nil }
}

/// Keeps what is encoded by key.
private struct KeyedValues<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let values: InitialValueEncoder.Values
  var codingPath: [any CodingKey] { [InitialValueKey()] }

  mutating func encodeNil(forKey key: Key) {}

  mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) {
    values.content[key.stringValue] = value
  }

  // The standard library has implementations of its own for these two, which throw.
  mutating func encode(_ value: Int128, forKey key: Key) {
    values.content[key.stringValue] = value
  }

  mutating func encode(_ value: UInt128, forKey key: Key) {
    values.content[key.stringValue] = value
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    KeyedEncodingContainer(KeyedValues<NestedKey>(values: InitialValueEncoder.Values()))
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    IgnoredValues()
  }

  /// A superclass's properties are looked up beside those of the class.
  mutating func superEncoder() -> any Encoder { InitialValueEncoder(values: values) }

  mutating func superEncoder(forKey key: Key) -> any Encoder {
    InitialValueEncoder(values: values)
  }
}

/// Takes what has no key, and keeps nothing.
private struct IgnoredValues: UnkeyedEncodingContainer, SingleValueEncodingContainer {
  var codingPath: [any CodingKey] { [] }
  var count: Int { 0 }

  mutating func encodeNil() {}

  mutating func encode<Value: Encodable>(_ value: Value) {}
  mutating func encode(_ value: Int128) {}
  mutating func encode(_ value: UInt128) {}

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    KeyedEncodingContainer(KeyedValues<NestedKey>(values: InitialValueEncoder.Values()))
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { IgnoredValues() }

  mutating func superEncoder() -> any Encoder { InitialValueEncoder() }
}
