internal import Explorer
internal import Workbench

/// A file of the state folder that all runs of the program read and write, one at a time.
struct KeptFile: Sendable {
  let folder: String
  /// The file's name without its suffix.
  let name: String
  /// What it holds, in messages: `the learner's score`.
  let subject: String

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

  /// What the file holds; `nil` where there is none.
  func bytes() throws(Trouble) -> [UInt8]? {
    guard SystemCall.exists(path) else { return nil }
    do throws(FileProblem) {
      return try PayloadFile.read(path)
    } catch {
      throw unkept(error.words)
    }
  }

  func store(_ bytes: [UInt8]) throws(Trouble) {
    do throws(FileProblem) {
      try PayloadFile.write(bytes, to: path)
    } catch {
      throw unkept(error.words)
    }
  }

  /// Sets a damaged file aside; what is to be told of it.
  func setDamagedAside() throws(Trouble) -> Trouble {
    guard let aside = Self.setAside(path, "damaged") else { throw unkept("it is damaged") }
    return Trouble(
      words: "\(subject) was damaged, and begins anew: it is kept as \(aside)", isSetAside: true)
  }

  /// Gives a file a name that nothing else has: `predictions.aside-1.json`.
  static func setAside(_ path: String, _ word: String) -> String? {
    for number in 1...mostAside {
      let aside = name(aside: path, word, number)
      if SystemCall.exists(aside) { continue }
      do throws(SystemError) {
        try SystemCall.move(path, to: aside)
        return aside
      } catch {
        return nil
      }
    }
    return nil
  }

  /// Writes a text into a file beside another one, whose name is new; that name.
  static func keepAside(_ bytes: [UInt8], of path: String) -> Result<String, FileProblem> {
    for number in 1...mostAside {
      let aside = name(aside: path, "aside", number)
      if SystemCall.exists(aside) { continue }
      do throws(FileProblem) {
        try PayloadFile.write(bytes, to: aside, replacing: false)
        return .success(aside)
      } catch {
        if case .exists = error { continue }
        return .failure(error)
      }
    }
    return .failure(.exists)
  }

  private static let mostAside = 1_000

  private static func name(aside path: String, _ word: String, _ number: Int) -> String {
    let dot = path.lastIndex(of: ".") ?? path.endIndex
    return "\(path[..<dot]).\(word)-\(number)\(path[dot...])"
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
        try store(record.bytes)
        return trouble
      }
    } catch {
      return error
    }
  }

  private func load<Record: KeptRecord>() throws(Trouble) -> (Record, Trouble?) {
    guard let bytes = try bytes() else { return (Record(), nil) }
    do throws(KeptFault) {
      return (try Record(reading: bytes), nil)
    } catch {
      if case .newer = error { throw unkept("a newer version of the program wrote it") }
      return (Record(), try setDamagedAside())
    }
  }

  // MARK: One program at a time

  /// So often the lock is asked for, each time for as long as `JournalLease` waits.
  private static let tries = 100

  /// Does this while no other program reads or writes the file.
  func locked<Answer>(
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
