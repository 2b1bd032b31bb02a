import JSONSource

extension Judge {
  /// The verdict on a value as sent; where the model's own code asked for a scalar and keeps one of
  /// another JSON type, it is converted.
  func remade(_ verdict: Verdict, _ call: Int) -> Verdict {
    let event = tree.events[call]
    guard verdict.outcome == .asSent, event.outcome == nil, event.node >= 0, event.parent >= 0,
      case .key(let key)? = event.step, let asked = event.type,
      case .returned(let model) = tree.events[event.parent].result,
      let type = KeptProperties.bareType(of: key, in: model), type != asked,
      TypeTraits.of(asked).bare != type, TypeTracing.of(type).scalar != nil,
      TypeTracing.of(TypeTraits.of(asked).bare).isLeaf,
      !Self.isWritten(type, as: diagnosis.document.kind(of: event.node)),
      let kept = storage(of: event), !SwiftText.isNil(kept), !isOfOther(kept, than: call)
    else { return verdict }
    var remade = Verdict(.converted, .wrongType)
    remade.give(kept)
    remade.wrappedType = remade.wrappedType ?? Swift.type(of: kept)
    remade.evidence = .inferred
    return remade
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
