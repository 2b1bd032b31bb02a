/// What is looked at although a decode doesn't come to it.
extension Placeholders {
  /// Whether the elements behind one that failed are to be looked at, although the array's decode
  /// ends with it: no placeholder can be made for the element, and one will stand in for the array.
  package func looksBehind(_ element: Int) -> Bool {
    guard !isEmpty else { return false }
    let looks = recorder.withCalls { calls in
      let array = calls[element].parent
      return array >= 0 && calls[array].type.map { TypeTraits.of($0).isPlainSequence } == true
        && contain(placeOf: element, calls)
    }
    if looks {
      recorder.passFailure(at: element)
      looksForMore = true
    }
    return looks
  }

  /// Whether the other members of an object are to be looked at although its model's decode ends with
  /// one that failed: no placeholder can be made for that, and the compiler wrote the model's code.
  package func looksBehindMember(of object: Int) -> Bool {
    guard !isEmpty, recorder.current != recorder.lookedBehind else { return false }
    let failed = recorder.withCalls { calls -> Int? in
      let model = recorder.current
      guard model >= 0, calls[model].node == object, let type = calls[model].type,
        !(type is AnyObject.Type), source.ownCode?.decodesItself(TypeName.declared(type)) != true,
        let last = calls.indices.last(where: { calls[$0].parent == model }),
        calls[last].isForKey, calls[last].state == .threw,
        contain(placeOf: last, calls)
      else { return nil }
      return last
    }
    guard let failed else { return false }
    recorder.passFailure(at: failed)
    return true
  }

  /// The properties of the model in whose code the decode is that weren't asked for, and that its
  /// source declares without a wrapper.
  package func beginLookingOn() -> [StoredProperties.Property] {
    recorder.lookedBehind = recorder.current
    return recorder.withCalls { calls in
      let model = recorder.current
      guard model >= 0, let type = calls[model].type else { return [] }
      let asked = calls.indices.filter { calls[$0].parent == model }.compactMap {
        source.property(of: calls[$0], within: calls[model])
      }
      func isDeclared(_ name: String) -> Bool {
        source.declaredType(TypeName.declared(type), name) != nil && !asked.contains(name)
          && source.isAskedFor(TypeName.declared(type), name)
      }
      return StoredProperties.of(type).fields.filter { property in
        // A call of the source's own for the type would do otherwise.
        (isDeclared(property.name)
          || property.name.hasPrefix("_") && isDeclared(String(property.name.dropFirst())))
          && source.ownCode?.isOverloaded(TypeName.declared(property.type)) != true
      }
    }
  }

  /// The key of a property, as the source of the model in whose code the decode is gives it.
  package func key(of property: String) -> String {
    recorder.withCalls { calls in
      let model = recorder.current
      guard model >= 0, let type = calls[model].type else { return property }
      return source.key(TypeName.declared(type), property) ?? property
    }
  }
}
