internal import Courses
internal import Explorer
internal import TerminalCanvas

/// Lets a notes terminal run: what courses tell in, screens and requests out.
struct NotesLoop {
  private let terminal: any Terminal
  private let folder: NotesFolder
  private var screen: NotesScreen
  private var links: [Int: NotesLink] = [:]
  private var found = 0
  private var isOver = false
  private var nextSearch = ContinuousClock.now

  /// So often courses are looked for.
  private static let interval = Duration.seconds(1)
  /// A course tells something each second.
  private static let patience = Duration.seconds(4)

  init(terminal: any Terminal, _ folder: NotesFolder, screen: NotesScreen) {
    self.terminal = terminal
    self.folder = folder
    self.screen = screen
  }

  /// Runs until it is quit or the terminal is gone; says whether it was the former.
  mutating func run() -> Bool {
    defer { for link in links.values { link.close() } }
    while !isOver {
      search()
      hear()
      terminal.draw(screen.view())
      let rest = max(.zero, ContinuousClock.now.duration(to: nextSearch))
      // Of several courses, those that aren't shown are heard at the next search.
      let wake = links[screen.shownCourse ?? links.keys.min() ?? 0]?.descriptor
      for event in terminal.events(waking: wake, within: rest) {
        if case .hangUp = event { return false }
        carryOut(screen.update(.terminal(event)))
      }
    }
    return true
  }

  /// Connects to the courses that began since.
  private mutating func search() {
    guard nextSearch <= .now else { return }
    nextSearch = .now + Self.interval
    let known = Set(links.values.map(\.file))
    for file in folder.files where !known.contains(file) {
      guard let link = NotesLink(file) else { continue }
      found += 1
      links[found] = link
      carryOut(screen.update(.found(found)))
    }
  }

  private mutating func hear() {
    for number in links.keys.sorted() {
      guard let told = links[number]?.take() else {
        let link = links.removeValue(forKey: number)
        link?.close()
        // The course may be there, and have let this terminal go for another one.
        if let link, link.begin + Self.patience < .now { links[number] = NotesLink(link.file) }
        if links[number] != nil { continue }
        carryOut(screen.update(.gone(number)))
        continue
      }
      for notes in told { carryOut(screen.update(.told(number, notes))) }
      if let heard = links[number]?.heard, heard + Self.patience < .now {
        carryOut(screen.update(.silent(number)))
      }
    }
  }

  private mutating func carryOut(_ orders: [NotesOrder]) {
    for order in orders {
      switch order {
      case .ask(let number, let request):
        // Where it isn't taken the course is gone, which is heard next.
        _ = links[number]?.ask(request)
      case .suspend: terminal.suspend()
      case .redraw: terminal.invalidate()
      case .quit: isOver = true
      }
    }
  }
}
