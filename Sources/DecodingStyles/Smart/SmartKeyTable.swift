import JSONSource

/// Where the keys of one object are, for models that ask in another order than the document's.
///
/// An open-addressing table of key nodes by their bytes, or a dictionary by their text. Of equal keys
/// the first one is in it. A class, because it owns its buffer, which serves one object after another.
final class SmartKeyTable {
  private var slots: UnsafeMutablePointer<UInt32>
  private var capacity: Int
  private var mask = 0
  /// The keys by their text, for an object with some that aren't comparable by their bytes.
  private var nodesByText: [String: Int]?

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
    nodesByText = nil
    var node = first
    while node < end {
      let key = nodes[node]
      guard key.meta & 0xF0 == 0, key.count < Int(JSONNode.maximumCount),
        let content = SmartKeyBytes(key.content(in: bytes))
      else { return false }
      var slot = content.hash() & mask
      // No node is 0: that is the root.
      while slots[slot] != 0, !content.isKey(nodes[Int(slots[slot])], in: bytes) {
        slot = (slot + 1) & mask
      }
      if slots[slot] == 0 { slots[slot] = UInt32(truncatingIfNeeded: node) }
      let value = nodes[node + 1]
      node = value.isContainer ? Int(value.a) : node + 2
    }
    return true
  }

  /// Takes keys by their text.
  func fill(_ keys: some Sequence<(text: String, node: Int)>) {
    nodesByText = Dictionary(keys.lazy.map { ($0.text, $0.node) }) { first, _ in first }
  }

  /// The first node under which `isKey` finds `key`; `nil` where there is none.
  @inline(__always)
  func node(_ key: SmartKeyBytes, _ isKey: (Int) -> Bool) -> Int? {
    if let nodesByText { return nodesByText[key.text] }
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
