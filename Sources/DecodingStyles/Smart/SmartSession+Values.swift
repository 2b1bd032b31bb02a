import DecodingTrace
import Foundation
import JSONSource

extension SmartSession {
  /// Decodes the value at `node`; throws where it neither is a `type` nor can be converted.
  @inline(__always)
  func value<Value: Decodable>(_ type: Value.Type, _ node: Int, depth: Int) throws -> Value {
    try value(type, known(type), node, depth: depth)
  }

  /// As `value(_:_:depth:)`, of a type that is known already.
  func value<Value: Decodable>(
    _ type: Value.Type, _ known: KnownType, _ node: Int, depth: Int
  ) throws -> Value {
    if let reader = known.pointee.reader {
      return try read(reader, node, depth: depth)
    }
    guard depth < Self.depthLimit else { throw failure(.depth, node, type) }
    let outer = frames[depth]
    frames[depth] = frame(of: known)
    defer { frames[depth] = outer }
    let decoder = SmartValueDecoder(session: self, node: Int32(node), depth: Int32(depth))
    guard known.pointee.model != nil else { return try Value(from: decoder) }
    var value = try Value(from: decoder)
    known.pointee.finish(&value)
    return value
  }

  @inline(__always)
  private func read<Value>(
    _ reader: any SmartReadable.Type, _ node: Int, depth: Int
  ) throws -> Value {
    func read<Reader: SmartReadable>(_ reader: Reader.Type) throws -> Value {
      // `Reader` and `Value` are one type: the reader is what `Value` was found to be.
      unsafeBitCast(try Reader.read(node, depth: depth, in: self), to: Value.self)
    }
    return try read(reader)
  }

  /// Why `error` was thrown while a value of the type `known` was decoded at a place.
  func reason(for error: any Error, _ known: KnownType, at node: Int) -> Reason {
    if recorder?.failedWithin(error) == true { return .badElement }
    if let failure = notes.failure { return failure.outerReason ?? failure.reason }
    if node < 0, case DecodingError.keyNotFound = error { return .missing }
    if known.pointee.isRawRepresentable {
      let isEmpty = kind(node) == .string && document.string(node).isEmpty
      return isEmpty ? .empty : .badEnum
    }
    if kind(node) == .object, case DecodingError.typeMismatch(_, let context) = error,
      context.debugDescription.hasPrefix("Invalid number of keys found")
    {
      return .badEnum
    }
    // Not this decoder's own: code of a wrapper's, or of the model's.
    let isWrapper = known.pointee.wrapper != nil
    switch error {
    case DecodingError.keyNotFound where isWrapper || node < 0: return .missing
    case DecodingError.valueNotFound where isWrapper || kind(node) == .null: return .null
    case DecodingError.typeMismatch where isWrapper: return .wrongType
    case DecodingError.dataCorrupted where isWrapper:
      switch known.pointee.wrapper?.wrappedType {
      case is Date.Type, is Date?.Type: return .badDate
      case is URL.Type, is URL?.Type: return .badURL
      case is Data.Type, is Data?.Type, is UUID.Type, is UUID?.Type: return .badData
      case is any RawRepresentable.Type: return .badEnum
      default: return .custom
      }
    // A strategy of the model's own, or Foundation's for a formatter, refused the text.
    case DecodingError.dataCorrupted where known.pointee.isDate: return .badDate
    case DecodingError.dataCorrupted where known.pointee.isFoundation:
      return kind(node) == .number ? .overflow : .badData
    default: return .custom
    }
  }
}
