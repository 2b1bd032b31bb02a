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
  }

  package func write(to writer: inout TransportWriter) { rawValue.write(to: &writer) }
}

extension Confinement {
  /// What compilers and models could do for all that this system forbids, a sentence without its end each.
  package var gaps: [String] {
    var gaps: [String] = []
    if !contains(.files) {
      gaps.append(
        "this system has no Landlock (Linux 5.13): compiler and model can read and write your files"
      )
    }
    if !contains(.calls) {
      gaps.append(
        "this system has no filter of system calls: compiler and model can start programs, use the "
          + "network and send signals")
    }
    return gaps
  }
}

/// What isn't confined here, as the first compiler of a run found it: to be said once.
package enum ConfinementGaps {
  private static let state = Mutex<(found: Confinement?, isTold: Bool)>((nil, false))

  static func note(_ confinement: Confinement?) {
    state.withLock { $0.found = $0.found ?? confinement }
  }

  /// What is to be said, the first time that this is asked for when it is known.
  package static func take() -> [String] {
    state.withLock { state in
      guard let found = state.found, !state.isTold else { return [] }
      state.isTold = true
      return found.gaps
    }
  }
}
