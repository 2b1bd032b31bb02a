import Foundation

/// JSON as `JSONSerialization` holds it: dictionaries, arrays, strings, numbers and `NSNull`.
enum JSONObject {
  /// The document of a dictionary or array; `nil` where a number can't be written.
  static func data(_ object: Any) -> Data? {
    // Asked first, because `JSONSerialization` traps on what it can't write.
    let writable = JSONSerialization.isValidJSONObject(object) ? object : written(object)
    guard JSONSerialization.isValidJSONObject(writable) else { return nil }
    return try? JSONSerialization.data(withJSONObject: writable)
  }

  /// A value as JSON's own kinds, the rest as null.
  static func written(_ value: Any) -> Any {
    switch value {
    case let value as [String: Any]: value.mapValues(written)
    case let value as [Any]: value.map(written)
    case let value as Double where !value.isFinite: value.description
    case let value as Float where !value.isFinite: value.description
    case let value as Date: value.timeIntervalSince1970
    case let value as Data: value.base64EncodedString()
    case let value as URL: value.absoluteString
    case let value as UUID: value.uuidString
    case is NSNull: value
    default: unwrapped(value)
    }
  }

  private static func unwrapped(_ value: Any) -> Any {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.map { written($0.value) } ?? NSNull()
    }
    return JSONSerialization.isValidJSONObject([value]) ? value : NSNull()
  }
}
