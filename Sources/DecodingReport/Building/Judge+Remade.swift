import JSONSource

extension Judge {
  /// The verdict on a value as sent; where the model's own code asked for a scalar and keeps one of
  /// another JSON type, it is converted.
  func remade(_ verdict: Verdict, _ call: Int) -> Verdict {
    let event = tree.events[call]
    guard verdict.outcome == .asSent, event.outcome == nil, event.node >= 0, event.parent >= 0,
      let property = tree.property(of: event), let asked = event.type,
      let type = propertyType(property, of: event.parent), type != asked,
      TypeTraits.of(asked).bare != type, TypeTracing.of(type).scalar != nil,
      TypeTracing.of(TypeTraits.of(asked).bare).isLeaf,
      !Self.isWritten(type, as: diagnosis.document.kind(of: event.node))
    else { return verdict }
    var remade = Verdict(.converted, .wrongType)
    remade.evidence = .inferred
    if tree.threw(event.parent) {
      // What it made of the value, nobody sees: the model was never there.
      remade.wrappedType = type
      return remade
    }
    guard let kept = storage(of: event), !SwiftText.isNil(kept), !isOfOther(kept, than: call)
    else { return verdict }
    remade.give(kept)
    remade.wrappedType = remade.wrappedType ?? Swift.type(of: kept)
    return remade
  }

  /// Whether the property that bears the key's name is of another type than was asked for.
  func mayBeRemade(_ call: Int, _ asked: any Any.Type) -> Bool {
    guard tree.events[call].outcome == nil, tree.events[call].parent >= 0,
      let property = tree.property(of: tree.events[call]),
      let type = propertyType(property, of: tree.events[call].parent)
    else { return false }
    return type != asked
  }

  /// The type of a model's property, without wrappers and optionals; where no model came of its
  /// call, what the source says, if that is a standard scalar.
  private func propertyType(_ property: String, of call: Int) -> (any Any.Type)? {
    switch tree.events[call].result {
    case .returned(let model): KeptProperties.bareType(of: property, in: model)
    case .threw:
      tree.events[call].type.flatMap { tree.source.declaredType(TypeName.of($0), property) }
        .flatMap(Self.scalar)
    case .running, .returnedNil: nil
    }
  }

  private static func scalar(named name: String) -> (any Any.Type)? {
    switch name.hasSuffix("?") ? String(name.dropLast()) : name {
    case "Bool": Bool.self
    case "Int": Int.self
    case "Double": Double.self
    case "String": String.self
    default: nil
    }
  }

  /// Whether JSON writes a standard scalar as a value of this kind.
  private static func isWritten(_ scalar: any Any.Type, as kind: JSONNode.Kind) -> Bool {
    switch kind {
    case .true, .false: scalar == Bool.self
    case .string: scalar == String.self
    case .number: scalar != Bool.self && scalar != String.self
    case .null, .array, .object, .key, .invalid: true
    }
  }

  /// Whether a property's value may come from another key: CodingKeys can swap names.
  private func isOfOther(_ kept: Any, than call: Int) -> Bool {
    let text = SwiftText.of(SwiftText.bare(kept))
    return tree.children(of: tree.events[call].parent).contains { other in
      guard other != call, case .returned(let value) = tree.events[other].result else {
        return false
      }
      return SwiftText.of(SwiftText.bare(value)) == text
    }
  }
}
