import Synchronization

/// A program that is run to its end, with input and limits.
package struct Command: Sendable {
  /// What a program left behind.
  package struct Result: Sendable {
    package var ending: ChildProcess.Ending
    package var output: [UInt8]
    package var errors: [UInt8]
  }

  package var program: String
  package var arguments: [String]
  package var environment: [String: String]
  package var input: [UInt8] = []
  /// More output than this is read and thrown away.
  package var outputLimit = 8 << 20

  package init(_ program: String, _ arguments: [String], environment: [String: String]) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
  }

  /// Runs the program. Throws `overtaken`, with the program ended, as soon as `stop` is requested.
  package func run(stop: StopRequest = StopRequest()) throws(ModelProblem) -> Result {
    let child = try ChildProcess(
      program, arguments, environment: environment,
      channels: [.toChild(0), .fromChild(1), .fromChild(2)])
    var rest = input[...]
    var collected: [Int32: [UInt8]] = [1: [], 2: []]
    var open: Set<Int32> = [1, 2]
    if rest.isEmpty { child.close(0) }
    while !open.isEmpty {
      if stop.isRequested {
        child.kill()
        _ = child.wait()
        throw .overtaken
      }
      PipeCall.wait(
        reading: open.map { child.end(of: $0) }, writing: rest.isEmpty ? [] : [child.end(of: 0)],
        milliseconds: 20)
      Self.feed(&rest, to: child)
      for channel in open where !read(channel, of: child, into: &collected[channel, default: []]) {
        open.remove(channel)
      }
    }
    return Result(
      ending: child.wait(), output: collected[1] ?? [], errors: collected[2] ?? [])
  }

  private static func feed(_ rest: inout ArraySlice<UInt8>, to child: ChildProcess) {
    guard !rest.isEmpty else { return }
    switch PipeCall.write(rest, to: child.end(of: 0)) {
    case .moved(let count): rest = rest.dropFirst(count)
    case .wouldBlock: return
    case .ended: rest = []
    }
    if rest.isEmpty { child.close(0) }
  }

  /// Reads what is there. Returns `false` at the end.
  private func read(_ channel: Int32, of child: ChildProcess, into bytes: inout [UInt8]) -> Bool {
    while true {
      switch PipeCall.read(child.end(of: channel), into: &bytes, atMost: 1 << 16) {
      case .moved: if bytes.count > outputLimit { bytes.removeLast(bytes.count - outputLimit) }
      case .wouldBlock: return true
      case .ended: return false
      }
    }
  }
}

/// A wish that something be stopped, made on one thread and seen on another.
///
/// A class: both threads hold the same one.
package final class StopRequest: Sendable {
  private let requested = Atomic(false)

  package init() {}

  package var isRequested: Bool { requested.load(ordering: .relaxed) }

  package func request() { requested.store(true, ordering: .relaxed) }
}
