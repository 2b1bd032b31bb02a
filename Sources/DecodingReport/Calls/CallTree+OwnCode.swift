import JSONSource

/// What models' own code makes of keys and elements, as their source tells: properties, and the
/// associated values of enums' cases.
extension CallTree {
  /// A container within a model's own, by the last call of its code that opened it.
  struct OpenedContainer {
    let call: Int
    let step: JSONPath.Step?
    let outer: Int
  }

  /// The keys on the way from the object of the model around a call to the container that it asked.
  func outerKeys(of event: Calls.Call) -> [String] {
    event.parent < 0 ? [] : keys(to: event.innerContainer, within: event.parent)
  }

  /// The keys on the way from a model's object to a container that its code opened.
  func keys(to container: Int, within model: Int) -> [String] {
    guard container != events[model].innerNode else { return [] }
    let opened = opened(within: model)
    var keys: [String] = []
    var node = container
    while let container = opened[node], keys.count < 64 {
      switch container.step {
      case .key(let key)?: keys.append(key)
      case .index?: keys.append(elementKey)
      case nil: break
      }
      guard container.outer != node else { break }
      node = container.outer
    }
    return keys.reversed()
  }

  /// The property that a model's own code makes of an element of the array at its place.
  func elementProperty(of event: Calls.Call) -> String? {
    guard event.parent >= 0,
      case .index(let place)? = event.step, let type = events[event.parent].type,
      event.innerContainer == events[event.parent].innerNode, decodesItself(event.parent)
    else { return nil }
    return source.ownCode?.property(
      ofElement: place, of: elementCount(of: event.parent), in: TypeName.declared(type))
  }

  private func elementCount(of model: Int) -> Int {
    if let known = elementCounts[model] { return known }
    var last = -1
    for child in children(of: model) {
      if case .index(let place)? = events[child].step { last = max(last, place) }
    }
    elementCounts[model] = last + 1
    return last + 1
  }

  func opened(within model: Int) -> [Int: OpenedContainer] {
    if let known = openedContainers[model] { return known }
    var opened: [Int: OpenedContainer] = [:]
    for child in children(of: model) {
      switch events[child].operation {
      case .nestedKeyedContainer, .nestedUnkeyedContainer, .superDecoder:
        opened[events[child].innerNode] = OpenedContainer(
          call: child, step: events[child].step, outer: events[child].innerContainer)
      default: break
      }
    }
    openedContainers[model] = opened
    return opened
  }

  /// What the value of an enum's case stores for a key: the associated value that the enum's own code
  /// makes of that, by the source or by its label; or, of a model that is made at the enum's own place,
  /// the property: `.dog(Dog(legs: 4))`. `nil` where there is none, or it isn't plain.
  func associatedValue(for event: Calls.Call, _ property: String, in model: Any) -> Any? {
    guard StoredProperties.isEnum(type(of: model)) else { return nil }
    let mirror = Mirror(reflecting: model)
    guard mirror.displayStyle == .enum, mirror.children.count == 1,
      let content = mirror.children.first
    else { return nil }
    let values = Mirror(reflecting: content.value)
    let isTuple = values.displayStyle == .tuple
    if let place = place(of: event, inCase: content.label, type(of: model)) {
      return isTuple
        ? values.children.dropFirst(place).first?.value : place == 0 ? content.value : nil
    }
    guard isTuple else {
      return Self.isStandard(content.value)
        ? nil : KeptProperties.storage(of: property, in: content.value)
    }
    return values.children.first { $0.label == property }?.value
  }

  /// As `associatedValue`, of an enum that a type around it decoded at its own place, and holds alone:
  /// `Lossy<Shape>`.
  func innerAssociatedValue(for event: Calls.Call) -> Any? {
    guard event.parent >= 0, !owner(event.parent).isEnum, let key = event.key,
      let model = held(by: event.parent)
    else { return nil }
    var content = SwiftText.bare(model)
    // Objects may lead back to themselves.
    for _ in 0..<8 where !StoredProperties.isEnum(type(of: content)) {
      let fields = StoredProperties.of(type(of: content)).fields
      guard fields.count == 1, let inner = KeptProperties.storage(fields[0], in: content) else {
        return nil
      }
      content = SwiftText.bare(inner)
    }
    return associatedValue(for: event, key, in: content)
  }

  /// The associated value of the case that an enum's own code made of the only value that it read, if that
  /// is the one of a call.
  func onlyPayload(for call: Int) -> Any? {
    let parent = events[call].parent
    guard parent >= 0, owner(parent).isEnum, let model = held(by: parent) else { return nil }
    let reads = children(of: parent).filter {
      events[$0].operation.decodesValue && events[$0].hasStep
    }
    let mirror = Mirror(reflecting: SwiftText.bare(model))
    guard reads.elementsEqual([call]), mirror.displayStyle == .enum,
      let content = mirror.children.first?.value
    else { return nil }
    let values = Mirror(reflecting: content)
    guard values.displayStyle == .tuple else { return content }
    return values.children.count == 1 ? values.children.first?.value : nil
  }

  private func place(
    of event: Calls.Call, inCase name: String?, _ type: any Any.Type
  ) -> Int? {
    guard let name, let key = event.key else { return nil }
    return source.ownCode?.payloadPlace(
      of: key, within: outerKeys(of: event), inCase: name, of: TypeName.declared(type))
  }

  /// The failed call because of which code of an enum's own gave up the model that it read a call's
  /// value for, and went on with another one: `do { self = .cat(try Cat(from: decoder)) } catch {`.
  func failureOfForm(with call: Int) -> Int? {
    guard isOfOtherForm(call) else { return nil }
    // Each of them opens the object for itself.
    return siblings(behind: call).prefix { events[$0].operation != .keyedContainer }
      .first { threw($0) && !events[$0].stoodIn && events[$0].isForKey }
  }

  /// Whether an enum's own code asked for a key for another model than the one that it holds in the end, both
  /// of which it decodes from its own object.
  func isOfOtherForm(_ call: Int) -> Bool {
    let (event, parent) = (events[call], events[call].parent)
    guard event.isForKey, parent >= 0, owner(parent).isEnum, owner(parent).sharesObject,
      event.innerContainer == events[parent].innerNode, !threw(parent),
      let property = property(of: event), let value = held(by: parent), !holdsPlaceholder(parent)
    else { return false }
    if let content = Mirror(reflecting: SwiftText.bare(value)).children.first?.value {
      let content = SwiftText.bare(content)
      if KeptProperties.has(property, in: content) { return false }
      // It may have been read for a property with another name.
      let type = TypeName.declared(type(of: content))
      if let key = event.key, source.ownCode?.decodesItself(type) == true,
        source.mayAsk?(type, key) == true
      {
        return false
      }
    }
    return true
  }

  /// Whether a model's own code may have given up another model that it decoded from its own object,
  /// before that had asked for all its keys.
  func gaveUpForm(_ call: Int) -> Bool {
    // A class shares its object with its superclass, too, which it can't give up.
    guard owner(call).sharesObject, !threw(call), !(events[call].type is AnyObject.Type) else {
      return false
    }
    if let known = abandonedModels[call] { return known }
    let gaveUp = children(of: call).contains {
      events[$0].isForKey && threw($0) && !events[$0].stoodIn
        && events[$0].innerContainer == events[call].innerNode
    }
    abandonedModels[call] = gaveUp
    return gaveUp
  }
}
