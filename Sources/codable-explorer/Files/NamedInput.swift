internal import DecodingReport
internal import Explorer
internal import Foundation
internal import Synchronization

/// What a word of the command line names: a file, or a stream, which can be read but once: standard input,
/// what the shell opened, a pipe at a path.
enum NamedInput {
  /// What came of streams; `nil` for what was a file, and has to be one from then on.
  private static let known = Mutex<[String: Result<[UInt8], FileProblem>?]>([:])
  /// Streams that are read beside the screen.
  private static let begun = Mutex<Set<String>>([])

  /// The bytes of a file, or all that comes from `-`, `/dev/fd/3`, or a pipe.
  ///
  /// While nothing comes, that is said off the screen; ^C ends it.
  static func read(_ word: String, isOnScreen: Bool = false) throws(FileProblem) -> [UInt8] {
    if let known = known.withLock({ $0[word] }) {
      guard let known else { return try PayloadFile.read(word) }
      return try known.get()
    }
    guard isStream(word) else {
      let bytes = try PayloadFile.read(word)
      known.withLock { $0[word] = .some(nil) }
      return bytes
    }
    let given = givenDescriptor(word)
    let came = Result {
      let descriptor = try given ?? PayloadFile.open(word)
      defer { if given == nil { SystemCall.close(descriptor) } }
      return try readAll(descriptor, word, isOwn: given == nil, isOnScreen)
    }.mapError { FileProblem($0) }
    known.withLock { $0[word] = came }
    return try came.get()
  }

  /// The same beside the screen: `nil` as long as a stream hasn't come to its end.
  static func readWhatCame(_ word: String) throws(FileProblem) -> [UInt8]? {
    if isStream(word), known.withLock({ $0[word] == nil }) {
      if begun.withLock({ $0.insert(word).inserted }) {
        Thread.detachNewThread { _ = try? read(word, isOnScreen: true) }
      }
      return nil
    }
    return try read(word)
  }

  /// What messages call it.
  static func title(_ word: String) -> String { word == "-" ? "standard input" : word }

  private static func isStream(_ word: String) -> Bool {
    givenDescriptor(word) != nil || SystemCall.kind(of: word) == .pipe
  }

  /// What a word stands for that whoever started this program opened.
  private static func givenDescriptor(_ word: String) -> Int32? {
    if word == "-" || word == "/dev/stdin" { return SystemCall.standardInput }
    return word.hasPrefix("/dev/fd/") ? Int32(word.dropFirst("/dev/fd/".count)) : nil
  }

  private static func readAll(
    _ descriptor: Int32, _ word: String, isOwn: Bool, _ isOnScreen: Bool
  ) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var isSaid = isOnScreen
    repeat {
      if bytes.count > PayloadFile.mostBytes { throw FileProblem.tooLarge(nil) }
      while SystemCall.wait(for: [descriptor], milliseconds: isSaid ? 10_000 : 3_000).isEmpty {
        // A pipe that nobody opened to write into is at its end, though nobody was there before.
        if isSaid, isOwn, (try? SystemCall.read(descriptor, atMost: 1, into: &bytes)) == false {
          throw FileProblem.other("nothing writes to this pipe")
        }
        if !isSaid { sayWaiting(word) }
        isSaid = true
      }
    } while try SystemCall.read(descriptor, atMost: 1 << 16, into: &bytes)
    return bytes
  }

  private static func sayWaiting(_ word: String) {
    Console(isASCII: SystemCall.arguments.contains("--ascii")).note(
      about: title(word),
      "nothing came for 3 seconds; still waiting, ^C ends that")
  }
}
