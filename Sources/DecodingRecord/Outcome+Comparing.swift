// Outcomes are compared by the million, and what the compiler writes for that isn't inlined in
// other modules. A case without a payload is a byte, and so is an optional of one.

extension Outcome {
  /// Whether two outcomes are one.
  @inlinable package static func == (left: Self, right: Self) -> Bool {
    unsafeBitCast(left, to: UInt8.self) == unsafeBitCast(right, to: UInt8.self)
  }

  /// Whether two outcomes differ.
  @inlinable package static func != (left: Self, right: Self) -> Bool {
    unsafeBitCast(left, to: UInt8.self) != unsafeBitCast(right, to: UInt8.self)
  }
}

extension Outcome? {
  /// Whether two outcomes are one, or none.
  @inlinable package static func == (left: Self, right: Self) -> Bool {
    unsafeBitCast(left, to: UInt8.self) == unsafeBitCast(right, to: UInt8.self)
  }

  /// Whether two outcomes differ.
  @inlinable package static func != (left: Self, right: Self) -> Bool {
    unsafeBitCast(left, to: UInt8.self) != unsafeBitCast(right, to: UInt8.self)
  }
}
