import Foundation

#if canImport(Glibc)
  // Their header is none of the module's.
  @_silgen_name("malloc_trim")
  private func mallocTrim(_ kept: Int) -> CInt
  @_silgen_name("mallopt")
  private func mallocOption(_ option: CInt, _ value: CInt) -> CInt
#endif

/// The memory that was freed and that the C library keeps for what comes next.
package enum Heap {
  /// Gives it back to the system.
  package static func giveBack() {
    #if canImport(Glibc)
      _ = mallocTrim(0)
    #endif
  }

  /// Has large blocks go back to the system as soon as they are freed, from now on: by itself the C
  /// library keeps blocks as large as the largest that was ever freed.
  static func giveBackLargeBlocks() { _ = largeBlocks }

  private static let largeBlocks: Void = {
    #if canImport(Glibc)
      // M_MMAP_THRESHOLD of malloc.h. To set it is to keep it.
      _ = mallocOption(-3, 131_072)
    #endif
  }()
}
