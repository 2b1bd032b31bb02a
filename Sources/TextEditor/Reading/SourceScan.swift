/// Where a scan for strings and comments stands between two bytes.
enum SourceScanState: UInt8, Sendable, CaseIterable {
  /// Between tokens, or in a number, a literal, a name.
  case outside
  case string, stringEscape
  /// JSON5's `'…'`.
  case singleQuoted, singleQuotedEscape
  /// Behind a `/` that may open a comment.
  case slash
  case lineComment, blockComment
  /// Behind a `*` that may close a block comment.
  case blockCommentStar

  /// The state behind `byte`. A line end closes strings and line comments, whatever their escapes:
  /// so what is being typed on one line doesn't recolour the next.
  func next(_ byte: UInt8) -> SourceScanState {
    let isLineEnd = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    switch self {
    case .outside, .slash: return nextOutside(byte)
    case .string where byte == UInt8(ascii: "\""): return .outside
    case .string where byte == UInt8(ascii: "\\"): return .stringEscape
    case .string, .stringEscape: return isLineEnd ? .outside : .string
    case .singleQuoted where byte == UInt8(ascii: "'"): return .outside
    case .singleQuoted where byte == UInt8(ascii: "\\"): return .singleQuotedEscape
    case .singleQuoted, .singleQuotedEscape: return isLineEnd ? .outside : .singleQuoted
    case .lineComment: return isLineEnd ? .outside : .lineComment
    case .blockCommentStar where byte == UInt8(ascii: "/"): return .outside
    case .blockComment, .blockCommentStar:
      return byte == UInt8(ascii: "*") ? .blockCommentStar : .blockComment
    }
  }

  private func nextOutside(_ byte: UInt8) -> SourceScanState {
    switch byte {
    case UInt8(ascii: "\""): .string
    case UInt8(ascii: "'"): .singleQuoted
    case UInt8(ascii: "/"): self == .slash ? .lineComment : .slash
    case UInt8(ascii: "*"): self == .slash ? .blockComment : .outside
    default: .outside
    }
  }
}

/// What a stretch of bytes does to a scan: the state behind it for each state before it.
///
/// Kept for every node of the tree, so that the state anywhere is known without a scan from the
/// start. Nine states of four bits each, the state `n` at bits `4n`.
struct SourceScan: Sendable, Equatable {
  private var packed: UInt64

  /// What no byte does.
  static let identity = SourceScan(packed: 0x8_7654_3210)

  private init(packed: UInt64) {
    self.packed = packed
  }

  /// The state behind these bytes if `state` is the one before them.
  func state(from state: SourceScanState) -> SourceScanState {
    SourceScanState(rawValue: UInt8(packed >> (UInt64(state.rawValue) * 4) & 0xF)) ?? .outside
  }

  /// What these bytes and then those of `next` do.
  func followed(by next: SourceScan) -> SourceScan {
    SourceScan(packed: SourceScan.following(packed, by: next.packed, count: 9))
  }

  /// Looks up the first `count` fields of `first` in `next`.
  @inline(__always)
  private static func following(_ first: UInt64, by next: UInt64, count: UInt64) -> UInt64 {
    var result: UInt64 = 0
    var shift: UInt64 = 0
    while shift < count * 4 {
      result |= (next >> ((first >> shift & 0xF) * 4) & 0xF) << shift
      shift += 4
    }
    return result
  }

  /// What `bytes` do.
  init(of bytes: UnsafeBufferPointer<UInt8>) {
    packed = SourceScan.table.withUnsafeBufferPointer { table in
      SourceScan.run(bytes, table)
    }
  }

  private static func run(
    _ bytes: UnsafeBufferPointer<UInt8>, _ table: UnsafeBufferPointer<UInt64>
  ) -> UInt64 {
    let ordinary = table[0]
    // Scans from different states soon run into each other, in twos at the latest behind a line
    // end: only those that still differ go on, and `lane` tells which one a state has joined.
    var lane = identity.packed
    var states = identity.packed
    var count: UInt64 = 9
    // An ordinary byte only matters behind one that isn't: it ends an escape or a slash.
    var isSettled = false
    for byte in bytes {
      let step = table[Int(byte)]
      if step == ordinary {
        if isSettled { continue }
        isSettled = true
      } else {
        isSettled = false
      }
      states = following(states, by: step, count: count)
      if count > 5 || (count > 2 && (byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r"))) {
        joinLanes(&lane, &states, &count)
      }
    }
    return following(lane, by: states, count: 9)
  }

  /// Leaves one lane for each state among `states`.
  private static func joinLanes(_ lane: inout UInt64, _ states: inout UInt64, _ count: inout UInt64)
  {
    var joined: UInt64 = 0
    var distinct: UInt64 = 0
    var distinctCount: UInt64 = 0
    for index in 0..<count {
      let state = states >> (index * 4) & 0xF
      let known = (0..<distinctCount).first { distinct >> ($0 * 4) & 0xF == state }
      if known == nil {
        distinct |= state << (distinctCount * 4)
        distinctCount += 1
      }
      joined |= (known ?? distinctCount - 1) << (index * 4)
    }
    lane = following(lane, by: joined, count: 9)
    states = distinct
    count = distinctCount
  }

  /// What each single byte does.
  private static let table: [UInt64] = (UInt8.min...UInt8.max).map { byte in
    SourceScanState.allCases.reduce(into: 0) { packed, state in
      packed |= UInt64(state.next(byte).rawValue) << (UInt64(state.rawValue) * 4)
    }
  }
}
