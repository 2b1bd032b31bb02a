import CCurses
package import TerminalCanvas

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal on which the process runs, painted by ncurses.
///
/// A class because it owns the terminal: its modes come back with `close`, when the last reference
/// goes, at `exit`, and in the deadly signals. At most one is open, and one thread uses it.
package final class CursesTerminal: Terminal {
  package private(set) var size: Size
  package let capabilities: TerminalCapabilities

  let options: CursesTerminalOptions
  let input: TerminalInput
  private let notices: NoticePipe
  private var painter: Painter
  private var waiting: [TerminalEvent] = []
  private var isOpen = true
  /// When the terminal was asked for its ground and hasn't answered yet.
  private var askedAt: ContinuousClock.Instant?

  /// Takes the terminal.
  package init(_ options: CursesTerminalOptions) throws(TerminalError) {
    guard ProcessTerminal.take() else { throw .alreadyOpen }
    do throws(TerminalError) {
      (input, notices) = try CursesTerminal.start(options)
    } catch {
      ProcessTerminal.release()
      throw error
    }
    let colors = options.isColorless ? .none : ColorDepth(count: Int(ccurses_color_count()))
    if colors != .none { ccurses_start_colors() }
    self.options = options
    capabilities = TerminalCapabilities(
      colors: colors, isUnicode: ccurses_is_unicode() == 1, background: options.background)
    painter = Painter(colors: colors)
    size = CursesTerminal.adoptWindowSize(options.output)
  }

  /// Looks whether the terminal can be used and hands it to ncurses.
  private static func start(
    _ options: CursesTerminalOptions
  ) throws(TerminalError) -> (TerminalInput, NoticePipe) {
    guard isatty(options.output) == 1 else { throw .outputIsNotATerminal }
    guard let type = options.type, !type.isEmpty else { throw .typeNotSet }
    try check(type, output: options.output)
    let input = try TerminalInput(options)
    guard let notices = NoticePipe() else { throw .cannotStart(type: type) }
    ccurses_set_locale(options.isASCIIOnly ? 1 : 0)
    // Before ncurses looks, so that it installs no handlers of its own.
    if options.watchesSignals { ccurses_watch_signals(notices.writingEnd) }
    if ccurses_open(type, input.descriptor, options.output, options.usesMouse ? 1 : 0) == 1 {
      return (input, notices)
    }
    ccurses_unwatch_signals()
    throw .cannotStart(type: type)
  }

  deinit {
    close()
  }

  package func close() {
    guard isOpen else { return }
    awaitAnswer()
    isOpen = false
    ccurses_close()
    if options.watchesSignals { ccurses_unwatch_signals() }
    ProcessTerminal.release()
  }

  package func draw(_ screen: Screen) {
    guard isOpen else { return }
    painter.paint(screen, on: size)
  }

  package func invalidate() {
    ccurses_invalidate()
    painter.forget()
  }

  package func askForBackground() {
    guard isOpen, !isDeaf else { return }
    askedAt = .now
    write("\u{1B}]11;?\u{1B}\\")
  }

  /// An answer that is still under way would be typed into whatever comes next.
  private func awaitAnswer() {
    guard let asked = askedAt, .now - asked < .seconds(1) else { return }
    let end = ContinuousClock.now + .milliseconds(100)
    while askedAt != nil, .now < end {
      _ = Poll.readable([input.descriptor], until: end)
      let events = input.readAll()
      if events.contains(where: { if case .background = $0 { true } else { false } }) { return }
      if events.contains(.hangUp) { return }
    }
  }

  /// Whether the terminal knows no requests beyond the cells.
  var isDeaf: Bool {
    let type = options.type ?? ""
    return ["linux", "vt", "sun", "cons"].contains { type.hasPrefix($0) }
  }

  package func ringBell() {
    write("\u{07}")
  }

  private static func check(_ type: String, output: Int32) throws(TerminalError) {
    switch Int(ccurses_check_terminal(type, output)) {
    case CCURSES_USABLE: return
    case CCURSES_NO_DATABASE: throw .noDatabase(type: type)
    case CCURSES_TOO_SIMPLE: throw .tooSimple(type: type)
    default: throw .unknownType(type)
    }
  }

  /// Sends text past ncurses: for requests that don't touch the cells.
  func write(_ text: String) {
    guard isOpen else { return }
    ccurses_write_all(text, UInt(text.utf8.count))
  }
}

// MARK: - Events

extension CursesTerminal {
  package var pollDescriptors: [Int32] { [input.descriptor, notices.readingEnd] }

  package func events(waking wake: Int32?, within limit: Duration?) -> [TerminalEvent] {
    guard isOpen else { return [.hangUp] }
    let deadline = limit.map { ContinuousClock.now + $0 }
    while true {
      var events = waiting
      waiting = []
      for notice in notices.drain() { handle(notice, &events) }
      events += input.readAll()
      if events.contains(where: { if case .background = $0 { true } else { false } }) {
        askedAt = nil
      }
      if !events.isEmpty { return events }
      let until = [deadline, input.deadline].compactMap { $0 }.min()
      let ready = Poll.readable([input.descriptor, notices.readingEnd, wake ?? -1], until: until)
      if ready[0] || ready[1] { continue }
      let now = ContinuousClock.now
      if let due = input.deadline, due <= now { continue }
      if ready[2] { return [] }
      if let deadline, deadline <= now { return [] }
    }
  }

  package func suspend() {
    guard isOpen else { return }
    ccurses_leave()
    // Whatever they say is looked up afresh below; the next one shall be that of the continuation.
    _ = notices.drain()
    ccurses_stop_process_group(notices.readingEnd)
    _ = notices.drain()
    resume(&waiting)
  }

  package func run(_ arguments: [String]) -> Int {
    guard isOpen else { return 127 }
    ccurses_leave()
    var words = arguments.map { strdup($0) }
    words.append(nil)
    defer {
      for word in words { free(word) }
    }
    let status = ccurses_run(words, input.descriptor, notices.readingEnd)
    // Whatever was noticed meanwhile is looked up afresh.
    _ = notices.drain()
    resume(&waiting)
    return Int(status)
  }

  package func note(_ file: String, in folder: String, holding bytes: [UInt8]) {
    ccurses_note_file(folder, file, bytes, UInt(bytes.count))
  }

  package func forgetFile() {
    ccurses_forget_file()
  }

  private func handle(_ notice: UInt8, _ events: inout [TerminalEvent]) {
    switch Int(notice) {
    case CCURSES_RESIZED:
      noteSize(&events)
    case CCURSES_CONTINUED:
      resume(&events)
    default:
      suspend()
      events += waiting
      waiting = []
    }
  }

  private func resume(_ events: inout [TerminalEvent]) {
    ccurses_enter()
    events.append(.resumed)
    noteSize(&events)
    invalidate()
  }

  private func noteSize(_ events: inout [TerminalEvent]) {
    let now = CursesTerminal.adoptWindowSize(options.output)
    guard now != size else { return }
    size = now
    painter.forget()
    events.append(.resize(now))
  }

  /// Tells ncurses the window's size and returns the one that it works with.
  private static func adoptWindowSize(_ output: Int32) -> Size {
    var rows: Int32 = 0
    var columns: Int32 = 0
    if ccurses_window_size(output, &rows, &columns) == 1 { ccurses_resize(rows, columns) }
    return Size(columns: Int(ccurses_columns()), rows: Int(ccurses_rows()))
  }
}
