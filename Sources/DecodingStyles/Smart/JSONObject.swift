import Foundation

/// JSON as dictionaries, arrays and values, of `JSONSerialization` or anybody else.
enum JSONObject {
  /// The document of a dictionary or array; `nil` where a value throws when it is encoded.
  static func data(_ object: Any) -> Data? {
    let encoder = JSONEncoder()
    // What smart decoding takes a number and these strings for.
    encoder.dateEncodingStrategy = .secondsSince1970
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try? encoder.encode(EncodedJSON(encodable(object)))
  }

  /// A value as `JSONSerialization` would have it; null where it can't be encoded.
  static func written(_ value: Any) -> Any {
    guard let data = data([value]),
      let array = try? JSONSerialization.jsonObject(with: data) as? [Any]
    else { return NSNull() }
    return array.first ?? NSNull()
  }

  /// A value with null for all that is neither `Encodable` nor one of Foundation's own.
  private static func encodable(_ value: Any) -> Any {
    switch value {
    case let members as [String: Any]: members.mapValues(encodable)
    case let elements as [Any]: elements.map(encodable)
    // Before the other numbers, which have fewer digits.
    case let number as NSDecimalNumber: number.decimalValue
    case is any Encodable, is NSNull, is NSNumber, is NSString: value
    case let date as NSDate: Date(timeIntervalSince1970: date.timeIntervalSince1970)
    default: unwrapped(value)
    }
  }

  private static func unwrapped(_ value: Any) -> Any {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return NSNull() }
    return mirror.children.first.map { encodable($0.value) } ?? NSNull()
  }
}
