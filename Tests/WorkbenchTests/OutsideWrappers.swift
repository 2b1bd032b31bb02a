import Foundation

/// Property wrappers in the manner of a library that swallows errors and knows nothing of reports.
enum Outside {
  @propertyWrapper struct Fallback<Source: OutsideDefault>: Codable {
    var wrappedValue: Source.Value
    init(wrappedValue: Source.Value) { self.wrappedValue = wrappedValue }
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      wrappedValue = (try? container.decode(Source.Value.self)) ?? Source.value
    }
    func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
  }

  /// Keeps the elements that decode.
  @propertyWrapper struct Sieve<Element: Codable>: Codable {
    private struct Anything: Decodable {}
    var wrappedValue: [Element]
    init(wrappedValue: [Element]) { self.wrappedValue = wrappedValue }
    init(from decoder: any Decoder) throws {
      guard var container = try? decoder.unkeyedContainer() else {
        wrappedValue = []
        return
      }
      wrappedValue = []
      while !container.isAtEnd {
        if let element = try? container.decode(Element.self) {
          wrappedValue.append(element)
        } else {
          _ = try? container.decode(Anything.self)
        }
      }
    }
    func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
  }

  /// Nil for what doesn't decode.
  @propertyWrapper struct Maybe<Value: Codable>: Codable {
    var wrappedValue: Value?
    init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
    init(from decoder: any Decoder) throws { wrappedValue = try? Value(from: decoder) }
    func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
  }
  /// Throws, and leaves it to the container's overload to catch.
  @propertyWrapper struct Guarded<Source: OutsideDefault>: Codable {
    var wrappedValue: Source.Value
    init(wrappedValue: Source.Value) { self.wrappedValue = wrappedValue }
    init(from decoder: any Decoder) throws {
      wrappedValue = try decoder.singleValueContainer().decode(Source.Value.self)
    }
    func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
  }

  enum Zero: OutsideDefault { static var value: Int { 0 } }
  enum Nothing: OutsideDefault { static var value: String { "" } }
  enum NoTags: OutsideDefault { static var value: [String] { [] } }
  enum NoStock: OutsideDefault { static var value: [String: Int] { [:] } }
}

protocol OutsideDefault {
  associatedtype Value: Codable
  static var value: Value { get }
}

extension KeyedDecodingContainer {
  func decode<Source>(_ type: Outside.Guarded<Source>.Type, forKey key: Key) throws
    -> Outside.Guarded<Source>
  {
    let container = self
    func plain<T: Decodable>(_ type: T.Type) throws -> T { try container.decode(type, forKey: key) }
    return (try? plain(type)) ?? Outside.Guarded(wrappedValue: Source.value)
  }
  func decode<Source>(_ type: Outside.Fallback<Source>.Type, forKey key: Key) throws
    -> Outside.Fallback<Source>
  {
    (try? decodeIfPresent(type, forKey: key)) ?? Outside.Fallback(wrappedValue: Source.value)
  }
  func decode<Element>(_ type: Outside.Sieve<Element>.Type, forKey key: Key) throws
    -> Outside.Sieve<Element>
  {
    (try? decodeIfPresent(type, forKey: key)) ?? Outside.Sieve(wrappedValue: [])
  }
  func decode<Value>(_ type: Outside.Maybe<Value>.Type, forKey key: Key) throws
    -> Outside.Maybe<Value>
  {
    try decodeIfPresent(type, forKey: key) ?? Outside.Maybe(wrappedValue: nil)
  }
}
