/// A collection that ``Lossy`` can fill with the good elements alone: arrays, sets, dictionaries,
/// and optionals of them.
public protocol LossyContent: Decodable {
  /// The value where the key is missing or null.
  static var absentContent: Self { get }

  /// The value where the JSON has another type than the collection's.
  static var emptyContent: Self { get }

  /// Decodes the elements that can be decoded, and leaves the others out.
  ///
  /// Throws where the JSON has another type than the collection's.
  init(lossyFrom decoder: any Decoder) throws
}

extension Array: LossyContent where Element: Decodable {
  /// What a missing key and null become: nothing in it.
  public static var absentContent: [Element] { [] }
  /// The content of nothing that could be decoded.
  public static var emptyContent: [Element] { [] }

  /// Decodes the elements that can be decoded; throws where the JSON has another type.
  public init(lossyFrom decoder: any Decoder) throws {
    self = []
    var elements = try decoder.unkeyedContainer()
    while let element = elements.nextDecodable(Element.self) { append(element) }
  }
}

extension Set: LossyContent where Element: Decodable {
  /// What a missing key and null become: nothing in it.
  public static var absentContent: Set<Element> { [] }
  /// The content of nothing that could be decoded.
  public static var emptyContent: Set<Element> { [] }

  /// Decodes the elements that can be decoded; throws where the JSON has another type.
  public init(lossyFrom decoder: any Decoder) throws {
    self = []
    var elements = try decoder.unkeyedContainer()
    while let element = elements.nextDecodable(Element.self) { insert(element) }
  }
}

extension Optional: LossyContent where Wrapped: LossyContent {
  /// What a missing key and null become: `nil`.
  public static var absentContent: Wrapped? { nil }
  /// The content of nothing that could be decoded.
  public static var emptyContent: Wrapped? { .some(.emptyContent) }

  /// Decodes the elements that can be decoded; throws where the JSON has another type.
  public init(lossyFrom decoder: any Decoder) throws {
    self = .some(try Wrapped(lossyFrom: decoder))
  }
}

extension UnkeyedDecodingContainer {
  /// The next element that is a `type`, those before it left out; `nil` at the end.
  mutating func nextDecodable<Element: Decodable>(_ type: Element.Type) -> Element? {
    while !isAtEnd {
      let index = currentIndex
      if let element = try? decode(type) { return element }
      // A container stays at an element that it failed to decode; one that won't leave it
      // can't be read further.
      guard currentIndex > index || stepOver() else { return nil }
    }
    return nil
  }

  /// Leaves the next element out, whatever it is. Returns whether that was possible.
  mutating func stepOver() -> Bool {
    let index = currentIndex
    _ = try? superDecoder()
    return currentIndex > index
  }
}
