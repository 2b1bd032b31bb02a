import JSONSource

extension FieldReport: Transportable {
  package init(from reader: inout TransportReader) throws(TransportProblem) {
    self.init(
      path: try JSONPath(from: &reader), property: try String(from: &reader),
      wanted: try String(from: &reader),
      outcome: try Outcome(from: &reader))
    typeDefault = try String?(from: &reader)
    found = try Found?(from: &reader)
    reason = try Reason?(from: &reader)
    value = try String?(from: &reader)
    fallback = try Fallback?(from: &reader)
    initialValue = try String?(from: &reader)
    silentLoss = try Bool(from: &reader)
    evidence = try Evidence(from: &reader)
    foundationSaid = try String?(from: &reader)
    alone = try Alone?(from: &reader)
    guilty = try JSONPath?(from: &reader)
    didYouMean = try String?(from: &reader)
    standsAt = try JSONPath?(from: &reader)
    isContainer = try Bool(from: &reader)
  }

  package func write(to writer: inout TransportWriter) {
    path.write(to: &writer)
    property.write(to: &writer)
    wanted.write(to: &writer)
    outcome.write(to: &writer)
    typeDefault.write(to: &writer)
    found.write(to: &writer)
    reason.write(to: &writer)
    value.write(to: &writer)
    fallback.write(to: &writer)
    initialValue.write(to: &writer)
    silentLoss.write(to: &writer)
    evidence.write(to: &writer)
    foundationSaid.write(to: &writer)
    alone.write(to: &writer)
    guilty.write(to: &writer)
    didYouMean.write(to: &writer)
    standsAt.write(to: &writer)
    isContainer.write(to: &writer)
  }
}

extension FieldReport.Found: Transportable {
  package init(from reader: inout TransportReader) throws(TransportProblem) {
    guard let document = reader.document else { throw .malformed }
    let node = try reader.integer()
    guard node < 0 else {
      guard node < document.nodeCount else { throw .malformed }
      self.init(at: node, in: document)
      return
    }
    var strings: [Int] = []
    for _ in node..<0 { strings.append(try reader.integer()) }
    let text = try reader.text(at: strings)
    let inner = try reader.integer()
    guard inner >= 0, inner < text.document.nodeCount else { throw .malformed }
    self.init(at: inner, in: text, of: document)
  }

  /// What isn't a place in a payload can't be written: reports of decodes have no such values.
  package func write(to writer: inout TransportWriter) {
    guard let (inner, text) = placeInText else { return (node ?? -1).write(to: &writer) }
    let strings = text.strings
    (-strings.count).write(to: &writer)
    for string in strings { string.write(to: &writer) }
    inner.write(to: &writer)
  }
}

extension FieldReport.Fallback: Transportable {
  package init(from reader: inout TransportReader) throws(TransportProblem) {
    self.init(value: try String(from: &reader), origin: try FallbackOrigin(from: &reader))
  }

  package func write(to writer: inout TransportWriter) {
    value.write(to: &writer)
    origin.write(to: &writer)
  }
}

extension FallbackOrigin: Transportable {
  private static let plain: [FallbackOrigin] = [
    .typeDefault, .initialValue, .defaultCase, .emptyObject,
  ]

  package init(from reader: inout TransportReader) throws(TransportProblem) {
    let index = try reader.integer()
    if index < 0 {
      self = .provider(try String(from: &reader))
    } else {
      guard Self.plain.indices.contains(index) else { throw .malformed }
      self = Self.plain[index]
    }
  }

  package func write(to writer: inout TransportWriter) {
    (Self.plain.firstIndex(of: self) ?? -1).write(to: &writer)
    if case .provider(let name) = self { name.write(to: &writer) }
  }
}

extension FieldReport.Alone: Transportable {
  package init(from reader: inout TransportReader) throws(TransportProblem) {
    self.init(
      outcome: try Outcome(from: &reader), reason: try Reason?(from: &reader),
      value: try String?(from: &reader), foundationSaid: try String?(from: &reader))
  }

  package func write(to writer: inout TransportWriter) {
    outcome.write(to: &writer)
    reason.write(to: &writer)
    value.write(to: &writer)
    foundationSaid.write(to: &writer)
  }
}
