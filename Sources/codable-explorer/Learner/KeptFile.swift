internal import Explorer
internal import Workbench

/// A file of the state folder that all runs of the program read and write, one at a time.
struct KeptFile: Sendable {
  let folder: String
  /// The file's name without its suffix.
  let name: String
  /// What it holds, in messages: `the learner's score`.
  let subject: String

  static var learner: KeptFile? { KeptFile("predictions", subject: "the learner's score") }

  static var exercises: KeptFile? {
    KeptFile("progress", in: "/exercises", subject: "what is done of the exercises")
  }

  static var trusted: KeptFile? { KeptFile("trusted", subject: "what was trusted") }

  /// `nil` without a home.
  private init?(_ name: String, in folder: String = "", subject: String) {
    guard let state = StateFolder.path(environment: SystemCall.environment) else { return nil }
    self.folder = state + folder
    self.name = name
    self.subject = subject
  }

  var path: String { "\(folder)/\(name).json" }

  /// Why it isn't kept, or what became of it: a sentence.
  struct Trouble: Error, Equatable {
    var words: String
    /// Whether what is kept now is a new file, or none.
    var isSetAside = false
  }

  func unkept(_ words: String) -> Trouble {
    Trouble(words: "\(subject) isn't kept: \(path): \(words)")
  }

  /// Gives a file a name that nothing else has: `predictions.aside-1.json`; throws where that can't be.
  func setAside(_ path: String, _ word: String = "aside", or words: String) throws(Trouble)
    -> String
  {
    guard let aside = Self.newName(beside: path, word),
      (try? SystemCall.move(path, to: aside)) != nil
    else { throw unkept(words) }
    return aside
  }

  /// Writes a text into a file beside another one, whose name is new; that name.
  static func keepAside(_ bytes: [UInt8], of path: String) -> Result<String, FileProblem> {
    guard let aside = newName(beside: path, "aside") else { return .failure(.exists) }
    return Result { () throws(FileProblem) in
      try PayloadFile.write(bytes, to: aside, replacing: false)
      return aside
    }
  }

  /// Sets what is kept aside, so that it begins anew; returns where it is, `nil` if there was none.
  func reset() throws(Trouble) -> String? {
    guard SystemCall.exists(path) else { return nil }
    return try locked { () throws(Trouble) in try setAside(path, or: "it can't be moved") }
  }

  private static func newName(beside path: String, _ word: String) -> String? {
    let dot = path.lastIndex(of: ".") ?? path.endIndex
    return (1...1_000).lazy.map { "\(path[..<dot]).\(word)-\($0)\(path[dot...])" }
      .first { !SystemCall.exists($0) }
  }

  // MARK: Records

  /// What is kept; a damaged file is set aside, and one of a newer program left alone.
  func read<Record: KeptRecord>() -> (record: Record, trouble: Trouble?) {
    guard SystemCall.exists(path) else { return (Record(), nil) }
    do {
      return try locked { () throws(Trouble) in try load() }
    } catch {
      return (Record(), error)
    }
  }

  /// Changes what is kept by now, whoever wrote it.
  func change<Record: KeptRecord>(_ change: (inout Record) -> Void) -> Trouble? {
    do throws(Trouble) {
      return try locked { () throws(Trouble) in
        var (record, trouble): (Record, Trouble?) = try load()
        change(&record)
        do throws(FileProblem) {
          try PayloadFile.write(record.bytes, to: path)
        } catch {
          throw unkept(error.words)
        }
        return trouble
      }
    } catch {
      return error
    }
  }

  private func load<Record: KeptRecord>() throws(Trouble) -> (Record, Trouble?) {
    guard SystemCall.exists(path) else { return (Record(), nil) }
    do {
      return (try Record(reading: PayloadFile.read(path)), nil)
    } catch let problem as FileProblem {
      throw unkept(problem.words)
    } catch KeptFault.newer {
      throw unkept("a newer version of the program wrote it")
    } catch {
      let aside = try setAside(path, "damaged", or: "it is damaged")
      let words = "\(subject) was damaged, and starts again: it is kept as \(aside)"
      return (Record(), Trouble(words: words, isSetAside: true))
    }
  }

  // MARK: One program at a time

  /// So often the lock is asked for, each time for as long as `JournalLease` waits.
  private static let tries = 100

  /// Does this while no other program reads or writes the file.
  private func locked<Answer>(
    _ body: () throws(Trouble) -> Answer
  ) throws(Trouble) -> Answer {
    let descriptor: Int32
    do throws(SystemError) {
      try SystemCall.makeFolder(folder)
      descriptor = try lockFile()
    } catch {
      throw unkept(FileProblem(error).words)
    }
    // A file system without locks has nothing to say about others.
    var isTaken = JournalLease.lock(descriptor)
    for _ in 1..<Self.tries where isTaken == false { isTaken = JournalLease.lock(descriptor) }
    defer {
      SystemCall.unlock(descriptor)
      SystemCall.close(descriptor)
    }
    guard isTaken != false else { throw unkept("another program holds it") }
    return try body()
  }

  private func lockFile() throws(SystemError) -> Int32 {
    let lock = "\(folder)/\(name).lock"
    do throws(SystemError) {
      return try SystemCall.create(lock)
    } catch {
      if !error.isTaken { throw error }
      return try SystemCall.openForReading(lock)
    }
  }
}
