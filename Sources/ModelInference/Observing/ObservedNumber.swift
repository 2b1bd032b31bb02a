import JSONSource

/// Which numbers stood at a place, as far as a Swift type goes.
struct ObservedNumber {
  private var isNegative = false
  /// Above `Int.max`, within `UInt64`.
  private var isLarge = false
  /// An integer beyond both.
  private var isBeyond = false
  /// An integer of more digits than `Decimal` holds.
  private var isHuge = false
  /// Written with a fraction or an exponent.
  private var isFraction = false
  /// The first number that no type of Swift's holds, as it is written.
  private(set) var unreadable: String?
  /// What all of them are the seconds or milliseconds of since 1970, if they are points in time at
  /// all; `nil` where some can't be.
  private(set) var epochUnit: EpochUnit?

  init(_ node: Int, of document: JSONDocument) {
    guard document.nodes[node].flags.contains(.integer) else {
      isFraction = true
      readDouble(node, of: document)
      epochUnit = document.double(node).flatMap(EpochUnit.init)
      return
    }
    epochUnit = document.double(node).flatMap(EpochUnit.init)
    switch document.integer(node) {
    case .value(let isNegative, let magnitude):
      self.isNegative = isNegative
      isLarge = magnitude > UInt64(Int64.max) + (isNegative ? 1 : 0)
    case .overflow:
      isBeyond = true
      isHuge = document.range(of: node).count > 38
      readDouble(node, of: document)
    case .fraction, .notANumber: isFraction = true
    }
  }

  /// Foundation refuses numbers that are infinite as doubles, or zero without being zero.
  private mutating func readDouble(_ node: Int, of document: JSONDocument) {
    guard let value = document.double(node), !value.isNaN, !document.isInfinityLiteral(node) else {
      return
    }
    let isLost = value == 0 && document.integer(node).exactly(Int.self) != 0
    if !value.isFinite || isLost { unreadable = document.text(node) }
  }

  mutating func merge(_ other: ObservedNumber) {
    isNegative = isNegative || other.isNegative
    isLarge = isLarge || other.isLarge
    isBeyond = isBeyond || other.isBeyond
    isHuge = isHuge || other.isHuge
    isFraction = isFraction || other.isFraction
    unreadable = unreadable ?? other.unreadable
    if epochUnit != other.epochUnit { epochUnit = nil }
  }

  /// The type that holds all of them.
  var type: NumberType {
    if isFraction || isHuge { return .double }
    if isBeyond || (isLarge && isNegative) { return .decimal }
    return isLarge ? .unsigned : .integer
  }
}
