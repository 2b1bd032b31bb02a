import JSONSource

/// Elements of arrays that a model's own code looked into by containers of theirs, and made nothing of.
extension CallTree {
  /// The objects of which a model made nothing, among the elements of arrays that it read within a call:
  /// what it holds of these arrays was all read in other elements.
  func passedOver(within parent: Int) -> Set<Int> {
    if let known = passedElements[parent] { return known }
    let found = findPassedOver(within: parent)
    passedElements[parent] = found
    return found
  }

  /// Whether a model holds nil in the property for which a call opened a container, although what it read
  /// there came back, and nothing of that elsewhere.
  func isLeftNil(_ call: Int, _ property: String) -> Bool {
    let parent = events[call].parent
    guard !holdsPlaceholder(parent), let model = held(by: parent),
      let storage = KeptProperties.storage(of: property, in: model), SwiftText.isNil(storage)
    else { return false }
    let reads = children(of: parent).filter {
      events[$0].container == events[call].node && events[$0].hasStep
    }
    guard reads.allSatisfy({ events[$0].state != .threw }) else { return false }
    let values = reads.compactMap { read -> Any? in
      guard events[read].operation.decodesValue, case .returned(let value) = events[read].result
      else { return nil }
      return value
    }
    let others = Self.otherProperties(than: property, of: model).map(Self.text)
    return !values.isEmpty && !values.contains { Self.isWithin(others, $0) }
  }

  private func findPassedOver(within parent: Int) -> Set<Int> {
    guard !holdsPlaceholder(parent), let model = held(by: parent) else { return [] }
    var arrays: Set<Int> = []
    for child in children(of: parent)
    where events[child].opensElement && events[child].state == .returned
      && events[child].container >= 0
    {
      arrays.insert(events[child].container)
    }
    return arrays.reduce(into: []) { found, array in
      let elements = notTaken(from: array, within: parent)
      found.formUnion(elements ?? Set(passedOver(from: array, within: parent, of: model)))
    }
  }

  /// The elements that one container looked into, where another one over the same array takes values, and isn't
  /// moved on by that: what it didn't come to. `nil` where one container reads the array.
  private func notTaken(from array: Int, within parent: Int) -> Set<Int>? {
    var (looked, taken): (Set<Int>, Set<Int>) = ([], [])
    for child in children(of: parent)
    where events[child].container == array && events[child].state == .returned {
      if events[child].opensElement {
        looked.insert(events[child].node)
      } else if events[child].operation.decodesValue {
        taken.insert(events[child].node)
      }
    }
    // A container that fails to decode an element may look into it then; none does both with one.
    return looked.isDisjoint(with: taken) ? nil : looked.subtracting(taken)
  }

  private func passedOver(from array: Int, within parent: Int, of model: Any) -> [Int] {
    guard let held = heldElements(of: array, in: model, parent) else { return [] }
    let elements = readings(of: array, within: parent)
    guard held.count < elements.count, elements.count <= Self.maximumCompared else { return [] }
    let texts = held.map(Self.text)
    // What is too long is cut.
    guard !texts.contains(where: { $0.contains("…") }) else { return [] }
    let forwards = Self.unmatched(elements[...], texts[...])
    let backwards = Self.unmatched(elements.reversed()[...], texts.reversed()[...])
    guard let forwards, let backwards, Set(forwards) == Set(backwards) else { return [] }
    let property = children(of: parent).first {
      events[$0].operation == .nestedUnkeyedContainer && events[$0].node == array
    }.flatMap { self.property(of: events[$0]) }
    let others = Self.otherProperties(than: property, of: model).map(Self.text)
    let nodes = Set(forwards)
    return elements.filter { element in
      nodes.contains(element.node)
        && !others.contains { other in element.values.contains { other.contains($0) } }
    }.map(\.node)
  }

  /// An element, and the texts of what was read of it.
  private struct Reading {
    let node: Int
    var values: [String] = []
  }

  /// What was read of an array's elements, in their order.
  private func readings(of array: Int, within parent: Int) -> [Reading] {
    var readings: [Int: Reading] = [:]
    /// The elements by the containers within them.
    var elements: [Int: Int] = [:]
    for child in children(of: parent) where events[child].state == .returned {
      let event = events[child]
      let element = event.container == array ? event.node : elements[event.container]
      guard let element, element >= 0 else { continue }
      if event.operation.opensContainer { elements[event.node] = element }
      var reading = readings[element] ?? Reading(node: element)
      if event.operation.decodesValue, case .returned(let value) = event.result {
        reading.values.append(Self.text(value))
      }
      readings[element] = reading
    }
    return readings.values.sorted { $0.node < $1.node }
  }

  /// The elements that none of some texts was made of, where each of these was made of one, in their
  /// order; `nil` else.
  private static func unmatched(
    _ elements: ArraySlice<Reading>, _ texts: ArraySlice<String>
  ) -> [Int]? {
    var rest = texts
    var unmatched: [Int] = []
    for element in elements {
      if let next = rest.first, element.values.contains(where: { next.contains($0) }) {
        rest.removeFirst()
      } else {
        unmatched.append(element.node)
      }
    }
    return rest.isEmpty ? unmatched : nil
  }
}
