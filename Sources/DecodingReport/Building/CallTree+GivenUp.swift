import JSONSource

/// Elements that code of a model's own decodes by decoders of their own, and leaves out where that
/// throws: `do { list.append(try Song(from: songs.superDecoder())) } catch {}`.
extension CallTree {
  /// The calls for what is within the element for which a call gave a decoder, where the last of them
  /// threw, and the code around it went on without the element; `nil` for any other call.
  func callsWithinGivenUp(_ call: Int) -> [Int]? {
    let event = events[call]
    guard event.operation == .superDecoder, event.isForElement, event.state == .returned,
      event.innerNode >= 0, event.parent >= 0, decodesItself(event.parent)
    else { return nil }
    let opened = opened(within: event.parent)
    func isWithin(_ other: Int) -> Bool {
      if events[other].innerNode == event.innerNode { return true }
      var node = events[other].innerContainer
      while node != event.innerNode {
        guard let outer = opened[node]?.outer, outer != node else { return false }
        node = outer
      }
      return true
    }
    let calls = siblings(behind: call).prefix {
      events[$0].innerContainer != event.innerContainer || events[$0].innerNode == event.innerNode
    }.filter(isWithin)
    // A value by itself, as a number, has a field of its own.
    guard let last = calls.last, threw(last), events[last].innerNode != event.innerNode,
      isSwallowed(last) || isCaught(last), !keepsAll(of: event.innerContainer, within: event.parent)
    else { return nil }
    return calls
  }

  /// Whether a model holds as many elements as it asked for decoders: a failure was caught within one.
  private func keepsAll(of array: Int, within model: Int) -> Bool {
    if let known = keptWhole[array] { return known }
    let asked = children(of: model).count {
      events[$0].operation == .superDecoder && events[$0].innerContainer == array
    }
    let held = held(by: model).flatMap { heldElements(of: array, in: $0, model) }
    keptWhole[array] = held?.count == asked
    return held?.count == asked
  }
}
