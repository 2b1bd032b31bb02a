import DecodingTrace
import Foundation
import JSONSource

extension Decimal: SmartScalar {
  /// A number, with all its digits; no string.
  static func conversion(of node: Int, in session: SmartSession) -> Conversion<Decimal> {
    switch session.kind(node) {
    case .number:
      let text = String(decoding: session.numberText(node), as: UTF8.self)
      guard let value = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) else {
        return .failed(.overflow)
      }
      return .asSent(value)
    case .string: return .failed(session.reasonAgainstNumber(in: session.document.string(node)))
    case .null: return .failed(.null)
    default: return .failed(.wrongType)
    }
  }
}

extension URL: SmartScalar {
  /// A string, or a number's text, that `URL(string:)` takes.
  static func conversion(of node: Int, in session: SmartSession) -> Conversion<URL> {
    session.textConversion(node) { text in
      guard !text.isEmpty else { return .failed(.empty) }
      // What a URL can't hold is encoded: who counts values leaves that to a closer look.
      var text = text
      if session.isCounting, !text.withUTF8({ URLText.isPlain($0) }) {
        session.tally?.pointee.breakOff()
      }
      return URL(string: text).map { .asSent($0) } ?? .failed(.badURL)
    }
  }
}

extension UUID: SmartScalar {
  /// The exact string.
  static func conversion(of node: Int, in session: SmartSession) -> Conversion<UUID> {
    guard session.kind(node) != .number else { return .failed(.wrongType) }
    return session.textConversion(node) { text in
      guard !text.isEmpty else { return .failed(.empty) }
      return UUID(uuidString: text).map { .asSent($0) } ?? .failed(.badData)
    }
  }
}

extension SmartSession {
  /// Why a type that takes numbers takes no string with this text.
  func reasonAgainstNumber(in text: String) -> Reason {
    if text.isEmpty { return .empty }
    return NumberText(text) == nil ? .notANumber : .wrongType
  }

  /// What `read` makes of a string's text, or of a number's.
  func textConversion<Value>(
    _ node: Int, _ read: (String) -> Conversion<Value>
  ) -> Conversion<Value> {
    switch kind(node) {
    case .string: read(document.string(node))
    case .number: read(plainText(ofNumberAt: node)).asConverted
    case .null: .failed(.null)
    default: .failed(.wrongType)
    }
  }

  /// Base64 in a string, or in a number's text.
  func base64Conversion(_ node: Int) -> Conversion<Data> {
    let isNumber = kind(node) == .number
    return textConversion(node) { text in
      Data(base64Encoded: text).map { .asSent($0) }
        ?? .failed(isNumber ? .wrongType : .badData)
    }
  }
}

extension Data: SmartReadable {
  static var isCountable: Bool { true }

  static func read(_ node: Int, depth: Int, in session: SmartSession) throws -> Data {
    let decoder = SmartValueDecoder(session: session, node: Int32(node), depth: Int32(depth))
    switch session.options.data {
    case .base64:
      return try session.take(session.base64Conversion(node), node)
    case .deferredToData:
      return try Data(from: decoder)
    case .custom(let read):
      return try read(decoder)
    @unknown default:
      throw session.failure(.badData, node, Data.self)
    }
  }
}

extension SmartSession {
  /// The value of a conversion, noted where it isn't as sent.
  func take<Value>(_ conversion: Conversion<Value>, _ node: Int) throws -> Value {
    switch conversion {
    case .asSent(let value):
      return value
    case .converted(let value, let reason):
      guard accepts(reason) else { throw failure(reason, node, Value.self) }
      notes.conversion = reason
      return value
    case .failed(let reason):
      throw failure(reason, node, Value.self)
    }
  }
}
