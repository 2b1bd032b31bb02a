import JSONSource

/// What is known of a field from its place in the payload alone.
struct FieldFacts {
  let document: JSONDocument
  /// The paths of the containers on the way, so that no path is looked for from the root.
  private var paths: [Int: JSONPath] = [:]

  private let convertsFromSnakeCase: Bool

  /// Gives the default value of a type that has one.
  var typeDefault: (any Any.Type) -> Any? = { _ in nil }
  private var defaultTexts: [ObjectIdentifier: String?] = [:]

  init(document: JSONDocument, convertsFromSnakeCase: Bool) {
    self.document = document
    self.convertsFromSnakeCase = convertsFromSnakeCase
  }

  /// A field for the value that a call asked for, its outcome still open.
  mutating func field(of event: DecodingEvent) -> FieldReport {
    let path = path(of: event)
    var field = FieldReport(
      path: path, property: property(of: event, path), depth: max(0, path.steps.count - 1),
      wanted: wanted(by: event), outcome: .notReached)
    field.typeDefault = event.type.flatMap { defaultText(of: $0) }
    if event.node >= 0 { field.found = found(event.node) }
    if case .key(let asked) = event.step, case .key(let sent) = path.steps.last, asked != sent {
      field.jsonKey = sent
    }
    return field
  }

  /// Sets the type that a foreign wrapper wraps.
  mutating func want(_ type: any Any.Type, in field: inout FieldReport) {
    field.wanted = TypeName.of(type)
    field.typeDefault = defaultText(of: type)
  }

  private mutating func defaultText(of type: any Any.Type) -> String? {
    let identifier = ObjectIdentifier(type)
    if let known = defaultTexts[identifier] { return known }
    let text = typeDefault(TypeTraits.of(type).bare).map { SwiftText.of($0) }
    defaultTexts[identifier] = .some(text)
    return text
  }

  /// The path of the value that a call asked for; of a missing key too.
  mutating func path(of event: DecodingEvent) -> JSONPath {
    let container = path(of: event.container)
    guard let step = event.step else {
      return event.node >= 0 && event.node != event.container ? path(of: event.node) : container
    }
    let path = container.appending(
      event.node < 0 ? missingStep(step) : sentStep(step, node: event.node))
    if event.node >= 0, document.isContainer(event.node) { paths[event.node] = path }
    return path
  }

  mutating func path(of node: Int) -> JSONPath {
    guard node >= 0 else { return .root }
    if let path = paths[node] { return path }
    let path = document.path(of: node)
    paths[node] = path
    return path
  }

  /// The step as a payload would spell it, where the key is missing.
  private func missingStep(_ step: JSONPath.Step) -> JSONPath.Step {
    guard convertsFromSnakeCase, case .key(let key) = step else { return step }
    return .key(SnakeCase.source(of: key))
  }

  /// The step as the payload spells it. A member's key stands right before its value on the tape.
  private func sentStep(_ step: JSONPath.Step, node: Int) -> JSONPath.Step {
    guard case .key = step, node > 0, document.kind(of: node - 1) == .key else { return step }
    if case .key(let key) = step, document.flags(of: node - 1).isEmpty,
      document.keyEquals(node - 1, key)
    {
      return step
    }
    return .key(document.string(node - 1))
  }

  func found(_ node: Int) -> FieldReport.Found { Self.found(node, in: document) }

  static func found(_ node: Int, in document: JSONDocument) -> FieldReport.Found {
    FieldReport.Found(at: node, in: document)
  }

  /// The property that a key of the payload is for, by the key strategy.
  func property(under key: String) -> String {
    convertsFromSnakeCase ? SnakeCase.converted(key) : key
  }

  private func property(of event: DecodingEvent, _ path: JSONPath) -> String {
    switch event.step ?? path.steps.last {
    case .key(let key): key
    case .index(let index): "[\(index)]"
    case nil: ""
    }
  }

  private func wanted(by event: DecodingEvent) -> String {
    guard let type = event.type else {
      return switch event.operation {
      case .nestedKeyedContainer: "[String: Any]"
      case .nestedUnkeyedContainer: "[Any]"
      default: ""
      }
    }
    let name = TypeName.of(type)
    let isOptional =
      event.operation == .decodeIfPresent && TypeTraits.of(type).wrapper == nil
      && !name.hasSuffix("?")
    return isOptional ? name + "?" : name
  }
}
