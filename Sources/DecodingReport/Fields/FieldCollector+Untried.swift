import JSONSource

/// Members of objects that a model would have asked for behind the one at which it was given up.
extension FieldCollector {
  /// A member, and the property that is meant by its key.
  private struct Untried {
    let key: String
    let node: Int
    let name: String
    let property: StoredProperties.Property
  }

  /// Adds them behind the fields within the one at a position.
  mutating func addUntried(_ position: Int, _ attempts: [Int]) {
    for member in untried(attempts) {
      visited += 1
      guard fields.count < maximumFields else {
        omitted += 1
        continue
      }
      var field = FieldReport(
        in: fields[position].path, at: .key(member.key), wanted: .none,
        found: facts.found(member.node), spelled: member.name == member.key ? nil : member.name)
      facts.want(member.property.type, in: &field)
      lose(&field, reasonAlone(member) ?? .badElement)
      field.silentLoss = facts.document.kind(of: member.node) != .null
      field.evidence = .inferred
      if fields[position].outcome == .notReached { field.becomeUnreached() }
      fields.append(consume field)
    }
  }

  /// As `addUntried`, for a model that is only counted.
  mutating func countUntried(_ attempts: [Int]) {
    let count = untried(attempts).count
    visited += count
    omitted += count
  }

  private func untried(_ attempts: [Int]) -> [Untried] {
    guard tree.source.isKnown,
      let (call, type) = attempts.reversed().lazy.compactMap({ modelGivenUp($0) }).first,
      tree.source.ownCode?.decodesItself(TypeName.declared(type)) != true
    else { return [] }
    let asked = Set(tree.children(of: call).map { tree.events[$0].node })
    let stored = StoredProperties.of(type)
    let name = TypeName.declared(type)
    return facts.document.members(of: tree.events[call].node).compactMap { member in
      guard !asked.contains(member.value) else { return nil }
      let key = facts.document.string(member.key)
      let coded = facts.property(under: key)
      var property = coded
      if case .property(let own)? = tree.source.property?(name, coded, []) { property = own }
      // A property may be asked for by another key than its name.
      guard let found = stored[property], tree.source.isAskedFor(name, property),
        (tree.source.key(name, property) ?? property) == coded
      else { return nil }
      return Untried(key: key, node: member.value, name: property, property: found)
    }
  }

  /// The call at the place of another one that decoded a model in vain, and its type: that of a wrapper,
  /// too, for what it wraps.
  private func modelGivenUp(_ call: Int) -> (call: Int, type: any Any.Type)? {
    let event = tree.events[call]
    guard event.operation.decodesValue, event.node >= 0,
      facts.document.kind(of: event.node) == .object, let type = event.type
    else { return nil }
    let bare = TypeTraits.of(type).bare
    let stored = StoredProperties.of(bare)
    if tree.threw(call), isModel(bare), !stored.holdsWrappedValue { return (call, bare) }
    for child in tree.children(of: call) where tree.isAtPlaceOfParent(child) {
      if let inner = modelGivenUp(child) { return inner }
    }
    guard let wrapped = stored["wrappedValue"].map({ TypeTraits.of($0.type).bare }),
      isModel(wrapped),
      tree.children(of: call).contains(where: { tree.events[$0].isForKey && tree.threw($0) })
    else { return nil }
    return (call, wrapped)
  }

  private func isModel(_ type: any Any.Type) -> Bool {
    !TypeTraits.of(type).isStandard && !StoredProperties.isEnum(type)
      && !StoredProperties.of(type).fields.isEmpty
  }

  /// Why a member couldn't have been decoded either; `nil` where it could.
  private func reasonAlone(_ member: Untried) -> Reason? {
    guard let decoded = tree.source.decoded,
      let type = member.property.type as? any Decodable.Type
    else { return nil }
    let document = facts.document
    let bytes = UnsafeBufferPointer(start: document.bytes, count: document.byteCount)
    guard (try? decoded(type, Array(bytes[document.range(of: member.node)]), nil)) == nil else {
      return nil
    }
    return judge.diagnosis.reason(of: member.node, asNoneOf: TypeTraits.of(type).bare)
  }
}
