internal import Explorer
internal import Workbench

/// The file in which a learner's score is kept, for all runs of the program.
struct LearnerFile: Sendable {
  private let folder: String

  /// `nil` without a home.
  init?(environment: (String) -> String?) {
    guard let folder = StateFolder.path(environment: environment) else { return nil }
    self.folder = folder
  }

  var path: String { folder + "/predictions.json" }

  /// Why the score isn't kept, or what became of it: a sentence.
  struct Trouble: Error, Equatable {
    var words: String
    /// Whether what is kept now is a new file, or none.
    var isSetAside = false
  }

  /// What is kept; a damaged file is set aside, and one of a newer program left alone.
  func read() -> (record: LearnerRecord, trouble: Trouble?) {
    guard SystemCall.exists(path) else { return (LearnerRecord(), nil) }
    do {
      return try locked { () throws(Trouble) in try load() }
    } catch {
      return (LearnerRecord(), error)
    }
  }

  /// Adds guesses to what is kept by now, whoever wrote it.
  func add(_ marks: [LearnerMark]) -> Trouble? {
    do throws(Trouble) {
      return try locked { () throws(Trouble) in
        var (record, trouble) = try load()
        record.add(marks)
        try store(record)
        return trouble
      }
    } catch {
      return error
    }
  }

  /// Sets the score aside, so that it begins anew; returns where it is, `nil` if there was none.
  func reset() throws(Trouble) -> String? {
    guard SystemCall.exists(path) else { return nil }
    return try locked { () throws(Trouble) in
      guard let aside = setAside("aside") else { throw unkept("it can't be moved") }
      return aside
    }
  }

  // MARK: The file

  private func unkept(_ words: String) -> Trouble {
    Trouble(words: "the learner's score isn't kept: \(path): \(words)")
  }

  private func load() throws(Trouble) -> (LearnerRecord, Trouble?) {
    guard SystemCall.exists(path) else { return (LearnerRecord(), nil) }
    let bytes: [UInt8]
    do throws(FileProblem) {
      guard SystemCall.isRegularFile(path) else { throw .other("this is no file") }
      bytes = try PayloadFile.read(path)
    } catch {
      throw unkept(error.words)
    }
    do throws(LearnerRecord.Fault) {
      return (try LearnerRecord(reading: bytes), nil)
    } catch {
      if case .newer = error { throw unkept("a newer version of the program wrote it") }
      guard let aside = setAside("damaged") else { throw unkept("it is damaged") }
      return (
        LearnerRecord(),
        Trouble(
          words: "the learner's score was damaged, and begins anew: it is kept as \(aside)",
          isSetAside: true)
      )
    }
  }

  private func store(_ record: LearnerRecord) throws(Trouble) {
    do throws(FileProblem) {
      try PayloadFile.write(record.bytes, to: path)
    } catch {
      throw unkept(error.words)
    }
  }

  /// Gives the file a name that nothing else has.
  private func setAside(_ word: String) -> String? {
    for number in 1...1_000 {
      let aside = "\(folder)/predictions.\(word)-\(number).json"
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
    let lock = folder + "/predictions.lock"
    do throws(SystemError) {
      return try SystemCall.create(lock)
    } catch {
      if !error.isTaken { throw error }
      return try SystemCall.openForReading(lock)
    }
  }
}
