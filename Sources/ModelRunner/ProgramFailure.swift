/// How a program that works for this one came to an end that is no answer: facts, no sentences.
package struct ProgramFailure: Sendable, Equatable {
  package enum Program: Sendable {
    case compiler, linker, deriver
  }

  package enum Ending: Sendable, Equatable {
    case exited(Int32)
    /// A signal ended it, and the system's words for that.
    case signal(Int32, words: String)
    /// It took longer than so many seconds, and was ended.
    case timedOut(seconds: Int)
    /// It wanted more than so many megabytes of memory.
    case outOfMemory(megabytes: Int)
    /// It wrote more than so many megabytes of files.
    case outOfFiles(megabytes: Int)
    /// What it answered isn't understood.
    case noAnswer
  }

  package var program: Program
  package var ending: Ending
  /// What it said.
  package var said: String

  package init(_ program: Program, _ ending: Ending, said: String) {
    self.program = program
    self.ending = ending
    self.said = said
  }
}

extension ProgramFailure {
  /// What a program's end amounts to that didn't give what was asked of it.
  init(_ program: Program, _ result: ToolInvocation.Result, limits: ProgramLimits) {
    let said = String(decoding: result.errors + result.output, as: UTF8.self)
    let ending: Ending =
      if result.hasTimedOut {
        .timedOut(seconds: limits.seconds)
      } else if result.excess == .files {
        .outOfFiles(megabytes: ProgramLimits.fileMegabytes)
      } else if result.excess == .memory || Self.lacksMemory(said) {
        .outOfMemory(megabytes: limits.megabytes)
      } else {
        switch result.ending {
        case .exited(0): .noAnswer
        case .exited(let status): .exited(status)
        case .signal(let signal): .signal(signal, words: SignalName.words(signal))
        }
      }
    self.init(program, ending, said: said)
  }

  /// What runtimes and compilers say that get no more memory.
  static func lacksMemory(_ words: String) -> Bool {
    [
      "Could not allocate memory", "bad_alloc", "ut of memory", "failed to allocate",
      "Cannot allocate memory",
    ].contains { words.contains($0) }
  }

  /// Whether it is what it was given that the program couldn't cope with.
  package var isDueToModel: Bool {
    switch ending {
    case .timedOut, .outOfMemory, .outOfFiles: true
    case .exited, .signal, .noAnswer: false
    }
  }

  /// What happened, and what to do: the message, and a hint where there is one.
  var words: (message: String, hint: String?) {
    let name =
      switch program {
      case .compiler: "the compiler"
      case .linker: "the linker"
      case .deriver: "the program that derives the default and smart versions"
      }
    let signalSaid = said.isEmpty ? ", and said nothing" : ": \(said)"
    let said = said.isEmpty ? " and said nothing" : ": \(said)"
    let hint = "the model is too large, or has expressions that take long to check: decode a part"
    return switch ending {
    case .timedOut(let seconds): ("\(name) took more than \(seconds) s and was stopped", hint)
    case .outOfMemory(let megabytes):
      ("\(name) wanted more than \(megabytes) MB of memory and was stopped", hint)
    case .outOfFiles(let megabytes):
      ("\(name) made more than \(megabytes) MB of files and was stopped", hint)
    case .signal(let signal, let words):
      ("\(name) was ended by signal \(signal), \(words)\(signalSaid)", nil)
    case .exited(let status): ("\(name) ended with status \(status)\(said)", nil)
    case .noAnswer: ("\(name) gave an answer that isn't understood\(said)", nil)
    }
  }
}

/// What a program that works for this one may use before it is ended.
package struct ProgramLimits: Sendable {
  /// On the clock.
  package var seconds: Int
  /// For each of its processes.
  package var megabytes: Int
  /// Of files, for each program in a box.
  static let fileMegabytes = 256

  package init(seconds: Int, megabytes: Int) {
    self.seconds = seconds
    self.megabytes = megabytes
  }
}
