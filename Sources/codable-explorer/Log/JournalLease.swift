/// A journal that was left behind, open and locked for reading it.
struct JournalLease {
  let descriptor: Int32
  /// Whether nobody else can write it; a file system without locks has nothing to say about that.
  let isAlone: Bool

  /// `nil` for a journal that is gone, or that a process writes which is alive.
  init?(_ path: String) {
    guard let descriptor = try? SystemCall.openForReading(path) else { return nil }
    switch Self.lock(descriptor) {
    case false?:
      SystemCall.close(descriptor)
      return nil
    case let answer:
      self.descriptor = descriptor
      isAlone = answer == true
    }
  }

  /// Makes a file for this process, which begins with these bytes.
  static func create(_ path: String, _ bytes: [UInt8]) throws(SystemError) -> Int32 {
    let descriptor = try SystemCall.create(path)
    do throws(SystemError) {
      // A file system without locks shows the file to others while it's written: no harm.
      _ = lock(descriptor)
      try SystemCall.write(bytes, to: descriptor)
      return descriptor
    } catch {
      SystemCall.close(descriptor)
      SystemCall.remove(path)
      throw error
    }
  }

  /// Unlocks the file before it is closed: a copy of the descriptor in a process that is being
  /// started would hold the lock on.
  func end() {
    SystemCall.unlock(descriptor)
    SystemCall.close(descriptor)
  }

  /// So often a lock is tried, a millisecond apart.
  private static let tries = 50

  /// Takes a file for this process; `nil` where the file system has no locks.
  ///
  /// Whoever looks whether a journal was left behind has it for a moment. And a process that is
  /// being started has copies of its parent's descriptors, and with them their locks, until its own
  /// program runs, even if the parent is killed meanwhile. Both are waited for.
  static func lock(_ descriptor: Int32) -> Bool? {
    for _ in 0..<tries {
      guard let isTaken = try? SystemCall.lock(descriptor) else { return nil }
      if isTaken { return true }
      SystemCall.pause(milliseconds: 1)
    }
    return false
  }
}
