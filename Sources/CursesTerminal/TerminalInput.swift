import TerminalCanvas

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The keys' side of a terminal: reads bytes and keeps what isn't a whole event yet.
///
/// A class because it may own a descriptor. The bytes are read past ncurses, whose own key parser
/// takes one key at a time and has no pastes.
final class TerminalInput {
  let descriptor: Int32
  private let isOwned: Bool
  private let escapeDelay: Duration
  private let pasteDelay: Duration
  private var parser = InputParser()
  private var lastArrival = ContinuousClock.now
  private var buffer = [UInt8](repeating: 0, count: 65536)
  private var isGone = false

  /// Finds where keys come from: the descriptor that is asked for, standard input if that is a
  /// terminal, else the terminal behind the output.
  init(_ options: CursesTerminalOptions) throws(TerminalError) {
    escapeDelay = options.escapeDelay
    pasteDelay = options.pasteDelay
    if let input = options.input {
      (descriptor, isOwned) = (input, false)
    } else if isatty(STDIN_FILENO) == 1 {
      (descriptor, isOwned) = (STDIN_FILENO, false)
    } else {
      (descriptor, isOwned) = (try TerminalInput.openKeyboard(behind: options.output), true)
    }
  }

  deinit {
    if isOwned { _ = close(descriptor) }
  }

  /// When the bytes that are kept become events of their own, `nil` if none are kept.
  var deadline: ContinuousClock.Instant? {
    switch parser.wait {
    case .nothing: nil
    case .sequence: lastArrival + escapeDelay
    case .pasteEnd: lastArrival + pasteDelay
    }
  }

  /// Reads until nothing is left, without waiting, and returns the events.
  func readAll() -> [TerminalEvent] {
    if isGone { return [.hangUp] }
    var events = [TerminalEvent]()
    while !isGone, Poll.readable([descriptor], until: .now)[0] {
      let count = read(descriptor, &buffer, buffer.count)
      if count > 0 {
        events += parser.feed(buffer[..<count])
        lastArrival = .now
      } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
        isGone = true
      } else {
        break
      }
    }
    if isGone || deadline.map({ $0 <= .now }) == true { events += parser.giveUp() }
    return isGone ? events + [.hangUp] : events
  }

  /// Opens the terminal for reading. Its own name goes first: `poll` on macOS refuses /dev/tty.
  private static func openKeyboard(behind output: Int32) throws(TerminalError) -> Int32 {
    var name = [CChar](repeating: 0, count: 256)
    if ttyname_r(output, &name, name.count) == 0 {
      let descriptor = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
      if descriptor >= 0 { return descriptor }
    }
    let descriptor = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .noKeyboard(code: errno) }
    return descriptor
  }
}
