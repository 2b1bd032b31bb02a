internal import Courses

/// A notes terminal's end of the socket of a running course.
struct NotesLink {
  let file: String
  let descriptor: Int32
  private var lines = LineBuffer(most: CourseNotes.mostBytes)
  /// When it told something last.
  private(set) var heard = ContinuousClock.now
  let begin = ContinuousClock.now

  /// Connects; `nil` where nobody listens. A file that a course has left behind is taken away.
  init?(_ file: String) {
    do throws(SystemError) {
      descriptor = try SystemCall.connect(to: file)
    } catch {
      if error.isRefused { SystemCall.remove(file) }
      return nil
    }
    self.file = file
  }

  /// What the course told since; `nil` once it is gone.
  mutating func take() -> [CourseNotes]? {
    var told: [CourseNotes] = []
    while true {
      guard let bytes = SystemCall.receive(descriptor, atMost: 1 << 16),
        let lines = lines.take(bytes)
      else { return told.isEmpty ? nil : told }
      if bytes.isEmpty { break }
      told += lines.compactMap { CourseNotes(reading: $0) }
    }
    if !told.isEmpty { heard = .now }
    return told
  }

  /// Asks the course for something; `false` where that can't be told.
  func ask(_ request: NotesRequest) -> Bool {
    SystemCall.send(Array((request.line + "\n").utf8), to: descriptor)
  }

  func close() { SystemCall.close(descriptor) }
}
