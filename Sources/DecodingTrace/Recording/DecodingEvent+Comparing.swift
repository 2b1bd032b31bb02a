// Compared by the million, as outcomes are: see there.

extension DecodingEvent.Operation {
  /// Whether two operations are one.
  @inlinable package static func == (left: Self, right: Self) -> Bool {
    unsafeBitCast(left, to: UInt8.self) == unsafeBitCast(right, to: UInt8.self)
  }

  /// Whether two operations differ.
  @inlinable package static func != (left: Self, right: Self) -> Bool {
    unsafeBitCast(left, to: UInt8.self) != unsafeBitCast(right, to: UInt8.self)
  }
}

extension DecodingEvent.State {
  /// Whether two states are one.
  @inlinable package static func == (left: Self, right: Self) -> Bool {
    unsafeBitCast(left, to: UInt8.self) == unsafeBitCast(right, to: UInt8.self)
  }

  /// Whether two states differ.
  @inlinable package static func != (left: Self, right: Self) -> Bool {
    unsafeBitCast(left, to: UInt8.self) != unsafeBitCast(right, to: UInt8.self)
  }
}
