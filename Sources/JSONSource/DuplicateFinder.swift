/// Tells whether two keys of an object are equal, in time proportional to their number.
///
/// Equal is what Foundation's dictionary takes as equal: the unescaped keys as Swift strings, that
/// is under canonical equivalence. Objects whose keys are all plain ASCII are compared by bytes.
struct DuplicateFinder {
  /// An open-addressing table of key nodes, each with the number of the search that put it there,
  /// so that a new search needs no clearing.
  private var slots: [UInt64] = Array(repeating: 0, count: 32)
  private var search: UInt64 = 0
  /// The first keys of the objects that were last found to have no equal ones, by the number of
  /// their members: most documents repeat the keys of one record in the next. 0 for none.
  private var distinct = SIMD8<UInt32>()

  /// Looks through so many members between two nodes.
  mutating func find(
    in nodes: UnsafePointer<JSONNode>, from first: Int, to end: Int, count: Int,
    bytes: UnsafePointer<UInt8>, byteCount: Int
  ) -> Bool {
    let place = count & 7
    let other = Int(distinct[place])
    if other > 0, nodes[other - 1].count == count, count < Int(JSONNode.maximumCount),
      Self.areAlike(nodes, from: first, to: end, other, bytes)
    {
      return false
    }
    search += 1
    let search = search
    let outcome = slots.withUnsafeMutableBufferPointer { slots in
      DuplicateFinder.look(through: nodes, from: first, to: end, bytes, slots, search)
    }
    switch outcome {
    case .distinct:
      distinct[place] = UInt32(truncatingIfNeeded: first)
      return false
    case .equal: return true
    case .needsText:
      return DuplicateFinder.findUnescaped(
        in: nodes, from: first, to: end, bytes: bytes, byteCount: byteCount)
    case .needsRoom where count > Self.mostInTable:
      return DuplicateFinder.findByParts(in: nodes, first, end, count, bytes, byteCount)
    case .needsRoom: return findInLarger(nodes, first, end, count, bytes, byteCount)
    }
  }

  /// Whether the members between two nodes have the keys of the object whose first key is `other`,
  /// in the same order, and all of them plain. Both objects have as many.
  private static func areAlike(
    _ nodes: UnsafePointer<JSONNode>, from first: Int, to end: Int, _ other: Int,
    _ bytes: UnsafePointer<UInt8>
  ) -> Bool {
    var key = first
    var other = other
    while key < end {
      guard nodes[key].meta == nodes[other].meta, nodes[key].meta & 0xF0 == 0,
        areEqual(nodes[key], nodes[other], bytes)
      else { return false }
      key = next(nodes[key + 1], behind: key)
      other = next(nodes[other + 1], behind: other)
    }
    return true
  }

  @inline(__always)
  private static func next(_ value: JSONNode, behind key: Int) -> Int {
    switch value.kind {
    case .object, .array: Int(value.a)
    default: key + 2
    }
  }

  private enum Outcome { case distinct, equal, needsText, needsRoom }

  private static func look(
    through nodes: UnsafePointer<JSONNode>, from first: Int, to end: Int,
    _ bytes: UnsafePointer<UInt8>, _ slots: UnsafeMutableBufferPointer<UInt64>, _ search: UInt64
  ) -> Outcome {
    var key = first
    var room = slots.count / 2
    while key < end {
      let isLong = nodes[key].count == Int(JSONNode.maximumCount)
      if !nodes[key].flags.isEmpty || isLong { return .needsText }
      if room == 0 { return .needsRoom }
      room -= 1
      if !insert(key, nodes, bytes, slots, search) { return .equal }
      key = next(nodes[key + 1], behind: key)
    }
    return .distinct
  }

  private mutating func findInLarger(
    _ nodes: UnsafePointer<JSONNode>, _ first: Int, _ end: Int, _ count: Int,
    _ bytes: UnsafePointer<UInt8>, _ byteCount: Int
  ) -> Bool {
    slots = Array(repeating: 0, count: slots.count * 4)
    search = 0
    return find(
      in: nodes, from: first, to: end, count: count, bytes: bytes, byteCount: byteCount)
  }

  /// Members of which the table stays within a processor's caches.
  private static let mostInTable = 16_384
  /// How many keys a part has, more or less.
  private static let partBits = 11

  /// As the table, for more members: each key would wait for memory there. They are parted by their
  /// hashes first, and each part has a table that is near.
  @inline(never)
  private static func findByParts(
    in nodes: UnsafePointer<JSONNode>, _ first: Int, _ end: Int, _ count: Int,
    _ bytes: UnsafePointer<UInt8>, _ byteCount: Int
  ) -> Bool {
    let bits = Int.bitWidth - (count >> partBits).leadingZeroBitCount
    /// Hashes, and behind them the nodes of the keys.
    let entries: UnsafeMutablePointer<UInt64> = TapeMemory.allocate(count)
    defer { TapeMemory.free(entries) }
    var filled = 0
    var ends = [Int](repeating: 0, count: 1 << bits)
    var key = first
    while key < end {
      let isLong = nodes[key].count == Int(JSONNode.maximumCount)
      if !nodes[key].flags.isEmpty || isLong {
        return findUnescaped(
          in: nodes, from: first, to: end, bytes: bytes, byteCount: byteCount)
      }
      let entry =
        hash(nodes[key], bytes) & 0xFFFF_FFFF_0000_0000 | UInt64(truncatingIfNeeded: key)
      (entries + filled).initialize(to: entry)
      filled += 1
      ends[Int(truncatingIfNeeded: entry >> (64 - bits))] += 1
      key = next(nodes[key + 1], behind: key)
    }
    let largest = ends.max() ?? 0
    var start = 0
    for part in ends.indices { (ends[part], start) = (start, start + ends[part]) }
    let parted: UnsafeMutablePointer<UInt64> = TapeMemory.allocate(filled)
    defer { TapeMemory.free(parted) }
    for index in 0..<filled {
      let part = Int(truncatingIfNeeded: entries[index] >> (64 - bits))
      (parted + ends[part]).initialize(to: entries[index])
      ends[part] += 1
    }
    var slotBits = 1
    while 1 << slotBits < 2 * largest { slotBits += 1 }
    var slots = [UInt64](repeating: 0, count: 1 << slotBits)
    start = 0
    for end in ends where end > start {
      for slot in slots.indices { slots[slot] = 0 }
      for index in start..<end {
        let entry = parted[index]
        var slot = Int(truncatingIfNeeded: entry >> 32) & (slots.count - 1)
        while slots[slot] != 0 {
          let other = slots[slot]
          if other >> 32 == entry >> 32,
            areEqual(
              nodes[Int(entry & 0xFFFF_FFFF)], nodes[Int(other & 0xFFFF_FFFF)], bytes)
          {
            return true
          }
          slot = (slot + 1) & (slots.count - 1)
        }
        slots[slot] = entry
      }
      start = end
    }
    return false
  }

  /// Puts a key into the table; `false` where an equal one is there.
  @inline(__always)
  private static func insert(
    _ key: Int, _ nodes: UnsafePointer<JSONNode>, _ bytes: UnsafePointer<UInt8>,
    _ slots: UnsafeMutableBufferPointer<UInt64>, _ search: UInt64
  ) -> Bool {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash(nodes[key], bytes) >> 32) & mask
    while slots[slot] >> 32 == search & 0xFFFF_FFFF {
      let other = Int(slots[slot] & 0xFFFF_FFFF)
      if areEqual(nodes[key], nodes[other], bytes) { return false }
      slot = (slot + 1) & mask
    }
    slots[slot] = search << 32 | UInt64(truncatingIfNeeded: key)
    return true
  }

  /// Mixes all bytes of a key: many keys differ only behind their eighth.
  @inline(__always)
  private static func hash(_ key: JSONNode, _ bytes: UnsafePointer<UInt8>) -> UInt64 {
    let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15
    var hash = (UInt64(key.a) | UInt64(key.b) << 32) ^ UInt64(key.count) &* multiplier
    hash = fold(hash, multiplier)
    var offset = 8
    let content = UnsafeRawPointer(bytes) + Int(key.start) + 1
    while offset < key.count {
      let start = min(offset, key.count - 8)
      hash = fold(hash ^ content.loadUnaligned(fromByteOffset: start, as: UInt64.self), multiplier)
      offset += 8
    }
    return hash
  }

  @inline(__always)
  private static func fold(_ value: UInt64, _ multiplier: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: multiplier)
    return product.high ^ product.low
  }

  @inline(__always)
  private static func areEqual(
    _ left: JSONNode, _ right: JSONNode, _ bytes: UnsafePointer<UInt8>
  ) -> Bool {
    guard left.a == right.a, left.b == right.b, left.count == right.count else { return false }
    guard left.count > 8 else { return true }
    let leftBytes = UnsafeRawPointer(bytes) + Int(left.start) + 1
    let rightBytes = UnsafeRawPointer(bytes) + Int(right.start) + 1
    // The first eight bytes are equal; the last eight may overlap those before.
    var offset = 8
    while offset < left.count {
      let start = min(offset, left.count - 8)
      guard
        leftBytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)
          == rightBytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)
      else { return false }
      offset += 8
    }
    return true
  }

  @inline(never)
  private static func findUnescaped(
    in nodes: UnsafePointer<JSONNode>, from first: Int, to end: Int, bytes: UnsafePointer<UInt8>,
    byteCount: Int
  ) -> Bool {
    var seen: Set<String> = []
    var key = first
    while key < end {
      let text = JSONToken.keyText(nodes[key], in: bytes, count: byteCount)
      if !seen.insert(text).inserted { return true }
      key = next(nodes[key + 1], behind: key)
    }
    return false
  }
}
