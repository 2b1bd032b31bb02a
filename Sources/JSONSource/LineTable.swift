/// Where the lines of a text start, and where its columns are, without going through it again.
///
/// Lines end at `\n`, `\r\n` or `\r`. Columns count Unicode scalars; in a text that isn't valid
/// UTF-8, all bytes but those that only continue a scalar. A byte order mark has no column.
struct LineTable: Sendable {
  /// The offset of each line's first byte; at least one line.
  let starts: [UInt32]
  /// The number of scalars before each multiple of `spacing`; empty where all is ASCII.
  let scalarsBefore: [UInt32]
  let count: Int
  let markLength: Int

  private static let spacing = 4096

  init(bytes: UnsafePointer<UInt8>, count: Int) {
    self.count = count
    let hasMark = count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
    markLength = hasMark ? 3 : 0
    var starts: [UInt32] = [UInt32(markLength)]
    var highBits: UInt64 = 0
    var offset = markLength
    while offset < count {
      let word = LineTable.word(bytes + offset, count - offset)
      highBits |= word
      // Bytes below 0x10: only then a line may end here.
      let low = (word &- 0x1010_1010_1010_1010) & ~word & 0x8080_8080_8080_8080
      if low != 0 {
        for index in offset..<min(offset + 8, count) {
          let byte = bytes[index]
          if byte == 0x0A || (byte == 0x0D && (index + 1 == count || bytes[index + 1] != 0x0A)) {
            starts.append(UInt32(truncatingIfNeeded: index + 1))
          }
        }
      }
      offset += 8
    }
    self.starts = starts
    scalarsBefore =
      highBits & 0x8080_8080_8080_8080 == 0 && markLength == 0
      ? [] : LineTable.checkpoints(bytes: bytes, count: count)
  }

  /// The next eight bytes, zero-padded; nothing behind the text is read.
  @inline(__always)
  private static func word(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
    if count >= 8 { return UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self).littleEndian }
    return (0..<count).reduce(0) { $0 | UInt64(bytes[$1]) << (UInt64($1) * 8) }
  }

  private static func checkpoints(bytes: UnsafePointer<UInt8>, count: Int) -> [UInt32] {
    var total: UInt32 = 0
    var checkpoints: [UInt32] = [0]
    for start in stride(from: 0, to: count, by: spacing) {
      total += UInt32(scalars(bytes, start..<min(start + spacing, count)))
      checkpoints.append(total)
    }
    return checkpoints
  }

  /// The bytes of a range that don't continue a scalar.
  private static func scalars(_ bytes: UnsafePointer<UInt8>, _ range: Range<Int>) -> Int {
    var total = 0
    for index in range { total += bytes[index] & 0xC0 == 0x80 ? 0 : 1 }
    return total
  }

  private func scalars(before offset: Int, in bytes: UnsafePointer<UInt8>) -> Int {
    if scalarsBefore.isEmpty { return offset }
    let checkpoint = offset / LineTable.spacing
    let start = checkpoint * LineTable.spacing
    return Int(scalarsBefore[checkpoint]) + LineTable.scalars(bytes, start..<offset)
  }

  /// The line of an offset, from 0.
  func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
  }

  func position(of offset: Int, in bytes: UnsafePointer<UInt8>) -> JSONPosition {
    let offset = min(max(offset, markLength), count)
    let line = line(of: offset)
    let column =
      scalars(before: offset, in: bytes) - scalars(before: Int(starts[line]), in: bytes) + 1
    return JSONPosition(line: line + 1, column: column)
  }

  /// The bytes of a line (from 0) without its end.
  func range(ofLine line: Int, in bytes: UnsafePointer<UInt8>) -> Range<Int> {
    let start = Int(starts[line])
    guard line + 1 < starts.count else { return start..<count }
    var end = Int(starts[line + 1]) - 1
    if end > start, bytes[end] == 0x0A, bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// The offset of a position; behind a line's end, that end; `nil` where there's no such line.
  func offset(of position: JSONPosition, in bytes: UnsafePointer<UInt8>) -> Int? {
    guard starts.indices.contains(position.line - 1), position.column >= 1 else { return nil }
    let range = range(ofLine: position.line - 1, in: bytes)
    if scalarsBefore.isEmpty {
      return min(range.lowerBound + position.column - 1, range.upperBound)
    }
    let target = scalars(before: range.lowerBound, in: bytes) + position.column - 1
    var offset = jump(to: target, within: range)
    var seen = scalars(before: offset, in: bytes)
    while offset < range.upperBound, seen < target || bytes[offset] & 0xC0 == 0x80 {
      if bytes[offset] & 0xC0 != 0x80 { seen += 1 }
      offset += 1
    }
    return offset
  }

  /// A multiple of the spacing, or a line's start, shortly before the scalar of that number.
  private func jump(to target: Int, within range: Range<Int>) -> Int {
    var low = range.lowerBound / LineTable.spacing
    var high = range.upperBound / LineTable.spacing + 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(scalarsBefore[middle]) <= target { low = middle } else { high = middle }
    }
    return max(low * LineTable.spacing, range.lowerBound)
  }
}
