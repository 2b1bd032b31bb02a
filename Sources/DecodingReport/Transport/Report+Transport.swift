package import JSONSource

// A test compares reports before and after: a property that is forgotten here fails it.

extension JSONPosition: Transportable {
  package init(from reader: inout TransportReader) throws(TransportProblem) {
    let most = (reader.document?.byteCount ?? 0) + 1
    self.init(line: try reader.count(1, upTo: most), column: try reader.count(1, upTo: most))
  }

  package func write(to writer: inout TransportWriter) {
    line.write(to: &writer)
    column.write(to: &writer)
  }
}

extension JSONPath: Transportable {
  /// So heavy a path is written, and read: none is that people make.
  private static let mostWeight = 1 << 20

  package init(from reader: inout TransportReader) throws(TransportProblem) {
    self.init(try [Step](from: &reader))
    guard weight <= Self.mostWeight else { throw .malformed }
    try reader.charge(weight)
  }

  package func write(to writer: inout TransportWriter) {
    var weight = 0
    let kept = steps.prefix { step in
      weight += step.weight
      return weight < Self.mostWeight
    }
    (kept.count == steps.count ? steps : kept.dropLast() + [.key("…")]).write(to: &writer)
    writer.charge(weight)
  }

  /// About how many bytes it takes, and its text does.
  var weight: Int { steps.reduce(0) { $0 + $1.weight } }
}

extension JSONPath.Step {
  fileprivate var weight: Int {
    if case .key(let key) = self { 64 + min(key.utf8.count, LongText.limit) } else { 64 }
  }
}

extension JSONPath.Step: Transportable {
  package init(from reader: inout TransportReader) throws(TransportProblem) {
    self = try Bool(from: &reader) ? .key(try String(from: &reader)) : .index(try reader.count())
  }

  package func write(to writer: inout TransportWriter) {
    switch self {
    case .key(let key):
      true.write(to: &writer)
      key.write(to: &writer)
    case .index(let index):
      false.write(to: &writer)
      // A model's own key may have any number.
      min(max(0, index), Transport.greatestCount).write(to: &writer)
    }
  }
}

extension Report.PayloadFinding: Transportable {
  package init(from reader: inout TransportReader) throws(TransportProblem) {
    self.init(source: try String(from: &reader), bytes: try reader.count())
    error = try SyntaxError?(from: &reader)
    errorCount = try reader.count()
    foundationLimit = try SyntaxError?(from: &reader)
    foundationAccepts = try Bool(from: &reader)
  }

  package func write(to writer: inout TransportWriter) {
    source.write(to: &writer)
    bytes.write(to: &writer)
    error.write(to: &writer)
    errorCount.write(to: &writer)
    foundationLimit.write(to: &writer)
    foundationAccepts.write(to: &writer)
  }
}

extension Report.PayloadFinding.SyntaxError: Transportable {
  package init(from reader: inout TransportReader) throws(TransportProblem) {
    self.init(
      position: try JSONPosition(from: &reader), offsets: try Range(from: &reader),
      message: try String(from: &reader), foundationSaid: try String?(from: &reader))
  }

  package func write(to writer: inout TransportWriter) {
    position.write(to: &writer)
    offsets.write(to: &writer)
    message.write(to: &writer)
    foundationSaid.write(to: &writer)
  }
}

extension StyleReport: Transportable {
  package init(from reader: inout TransportReader) throws(TransportProblem) {
    self.init(style: try DecodingStyle(from: &reader), model: try String(from: &reader))
    type = try SwiftType?(from: &reader)
    declaredModel = try String(from: &reader)
    convertsFromSnakeCase = try Bool(from: &reader)
    isSourceRead = try Bool(from: &reader)
    isTriable = try Bool(from: &reader)
    randomlyOrdered = try reader.list(upTo: Transport.mostElements)
    value = try String?(from: &reader)
    failure = try Failure?(from: &reader)
    fields = try reader.list(upTo: Self.mostFields)
    omittedFields = try reader.count()
    unlistedFields = try UnlistedFields(from: &reader)
    summary = try Summary(from: &reader)
    trace = try Trace?(from: &reader)
    log = try StyleLog?(from: &reader)
    microseconds = try reader.count()
  }

  /// More than any report has: those that a model's report tells, and the unknown keys beside them.
  private static let mostFields = 2 * FieldCollector.maximumFields

  package func write(to writer: inout TransportWriter) {
    style.write(to: &writer)
    model.write(to: &writer)
    type.write(to: &writer)
    declaredModel.write(to: &writer)
    convertsFromSnakeCase.write(to: &writer)
    isSourceRead.write(to: &writer)
    isTriable.write(to: &writer)
    _ = writer.write(list: randomlyOrdered, upTo: Transport.mostElements)
    value.write(to: &writer)
    failure.write(to: &writer)
    let leftOut = writer.write(list: fields, upTo: Self.mostFields)
    (omittedFields + leftOut).write(to: &writer)
    unlistedFields.write(to: &writer)
    summary.write(to: &writer)
    trace.write(to: &writer)
    log.write(to: &writer)
    microseconds.write(to: &writer)
  }
}

extension StyleReport.Failure: Transportable {
  package init(from reader: inout TransportReader) throws(TransportProblem) {
    self.init(
      kind: try DecodingErrorKind(from: &reader), path: try JSONPath?(from: &reader),
      position: try JSONPosition?(from: &reader), wanted: try String(from: &reader),
      subject: try String(from: &reader), message: try String(from: &reader),
      foundationSaid: try String(from: &reader))
  }

  package func write(to writer: inout TransportWriter) {
    kind.write(to: &writer)
    path.write(to: &writer)
    position.write(to: &writer)
    wanted.write(to: &writer)
    subject.write(to: &writer)
    message.write(to: &writer)
    foundationSaid.write(to: &writer)
  }
}

extension StyleReport.Summary: Transportable {
  package init(from reader: inout TransportReader) throws(TransportProblem) {
    self.init()
    for outcome in Outcome.allCases { self[outcome] = try reader.count() }
    errors = try reader.count()
    isCutShort = try Bool(from: &reader)
    silentLoss = try reader.count()
    unknownKeys = try reader.count()
  }

  package func write(to writer: inout TransportWriter) {
    for outcome in Outcome.allCases { self[outcome].write(to: &writer) }
    errors.write(to: &writer)
    isCutShort.write(to: &writer)
    silentLoss.write(to: &writer)
    unknownKeys.write(to: &writer)
  }
}

extension DecodingStyle: Transportable {}
extension DecodingErrorKind: Transportable {}

/// An enum that travels as its case's number: a report holds thousands, and a name takes longer.
package protocol NumberedTransportable: Transportable, Equatable {
  static var numbered: [Self] { get }
}

extension NumberedTransportable {
  package init(from reader: inout TransportReader) throws(TransportProblem) {
    self = Self.numbered[try reader.count(upTo: Self.numbered.count - 1)]
  }

  package func write(to writer: inout TransportWriter) {
    writer.write(integer: Self.numbered.firstIndex(of: self) ?? -1)
  }
}

extension Outcome: NumberedTransportable {
  package static let numbered = allCases
}

extension Reason: NumberedTransportable {
  package static let numbered = allCases
}

extension Rule: NumberedTransportable {
  package static let numbered = allCases
}

extension Evidence: Transportable {}
