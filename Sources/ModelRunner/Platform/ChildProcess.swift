internal import Foundation

// Only the files in this folder know which C library there is.
#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A process in a session of its own, without a terminal, joined by pipes.
///
/// A keeper starts it and is its parent: when this process is gone, in whatever way, or wants the
/// child ended, the keeper ends it and all that it has started, and removes the temporary folder
/// that it had. The keeper knows by a pipe whose other end this process has.
///
/// A class: it stands for a process, which can't be copied.
package final class ChildProcess {
  /// How a process came to its end.
  package enum Ending: Sendable, Equatable {
    case exited(Int32)
    case signal(Int32)
  }

  /// A pipe whose one end the child has under a number of its own.
  package enum Channel: Sendable {
    /// The child reads; the parent writes.
    case toChild(Int32)
    /// The child writes; the parent reads.
    case fromChild(Int32)
    /// A file that both have, without a name.
    case file(Int32, byteCount: Int)
  }

  /// What bounds a program; 0 is no bound.
  package struct Bounds: Sendable {
    /// Of computing, for each of its processes.
    package var seconds = 0
    /// Of data, for each of its processes, in megabytes.
    package var data = 0
    /// Of one file that it writes, in megabytes.
    package var file = 0
    package var descriptors = 0
    /// Of memory that it really has, in megabytes.
    package var resident = 0
    /// Of all files that it has at a time, in megabytes.
    package var files = 0

    package init() {}

    fileprivate var words: [String] {
      zip(
        ["-t", "-m", "-f", "-n", "-k", "-z"], [seconds, data, file, descriptors, resident, files]
      )
      .flatMap { [$0, "\($1)"] }
    }
  }

  /// What the keeper ended a program for.
  package enum Excess: UInt8, Sendable {
    case memory = 0x6D
    case files = 0x66
  }

  /// The keeper's number for the pipe that tells it to end the program.
  private static let life: Int32 = 9

  /// The flag `POSIX_SPAWN_SETSID`, which Swift's Glibc leaves out.
  private static let ownSession: Int32 = {
    #if canImport(Darwin)
      POSIX_SPAWN_SETSID
    #else
      0x80
    #endif
  }()

  /// Who started this program may have had it ignore that a child ends: then nobody learns how.
  private static let hearsOfEnds: Void = { _ = signal(SIGCHLD, SIG_DFL) }()

  private let keeperID: Int32
  /// The parent's ends, by the child's numbers; none of them blocks.
  private var ends: [Int32: Int32] = [:]
  private var ending: Ending?

  /// What the keeper has told of the program, a letter each.
  private var told: [UInt8] = []

  /// Starts a program; the channels that aren't named lead to nowhere. Its `TMPDIR` is a folder that
  /// vanishes with it; one in a box has none.
  package init(
    _ program: String, _ arguments: [String], environment: [String: String],
    channels: [Channel], keeper: String, bounds: Bounds = Bounds(),
    box: Box? = nil
  ) throws(ModelProblem) {
    guard access(program, X_OK) == 0 else {
      throw .cannotStart(program: program, reason: String(cString: strerror(errno)))
    }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // In a session of its own from its first step: no key of the terminal reaches it.
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | Self.ownSession))
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    // The explorer ignores SIGPIPE; a child that writes into a closed pipe is to end by it.
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    for standard: Int32 in 0...2 {
      posix_spawn_file_actions_addopen(&actions, standard, "/dev/null", O_RDWR, 0)
    }
    // Whatever this process was left with there is closed as the keeper starts; it closes the rest.
    for other in 3..<Self.life {
      posix_spawn_file_actions_addopen(&actions, other, "/dev/null", O_RDWR | O_CLOEXEC, 0)
    }
    var childEnds: [Int32] = []
    defer { for end in childEnds { PipeCall.release(end) } }
    for channel in channels + [.toChild(Self.life)] {
      let (number, own, others) = try Self.ends(of: channel)
      ends[number] = own
      childEnds.append(others)
      posix_spawn_file_actions_adddup2(&actions, others, number)
    }
    Self.hearsOfEnds
    var pid = pid_t()
    let folder = box == nil ? try Self.makeTemporaryFolder() : nil
    let order = Self.order(program, arguments, bounds, folder: folder, box)
    let words = ([keeper] + order).map { strdup($0) } + [nil]
    let all = folder.map { environment.merging(["TMPDIR": $0]) { $1 } } ?? Box.environment
    let variables = all.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + variables { free(word) } }
    let code = posix_spawn(&pid, keeper, &actions, &attributes, words, variables)
    guard code == 0 else {
      for end in ends.values { PipeCall.release(end) }
      if let folder { rmdir(folder) }
      throw .cannotStart(program: keeper, reason: String(cString: strerror(code)))
    }
    keeperID = pid
  }

  /// What the keeper is told: its limits, the folder to remove, the box, and the program.
  private static func order(
    _ program: String, _ arguments: [String], _ bounds: Bounds, folder: String?, _ box: Box?
  ) -> [String] {
    let (grants, program) = box?.words(program, arguments) ?? ([], [program] + arguments)
    return ["-l", "\(life)"] + bounds.words + (folder.map { ["-d", $0] } ?? []) + grants + ["--"]
      + program
  }

  deinit {
    if ending == nil {
      kill()
      _ = wait()
    }
    for end in ends.values { PipeCall.release(end) }
  }

  /// Where temporary folders are made, and what their names begin with.
  static let temporaryPlaces = [NSTemporaryDirectory(), "/tmp"]
  static let temporaryPrefix = "codable-explorer."

  /// A new folder of this user's alone.
  private static func makeTemporaryFolder() throws(ModelProblem) -> String {
    for folder in temporaryPlaces {
      var path = Array("\(folder)/\(temporaryPrefix)XXXXXX".utf8CString)
      if let made = mkdtemp(&path) { return String(cString: made) }
    }
    throw .unreadable(path: NSTemporaryDirectory(), reason: String(cString: strerror(errno)))
  }

  /// The parent's end of the child's descriptor `number`; -1 if it is closed.
  package func end(of number: Int32) -> Int32 { ends[number] ?? -1 }

  /// Closes the parent's end.
  package func close(_ number: Int32) {
    if let end = ends.removeValue(forKey: number) { PipeCall.release(end) }
  }

  /// Has the process ended at once, and whatever it has started.
  package func kill() { close(Self.life) }

  /// Waits for the process, and returns how it ended; nothing of it is left then.
  package func wait() -> Ending {
    if let ending { return ending }
    var status: Int32 = 0
    while waitpid(keeperID, &status, 0) < 0, errno == EINTR {}
    return end(status)
  }

  /// How the process ended; `nil` while it runs.
  package var endingSoFar: Ending? {
    if let ending { return ending }
    var status: Int32 = 0
    return waitpid(keeperID, &status, WNOHANG) == keeperID ? end(status) : nil
  }

  /// What the box keeps the program from; `nil` if it is in none, or hasn't begun.
  package var confinement: Confinement? {
    hear()
    let bits = told.first { (0x30...0x33).contains($0) }
    return bits.map { Confinement(rawValue: Int($0) - 0x30) } ?? Box.confinement
  }

  /// What the keeper ended the program for, if it did.
  package var excess: Excess? {
    hear()
    return told.lazy.compactMap(Excess.init(rawValue:)).first
  }

  /// Whether nothing of the program runs any more, or is to: waiting for it takes no longer than ending it
  /// and removing its folder does.
  var isOver: Bool {
    hear()
    return ends[Self.life] == nil || told.contains(0x65)
  }

  private func hear() {
    guard let end = ends[Self.life] else { return }
    if PipeCall.read(end, into: &told, atMost: 16) == .ended { close(Self.life) }
  }

  /// Hands the program its input, and `take` what it writes, until nothing of it runs any more, whatever
  /// it does to its channels; `end` is when it is ended. Returns how it ended, and whether that was by then.
  /// Throws `overtaken`, with the program ended, as soon as `stop` is requested.
  func run(
    input: [UInt8], to entry: Int32, from outputs: [Int32], until end: ContinuousClock.Instant?,
    _ stop: StopRequest, take: (Int32, [UInt8]) -> Void
  ) throws(ModelProblem) -> (ending: Ending, hasTimedOut: Bool) {
    var (rest, hasTimedOut, wasOver) = (input[...], false, false)
    repeat {
      if stop.isRequested {
        kill()
        _ = wait()
        throw .overtaken
      }
      if let end, .now > end, !hasTimedOut {
        hasTimedOut = true
        kill()
      }
      // What it wrote before its end is in the pipes.
      wasOver = isOver
      if rest.isEmpty { close(entry) }
      PipeCall.wait(
        reading: (outputs + [Self.life]).map(self.end), writing: [self.end(of: entry)],
        milliseconds: wasOver ? 0 : 20)
      switch rest.isEmpty ? .wouldBlock : PipeCall.write(rest, to: self.end(of: entry)) {
      case .moved(let count): rest = rest.dropFirst(count)
      case .wouldBlock: break
      case .ended: rest = []
      }
      for output in outputs where ends[output] != nil { read(output, take) }
    } while !wasOver
    return (wait(), hasTimedOut)
  }

  /// Reads what is there: no more than a pipe holds, so that a flood keeps nobody from the clock.
  private func read(_ output: Int32, _ take: (Int32, [UInt8]) -> Void) {
    for _ in 0..<16 {
      var bytes: [UInt8] = []
      let progress = PipeCall.read(end(of: output), into: &bytes, atMost: 1 << 16)
      take(output, bytes)
      if progress == .ended { close(output) }
      guard case .moved = progress else { return }
    }
  }

  private func end(_ status: Int32) -> Ending {
    let signal = status & 0x7F
    let result: Ending = signal == 0 ? .exited((status >> 8) & 0xFF) : .signal(signal)
    ending = result
    return result
  }

}

extension ChildProcess {
  /// Descriptors from here on: below are those that a child gets, and a duplicate under the same
  /// number would be closed when the child starts.
  private static let lowestOwnDescriptor: Int32 = 10

  private static func ends(
    of channel: Channel
  ) throws(ModelProblem) -> (number: Int32, own: Int32, childs: Int32) {
    var made: [Int32] = [-1, -1]
    let number: Int32
    let isMade: Bool
    switch channel {
    case .toChild(let childs):
      number = childs
      // No pipe: writing to one that nobody reads any more would end the explorer by a signal.
      #if canImport(Darwin)
        isMade = socketpair(AF_UNIX, SOCK_STREAM, 0, &made) == 0
        var yes: Int32 = 1
        setsockopt(made[0], SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
      #else
        isMade = socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &made) == 0
      #endif
    case .fromChild(let childs):
      number = childs
      isMade = pipe(&made) == 0
    case .file(let childs, let byteCount):
      number = childs
      let file = unnamedFile(byteCount)
      made = [file, fcntl(file, F_DUPFD_CLOEXEC, lowestOwnDescriptor)]
      isMade = file >= 0
    }
    guard isMade else {
      throw .cannotStart(program: "pipe", reason: String(cString: strerror(errno)))
    }
    let ends = made.map { fcntl($0, F_DUPFD_CLOEXEC, lowestOwnDescriptor) }
    for end in made { PipeCall.release(end) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    return (number, ends[0], ends[1])
  }

  /// A file of zeros that vanishes with the last descriptor.
  private static func unnamedFile(_ byteCount: Int) -> Int32 {
    var path = Array("\(NSTemporaryDirectory())/codable-explorer.XXXXXX".utf8CString)
    let file = mkstemp(&path)
    guard file >= 0 else { return -1 }
    unlink(path)
    guard ftruncate(file, off_t(byteCount)) == 0 else {
      PipeCall.release(file)
      return -1
    }
    return file
  }
}
