import JSONSource

/// Values that code of a type's own made of an array's elements or an object's members that it read at
/// its own place: `wrappedValue = try [Int](from: decoder).first`.
extension OldConclusions {
  /// The verdict on such a value; of others, the one that is given.
  func gathered(_ verdict: consuming Verdict, _ held: Any, _ call: Int) -> Verdict {
    let event = events[call]
    guard verdict.outcome == .asSent, let type = event.type, isOwnType(type),
      StoredProperties.of(type).fields.count == 1
    else { return verdict }
    let reads = gatheredReads(of: call)
    guard !reads.isEmpty, !isModel(held, of: reads) else { return verdict }
    let content = HeldValue.content(of: held) ?? held
    if SwiftText.isNil(held) {
      verdict.become(.ownCodeMadeNil, .custom)
      return verdict
    }
    let losesKeys = tree.losesKeys(of: reads, in: content, heldBy: content)
    if isFlattened(content, reads) { return made(verdict, losesValue: losesKeys) }
    let texts = [SwiftText.of(SwiftText.bare(held)), SwiftText.of(content)]
    if let kept = reads.first(where: { tree.returned(anyOf: texts, from: $0) }) {
      if events[kept].isForElement || events[kept].isByAnyKey { tree.hold(only: kept, by: call) }
      return verdict
    }
    let traits = TypeTraits.of(Swift.type(of: content))
    guard traits.array != nil || traits.dictionaryType != nil else {
      return isScalar(content) ? made(verdict) : verdict
    }
    tree.hold(gathered: content, by: call)
    return isHeld(reads, in: content, call) && !losesKeys
      ? verdict : made(verdict, losesValue: losesKeys)
  }

  /// The verdict on a scalar of which a type's own code asked nothing, and made another one.
  func ignored(_ verdict: consuming Verdict, _ held: Any, _ call: Int) -> Verdict {
    let event = events[call]
    guard verdict.outcome == .asSent, event.outcome == nil, let type = event.type,
      isOwnType(type), isScalar(held),
      let sent = SentScalar(event.node, in: diagnosis.document),
      sent.likeness(of: held) != .same
    else { return verdict }
    verdict.become(.ownCodeStoodIn, .custom)
    return verdict
  }

  /// The verdict on a scalar that a style converted for a type's own code, which then had something
  /// else stand in.
  func replaced(_ verdict: consuming Verdict, _ call: Int) -> Verdict {
    let event = events[call]
    guard verdict.outcome == .converted, event.outcome == .converted, let type = event.type,
      isOwnType(type), !tree.isLeaf(call), let held = verdict.value, isScalar(held),
      let sent = SentScalar(event.node, in: diagnosis.document), sent.likeness(of: held) == .none
    else { return verdict }
    verdict.become(
      judge.rule(ofStandIn: verdict.reason, event, isCaught: verdict.error != nil), verdict.reason)
    return verdict
  }

  /// Whether code of somebody's own decodes values of a type.
  private func isOwnType(_ type: any Any.Type) -> Bool {
    let traits = TypeTraits.of(type)
    return !traits.isStandard && !traits.isLeaf && traits.wrapper == nil
  }

  /// Whether a value has a property for what was read: it is a model.
  private func isModel(_ value: Any, of reads: [Int]) -> Bool {
    reads.contains { read in
      tree.property(of: events[read]).map { KeptProperties.has($0, in: value) } ?? false
    }
  }

  /// The calls that a type's own code made for the elements or the members of the value at its place,
  /// if all of them came back.
  private func gatheredReads(of call: Int) -> [Int] {
    let reads = tree.children(of: call).filter {
      events[$0].hasStep && events[$0].operation.decodesValue
        && events[$0].container == events[call].node
    }
    return reads.allSatisfy { events[$0].state == .returned } ? reads : []
  }

  /// Whether a collection holds what was read, or it is told of each value what became of it.
  private func isHeld(_ reads: [Int], in content: Any, _ call: Int) -> Bool {
    if reads.contains(where: { tree.change(of: $0, in: diagnosis.document) != nil }) {
      return true
    }
    let mirror = Mirror(reflecting: content)
    if holdsNilsBeside(reads, in: mirror, call) { return true }
    guard mirror.children.count == reads.count else { return false }
    if mirror.displayStyle == .dictionary { return true }
    return zip(reads, mirror.children).allSatisfy {
      guard case .returned(let value) = events[$0].result else { return false }
      return CallTree.isOf($1.value, value)
    }
  }

  /// Whether an array holds nil for each null that the type's own code asked about, and what was read in the
  /// other places: `if try list.decodeNil() { items.append(nil) }`.
  private func holdsNilsBeside(_ reads: [Int], in array: Mirror, _ call: Int) -> Bool {
    guard array.displayStyle == .collection, array.children.count > reads.count else {
      return false
    }
    var rest = reads[...]
    let held = Array(array.children.map(\.value))
    for (place, element) in held.enumerated() {
      if let read = rest.first, events[read].step == .index(place) {
        guard case .returned(let value) = events[read].result, CallTree.isOf(element, value) else {
          return false
        }
        rest.removeFirst()
      } else if !SwiftText.isNil(element) {
        return false
      }
    }
    return rest.isEmpty
      && tree.children(of: call).contains {
        events[$0].operation == .decodeNil && events[$0].step == .index(held.count - 1)
      }
  }

  /// Whether an array holds the elements of the arrays that were read.
  private func isFlattened(_ content: Any, _ reads: [Int]) -> Bool {
    let limit = CallTree.maximumCompared
    guard reads.count <= limit,
      let kept = TypeTraits.of(type(of: content)).array?.elements(of: content, upTo: limit + 1)
    else { return false }
    let values = reads.compactMap { read -> Any? in
      guard case .returned(let value) = events[read].result else { return nil }
      return value
    }
    return CallTree.areElements(kept, of: values)
  }

  private func isScalar(_ value: Any) -> Bool {
    switch HeldValue(value) {
    case .text, .number, .bool, .date, .data: true
    case .name, .parts, .nothing: false
    }
  }

  private func made(_ verdict: consuming Verdict, losesValue: Bool = false) -> Verdict {
    verdict.become(.ownCodeMadeValue, .custom)
    if losesValue { verdict.losesValue = true }
    return verdict
  }
}

extension CallTree {
  /// Whether the value that a call returned has one of these texts.
  fileprivate func returned(anyOf texts: [String], from call: Int) -> Bool {
    guard case .returned(let value) = events[call].result else { return false }
    return texts.contains(SwiftText.of(SwiftText.bare(value)))
  }
}
