package import JSONSource

/// Compares a decoded value with the payload, and finds where the model's own code holds something
/// else than was sent: a number kept within a range, a text that `didFinishMapping` changed.
///
/// For values whose calls weren't noted. What a standard scalar, an enum's raw value, an array or
/// dictionary of such, or a model of them must hold is plain to see; of anything else, a date, a set,
/// nothing is said.
struct SentComparison {
  /// The properties for an object's members, in the order of the one that was seen last.
  private struct Plan {
    var keys: [String] = []
    var properties: [StoredProperties.Property?] = []
  }

  private let document: JSONDocument
  private let names: PropertyNames
  private let source: SourceFacts
  private var plans: [ObjectIdentifier: Plan] = [:]
  /// The tape nodes of the values that aren't held as sent.
  private(set) var remade: [Int] = []

  init(_ document: JSONDocument, names: PropertyNames, source: SourceFacts) {
    self.document = document
    self.names = names
    self.source = source
  }

  mutating func compare(_ value: Any, at node: Int) {
    let type = type(of: value)
    if let isSame = isSame(value, type, node) {
      if !isSame { remade.append(node) }
      return
    }
    let traits = TypeTraits.of(type)
    if let wrapper = traits.wrapper {
      return compare(wrapper.wrapper(value).reportedValue, at: node)
    }
    if let optional = traits.optional {
      if let content = optional.content(of: value) { return compare(content, at: node) }
      if document.kind(of: node) != .null { remade.append(node) }
      return
    }
    switch document.kind(of: node) {
    case .object:
      if let dictionary = traits.dictionaryType {
        compareMembers(dictionary.valuesByText(of: value), node)
      } else if !traits.isDictionary {
        compareProperties(value, type, node)
      }
    case .array: if let array = traits.array { compareElements(value, array, node) }
    case .string, .number, .true, .false:
      if traits.isRawRepresentable, let raw = (value as? any RawRepresentable)?.rawValue {
        compare(raw, at: node)
      } else if traits.isPlainEnum {
        if SentCase(node, in: document).isFallback(value, of: type, by: source) {
          remade.append(node)
        }
      } else if traits.isNumber,
        SentScalar(node, in: document)?.likeness(of: value) != .same
      {
        remade.append(node)
      }
    case .null, .key, .invalid: break
    }
  }

  /// Whether a value of one of the types that most values have is what was sent; `nil` for others.
  private func isSame(_ value: Any, _ type: any Any.Type, _ node: Int) -> Bool? {
    if type == String.self {
      return document.kind(of: node) == .string
        && document.textEquals(node, exactly(value, as: String.self))
    }
    if type == Int.self {
      let held = exactly(value, as: Int.self)
      return document.integer(node)
        == .value(isNegative: held < 0, magnitude: UInt64(held.magnitude))
    }
    if type == Double.self { return document.double(node) == exactly(value, as: Double.self) }
    if type == Bool.self {
      return document.kind(of: node) == (exactly(value, as: Bool.self) ? .true : .false)
    }
    return nil
  }

  private mutating func compareElements(
    _ value: Any, _ array: any ArrayType.Type, _ node: Int
  ) {
    var element = document.firstElement(of: node)
    var more = 0
    array.forEachElement(of: value) { held in
      guard let sent = element else {
        more += 1
        return
      }
      compare(held, at: sent)
      element = document.element(after: sent, in: node)
    }
    if more > 0 || element != nil { remade.append(node) }
  }

  private mutating func compareMembers(_ held: [String: Any]?, _ node: Int) {
    guard var rest = held else { return }
    for member in document.members(of: node) {
      guard let value = rest.removeValue(forKey: document.string(member.key)) else {
        return remade.append(node)
      }
      compare(value, at: member.value)
    }
    if !rest.isEmpty { remade.append(node) }
  }

  private mutating func compareProperties(_ value: Any, _ type: any Any.Type, _ node: Int) {
    let identifier = ObjectIdentifier(type)
    var plan = plans[identifier] ?? Plan()
    let end = document.next(after: node)
    var key = node + 1
    var place = 0
    while key < end {
      if place == plan.keys.count || !document.textEquals(key, plan.keys[place]) {
        plan.keys.removeSubrange(place...)
        plan.properties.removeSubrange(place...)
        let name = document.string(key)
        plan.keys.append(name)
        plan.properties.append(
          StoredProperties.of(type)[names.property(under: name, in: identifier)])
        plans[identifier] = plan
      }
      if let property = plan.properties[place],
        let held = KeptProperties.storage(property, in: value)
      {
        compare(held, at: key + 1)
      }
      place += 1
      key = document.next(after: key + 1)
    }
  }
}

/// The properties that models have for keys of the payload, as far as their calls showed.
struct PropertyNames {
  private struct Place: Hashable {
    let type: ObjectIdentifier
    let key: String
  }

  private var renamed: [Place: String] = [:]

  /// From the calls of a decode.
  init(of calls: Calls, in document: JSONDocument, source: SourceFacts) {
    for call in calls
    where call.isForKey && call.node > 0 && call.parent >= 0
      && call.container == calls[call.parent].node
    {
      guard let type = calls[call.parent].type, document.kind(of: call.node - 1) == .key,
        let property = source.property(of: call, within: calls[call.parent]),
        !document.textEquals(call.node - 1, property)
      else { continue }
      let key = document.string(call.node - 1)
      renamed[Place(type: ObjectIdentifier(TypeTraits.of(type).bare), key: key)] = property
    }
  }

  func property(under key: String, in type: ObjectIdentifier) -> String {
    renamed.isEmpty ? key : renamed[Place(type: type, key: key)] ?? key
  }
}

extension DecodingRecorder {
  /// The tape nodes of what a decoded value holds otherwise than it was sent, of all that was
  /// decoded without its calls being noted.
  package func remadeUnnoted(
    in value: Any, of document: JSONDocument, source: SourceFacts
  ) -> [Int] {
    let unnoted = counts.pointee.unnoted.sorted { $0.lowerBound < $1.lowerBound }
    guard !unnoted.isEmpty else { return [] }
    var comparison = withCalls { calls in
      SentComparison(
        document, names: PropertyNames(of: calls, in: document, source: source), source: source)
    }
    comparison.compare(value, at: document.root)
    var ranges = unnoted[...]
    return comparison.remade.sorted().filter { node in
      ranges = ranges.drop { $0.upperBound <= node }
      return ranges.first?.contains(node) == true
    }
  }
}
