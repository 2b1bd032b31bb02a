import JSONSource

/// Where the keys of one object are, for models that ask in another order than the document's.
///
/// An open-addressing table of key nodes. Of equal keys the first is found, since it was put in
/// first. A class, because it owns its buffer, which serves one object after another.
final class SmartKeyTable {
  private var slots: UnsafeMutablePointer<UInt32>
  private var capacity: Int
  private var mask = 0

  init() {
    capacity = 128
    slots = .allocate(capacity: capacity)
  }

  deinit {
    slots.deallocate()
  }

  /// Takes the keys between two nodes; `false` where one isn't comparable by its bytes.
  func fill(
    _ nodes: UnsafePointer<JSONNode>, from first: Int, to end: Int, count: Int,
    _ bytes: UnsafePointer<UInt8>
  ) -> Bool {
    reserve(count)
    var node = first
    while node < end {
      let key = nodes[node]
      guard key.meta & 0xF0 == 0, key.count < Int(JSONNode.maximumCount),
        let content = SmartKeyBytes(key.content(in: bytes))
      else { return false }
      var slot = content.hash() & mask
      // No node is 0: that is the root.
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(truncatingIfNeeded: node)
      let value = nodes[node + 1]
      node = value.isContainer ? Int(value.a) : node + 2
    }
    return true
  }

  /// The first node under which `isKey` finds `key`; `nil` where there is none.
  @inline(__always)
  func node(_ key: SmartKeyBytes, _ isKey: (Int) -> Bool) -> Int? {
    var slot = key.hash() & mask
    while slots[slot] != 0 {
      if isKey(Int(slots[slot])) { return Int(slots[slot]) }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// Makes room for so many keys, half of the slots staying empty.
  private func reserve(_ count: Int) {
    var needed = 32
    while needed < count * 2 { needed *= 2 }
    if needed > capacity {
      slots.deallocate()
      slots = .allocate(capacity: needed)
      capacity = needed
    }
    mask = needed - 1
    slots.update(repeating: 0, count: needed)
  }
}
