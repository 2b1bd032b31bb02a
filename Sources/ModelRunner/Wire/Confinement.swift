package import DecodingReport

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
  /// What the model could do for all that this system forbids, a sentence without its end each.
  package var gaps: [String] {
    var gaps: [String] = []
    if !contains(.files) {
      gaps.append("this system has no Landlock (Linux 5.13): the model can read and write files")
    }
    if !contains(.calls) {
      gaps.append(
        "this system has no filter of system calls: the model can start programs, use the network "
          + "and send signals")
    }
    return gaps
  }
}
