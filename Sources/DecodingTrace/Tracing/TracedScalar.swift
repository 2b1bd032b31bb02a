/// A type for which containers have a `decode` of its own.
///
/// Asked for by it, a scalar costs a third of the generic way, which makes a decoder of its own for
/// each value; and it is what the code does that the compiler writes.
protocol TracedScalar: Decodable, SpecialType {
  /// Zero, `false`, an empty text.
  init()
  static func read<Keyed: KeyedDecodingContainerProtocol>(
    from container: Keyed, _ key: Keyed.Key
  ) throws -> Self
  static func read(from container: inout any UnkeyedDecodingContainer) throws -> Self
  static func read(from container: any SingleValueDecodingContainer) throws -> Self
}

extension Bool: TracedScalar {
  static func read<Keyed: KeyedDecodingContainerProtocol>(
    from container: Keyed, _ key: Keyed.Key
  ) throws -> Bool {
    try container.decode(Bool.self, forKey: key)
  }

  static func read(from container: inout any UnkeyedDecodingContainer) throws -> Bool {
    try container.decode(Bool.self)
  }

  static func read(from container: any SingleValueDecodingContainer) throws -> Bool {
    try container.decode(Bool.self)
  }
}

extension String: TracedScalar {
  static func read<Keyed: KeyedDecodingContainerProtocol>(
    from container: Keyed, _ key: Keyed.Key
  ) throws -> String {
    try container.decode(String.self, forKey: key)
  }

  static func read(from container: inout any UnkeyedDecodingContainer) throws -> String {
    try container.decode(String.self)
  }

  static func read(from container: any SingleValueDecodingContainer) throws -> String {
    try container.decode(String.self)
  }
}

extension Double: TracedScalar {
  static func read<Keyed: KeyedDecodingContainerProtocol>(
    from container: Keyed, _ key: Keyed.Key
  ) throws -> Double {
    try container.decode(Double.self, forKey: key)
  }

  static func read(from container: inout any UnkeyedDecodingContainer) throws -> Double {
    try container.decode(Double.self)
  }

  static func read(from container: any SingleValueDecodingContainer) throws -> Double {
    try container.decode(Double.self)
  }
}

extension Float: TracedScalar {
  static func read<Keyed: KeyedDecodingContainerProtocol>(
    from container: Keyed, _ key: Keyed.Key
  ) throws -> Float {
    try container.decode(Float.self, forKey: key)
  }

  static func read(from container: inout any UnkeyedDecodingContainer) throws -> Float {
    try container.decode(Float.self)
  }

  static func read(from container: any SingleValueDecodingContainer) throws -> Float {
    try container.decode(Float.self)
  }
}

extension Int: TracedScalar {
  static func read<Keyed: KeyedDecodingContainerProtocol>(
    from container: Keyed, _ key: Keyed.Key
  ) throws -> Int {
    try container.decode(Int.self, forKey: key)
  }

  static func read(from container: inout any UnkeyedDecodingContainer) throws -> Int {
    try container.decode(Int.self)
  }

  static func read(from container: any SingleValueDecodingContainer) throws -> Int {
    try container.decode(Int.self)
  }
}

extension Int8: TracedScalar {
  static func read<Keyed: KeyedDecodingContainerProtocol>(
    from container: Keyed, _ key: Keyed.Key
  ) throws -> Int8 {
    try container.decode(Int8.self, forKey: key)
  }

  static func read(from container: inout any UnkeyedDecodingContainer) throws -> Int8 {
    try container.decode(Int8.self)
  }

  static func read(from container: any SingleValueDecodingContainer) throws -> Int8 {
    try container.decode(Int8.self)
  }
}

extension Int16: TracedScalar {
  static func read<Keyed: KeyedDecodingContainerProtocol>(
    from container: Keyed, _ key: Keyed.Key
  ) throws -> Int16 {
    try container.decode(Int16.self, forKey: key)
  }

  static func read(from container: inout any UnkeyedDecodingContainer) throws -> Int16 {
    try container.decode(Int16.self)
  }

  static func read(from container: any SingleValueDecodingContainer) throws -> Int16 {
    try container.decode(Int16.self)
  }
}

extension Int32: TracedScalar {
  static func read<Keyed: KeyedDecodingContainerProtocol>(
    from container: Keyed, _ key: Keyed.Key
  ) throws -> Int32 {
    try container.decode(Int32.self, forKey: key)
  }

  static func read(from container: inout any UnkeyedDecodingContainer) throws -> Int32 {
    try container.decode(Int32.self)
  }

  static func read(from container: any SingleValueDecodingContainer) throws -> Int32 {
    try container.decode(Int32.self)
  }
}

extension Int64: TracedScalar {
  static func read<Keyed: KeyedDecodingContainerProtocol>(
    from container: Keyed, _ key: Keyed.Key
  ) throws -> Int64 {
    try container.decode(Int64.self, forKey: key)
  }

  static func read(from container: inout any UnkeyedDecodingContainer) throws -> Int64 {
    try container.decode(Int64.self)
  }

  static func read(from container: any SingleValueDecodingContainer) throws -> Int64 {
    try container.decode(Int64.self)
  }
}

extension Int128: TracedScalar {
  static func read<Keyed: KeyedDecodingContainerProtocol>(
    from container: Keyed, _ key: Keyed.Key
  ) throws -> Int128 {
    try container.decode(Int128.self, forKey: key)
  }

  static func read(from container: inout any UnkeyedDecodingContainer) throws -> Int128 {
    try container.decode(Int128.self)
  }

  static func read(from container: any SingleValueDecodingContainer) throws -> Int128 {
    try container.decode(Int128.self)
  }
}

extension UInt: TracedScalar {
  static func read<Keyed: KeyedDecodingContainerProtocol>(
    from container: Keyed, _ key: Keyed.Key
  ) throws -> UInt {
    try container.decode(UInt.self, forKey: key)
  }

  static func read(from container: inout any UnkeyedDecodingContainer) throws -> UInt {
    try container.decode(UInt.self)
  }

  static func read(from container: any SingleValueDecodingContainer) throws -> UInt {
    try container.decode(UInt.self)
  }
}

extension UInt8: TracedScalar {
  static func read<Keyed: KeyedDecodingContainerProtocol>(
    from container: Keyed, _ key: Keyed.Key
  ) throws -> UInt8 {
    try container.decode(UInt8.self, forKey: key)
  }

  static func read(from container: inout any UnkeyedDecodingContainer) throws -> UInt8 {
    try container.decode(UInt8.self)
  }

  static func read(from container: any SingleValueDecodingContainer) throws -> UInt8 {
    try container.decode(UInt8.self)
  }
}

extension UInt16: TracedScalar {
  static func read<Keyed: KeyedDecodingContainerProtocol>(
    from container: Keyed, _ key: Keyed.Key
  ) throws -> UInt16 {
    try container.decode(UInt16.self, forKey: key)
  }

  static func read(from container: inout any UnkeyedDecodingContainer) throws -> UInt16 {
    try container.decode(UInt16.self)
  }

  static func read(from container: any SingleValueDecodingContainer) throws -> UInt16 {
    try container.decode(UInt16.self)
  }
}

extension UInt32: TracedScalar {
  static func read<Keyed: KeyedDecodingContainerProtocol>(
    from container: Keyed, _ key: Keyed.Key
  ) throws -> UInt32 {
    try container.decode(UInt32.self, forKey: key)
  }

  static func read(from container: inout any UnkeyedDecodingContainer) throws -> UInt32 {
    try container.decode(UInt32.self)
  }

  static func read(from container: any SingleValueDecodingContainer) throws -> UInt32 {
    try container.decode(UInt32.self)
  }
}

extension UInt64: TracedScalar {
  static func read<Keyed: KeyedDecodingContainerProtocol>(
    from container: Keyed, _ key: Keyed.Key
  ) throws -> UInt64 {
    try container.decode(UInt64.self, forKey: key)
  }

  static func read(from container: inout any UnkeyedDecodingContainer) throws -> UInt64 {
    try container.decode(UInt64.self)
  }

  static func read(from container: any SingleValueDecodingContainer) throws -> UInt64 {
    try container.decode(UInt64.self)
  }
}

extension UInt128: TracedScalar {
  static func read<Keyed: KeyedDecodingContainerProtocol>(
    from container: Keyed, _ key: Keyed.Key
  ) throws -> UInt128 {
    try container.decode(UInt128.self, forKey: key)
  }

  static func read(from container: inout any UnkeyedDecodingContainer) throws -> UInt128 {
    try container.decode(UInt128.self)
  }

  static func read(from container: any SingleValueDecodingContainer) throws -> UInt128 {
    try container.decode(UInt128.self)
  }
}
