import JSONSource

extension Trace: Transportable {
  package init(from reader: inout TransportReader) throws(TransportProblem) {
    self.init(
      calls: try reader.list(upTo: Self.maximumCalls), omitted: try reader.count(),
      around: try JSONPath?(from: &reader))
  }

  package func write(to writer: inout TransportWriter) {
    let leftOut = writer.write(list: calls, upTo: Self.maximumCalls)
    (omitted + leftOut).write(to: &writer)
    around.write(to: &writer)
  }
}

extension Trace.Call: Transportable {
  /// A call within more of them is told as one within so many.
  private static let greatestDepth = 1024

  package init(from reader: inout TransportReader) throws(TransportProblem) {
    self.init(
      number: try reader.count(1), operation: try DecodingEvent.Operation(from: &reader),
      depth: try reader.count(upTo: Self.greatestDepth),
      path: try JSONPath(from: &reader), type: try String(from: &reader),
      answer: try Answer(from: &reader), outcome: try Outcome?(from: &reader),
      swallowedBy: try String?(from: &reader), offsets: try Range<Int>?(from: &reader))
  }

  package func write(to writer: inout TransportWriter) {
    number.write(to: &writer)
    operation.write(to: &writer)
    min(depth, Self.greatestDepth).write(to: &writer)
    path.write(to: &writer)
    type.write(to: &writer)
    answer.write(to: &writer)
    outcome.write(to: &writer)
    swallowedBy.write(to: &writer)
    offsets.write(to: &writer)
  }
}

extension Trace.Call.Answer: Transportable {
  package init(from reader: inout TransportReader) throws(TransportProblem) {
    switch try reader.integer() {
    case 0: self = .value(try String(from: &reader))
    case 1: self = .nothing
    case 2: self = .bool(try Bool(from: &reader))
    case 3: self = .container
    case 4: self = .threw(try String(from: &reader))
    default: throw .malformed
    }
  }

  package func write(to writer: inout TransportWriter) {
    switch self {
    case .value(let value):
      0.write(to: &writer)
      value.write(to: &writer)
    case .nothing: 1.write(to: &writer)
    case .bool(let answer):
      2.write(to: &writer)
      answer.write(to: &writer)
    case .container: 3.write(to: &writer)
    case .threw(let words):
      4.write(to: &writer)
      words.write(to: &writer)
    }
  }
}

extension DecodingEvent.Operation: Transportable {}
