#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A pseudo-terminal: the test holds the user's end, the program under test gets the other one.
///
/// A class because it owns descriptors.
final class PseudoTerminal {
  /// The user's end: what is written here are keys, what is read here was painted.
  private(set) var user: Int32
  /// The program's end.
  let program: Int32
  /// The path of the program's end.
  let path: String

  init(columns: UInt16 = 80, rows: UInt16 = 24) throws {
    var ends: (user: Int32, program: Int32) = (-1, -1)
    guard openpty(&ends.user, &ends.program, nil, nil, nil) == 0 else {
      throw PseudoTerminalError(code: errno)
    }
    (user, program) = ends
    var name = [CChar](repeating: 0, count: 256)
    guard ttyname_r(program, &name, name.count) == 0 else {
      throw PseudoTerminalError(code: errno)
    }
    path = name.withUnsafeBufferPointer { bytes in
      String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
    resize(columns: columns, rows: rows)
  }

  deinit {
    hangUp()
    _ = close(program)
  }

  /// Closes the user's end.
  func hangUp() {
    guard user >= 0 else { return }
    _ = close(user)
    user = -1
  }

  /// Whether what is written to a program's end has had nowhere to go for 200 ms, since nobody reads.
  static func isFull(_ program: Int32) -> Bool {
    var writable = pollfd(fd: program, events: Int16(POLLOUT), revents: 0)
    return poll(&writable, 1, 200) == 0
  }

  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(user, UInt(TIOCSWINSZ), &size)
  }

  /// Types keys or sends any other bytes, as far as the terminal takes them at once.
  func type(_ bytes: String) {
    var bytes = bytes
    bytes.withUTF8 { _ = write(user, $0.baseAddress, $0.count) }
  }

  /// What was painted since the last call, at least up to `mark`; throws if nothing more comes.
  func output(upTo mark: String) throws -> String {
    var bytes = [UInt8]()
    var buffer = [UInt8](repeating: 0, count: 65536)
    while !String(decoding: bytes, as: UTF8.self).contains(mark) {
      var readable = pollfd(fd: user, events: Int16(POLLIN), revents: 0)
      guard poll(&readable, 1, 10_000) == 1 else { throw PseudoTerminalError(code: ETIMEDOUT) }
      let count = read(user, &buffer, buffer.count)
      guard count > 0 else { throw PseudoTerminalError(code: errno) }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The terminal's modes, in a form that can be compared.
  var modes: [UInt64] {
    var modes = termios()
    guard tcgetattr(program, &modes) == 0 else { return [] }
    let characters = withUnsafeBytes(of: modes.c_cc) { $0.map(UInt64.init) }
    return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag].map(UInt64.init)
      + characters
  }

  /// Whether ^C and ^Z make signals.
  var makesSignals: Bool {
    var modes = termios()
    return tcgetattr(program, &modes) == 0 && modes.c_lflag & tcflag_t(ISIG) != 0
  }
}

/// A call that failed, by `errno`.
struct PseudoTerminalError: Error {
  var code: Int32
}
