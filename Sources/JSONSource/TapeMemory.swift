#if canImport(Glibc)
  import Glibc
#endif

/// Where tapes get their memory.
enum TapeMemory {
  /// Memory for so many nodes, uninitialised; freed by `deallocate()`.
  ///
  /// Large tapes ask for large pages: a tape is written once from its start to its end, and with
  /// pages of 4 kB the system would stop at each for as long as the parser takes to fill two.
  static func allocate(_ count: Int) -> UnsafeMutablePointer<JSONNode> {
    let nodes = UnsafeMutablePointer<JSONNode>.allocate(capacity: count)
    #if canImport(Glibc)
      let byteCount = count * MemoryLayout<JSONNode>.stride
      if byteCount >= largeByteCount {
        // Advice: whether it's taken, and where the pages begin, is the system's affair.
        let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
        let start = (UInt(bitPattern: nodes) + page - 1) / page * page
        let length = UInt(bitPattern: nodes) + UInt(byteCount) - start
        madvise(UnsafeMutableRawPointer(bitPattern: start), Int(length), MADV_HUGEPAGE)
      }
    #endif
    return nodes
  }

  /// The C library gives memory of this size, and more, back to the system as soon as it is freed.
  private static let largeByteCount = 32 << 20
}
