import JSONSource

extension FieldReport: Transportable {
  /// What follows of a field: a report has thousands of them, and most have little to tell.
  private struct Parts: OptionSet {
    let rawValue: Int

    static let step = Parts(rawValue: 1 << 0)
    /// The path of the container around the field, where it is another than the last field's.
    static let container = Parts(rawValue: 1 << 1)
    /// The type, where it is another than the last field's.
    static let type = Parts(rawValue: 1 << 2)
    static let property = Parts(rawValue: 1 << 3)
    static let found = Parts(rawValue: 1 << 4)
    static let reason = Parts(rawValue: 1 << 5)
    static let value = Parts(rawValue: 1 << 6)
    static let isSilentLoss = Parts(rawValue: 1 << 7)
    static let isInferred = Parts(rawValue: 1 << 8)
    static let isContainer = Parts(rawValue: 1 << 9)
    static let alone = Parts(rawValue: 1 << 10)
    static let fallback = Parts(rawValue: 1 << 11)
    static let initialValue = Parts(rawValue: 1 << 12)
    static let foundationSaid = Parts(rawValue: 1 << 13)
    static let guilty = Parts(rawValue: 1 << 14)
    static let didYouMean = Parts(rawValue: 1 << 15)
    static let standsAt = Parts(rawValue: 1 << 16)
    static let isAskedByOwnCode = Parts(rawValue: 1 << 17)
    static let isWithoutProperty = Parts(rawValue: 1 << 18)
    static let rule = Parts(rawValue: 1 << 19)
    static let isTried = Parts(rawValue: 1 << 20)
  }

  package init(from reader: inout TransportReader) throws(TransportProblem) {
    let parts = Parts(rawValue: try reader.count(upTo: 1 << 21 - 1))
    let outcome = try Outcome(from: &reader)
    let step = parts.contains(.step) ? try JSONPath.Step(from: &reader) : nil
    if parts.contains(.container) { reader.container = try JSONPath(from: &reader) }
    if parts.contains(.type) {
      reader.wantedType = WantedType(try WantedType.Facts(from: &reader))
    }
    self.init(in: reader.container, at: step, wanted: reader.wantedType, outcome: outcome)
    try reader.charge(weight)
    if parts.contains(.property) { spell(try String(from: &reader)) }
    if parts.contains(.found) { found = try Found(from: &reader) }
    if parts.contains(.reason) { reason = try Reason(from: &reader) }
    if parts.contains(.rule) {
      let rule = try Rule(from: &reader)
      guard rule.outcome == outcome else { throw .malformed }
      decidedBy = rule
    }
    if parts.contains(.value) { value = try String(from: &reader) }
    silentLoss = parts.contains(.isSilentLoss)
    evidence =
      parts.contains(.isTried) ? .tried : parts.contains(.isInferred) ? .inferred : .reported
    isContainer = parts.contains(.isContainer)
    isAskedByOwnCode = parts.contains(.isAskedByOwnCode)
    isWithoutProperty = parts.contains(.isWithoutProperty)
    if parts.contains(.alone) { alone = try Alone(from: &reader) }
    if parts.contains(.fallback) { fallback = try Fallback(from: &reader) }
    if parts.contains(.initialValue) { initialValue = try String(from: &reader) }
    if parts.contains(.foundationSaid) { foundationSaid = try String(from: &reader) }
    if parts.contains(.guilty) { guilty = try JSONPath(from: &reader) }
    if parts.contains(.didYouMean) { didYouMean = try String(from: &reader) }
    if parts.contains(.standsAt) { standsAt = try JSONPath(from: &reader) }
  }

  /// About how many bytes it takes, and the texts do that it shares with others and shows for itself.
  private var weight: Int {
    let type = wantedFacts
    return (parentPath?.weight ?? 0) + MemoryLayout<Self>.stride + wanted.utf8.count
      + type.declared.utf8.count + (type.typeDefault?.utf8.count ?? 0)
  }

  package func write(to writer: inout TransportWriter) {
    let container = parentPath ?? .root
    let (type, value, alone) = (wantedFacts, value, alone)
    var parts: Parts = []
    func note(_ part: Parts, _ isThere: Bool) { if isThere { parts.insert(part) } }
    note(.step, lastStep != nil)
    note(.container, container != writer.container)
    note(.type, type != writer.wanted)
    note(.property, jsonKey != nil)
    note(.found, found != nil)
    note(.reason, reason != nil)
    note(.rule, decidedBy != nil)
    note(.value, value != nil)
    note(.isSilentLoss, silentLoss)
    note(.isInferred, evidence == .inferred)
    note(.isTried, evidence == .tried)
    note(.isContainer, isContainer)
    note(.isAskedByOwnCode, isAskedByOwnCode)
    note(.isWithoutProperty, isWithoutProperty)
    note(.alone, alone != nil)
    note(.fallback, fallback != nil)
    note(.initialValue, initialValue != nil)
    note(.foundationSaid, foundationSaid != nil)
    note(.guilty, guilty != nil)
    note(.didYouMean, didYouMean != nil)
    note(.standsAt, standsAt != nil)
    parts.rawValue.write(to: &writer)
    outcome.write(to: &writer)
    lastStep?.write(to: &writer)
    if parts.contains(.container) {
      writer.container = container
      container.write(to: &writer)
    }
    writer.charge(weight)
    if parts.contains(.type) {
      writer.wanted = type
      type.write(to: &writer)
    }
    if parts.contains(.property) { property.write(to: &writer) }
    found?.write(to: &writer)
    reason?.write(to: &writer)
    decidedBy?.write(to: &writer)
    value?.write(to: &writer)
    alone?.write(to: &writer)
    fallback?.write(to: &writer)
    initialValue?.write(to: &writer)
    foundationSaid?.write(to: &writer)
    guilty?.write(to: &writer)
    didYouMean?.write(to: &writer)
    standsAt?.write(to: &writer)
  }
}

extension WantedType.Facts: Transportable {
  init(from reader: inout TransportReader) throws(TransportProblem) {
    self.init(
      type: try SwiftType?(from: &reader), declared: try String(from: &reader),
      typeDefault: try String?(from: &reader),
      isCodable: try Bool(from: &reader), isRawStruct: try Bool(from: &reader),
      isPlainEnum: try Bool(from: &reader), isStandard: try Bool(from: &reader),
      isStopping: try Bool(from: &reader),
      wrapped: try SwiftType?(from: &reader))
  }

  func write(to writer: inout TransportWriter) {
    type.write(to: &writer)
    declared.write(to: &writer)
    typeDefault.write(to: &writer)
    isCodable.write(to: &writer)
    isRawStruct.write(to: &writer)
    isPlainEnum.write(to: &writer)
    isStandard.write(to: &writer)
    isStopping.write(to: &writer)
    wrapped.write(to: &writer)
  }
}

extension SwiftType: Transportable {
  package init(from reader: inout TransportReader) throws(TransportProblem) {
    guard let type = SwiftType(words: try [String](from: &reader)) else { throw .malformed }
    self = type
  }

  package func write(to writer: inout TransportWriter) { words.write(to: &writer) }
}

extension FieldReport.Found: Transportable {
  package init(from reader: inout TransportReader) throws(TransportProblem) {
    guard let document = reader.document else { throw .malformed }
    var (text, strings): (JSONText?, [Int]) = (nil, [])
    // Each string within another one has half its length at the most.
    for _ in 0..<(try reader.count(upTo: Int.bitWidth)) {
      strings.append(try reader.node(in: text?.document))
      text = try reader.text(in: text?.document ?? document, at: strings, of: text)
    }
    let node = try reader.node(in: text?.document)
    self = text.map { Self(at: node, in: $0, of: document) } ?? Self(at: node, in: document)
  }

  /// What isn't a place in a payload can't be written: reports of decodes have no such values.
  package func write(to writer: inout TransportWriter) {
    (placeInText?.text.strings ?? []).write(to: &writer)
    (placeInText?.node ?? node ?? -1).write(to: &writer)
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
    let index = try reader.count(-1, upTo: Self.plain.count - 1)
    self = index < 0 ? .provider(try String(from: &reader)) : Self.plain[index]
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
