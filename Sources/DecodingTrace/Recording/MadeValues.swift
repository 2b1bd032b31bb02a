import JSONSource

/// The values that a model made by decoders that `superDecoder` gave it.
struct MadeValues {
  private let model: DecodingEvent
  private let elementTypes: [any Decodable.Type]
  private var calls: [(call: Int, type: any Decodable.Type)] = []

  init(of model: DecodingEvent) {
    self.model = model
    elementTypes =
      model.type.map { ElementTypes.of($0).types.compactMap { $0 as? any Decodable.Type } } ?? []
  }

  /// The types of which the value may be that was made by the decoder that a call gave, the likeliest
  /// first.
  func types(for call: DecodingEvent) -> [any Decodable.Type] {
    guard case .key(let key)? = call.step else {
      guard let last = calls.last?.type else { return elementTypes }
      return [last] + elementTypes.filter { $0 != last }
    }
    guard let type = model.type else { return [] }
    let properties = StoredProperties.of(type)
    let named = properties[key].map { [$0.bareType] } ?? []
    let others = properties.fields.map(\.bareType).filter { !TypeTraits.of($0).isStandard }
    return (named + others).compactMap { $0 as? any Decodable.Type }
  }

  /// Whether calls tell of which type a value is: that asks for more than a container, or the property of
  /// the key's name has the type.
  func tell(_ type: any Decodable.Type, _ calls: [DecodingEvent]) -> Bool {
    guard let first = calls.first, case .key(let key)? = first.step else { return true }
    return calls.dropFirst().contains { $0.operation.decodesValue }
      || model.type.flatMap { StoredProperties.of($0)[key] }?.bareType == type
  }

  /// Whether calls are those that a model made behind one that gave it a decoder, and all of them: the
  /// first of `calls` stands for the value that was made.
  func isSame(_ calls: [DecodingEvent], as made: ArraySlice<DecodingEvent>) -> Bool {
    guard calls.count > 1, calls.count <= made.count else { return false }
    for (call, other) in zip(calls, made).dropFirst() where !Self.isSame(call, as: other) {
      return false
    }
    guard let next = made.dropFirst(calls.count).first, next.parent == made.first?.parent else {
      return true
    }
    let places = Set(calls.map(\.innerNode))
    return !places.contains(next.innerContainer) || next.innerContainer == calls[0].innerContainer
  }

  /// Calls at the place of a decoder's value name the step to it, as if they were for an element, until
  /// it is known that they aren't.
  private static func isSame(_ call: DecodingEvent, as other: DecodingEvent) -> Bool {
    if call.operation == .superDecoderValue {
      return other.operation == .superDecoder && call.innerNode == other.innerNode
    }
    return call.operation == other.operation && call.innerNode == other.innerNode
      && call.state == other.state && call.stoodIn == other.stoodIn
      && call.type.map { ObjectIdentifier($0) } == other.type.map { ObjectIdentifier($0) }
      && (call.step == nil || call.step == other.step)
  }

  /// Notes of which type the value is that was made by the decoder that a call gave.
  mutating func note(_ call: Int, _ type: any Decodable.Type) { calls.append((call, type)) }

  /// Gives the calls the values that the model holds instead of those that were decoded once more:
  /// each may have got an identifier of its own. Where it doesn't hold as many, the latter stay.
  func takeHeldValues(into events: inout [DecodingEvent]) {
    guard case .returned(let value) = model.result else { return }
    for type in elementTypes {
      let made = calls.filter {
        $0.type == type && events[$0.call].state == .returned && events[$0.call].step?.index != nil
      }
      guard !made.isEmpty else { continue }
      let lists = StoredProperties.of(Swift.type(of: value)).fields.compactMap { field -> [Any]? in
        guard let array = TypeTraits.of(field.bareType).array,
          TypeTraits.of(array.elementType).bare == type,
          let held = Self.storage(field, in: value)
        else { return nil }
        let bare = SwiftText.bare(held)
        guard Swift.type(of: bare) == field.bareType else { return nil }
        return array.elements(of: bare, upTo: made.count + 1)
      }
      guard lists.count == 1, lists[0].count == made.count else { continue }
      for ((call, _), element) in zip(made, lists[0]) where !SwiftText.isNil(element) {
        events[call].end(returning: SwiftText.bare(element))
      }
    }
  }
}

extension MadeValues {
  /// What a model stores in a property, with the wrapper around it.
  private static func storage(_ property: StoredProperties.Property, in model: Any) -> Any? {
    StoredProperties.of(type(of: model)).value(of: property, in: model)
      ?? SwiftText.fields(of: Mirror(reflecting: model)).first { $0.label == property.name }?.value
  }
}

extension JSONPath.Step {
  fileprivate var index: Int? { if case .index(let index) = self { index } else { nil } }
}

/// The types of the elements of a type's collections.
private final class ElementTypes: Sendable {
  let types: [any Any.Type]

  private static let known = TypeCache<ElementTypes>()
  private static let maximumDepth = 3
  private static let maximumTypes = 16

  static func of(_ type: any Any.Type) -> ElementTypes {
    known.value(of: type) { ElementTypes(of: type) }
  }

  private init(of type: any Any.Type) {
    var found: [any Any.Type] = []
    var visited: Set<ObjectIdentifier> = []
    var types = [type]
    // What is nearer is likelier.
    for _ in 0..<Self.maximumDepth {
      var inner: [any Any.Type] = []
      for type in types where visited.insert(ObjectIdentifier(type)).inserted {
        if let element = Self.element(of: type) {
          found.append(element)
          inner.append(element)
        }
        if !TypeTraits.of(type).isStandard {
          inner += StoredProperties.of(type).fields.map(\.bareType)
        }
      }
      types = inner
    }
    self.types = Array(found.prefix(Self.maximumTypes))
  }

  private static func element(of type: any Any.Type) -> (any Any.Type)? {
    if let result = type as? any ResultType.Type { return result.successType }
    let traits = TypeTraits.of(type)
    return
      (traits.array?.elementType ?? traits.set?.elementType
      ?? traits.dictionaryType?.valueType).map { TypeTraits.of($0).bare }
  }
}
