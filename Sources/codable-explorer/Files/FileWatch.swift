package import Explorer
internal import Synchronization

/// Opens and saves files, and notices when somebody else writes one that is open.
///
/// A class because what is known of the files is shared between threads.
package final class FileWatch: Sendable {
  /// What a file was when its bytes were seen last.
  private struct Known {
    var stamp: SystemCall.Stamp?
    /// What it was at the last look.
    var looked: SystemCall.Stamp?
    var digest: Int
    var isReadOnly: Bool?
    /// Why what stands there since can't be read.
    var problem: FileProblem?
  }

  /// Saves wait for a look no longer than this.
  private static let mostReading = Duration.seconds(5)

  private let known = Mutex<[String: Known]>([:])

  package init() {}

  /// Takes note of what a file held when it was read; the first look compares it with the disk.
  package func noteOpened(_ path: String, _ bytes: [UInt8]) {
    let digest = Self.digest(of: bytes)
    known.withLock { $0[path] = Known(stamp: nil, digest: digest, isReadOnly: nil) }
  }

  private func note(_ path: String, _ bytes: [UInt8]) {
    let stamp = try? SystemCall.stamp(path)
    let digest = Self.digest(of: bytes)
    known.withLock {
      $0[path] = Known(stamp: stamp, digest: digest, isReadOnly: $0[path]?.isReadOnly)
    }
  }

  /// What the file holds now, if somebody else wrote it since its bytes were seen last. Throws if
  /// something stands there that can't be read.
  private func othersBytes(_ path: String) throws(FileProblem) -> [UInt8]? {
    guard let old = known.withLock({ $0[path] }), let stamp = try? SystemCall.stamp(path) else {
      return nil
    }
    // The stamp from before reading: what is written meanwhile is seen the next time.
    let read = Result { () throws(FileProblem) -> [UInt8]? in
      guard stamp == old.stamp else { return try PayloadFile.read(path, within: Self.mostReading) }
      if let problem = old.problem { throw problem }
      return nil
    }
    known.withLock {
      $0[path]?.stamp = stamp
      $0[path]?.problem = if case .failure(let problem) = read { problem } else { nil }
    }
    guard let bytes = try read.get() else { return nil }
    return Self.digest(of: bytes) == old.digest ? nil : bytes
  }

  /// Looks whether a file is still as it was.
  ///
  /// One that somebody writes just now is half a file, or an empty one: it counts once two looks
  /// find it alike.
  package func look(at path: String) -> Message? {
    guard let old = known.withLock({ $0[path] }) else { return nil }
    let isGone = old.stamp != nil && !SystemCall.exists(path)
    if isGone {
      known.withLock { $0[path]?.stamp = nil }
      return .changedOnDisk(path: path, nil)
    }
    if isCalm(path) {
      do throws(FileProblem) {
        if let bytes = try othersBytes(path) {
          note(path, bytes)
          return .changedOnDisk(path: path, bytes)
        }
      } catch {
        return error == old.problem ? nil : .unreadableOnDisk(path: path, error)
      }
    }
    let isReadOnly = SystemCall.exists(path) && (try? SystemCall.checkWritable(path)) == nil
    guard isReadOnly != old.isReadOnly ?? false else { return nil }
    known.withLock { $0[path]?.isReadOnly = isReadOnly }
    return .readOnly(path: path, isReadOnly)
  }

  private func isCalm(_ path: String) -> Bool {
    let present = try? SystemCall.stamp(path)
    return known.withLock { known in
      defer { known[path]?.looked = present }
      return known[path]?.looked == present
    }
  }

  /// Saves; the answer bears the file's one name.
  func answer(saving request: SaveRequest) -> Message {
    var request = request
    let path = PayloadFile.expanded(request.path)
    do throws(FileProblem) {
      let isItself = !request.isCopy && request.origin.path == PayloadFile.name(of: path)
      if isItself, !request.overridesOthers, !request.isLine,
        let theirs = try othersBytes(request.path)
      {
        guard request.origin.part == nil else { throw .changedAround }
        throw .changed(theirs)
      }
      if request.isPayload, !isItself, path.hasSuffix(".swift"), SystemCall.exists(path) {
        throw .other("this is Swift, which no payload replaces")
      }
      var bytes = request.bytes
      if isItself, let part = request.origin.part {
        bytes = try WrittenPart.file(PayloadFile.read(path), with: request, as: part)
        request.whole = bytes
      }
      try PayloadFile.write(bytes, to: path, replacing: request.mayReplace || isItself)
      request.path = PayloadFile.name(of: path)
      note(request.path, bytes)
      return .saved(request, nil)
    } catch {
      return .saved(request, error)
    }
  }

  /// Reads a file; the answer bears its one name, or the path as it was given if it can't be read.
  func answer(opening path: String) -> Message {
    let file = PayloadFile.expanded(path)
    do throws(FileProblem) {
      let bytes = try PayloadFile.read(file)
      let name = PayloadFile.name(of: file)
      note(name, bytes)
      if let lines = ListedLines(bytes) {
        return .openedParts(path: name, lines.parts, notice: lines.notice)
      }
      return .opened(path: name, .success(bytes))
    } catch {
      return .opened(path: path, .failure(error))
    }
  }

  private static func digest(of bytes: [UInt8]) -> Int {
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}
