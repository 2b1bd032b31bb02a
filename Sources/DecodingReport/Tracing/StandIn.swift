import Foundation

/// Placeholder values, so that a decode can go on behind a value that failed.
///
/// Used only to find out what the fields behind the first error would have done; no placeholder
/// is ever shown.
enum StandIn {
  /// Some value of the type. Throws where none can be made without the payload.
  static func make<T: Decodable>(_ type: T.Type) throws -> T {
    if let value = known(type) { return value }
    if let first = (type as? any CaseIterable.Type).flatMap({ firstCase(of: $0) }) as? T {
      return first
    }
    if type is any RawRepresentable.Type, let value = zeroed(type) { return value }
    return try made(type)
  }

  /// A container of an object that has no keys.
  static func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(PlaceholderKeyedContainer<Key>(scalars: Scalars()))
  }

  /// A container of an empty array.
  static var unkeyedContainer: any UnkeyedDecodingContainer { PlaceholderUnkeyedContainer() }

  /// A value that a type's own code makes of nothing, or else of one of some scalars: it may not take
  /// every text or number.
  private static func made<T: Decodable>(_ type: T.Type) throws -> T {
    do {
      return try T(from: PlaceholderDecoder())
    } catch {
      for text in texts {
        if let value = try? T(from: PlaceholderDecoder(scalars: Scalars(text: text, number: 1))) {
          return value
        }
      }
      throw error
    }
  }

  /// Texts in the forms that code of models' own asks for: words, numbers, dates, times, addresses,
  /// colours, versions, amounts.
  private static let texts = [
    "a", "1", "2000-01-01T00:00:00Z", "2000-01-01T00:00:00.000Z", "2000-01-01",
    "2000-01-01 00:00:00", "2000-01-01 00:00", "2000-01-01T00:00:00", "01/01/2000", "01.01.2000",
    "2000/01/01", "20000101", "Jan 1, 2000", "1 Jan 2000", "00:00", "00:00:00", "a@b.org",
    "https://b.org", "00000000-0000-0000-0000-000000000000", "#000000", "1.0.0", "1,1", "$1",
    "AAAA",
    "1 a", "a-a", "a/a", "a:a",
  ]

  /// A value of the type of one that a model's own code refused: the first of some, or one behind it.
  /// `known` are texts that the source writes: it may want one of them.
  static func other<T>(than value: T, attempt: Int, _ known: [String]) -> T? {
    // None is none that is nil.
    guard let other = other(thanAny: value, attempt: attempt, known) else { return nil }
    return other as? T
  }

  /// A placeholder, or a value like it.
  static func value<T: Decodable>(of type: T.Type, attempt: Int, _ known: [String]) -> T? {
    guard let first = try? make(type) else { return nil }
    return attempt == 0 ? first : other(than: first, attempt: attempt - 1, known)
  }

  static func hasValue<T: Decodable>(of type: T.Type, attempt: Int, _ known: [String]) -> Bool {
    value(of: type, attempt: attempt, known) != nil
  }

  /// As `other`, of a value of any type.
  static func other(thanAny value: Any, attempt: Int, _ known: [String]) -> Any? {
    switch value {
    case let value as Bool: attempt == 0 ? !value : nil
    case is String:
      attempt < texts.count ? texts[attempt] : known.dropFirst(attempt - texts.count).first
    case let value as any BinaryInteger: integer(like: value, attempt: attempt)
    case let value as any BinaryFloatingPoint: float(like: value, attempt: attempt)
    case is Date: attempt < dates.count ? dates[attempt] : nil
    case is Decimal: attempt < numbers.count ? Decimal(numbers[attempt]) : nil
    case let value as any OfElements:
      attempt < counts.count ? value.placeholders(counts[attempt]) : nil
    case let value as any Decodable: madeOfText(like: value, attempt: attempt)
    default: nil
    }
  }

  /// A value that a type's own code makes of a text: of those that differ the first, or one behind it.
  private static func madeOfText<T: Decodable>(like value: T, attempt: Int) -> Any? {
    guard !TypeTraits.of(T.self).isStandard, !TypeTraits.of(T.self).isPlainSequence else {
      return nil
    }
    var known = [SwiftText.of(value)]
    for text in texts {
      let decoder = PlaceholderDecoder(scalars: Scalars(text: text, number: 1))
      guard let made = try? T(from: decoder), !known.contains(SwiftText.of(made)) else { continue }
      if known.count > attempt { return made }
      known.append(SwiftText.of(made))
    }
    return nil
  }

  /// Numbers that code of models' own may ask for: a count, a percentage, a year.
  private static let numbers: [Int] = [1, 0, 10, 100, 2000, -1]

  /// How many elements code of models' own may ask for: some, a pair, a triple, a colour's, none.
  private static let counts = [1, 2, 3, 4, 0]

  /// The years 2000, 2100 and 1970.
  private static let dates = [946_684_800, 4_102_444_800, 0].map { Date(timeIntervalSince1970: $0) }

  private static func integer<I: BinaryInteger>(like value: I, attempt: Int) -> Any? {
    let fitting = numbers.compactMap { I(exactly: $0) }
    return attempt < fitting.count ? fitting[attempt] : nil
  }

  private static func float<F: BinaryFloatingPoint>(like value: F, attempt: Int) -> Any? {
    attempt < numbers.count ? F(numbers[attempt]) : nil
  }

  /// What is given for the scalars that a type asks for.
  fileprivate struct Scalars {
    var text = ""
    var number: Int8 = 0
  }

  private static func known<T>(_ type: T.Type) -> T? {
    let value: Any? =
      switch ObjectIdentifier(type) {
      case ObjectIdentifier(Date.self): Date(timeIntervalSinceReferenceDate: 0)
      case ObjectIdentifier(Data.self): Data()
      case ObjectIdentifier(URL.self): URL(string: "about:blank")
      case ObjectIdentifier(Decimal.self): Decimal()
      case ObjectIdentifier(UUID.self): UUID()
      case ObjectIdentifier(TimeZone.self): TimeZone(secondsFromGMT: 0)
      case ObjectIdentifier(Calendar.self): Calendar(identifier: .gregorian)
      default: nil
      }
    return value as? T
  }

  private static func firstCase<C: CaseIterable>(of type: C.Type) -> Any? {
    type.allCases.first
  }

  /// A raw-value enum without payload is its case's number in at most eight bytes, and the number
  /// 0 is its first case; a raw-value struct of trivial fields holds zeros just as well. Any bit
  /// pattern of zeros is therefore a value of such a type. Types with references are left out.
  private static func zeroed<T>(_ type: T.Type) -> T? {
    guard _isPOD(type), MemoryLayout<T>.size <= 8 else { return nil }
    return withUnsafeTemporaryAllocation(
      byteCount: MemoryLayout<T>.stride, alignment: MemoryLayout<T>.alignment
    ) { memory in
      memory.initializeMemory(as: UInt8.self, repeating: 0)
      return memory.load(as: type)
    }
  }
}

/// Arrays of which one with other elements can be made.
private protocol OfElements {
  func placeholders(_ count: Int) -> Any?
}

extension Array: OfElements where Element: Decodable {
  fileprivate func placeholders(_ count: Int) -> Any? {
    (try? StandIn.make(Element.self)).map { Array(repeating: $0, count: count) }
  }
}

/// A decoder without a payload: zero, empty, nil for whatever is asked.
private struct PlaceholderDecoder: Decoder {
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]
  var scalars = StandIn.Scalars()

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(PlaceholderKeyedContainer<Key>(scalars: scalars))
  }
  func unkeyedContainer() -> any UnkeyedDecodingContainer { PlaceholderUnkeyedContainer() }
  func singleValueContainer() -> any SingleValueDecodingContainer {
    PlaceholderValueContainer(scalars: scalars)
  }
}

private struct PlaceholderValueContainer: SingleValueDecodingContainer {
  let codingPath: [any CodingKey] = []
  let scalars: StandIn.Scalars

  func decodeNil() -> Bool { scalars.text.isEmpty }
  func decode(_ type: Bool.Type) -> Bool { false }
  func decode(_ type: String.Type) -> String { scalars.text }
  func decode(_ type: Double.Type) -> Double { Double(scalars.number) }
  func decode(_ type: Float.Type) -> Float { Float(scalars.number) }
  func decode(_ type: Int.Type) -> Int { Int(scalars.number) }
  func decode(_ type: Int8.Type) -> Int8 { scalars.number }
  func decode(_ type: Int16.Type) -> Int16 { Int16(scalars.number) }
  func decode(_ type: Int32.Type) -> Int32 { Int32(scalars.number) }
  func decode(_ type: Int64.Type) -> Int64 { Int64(scalars.number) }
  func decode(_ type: Int128.Type) -> Int128 { Int128(scalars.number) }
  func decode(_ type: UInt.Type) -> UInt { UInt(scalars.number) }
  func decode(_ type: UInt8.Type) -> UInt8 { UInt8(scalars.number) }
  func decode(_ type: UInt16.Type) -> UInt16 { UInt16(scalars.number) }
  func decode(_ type: UInt32.Type) -> UInt32 { UInt32(scalars.number) }
  func decode(_ type: UInt64.Type) -> UInt64 { UInt64(scalars.number) }
  func decode(_ type: UInt128.Type) -> UInt128 { UInt128(scalars.number) }
  func decode<T: Decodable>(_ type: T.Type) throws -> T { try StandIn.make(type) }
}

private struct PlaceholderKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let codingPath: [any CodingKey] = []
  let allKeys: [Key] = []
  let scalars: StandIn.Scalars

  func contains(_ key: Key) -> Bool { false }
  func decodeNil(forKey key: Key) -> Bool { true }
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    // Where no text is to be tried, the plain placeholders do.
    scalars.text.isEmpty || !TypeTraits.isScalar(type)
      ? try StandIn.make(type) : try T(from: PlaceholderDecoder(scalars: scalars))
  }
  // The standard library has implementations of its own for these two, which throw.
  func decode(_ type: Int128.Type, forKey key: Key) -> Int128 { 0 }
  func decode(_ type: UInt128.Type, forKey key: Key) -> UInt128 { 0 }
  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) -> KeyedDecodingContainer<NestedKey> {
    KeyedDecodingContainer(PlaceholderKeyedContainer<NestedKey>(scalars: scalars))
  }
  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
    PlaceholderUnkeyedContainer()
  }
  func superDecoder() -> any Decoder { PlaceholderDecoder(scalars: scalars) }
  func superDecoder(forKey key: Key) -> any Decoder { PlaceholderDecoder(scalars: scalars) }
}

private struct PlaceholderUnkeyedContainer: UnkeyedDecodingContainer {
  let codingPath: [any CodingKey] = []
  let count: Int? = 0
  let isAtEnd = true
  let currentIndex = 0

  func decodeNil() -> Bool { true }
  func decode<T: Decodable>(_ type: T.Type) throws -> T { try StandIn.make(type) }
  func decode(_ type: Int128.Type) -> Int128 { 0 }
  func decode(_ type: UInt128.Type) -> UInt128 { 0 }
  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) -> KeyedDecodingContainer<NestedKey> {
    KeyedDecodingContainer(PlaceholderKeyedContainer<NestedKey>(scalars: StandIn.Scalars()))
  }
  func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { self }
  func superDecoder() -> any Decoder { PlaceholderDecoder() }
}
