package import DecodingReport
internal import Synchronization

/// What the process that runs a model is kept from, as far as the system grants it.
package struct Confinement: OptionSet, Sendable, Transportable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Starting programs and processes, signals to others, tracing, terminals and the network.
  package static let calls = Confinement(rawValue: 1)
  /// Files besides the libraries that it needs, and its own temporary folder.
  package static let files = Confinement(rawValue: 2)

  package init(from reader: inout TransportReader) throws(TransportProblem) {
    self.init(rawValue: try Int(from: &reader))
    guard isSubset(of: [.calls, .files]) else { throw .malformed }
  }

  package func write(to writer: inout TransportWriter) { rawValue.write(to: &writer) }
}

extension Confinement {
  /// What could be done for all that this system forbids, a sentence without its end each.
  package var gaps: [String] {
    var gaps: [String] = []
    if !contains(.files) {
      gaps.append("\(Box.withoutFiles) can use your files")
    }
    if !contains(.calls) {
      gaps.append("\(Box.withoutCalls) can start programs and use the network")
    }
    return gaps
  }
}

/// What isn't confined here, as the first program of a run finds it that reads or runs a model: said once,
/// as soon as there is somebody to say it to.
package enum ConfinementGaps {
  private struct State {
    var gaps: [String] = []
    var isTold = false
    var tell: (@Sendable (String) -> Void)?
  }

  private static let state = Mutex(State())

  static func note(_ confinement: Confinement?) {
    guard let gaps = confinement?.gaps, !gaps.isEmpty else { return }
    state.withLock { $0.gaps = gaps }
    say()
  }

  /// Says from here on by this what there is to say.
  package static func tell(_ tell: @escaping @Sendable (String) -> Void) {
    state.withLock { $0.tell = tell }
    say()
  }

  private static func say() {
    let (gaps, tell) = state.withLock { state -> ([String], (@Sendable (String) -> Void)?) in
      guard state.tell != nil, !state.isTold, !state.gaps.isEmpty else { return ([], nil) }
      state.isTold = true
      return (state.gaps, state.tell)
    }
    for gap in gaps { tell?(gap) }
  }
}
