import JSONSource

/// Elements of arrays that a model's own code looked into by containers of theirs, and made nothing of.
extension CallTree {
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

  /// The elements that one container looked into, where another one over the same array takes values, and isn't
  /// moved on by that: what it didn't come to. `nil` where one container reads the array.
  func notTaken(from array: Int, within parent: Int) -> Set<Int>? {
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
}
