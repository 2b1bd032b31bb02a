package import ModelFacts

/// How the code of a model ended the process in which it ran: facts, no sentences.
package enum ModelLoss: Error, Sendable, Equatable {
  /// Swift's runtime stopped it: what it said, and in which of the model's files and lines.
  case trapped(message: String, place: SourcePlace?)
  /// A signal ended it, and the system's words for that.
  case signal(Int32, words: String)
  /// It called `exit`, or returned from where nothing returns.
  case exited(Int32)
  /// It took longer than so many seconds.
  case timedOut(seconds: Int)
  /// It wanted more memory than so many megabytes.
  case outOfMemory(megabytes: Int)
  /// It wrote more than so many megabytes of files.
  case outOfFiles(megabytes: Int)
  /// It closed the descriptors by which its answer would come, or wrote to them itself.
  case closedChannel
  /// It can't be loaded into a process, in the loader's words.
  case notLoaded(String)
  /// It isn't the model's code that did it, but that of the expression which gives its own decoder.
  indirect case inDecoder(ModelLoss)
}

extension ModelLoss {
  /// What happened, as one sentence without its end.
  package var words: String { words(of: "the model's code") }

  /// The same, wherever in the source it happened.
  var withoutPlace: ModelLoss {
    switch self {
    case .trapped(let message, _): .trapped(message: message, place: nil)
    case .inDecoder(let loss): .inDecoder(loss.withoutPlace)
    default: self
    }
  }

  /// The same of other code than a model's.
  package func words(of code: String) -> String {
    switch self {
    case .trapped(let message, let place):
      let line = place.map { " (\($0.file):\($0.line))" } ?? ""
      return "\(code) trapped: \(message)\(line)"
    case .signal(let signal, let words) where SignalName.isBadAccess(signal):
      return "\(code) ended by signal \(signal), \(words); "
        + "a recursion without end does that"
    case .signal(let signal, _) where SignalName.isDeniedCall(signal):
      return "\(code) made a system call that this program doesn't grant it"
    case .signal(let signal, let words):
      return "\(code) ended by signal \(signal), \(words)"
    case .exited(let status): return "\(code) left the process by exit(\(status))"
    case .timedOut(let seconds):
      return "\(code) ran for \(seconds) s and was stopped (--time-limit)"
    case .outOfMemory(let megabytes):
      return "\(code) wanted more than \(megabytes) MB of memory (--memory-limit)"
    case .outOfFiles(let megabytes):
      return "\(code) made more than \(megabytes) MB of files, 10,000 of them or 64 levels of "
        + "folders, and was stopped"
    case .closedChannel: return "\(code) closed the pipe by which its answer comes"
    case .inDecoder(let loss): return loss.words(of: "the decoder expression's code")
    case .notLoaded(let words): return "the compiled model can't be loaded: \(words)"
    }
  }
}

extension ModelLoss {
  /// What a process's ending and its last words on standard error amount to.
  init(_ child: ChildProcess, _ ending: ChildProcess.Ending, errors: String, limits: ModelLimits) {
    switch ending {
    case _ where child.excess == .memory: self = .outOfMemory(megabytes: limits.megabytes)
    case _ where child.excess == .files: self = .outOfFiles(megabytes: ModelLimits.fileMegabytes)
    case .exited(Frame.cannotAnswer): self = .closedChannel
    case .exited(let status): self = .exited(status)
    case .signal(let signal):
      if ProgramFailure.lacksMemory(errors) {
        self = .outOfMemory(megabytes: limits.megabytes)
      } else if let (message, place) = Self.trap(errors) {
        self = .trapped(message: message, place: place)
      } else if SignalName.isTrap(signal) {
        self = .trapped(message: "without a message, as an overflow of a number does", place: nil)
      } else if SignalName.isComputingLimit(signal) {
        self = .timedOut(seconds: limits.seconds)
      } else {
        self = .signal(signal, words: SignalName.words(signal))
      }
    }
  }

  /// What a model wrote itself, without the words of the runtime that stopped it.
  static func withoutTrap(_ errors: String) -> String {
    let words = /Fatal error|Precondition failed|Assertion failed|Could not cast value of type/
    guard let trap = errors.firstRange(of: words) else { return errors }
    let before = errors[..<trap.lowerBound]
    let end = before.lastIndex(of: "\n").map { before.index(after: $0) } ?? before.startIndex
    return String(before[..<end])
  }

  /// The last line of the form `StrictModel/User.swift:12: Fatal error: Index out of range`; the
  /// library's own lines have its own files before the words, and no line of the model.
  private static func trap(_ errors: String) -> (String, SourcePlace?)? {
    let mark =
      #/
      (?:(?<module>\w+)/(?<file>[^/:]+\.swift):(?<line>\d+):\ )?
      (?<kind>Fatal\ error|Precondition\ failed|Assertion\ failed)(?::\ (?<words>.*))?
      /#
    let cast = /(Could not cast value of type '.+') \(0x\w+\) (to '.+') \(0x\w+\)/
    if let last = errors.matches(of: cast).last {
      return ("\(last.output.1) \(last.output.2)", nil)
    }
    let found = errors.split(separator: "\n").lazy.compactMap { $0.firstMatch(of: mark) }
    guard let last = Array(found).last else { return nil }
    var place: SourcePlace?
    if let module = last.output.module, ModelModule.names.contains(String(module)),
      let file = last.output.file, let line = last.output.line.flatMap({ Int($0) })
    {
      place = SourcePlace(file: String(file), line: line, column: 1)
    }
    let kind = String(last.output.kind)
    guard let words = last.output.words.map(String.init) else { return (kind, place) }
    return (kind == "Fatal error" ? words : "\(kind): \(words)", place)
  }
}
