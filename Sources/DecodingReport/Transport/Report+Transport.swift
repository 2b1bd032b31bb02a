package import JSONSource

// A test compares reports before and after: a property that is forgotten here fails it.

extension JSONPosition: Transportable {
  package init(from reader: inout TransportReader) throws(TransportProblem) {
    self.init(line: try reader.integer(), column: try reader.integer())
  }

  package func write(to writer: inout TransportWriter) {
    line.write(to: &writer)
    column.write(to: &writer)
  }
}

extension JSONPath: Transportable {
  package init(from reader: inout TransportReader) throws(TransportProblem) {
    self.init(try [Step](from: &reader))
  }

  package func write(to writer: inout TransportWriter) { steps.write(to: &writer) }
}

extension JSONPath.Step: Transportable {
  package init(from reader: inout TransportReader) throws(TransportProblem) {
    self = try Bool(from: &reader) ? .key(try String(from: &reader)) : .index(try reader.integer())
  }

  package func write(to writer: inout TransportWriter) {
    switch self {
    case .key(let key):
      true.write(to: &writer)
      key.write(to: &writer)
    case .index(let index):
      false.write(to: &writer)
      index.write(to: &writer)
    }
  }
}

extension Report.PayloadFinding: Transportable {
  package init(from reader: inout TransportReader) throws(TransportProblem) {
    self.init(source: try String(from: &reader), bytes: try reader.integer())
    error = try SyntaxError?(from: &reader)
    errorCount = try reader.integer()
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
    declaredModel = try String(from: &reader)
    convertsFromSnakeCase = try Bool(from: &reader)
    isSourceRead = try Bool(from: &reader)
    randomlyOrdered = try [JSONPath](from: &reader)
    value = try String?(from: &reader)
    failure = try Failure?(from: &reader)
    fields = try [FieldReport](from: &reader)
    omittedFields = try reader.integer()
    summary = try Summary(from: &reader)
    trace = try Trace?(from: &reader)
    log = try StyleLog?(from: &reader)
    microseconds = try reader.integer()
  }

  package func write(to writer: inout TransportWriter) {
    style.write(to: &writer)
    model.write(to: &writer)
    declaredModel.write(to: &writer)
    convertsFromSnakeCase.write(to: &writer)
    isSourceRead.write(to: &writer)
    randomlyOrdered.write(to: &writer)
    value.write(to: &writer)
    failure.write(to: &writer)
    fields.write(to: &writer)
    omittedFields.write(to: &writer)
    summary.write(to: &writer)
    trace.write(to: &writer)
    log.write(to: &writer)
    microseconds.write(to: &writer)
  }
}

extension StyleReport.Failure: Transportable {
  package init(from reader: inout TransportReader) throws(TransportProblem) {
    self.init(
      kind: try Kind(from: &reader), path: try JSONPath?(from: &reader),
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
    for outcome in Outcome.allCases { self[outcome] = try reader.integer() }
    problems = try reader.integer()
    isCutShort = try Bool(from: &reader)
    silentLoss = try reader.integer()
    unknownKeys = try reader.integer()
  }

  package func write(to writer: inout TransportWriter) {
    for outcome in Outcome.allCases { self[outcome].write(to: &writer) }
    problems.write(to: &writer)
    isCutShort.write(to: &writer)
    silentLoss.write(to: &writer)
    unknownKeys.write(to: &writer)
  }
}

extension DecodingStyle: Transportable {}
extension StyleReport.Failure.Kind: Transportable {}

/// An enum that travels as its case's number: a report holds thousands, and a name takes longer.
package protocol NumberedTransportable: Transportable, Equatable {
  static var numbered: [Self] { get }
}

extension NumberedTransportable {
  package init(from reader: inout TransportReader) throws(TransportProblem) {
    let number = try reader.integer()
    guard Self.numbered.indices.contains(number) else { throw .malformed }
    self = Self.numbered[number]
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

extension Evidence: Transportable {}
