import DecodingRecord
import JSONSource

/// A type that smart decoding reads from the document itself.
protocol SmartReadable: Decodable, SpecialType {
  /// Reads the value at `node`; throws a `failure` of the session where it can't be converted.
  static func read(_ node: Int, depth: Int, in session: SmartSession) throws -> Self
  /// Whether `read` asks for every value within, and tells what it converts, so that a tally can
  /// say whether the value is as sent.
  static var isCountable: Bool { get }
}

extension SmartReadable {
  static var isCountable: Bool { false }
}

/// What becomes of a JSON value that is read as one Swift type.
enum Conversion<Value> {
  case asSent(Value)
  /// The value came in another type or form, or lost digits.
  case converted(Value, Reason)
  case failed(Reason)

  /// Another value made of this one.
  func map<Other>(_ transform: (Value) -> Other) -> Conversion<Other> {
    switch self {
    case .asSent(let value): .asSent(transform(value))
    case .converted(let value, let reason): .converted(transform(value), reason)
    case .failed(let reason): .failed(reason)
    }
  }
}

/// A type without parts, for which there is a row in the table of conversions.
protocol SmartScalar: SmartReadable {
  /// What becomes of the value at `node`.
  static func conversion(of node: Int, in session: SmartSession) -> Conversion<Self>
  /// The value where a look at its bytes suffices, and `conversion` gives the same; else `nil`.
  static func quick(_ node: JSONNode, _ bytes: UnsafePointer<UInt8>) -> Self?
  /// Whether the value that `quick` gave of a node is certainly as sent.
  static func isAsSent(_ value: Self, _ node: JSONNode) -> Bool
}

extension SmartScalar {
  static func quick(_ node: JSONNode, _ bytes: UnsafePointer<UInt8>) -> Self? { nil }

  static func isAsSent(_ value: Self, _ node: JSONNode) -> Bool { false }

  /// As `quick`, and `nil` where the value isn't as sent, too.
  @inline(__always)
  static func quickAsSent(_ node: JSONNode, _ bytes: UnsafePointer<UInt8>) -> Self? {
    guard let value = quick(node, bytes), isAsSent(value, node) else { return nil }
    return value
  }

  static var isCountable: Bool { true }

  static func read(_ node: Int, depth: Int, in session: SmartSession) throws -> Self {
    switch conversion(of: node, in: session) {
    case .asSent(let value):
      return value
    case .converted(let value, let reason):
      guard session.accepts(reason) else { throw session.failure(reason, node, Self.self) }
      session.notes.conversion = reason
      return value
    case .failed(let reason):
      throw session.failure(reason, node, Self.self)
    }
  }
}
