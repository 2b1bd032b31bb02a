import JSONSource

/// What models hold of the objects that their own code opens within their own, to make models of
/// them: `items.append(Item(id: try object.decode(Int.self, forKey: .id)))`.
extension CallTree {
  /// What a model holds of the container that its own code opened within its own, and made a call of.
  func heldPart(of event: Calls.Call) -> Any? {
    guard source.hasOwnCode, event.parent >= 0,
      event.innerContainer != events[event.parent].innerNode, decodesItself(event.parent)
    else { return nil }
    return heldPart(event.innerContainer, within: event.parent)
  }

  /// The calls that a model's own code made for values in a container, in order.
  func calls(for container: Int, within model: Int) -> [Int] {
    if let known = callsByContainer[model] { return known[container] ?? [] }
    var calls: [Int: [Int]] = [:]
    for child in children(of: model) where events[child].hasStep {
      calls[events[child].container, default: []].append(child)
    }
    callsByContainer[model] = calls
    return calls[container] ?? []
  }

  /// What the model that a call decoded holds of a container that its own code opened: the model in the
  /// property of the container's key, or the element in its place; `nil` where nobody can say.
  private func heldPart(_ container: Int, within call: Int) -> Any? {
    if let known = heldParts[call]?[container] { return known }
    let found = findHeldPart(container, within: call)
    heldParts[call, default: [:]][container] = .some(found)
    return found
  }

  private func findHeldPart(_ container: Int, within call: Int) -> Any? {
    guard let opened = opened(within: call)[container], opened.outer != container,
      let model = held(by: call)
    else { return nil }
    switch opened.step {
    case .key(let key)?:
      let isWithinModel = opened.outer == events[call].innerNode
      guard let outer = isWithinModel ? .some(model) : heldPart(opened.outer, within: call) else {
        return nil
      }
      let property = property(of: events[opened.call]) ?? key
      let part =
        KeptProperties.storage(of: property, in: outer)
        ?? KeptProperties.storage(of: key, in: outer)
      return part.map { Self.content($0) }
    case .index?:
      noteElements(of: opened.outer, in: model, call)
      return heldParts[call]?[container] ?? nil
    case nil: return nil
    }
  }

  /// Notes for each object that a model's own code opened within an array which element it made of it,
  /// if it has made one of each, and not put them in another order.
  private func noteElements(of array: Int, in model: Any, _ call: Int) {
    guard partedArrays[call, default: []].insert(array).inserted else { return }
    let objects = opened(within: call).filter {
      guard case .index? = $0.value.step else { return false }
      return $0.value.outer == array
    }
    guard let elements = heldElements(of: array, in: model, call, upTo: objects.count + 1),
      elements.count == objects.count
    else { return }
    var parts: [Int: Any] = [:]
    for (node, opened) in objects {
      guard case .index(let place)? = opened.step, elements.indices.contains(place) else { return }
      parts[node] = Self.content(elements[place])
    }
    guard !areReordered(parts, within: call) else { return }
    heldParts[call, default: [:]].merge(parts.mapValues { .some($0) }) { _, new in new }
  }

  /// Whether models hold of some member all that was read, but other ones each.
  private func areReordered(_ parts: [Int: Any], within call: Int) -> Bool {
    var texts: [String: (read: [String], held: [String])] = [:]
    for child in children(of: call) {
      guard let part = parts[events[child].container], let key = events[child].key,
        events[child].operation.decodesValue, case .returned(let value) = events[child].result,
        let held = KeptProperties.storage(of: key, in: part)
      else { continue }
      texts[key, default: ([], [])].read.append(Self.text(value))
      texts[key, default: ([], [])].held.append(Self.text(held))
    }
    return texts.values.contains { $0.read != $0.held && $0.read.sorted() == $0.held.sorted() }
  }
}
