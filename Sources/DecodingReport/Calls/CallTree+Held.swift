import JSONSource

/// What models hold in the end of what calls decoded: code of a model's own may change what a model
/// within it made, or leave out elements of an array.
///
/// Calls are judged from the outside inwards, so what stands in for a container is known before what
/// is within it is judged.
extension CallTree {
  /// What became of a value within a container of which another one is held.
  enum Change {
    case kept(Any)
    case dropped
    /// A dictionary holds another one under its key.
    case overwritten
    /// A set holds an equal one.
    case equal
  }

  /// What a call decoded, as the models around it hold it in the end; `nil` where it returned nothing.
  func held(by call: Int) -> Any? {
    if owner(call).isReplaced, let other = heldInstead[call] { return other }
    if case .returned(let value) = events[call].result { return value }
    return nil
  }

  /// The model in which a call's property stands, as it is in the end, and the property: within a wrapper,
  /// where that decodes its content in its own place. `nil` where there is no model, or no property.
  package func holder(for event: Calls.Call) -> (model: Any, property: String)? {
    let call = event.parent
    guard call >= 0, let model = held(by: call) else { return nil }
    let property = property(of: event)
    if let part = heldPart(of: event), !Self.isStandard(part),
      let member = [property, event.key].compactMap({ $0 }).first(where: {
        KeptProperties.has($0, in: part)
      })
    {
      return (part, member)
    }
    guard let property else {
      // A case's associated values are found by the source, whatever their labels.
      return owner(call).isEnum ? event.key.map { (model, $0) } : nil
    }
    if KeptProperties.has(property, in: model) { return (model, property) }
    if owner(call).isWrapper { return (Self.content(model), property) }
    return (innerModel(with: property, event.type, in: model) ?? model, property)
  }

  /// The model in a property of another one that has a property of this name, if just one has:
  /// `vehicle = try Vehicle(from: decoder)` reads its keys from the object around it.
  private func innerModel(
    with property: String, _ asked: (any Any.Type)?, in model: Any
  ) -> Any? {
    let fields = StoredProperties.of(type(of: model)).fields.filter {
      let type = Self.contentType(of: $0, in: model)
      guard !TypeTraits.of(type).isStandard, StoredProperties.of(type)[property] != nil else {
        return false
      }
      // A call for the model itself isn't for one of its properties.
      return asked.map { TypeTraits.of($0).bare } != type
    }
    guard fields.count == 1, let inner = KeptProperties.storage(fields[0], in: model) else {
      return nil
    }
    let content = Self.content(inner)
    if let result = content as? any ResultType { return result.success }
    return SwiftText.isNil(content) ? nil : content
  }

  /// The type of the model within the one around a call whose property the call was made for, if that
  /// is decoded from the same object.
  func innerModel(around call: Int) -> (any Any.Type)? {
    guard let property = property(of: events[call]), let model = held(by: events[call].parent),
      !KeptProperties.has(property, in: model)
    else { return nil }
    return innerModel(with: property, events[call].type, in: model).map { Swift.type(of: $0) }
  }

  /// The type of the values in a property: that of a `Result`'s successes, or of the subclass whose object
  /// it holds.
  private static func contentType(
    of property: StoredProperties.Property, in model: Any
  ) -> any Any.Type {
    let type = property.bareType
    if let result = type as? any ResultType.Type { return TypeTraits.of(result.successType).bare }
    guard type is AnyObject.Type, let object = KeptProperties.storage(property, in: model) else {
      return type
    }
    return Swift.type(of: content(object))
  }

  /// What a model holds for a key that its object brought, where one of its properties is a dictionary
  /// that has the key; `nil` where none is, or several are.
  func heldMember(for event: Calls.Call) -> Any? {
    guard event.isByAnyKey, event.parent >= 0, case .key(let key)? = event.step,
      !isDictionary(event.parent)
    else { return nil }
    return allHeldMembers(of: event.container, within: event.parent)?[key]
  }

  /// As `heldMember`, for a key of an object within the model's own that no property is named after:
  /// `for flag in Flag.allCases { flags[flag] = … }`.
  func memberWithoutProperty(for event: Calls.Call) -> Any? {
    guard event.isForKey, event.parent >= 0, decodesItself(event.parent),
      let model = events[event.parent].type, let key = event.key,
      event.container != events[event.parent].node || StoredProperties.of(model).fields.count == 1,
      property(of: event) == nil
        || holder(for: event).map({ !KeptProperties.has($1, in: $0) }) == true
    else { return nil }
    return allHeldMembers(of: event.container, within: event.parent)?[key]
  }

  /// What a model holds of an object whose members it read one by one: in the dictionary that is named as
  /// the object's key, or the only one among its properties; `nil` without one.
  func allHeldMembers(of object: Int, within model: Int) -> [String: Any]? {
    if let known = heldMembers[model]?[object] { return known }
    let members = held(by: model).flatMap {
      membersOfDictionary(for: object, in: $0, model) ?? Self.membersOfDictionary($0)
        ?? membersOfDictionary(askedOf: object, in: $0, model)
    }
    heldMembers[model, default: [:]][object] = .some(members)
    return members
  }

  private func membersOfDictionary(for object: Int, in value: Any, _ model: Int) -> [String: Any]? {
    guard let opened = opened(within: model)[object], opened.outer == events[model].innerNode,
      let property = property(of: events[opened.call]),
      let storage = KeptProperties.storage(of: property, in: value)
    else { return nil }
    return Self.members(ofStored: storage)
  }

  /// The members of the only dictionary among a model's properties that has all keys which were asked of an
  /// object.
  private func membersOfDictionary(
    askedOf object: Int, in value: Any, _ model: Int
  ) -> [String: Any]? {
    let keys = children(of: model).filter {
      events[$0].container == object && events[$0].isForKey && events[$0].operation.decodesValue
    }.compactMap { events[$0].key }
    guard !keys.isEmpty else { return nil }
    let members = StoredProperties.of(type(of: value)).fields.compactMap {
      KeptProperties.storage($0, in: value).flatMap(Self.members)
    }.filter { members in keys.allSatisfy { members[$0] != nil } }
    return members.count == 1 ? members[0] : nil
  }

  private static func membersOfDictionary(_ model: Any) -> [String: Any]? {
    if let type = TypeTraits.of(type(of: model)).dictionaryType {
      return type.valuesByText(of: model)
    }
    let dictionaries = StoredProperties.of(type(of: model)).fields.filter {
      TypeTraits.of($0.bareType).dictionaryType != nil
    }
    guard dictionaries.count == 1, let storage = KeptProperties.storage(dictionaries[0], in: model)
    else { return nil }
    return members(ofStored: storage)
  }

  private static func members(ofStored storage: Any) -> [String: Any]? {
    let content = content(storage)
    return TypeTraits.of(type(of: content)).dictionaryType?.valuesByText(of: content)
  }

  /// Remembers that another container of its kind is held instead of the one that a call decoded.
  func hold(_ kept: Any, insteadOf value: Any, of call: Int) {
    let (kept, value) = (Self.content(kept), Self.content(value))
    let (type, other) = (Swift.type(of: value), Swift.type(of: kept))
    let (traits, otherTraits) = (TypeTraits.of(type), TypeTraits.of(other))
    guard
      type == other || traits.array != nil && (otherTraits.array != nil || otherTraits.set != nil)
        || (traits.array ?? traits.dictionaryType) != nil && otherTraits.dictionaryType != nil
        || Self.isElement(other, of: traits)
    else { return }
    replace(call, with: kept)
  }

  /// Whether a value of a type may be one of an array's elements. A number may be their sum, or how many
  /// they are.
  private static func isElement(_ type: any Any.Type, of array: TypeTraits) -> Bool {
    guard let element = array.array?.elementType, TypeTraits.of(element).bare == type else {
      return false
    }
    return !TypeTraits.of(type).isNumber && type != Bool.self
  }

  /// As `hold`, of what a model's own code made of other values, too, or of which it made more than that:
  /// of a value within it that isn't held there nothing is said, if it may be held in one of `others`.
  func hold(_ kept: Any, insteadOf value: Any, of call: Int, beside others: [Any]) {
    let (content, decoded) = (Self.content(kept), Self.content(value))
    let traits = TypeTraits.of(Swift.type(of: content))
    if traits.array == nil, traits.set == nil, traits.dictionaryType == nil {
      guard Swift.type(of: content) == Swift.type(of: decoded) else { return }
      mixedModels.insert(call)
    } else {
      othersBeside[call] = others.map { Self.text($0) }
    }
    hold(kept, insteadOf: value, of: call)
  }

  private func replace(_ call: Int, with kept: Any) {
    heldInstead[call] = kept
    if lastOwner.call == call { lastOwner.isReplaced = true }
  }

  /// Remembers the collection that a type's own code made of what it read one by one at its place.
  func hold(gathered kept: Any, by call: Int) {
    gathered.insert(call)
    replace(call, with: kept)
  }

  /// What a model holds in its other properties.
  static func otherProperties(than property: String?, of model: Any) -> [Any] {
    StoredProperties.of(type(of: model)).fields.filter { $0.name != property }
      .compactMap { KeptProperties.storage($0, in: model) }
  }

  /// The call within a model for the only property of it that is what is held in the model's place:
  /// `lines = try c.decode(Page.self, forKey: .lines).items`.
  func part(_ kept: Any, of value: Any, by call: Int) -> Int? {
    let model = SwiftText.bare(value)
    guard !TypeTraits.of(type(of: model)).isStandard else { return nil }
    let fields = StoredProperties.of(type(of: model)).fields.filter { field in
      KeptProperties.storage(field, in: model).map { Self.isSame($0, kept) } ?? false
    }
    guard fields.count == 1 else { return nil }
    return children(of: call).first {
      events[$0].operation.decodesValue && property(of: events[$0]) == fields[0].name
    }
  }

  /// Remembers that of all that was read within a call but one value is held.
  func hold(only read: Int, by call: Int) {
    let others = children(of: call).filter {
      $0 != read && events[$0].hasStep && events[$0].operation.decodesValue
    }
    guard !others.isEmpty, let value = held(by: call) else { return }
    replace(call, with: value)
    changes[call] = Dictionary(
      others.compactMap { other in events[other].step.map { ($0, .dropped) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// As `hold`, for a call at the place of the one around it: a wrapper's, or one for a property that
  /// is decoded from the object around it.
  func holdAtPlaceOfParent(_ call: Int) {
    guard case .returned(let value) = events[call].result else { return }
    let parent = events[call].parent
    if property(of: events[call]) != nil {
      guard let (model, property) = holder(for: events[call]),
        !KeptProperties.holds(value, in: property, of: model),
        let kept = KeptProperties.storage(of: property, in: model), !Self.isSame(kept, value)
      else { return }
      hold(kept, insteadOf: value, of: call)
    } else if let kept = heldInstead[parent] ?? contentOfForeign(parent, than: value) {
      hold(kept, insteadOf: value, of: call)
    } else if let kept = filtered(value, by: parent) {
      hold(kept.content, insteadOf: value, of: call, beside: kept.others)
    }
  }

  /// What a model whose own code decoded a dictionary at its place holds of that in its one property of the
  /// dictionary's type, where that isn't all, and what it holds in the others.
  private func filtered(_ value: Any, by model: Int) -> (content: Any, others: [Any])? {
    guard model >= 0, decodesItself(model), case .returned(let outer) = events[model].result,
      TypeTraits.of(Swift.type(of: value)).dictionaryType != nil
    else { return nil }
    let stored = StoredProperties.of(Swift.type(of: outer)).fields
    let own = stored.filter { $0.bareType == Swift.type(of: value) }
    guard own.count == 1, let content = KeptProperties.storage(own[0], in: outer),
      !Self.isSame(content, value)
    else { return nil }
    let others = stored.filter { $0.name != own[0].name }
    return (content, others.compactMap { KeptProperties.storage($0, in: outer) })
  }

  /// What a type of somebody else's made of the array or the dictionary that it decoded at its place.
  private func contentOfForeign(_ call: Int, than value: Any) -> Any? {
    guard let type = events[call].type, !TypeTraits.of(type).isStandard,
      TypeTraits.of(type).wrapper == nil, StoredProperties.of(type).fields.count == 1,
      case .returned(let outer) = events[call].result
    else { return nil }
    let traits = TypeTraits.of(Swift.type(of: SwiftText.bare(value)))
    guard traits.array != nil || traits.dictionaryType != nil else { return nil }
    let content = HeldValue.content(of: outer) ?? Self.content(outer)
    return Self.isSame(content, value) ? nil : content
  }

  /// Whether a value is of a standard type: what that is made of, a URL's own parts, say, has no keys.
  static func isStandard(_ value: Any) -> Bool {
    TypeTraits.of(Swift.type(of: SwiftText.bare(value))).isStandard
  }

  static func content(_ value: Any) -> Any {
    let bare = SwiftText.bare(value)
    return SwiftText.bare(ForeignWrapper.wrappedValue(of: bare) ?? bare)
  }
}
