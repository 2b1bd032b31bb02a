import DecodingTrace
import JSONSource

/// The value at one place, read or converted; what can't be converted throws.
struct SmartSingleValueContainer: SingleValueDecodingContainer {
  let session: SmartSession
  let node: Int32
  let depth: Int32

  var codingPath: [any CodingKey] { session.path(to: Int(node)) }

  func decodeNil() -> Bool {
    let isNil = session.kind(Int(node)) == .null
    if session.recorder != nil {
      session.note(.decodeNil, container: -1, step: nil, node: Int(node), returned: isNil)
    }
    return isNil
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try value(type)
  }

  // The standard library has implementations of its own for these two, which throw.
  func decode(_ type: Int128.Type) throws -> Int128 { try value(type) }

  func decode(_ type: UInt128.Type) throws -> UInt128 { try value(type) }

  @inline(__always)
  private func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard session.recorder == nil else {
      return try session.recordedValue(type, node: Int(node), depth: Int(depth))
    }
    return try session.value(type, Int(node), depth: Int(depth))
  }
}
