package import DecodingReport
package import JSONSource

/// A call on a decoder or container, as far as it tells where a model's code was.
package struct LastCall: Transportable, Equatable {
  package var operation: DecodingEvent.Operation
  /// The type that was asked for; empty where the call has none.
  package var type: String
  private var container: Int
  private var step: JSONPath.Step?
  private var node: Int

  package init(_ event: DecodingEvent) {
    operation = event.operation
    type = event.type.map { "\($0)" } ?? ""
    container = event.container
    step = event.step
    node = event.node
  }

  package init(from reader: inout TransportReader) throws(TransportProblem) {
    operation = try DecodingEvent.Operation(from: &reader)
    type = try String(from: &reader)
    container = try reader.node(-1)
    step = try JSONPath.Step?(from: &reader)
    node = try reader.node(-1)
  }

  package func write(to writer: inout TransportWriter) {
    operation.write(to: &writer)
    type.write(to: &writer)
    container.write(to: &writer)
    step.write(to: &writer)
    node.write(to: &writer)
  }

  /// The place in the payload that was asked for; the document must be the one that was decoded.
  package func path(in document: JSONDocument) -> JSONPath {
    if let node = placeOfValue { return document.path(of: node) }
    let around = container < 0 ? .root : document.path(of: container)
    return step.map { around.appending($0) } ?? around
  }

  /// The value that was asked for; `nil` where the key is missing.
  package var placeOfValue: Int? { node < 0 ? nil : node }

  /// `decode(Int.self, forKey: "age")`: the call as Swift would write it.
  package var words: String {
    let arguments = [
      type.isEmpty ? nil : "\(type).self",
      step.map { step in
        if case .key(let key) = step { "forKey: \"\(key)\"" } else { nil }
      } ?? nil,
    ]
    return "\(operation.name)(\(arguments.compactMap { $0 }.joined(separator: ", ")))"
  }
}
