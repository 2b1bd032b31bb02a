import JSONSource

/// What is known of a field from its place in the payload alone.
struct FieldFacts {
  let document: JSONDocument
  /// The paths of the containers on the way, so that no path is looked for from the root.
  private var paths: [Int: JSONPath] = [:]
  /// The one that was asked for last: a container's fields come one after the other.
  private var last: (node: Int, path: JSONPath) = (-1, .root)

  private let keys: KeyConversion
  /// What errors said: each text once, since many say the same.
  private var texts: Set<String> = []

  /// Gives the default value of a type that has one.
  var typeDefault: (any Any.Type) -> Any? = { _ in nil }
  /// Where a model looks for the value of the key of a call; `nil` where keys stand for themselves.
  var mappedPlaces: ((Calls.Call) -> [[String]])?
  private var wantedTypes = TypeTable<WantedTypes>()

  /// A type as a field of it is called, and as an optional one is.
  private struct WantedTypes {
    let plain: WantedType
    let optional: WantedType
    /// Whether it is asked for where a key is refused.
    let isKey: Bool
  }

  init(document: JSONDocument, keys: KeyConversion) {
    self.document = document
    self.keys = keys
  }

  /// A field for the value that a call asked for, its outcome still open.
  ///
  /// `property` is the model's, where it's another than the key that the call asked for.
  mutating func field(of event: Calls.Call, property: String? = nil) -> FieldReport {
    let wanted = wanted(by: event)
    let found = found(by: event)
    guard let asked = event.step else {
      let path = path(of: event)
      return FieldReport(
        in: path.parent ?? .root, at: path.steps.last, wanted: wanted, found: found)
    }
    var own: String?
    if case .key(let key) = asked { own = property ?? key }
    if let mapped = mappedPath(of: event), let step = mapped.steps.last {
      return FieldReport(
        in: mapped.parent ?? .root, at: step, wanted: wanted, found: found, spelled: own)
    }
    let container = containerPath(of: event)
    let step = step(asked, of: event)
    if event.node >= 0, document.isContainer(event.node) {
      keep(container.appending(step), of: event.node)
    }
    if case .key(let sent) = step, own == sent { own = nil }
    return FieldReport(in: container, at: step, wanted: wanted, found: found, spelled: own)
  }

  /// What an error says in its own words.
  mutating func said(by error: any Error) -> String {
    texts.insert(ErrorFacts(error).said).memberAfterInsert
  }

  /// Sets the type that a foreign wrapper wraps.
  mutating func want(_ type: any Any.Type, in field: inout FieldReport) {
    field.want(wantedTypes(of: type).plain)
  }

  private mutating func wantedTypes(of type: any Any.Type) -> WantedTypes {
    if let known = wantedTypes[type] { return known }
    let traits = TypeTraits.of(type)
    let text = typeDefault(traits.bare).map { SwiftText.of($0) }
    var facts = WantedType.Facts(type: SwiftType(type), typeDefault: text)
    facts.declared = TypeName.declared(type)
    facts.isCodable = traits.bare is any Encodable.Type
    facts.isRawStruct =
      traits.isRawRepresentable && !StoredProperties.isEnum(traits.bare)
    facts.isPlainEnum = traits.isPlainEnum
    facts.isStandard = traits.holdsStandard
    facts.isStopping = traits.bare is any StoppingWrapper.Type
    if traits.wrapper == nil, StoredProperties.of(type).holdsWrappedValue {
      facts.wrapped = StoredProperties.of(type)["wrappedValue"].map { SwiftType($0.type) }
    }
    let plain = WantedType(facts)
    let optional = traits.wrapper != nil ? plain : plain.changed { $0.type = $0.type?.asOptional }
    let known = WantedTypes(
      plain: plain, optional: optional, isKey: type is any RefusedKey.Type)
    wantedTypes[type] = known
    return known
  }

  /// The path of the value that a call asked for; of a missing key too.
  mutating func path(of event: Calls.Call) -> JSONPath {
    if let mapped = mappedPath(of: event) { return mapped }
    let container = containerPath(of: event)
    guard let step = event.step else {
      if let text = event.text { return path(of: event.innerNode, in: text) }
      return event.node >= 0 && event.node != event.container ? path(of: event.node) : container
    }
    // What reads its own members from the object around it stands there.
    if event.node >= 0, event.node == event.container { return container }
    let path = container.appending(self.step(step, of: event))
    if event.node >= 0, document.isContainer(event.node) { keep(path, of: event.node) }
    return path
  }

  /// The path of the value that a model looks for in another place than under the key; of a missing
  /// one the first that it looks at. `nil` where the key stands for itself.
  private mutating func mappedPath(of event: Calls.Call) -> JSONPath? {
    guard let mappedPlaces, event.isForKey, let first = mappedPlaces(event).first
    else { return nil }
    guard event.innerNode < 0 else {
      return event.text.map { path(of: event.innerNode, in: $0) } ?? path(of: event.node)
    }
    return first.reduce(containerPath(of: event)) { path, step in
      path.appending(Int(step).map { .index($0) } ?? .key(step))
    }
  }

  /// The path of the container that a call asked; within JSON in a string, as if that stood in the
  /// string's place.
  private mutating func containerPath(of event: Calls.Call) -> JSONPath {
    event.text.map { path(of: event.innerContainer, in: $0) } ?? path(of: event.container)
  }

  mutating func path(of node: Int, in text: JSONText) -> JSONPath {
    let string = text.outer.map { path(of: text.node, in: $0) } ?? path(of: text.node)
    guard node > 0 else { return string }
    return text.document.path(of: node).steps.reduce(string) { $0.appending($1) }
  }

  mutating func path(of node: Int) -> JSONPath {
    guard node >= 0 else { return .root }
    if last.node == node { return last.path }
    if let path = paths[node] {
      last = (node, path)
      return path
    }
    let path = document.path(of: node)
    keep(path, of: node)
    return path
  }

  private mutating func keep(_ path: JSONPath, of node: Int) {
    paths[node] = path
    last = (node, path)
  }

  /// The step to the value that a call asked for, as the payload spells it, or would.
  func step(_ asked: JSONPath.Step, of event: Calls.Call) -> JSONPath.Step {
    event.innerNode < 0
      ? missingStep(asked)
      : sentStep(asked, node: event.innerNode, in: event.text?.document ?? document)
  }

  /// The step as a payload would spell it, where the key is missing.
  private func missingStep(_ step: JSONPath.Step) -> JSONPath.Step {
    guard keys.isFromSnakeCase, case .key(let key) = step else { return step }
    return .key(SnakeCase.source(of: key))
  }

  /// The step as the payload spells it. A member's key stands right before its value on the tape.
  private func sentStep(
    _ step: JSONPath.Step, node: Int, in document: JSONDocument
  ) -> JSONPath.Step {
    guard case .key = step, node > 0 else { return step }
    // A key that was refused is told by itself.
    if document.kind(of: node) == .key { return .key(document.string(node)) }
    guard document.kind(of: node - 1) == .key else { return step }
    if case .key(let key) = step, document.flags(of: node - 1).isEmpty,
      document.keyEquals(node - 1, key)
    {
      return step
    }
    return .key(document.string(node - 1))
  }

  /// What stands where a call asked for a value; `nil` where nothing does.
  private mutating func found(by event: Calls.Call) -> FieldReport.Found? {
    guard event.innerNode >= 0 else { return nil }
    // A key stands right before its value on the tape.
    if event.isForKey, event.text == nil, let type = event.type, wantedTypes[type]?.isKey == true {
      return found(event.innerNode - 1)
    }
    return event.text.map { .init(at: event.innerNode, in: $0, of: document) }
      ?? found(event.innerNode)
  }

  func found(_ node: Int) -> FieldReport.Found { Self.found(node, in: document) }

  static func found(_ node: Int, in document: JSONDocument) -> FieldReport.Found {
    FieldReport.Found(at: node, in: document)
  }

  /// The property that a key of the payload is for, by the key strategy.
  func property(under key: String) -> String {
    keys.converted(key)
  }

  private mutating func wanted(by event: Calls.Call) -> WantedType {
    guard let type = event.type else {
      return switch event.operation {
      case .nestedKeyedContainer, .keyedContainer: WantedType(.dictionary(.standard(.string), .any))
      case .nestedUnkeyedContainer, .unkeyedContainer: WantedType(.array(.any))
      default: .none
      }
    }
    let types = wantedTypes(of: type)
    return event.operation == .decodeIfPresent ? types.optional : types.plain
  }
}
