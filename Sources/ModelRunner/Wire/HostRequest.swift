package import DecodingConclusions
package import DecodingReport
package import DecodingStyles
import JSONSource
package import Workbench

/// What the process that runs a model is asked for.
package enum HostRequest: Transportable {
  /// To load the models' libraries: the first request, and the only one of its kind.
  case load(LoadOrder)
  case decode(DecodeOrder)
  /// To run the program in a library, and to end with it: the only request then.
  case run(LoadOrder)

  package init(from reader: inout TransportReader) throws(TransportProblem) {
    switch try Int(from: &reader) {
    case 0: self = .load(try LoadOrder(from: &reader))
    case 1: self = .decode(try DecodeOrder(from: &reader))
    case 2: self = .run(try LoadOrder(from: &reader))
    default: throw .malformed
    }
  }

  package func write(to writer: inout TransportWriter) {
    switch self {
    case .load(let order):
      0.write(to: &writer)
      order.write(to: &writer)
    case .decode(let order):
      1.write(to: &writer)
      order.write(to: &writer)
    case .run(let order):
      2.write(to: &writer)
      order.write(to: &writer)
    }
  }
}

/// Which libraries to load, and what their code may use.
package struct LoadOrder: Transportable {
  /// The libraries' paths, in the order of the styles; the strict one alone, where no other style is
  /// asked for.
  package var libraries: [String]
  /// The expression that gives the model's own decoder, if the libraries have one.
  package var decoder: String?
  /// What is known of the sources, as the deriver writes it, in the order of the styles.
  package var facts: [String] = []
  package var limits: ModelLimits
  /// Folders besides those of the system in which the libraries find what they need.
  package var folders: [String] = []
  /// Whether the code is kept from what decoding doesn't need.
  package var isConfined = true
  /// What the process writes to its outputs before a part of an order: nothing that a model prints
  /// looks so.
  package var mark = (0..<2).map { _ in Int.random(in: .min ... .max) }

  package init(libraries: [String], limits: ModelLimits) {
    self.libraries = libraries
    self.limits = limits
  }

  /// What the answers are about, in their order.
  var topics: [HostAnswer.Topic] { decoder == nil ? [.loaded] : [.decoder, .loaded] }

  package init(from reader: inout TransportReader) throws(TransportProblem) {
    libraries = try [String](from: &reader)
    decoder = try String?(from: &reader)
    for _ in 0..<(try reader.count()) {
      facts.append(String(decoding: try reader.bytes(), as: UTF8.self))
    }
    limits = try ModelLimits(from: &reader)
    folders = try [String](from: &reader)
    isConfined = try Bool(from: &reader)
    mark = try [Int](from: &reader)
  }

  package func write(to writer: inout TransportWriter) {
    libraries.write(to: &writer)
    decoder.write(to: &writer)
    facts.count.write(to: &writer)
    for text in facts { writer.write(bytes: text.utf8) }
    limits.write(to: &writer)
    folders.write(to: &writer)
    isConfined.write(to: &writer)
    mark.write(to: &writer)
  }
}

/// What a model's code may use before its process is ended.
package struct ModelLimits: Sendable, Hashable, Transportable {
  /// For one decode in one style, of a payload of less than a megabyte.
  package var seconds: Int
  package var megabytes: Int
  /// Of all files that a model has at a time.
  package static let fileMegabytes = 64

  package init(seconds: Int = 5, megabytes: Int = 2048) {
    self.seconds = seconds
    self.megabytes = megabytes
  }

  /// What the keeper of the process sees to. What the process may reserve comes on top of what it has when
  /// it begins, so that it never has more than this of memory; each descriptor may hold what no limit of
  /// memory counts, as a pipe does.
  var bounds: ChildProcess.Bounds {
    var bounds = ChildProcess.Bounds()
    bounds.file = Self.fileMegabytes
    bounds.descriptors = 256
    bounds.resident = megabytes + 256
    bounds.files = Self.fileMegabytes
    return bounds
  }

  /// The seconds for a payload of so many bytes: each megabyte has one more, some ten times what it
  /// takes, so that a large one isn't taken for a loop without end.
  package func seconds(forBytes count: Int) -> Int { seconds + Self.moreSeconds(forBytes: count) }

  /// What a payload's size adds to any time.
  static func moreSeconds(forBytes count: Int) -> Int { count / 1_000_000 }

  package init(from reader: inout TransportReader) throws(TransportProblem) {
    seconds = try Int(from: &reader)
    megabytes = try Int(from: &reader)
  }

  package func write(to writer: inout TransportWriter) {
    seconds.write(to: &writer)
    megabytes.write(to: &writer)
  }
}

/// A payload to decode.
package struct DecodeOrder: Transportable {
  /// How far a style is taken.
  package enum Effort: String, Transportable {
    /// Values and whys; behind a failure, what would have come.
    case all
    /// Values and whys up to a failure.
    case untilFailure
    /// The same, and nothing is found out by decoding again.
    case withoutTrials
    /// Values alone.
    case values
    /// One decode with recording, of which only the last call counts.
    case lastCall
    /// What is written back of the value.
    case writing
  }

  /// A style that is asked for.
  package struct Part: Transportable, Equatable {
    package var style: DecodingStyle
    package var effort: Effort

    package init(_ style: DecodingStyle, _ effort: Effort) {
      self.style = style
      self.effort = effort
    }

    package init(from reader: inout TransportReader) throws(TransportProblem) {
      style = try DecodingStyle(from: &reader)
      effort = try Effort(from: &reader)
    }

    package func write(to writer: inout TransportWriter) {
      style.write(to: &writer)
      effort.write(to: &writer)
    }
  }

  /// The answers bear it.
  package var number: Int
  package var parts: [Part]
  package var traces: TraceScope
  package var logLevel: SmartLogLevel
  package var witness: Witness
  package var options: DecodingOptions
  package var payloadName: String
  package var payload: ArraySlice<UInt8>
  /// The trials that ended a process: they aren't made again.
  package var fatalTrials: Set<Int>

  package init(
    _ experiment: Experiment, number: Int, parts: [Part], without fatalTrials: Set<Int> = []
  ) {
    self.number = number
    self.fatalTrials = fatalTrials
    self.parts = parts
    traces = experiment.traces
    logLevel = experiment.logLevel
    witness = experiment.witness
    options = experiment.options
    payloadName = experiment.source
    payload = experiment.bytes[...]
  }

  package init(from reader: inout TransportReader) throws(TransportProblem) {
    number = try Int(from: &reader)
    parts = try [Part](from: &reader)
    traces = try JSONPath?(from: &reader).map(TraceScope.around) ?? .none
    logLevel = SmartLogLevel(rawValue: try Int(from: &reader)) ?? .none
    witness = try Witness(from: &reader)
    options = try DecodingOptions(from: &reader)
    payloadName = try String(from: &reader)
    payload = try reader.bytes()
    fatalTrials = Set(try [Int](from: &reader))
  }

  package func write(to writer: inout TransportWriter) {
    number.write(to: &writer)
    parts.write(to: &writer)
    traces.path.write(to: &writer)
    logLevel.rawValue.write(to: &writer)
    witness.write(to: &writer)
    options.write(to: &writer)
    payloadName.write(to: &writer)
    writer.write(bytes: payload)
    fatalTrials.sorted().write(to: &writer)
  }

  /// What the answers are about, in their order.
  var topics: [HostAnswer.Topic] {
    let decoder: [HostAnswer.Topic] = options.decoder == nil ? [] : [.decoder]
    let first = parts.first
    let work: [HostAnswer.Topic] =
      switch first?.effort {
      case .lastCall: parts.map { .part($0) }
      case .writing: parts.flatMap { [.part($0), .written($0.style)] }
      default:
        parts.map { .part(Part($0.style, .values)) } + [.values(parts.map(\.style))]
          + parts.filter { $0.effort != .values }.flatMap { [.part($0), .explained($0.style)] }
      }
    return decoder + work + [.done]
  }

  /// The experiment that the order describes, with these models and what is known of their sources.
  package func experiment(
    with models: Models, facts: [DecodingStyle: KnownFacts]
  ) -> Experiment {
    var experiment = Experiment(
      model: "", models: models, source: payloadName, bytes: Array(payload), options: options,
      styles: parts.map(\.style))
    experiment.traces = traces
    experiment.logLevel = logLevel
    experiment.witness = witness
    experiment.facts = facts
    experiment.trialNotes.fatal = fatalTrials
    return experiment
  }
}
