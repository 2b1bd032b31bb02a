import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// Where tapes, and what is as long as they are, get their memory.
///
/// The system hands out memory page by page, when it's first written to, and clears each: for a tape,
/// which is written once from its start to its end, that takes as long as parsing. So what large tapes
/// gave back is kept for the next ones, as long as it isn't much: a text that is edited is parsed again and
/// again.
enum TapeMemory {
  /// Memory for so many values, uninitialised; given back by `free`.
  static func allocate<Element>(_ count: Int) -> UnsafeMutablePointer<Element> {
    let byteCount = headerByteCount + count * MemoryLayout<Element>.stride
    let block =
      byteCount < largePage ? Block(byteCount) : takeSpare(byteCount) ?? Block(large: byteCount)
    return (block.start + headerByteCount).assumingMemoryBound(to: Element.self)
  }

  /// Takes back what `allocate` gave.
  static func free<Element>(_ elements: UnsafeMutablePointer<Element>) {
    let block = Block(start: UnsafeMutableRawPointer(elements) - headerByteCount)
    guard block.byteCount >= largePage, block.byteCount <= keptByteCount else {
      return block.start.deallocate()
    }
    let surplus = spares.withLock { spares in
      spares.append(block)
      var kept = spares.reduce(0) { $0 + $1.byteCount }
      let first = spares.firstIndex { block in
        defer { kept -= block.byteCount }
        return kept <= keptByteCount
      }
      let surplus = Array(spares[..<(first ?? 0)])
      spares.removeFirst(surplus.count)
      return surplus
    }
    for block in surplus { block.start.deallocate() }
  }

  /// The kept block that is the least of those that are large enough, and not far larger.
  private static func takeSpare(_ byteCount: Int) -> Block? {
    spares.withLock { spares in
      let fitting = spares.indices.filter {
        spares[$0].byteCount >= byteCount && spares[$0].byteCount / 4 <= byteCount
      }
      let least = fitting.min { spares[$0].byteCount < spares[$1].byteCount }
      return least.map { spares.remove(at: $0) }
    }
  }

  /// Memory that begins with its own size.
  // Unchecked: whoever has a block is the only one that has it.
  private struct Block: @unchecked Sendable {
    let start: UnsafeMutableRawPointer

    var byteCount: Int { start.load(as: Int.self) }

    init(start: UnsafeMutableRawPointer) {
      self.start = start
    }

    init(_ byteCount: Int) {
      start = .allocate(byteCount: byteCount, alignment: headerByteCount)
      start.storeBytes(of: byteCount, as: Int.self)
    }

    /// In large pages, if the system likes.
    init(large byteCount: Int) {
      start = .allocate(byteCount: byteCount, alignment: largePage)
      #if canImport(Glibc)
        madvise(start, byteCount, MADV_HUGEPAGE)
      #endif
      start.storeBytes(of: byteCount, as: Int.self)
    }
  }

  private static let spares = Mutex<[Block]>([])
  private static let headerByteCount = 16
  private static let largePage = 2 << 20
  /// The most that is kept altogether.
  private static let keptByteCount = 128 << 20
}
