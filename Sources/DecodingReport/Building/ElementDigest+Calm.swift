import Foundation
import JSONSource

extension ElementDigester {
  /// The digest of one element all of whose values were reported to be as sent, and all of whose
  /// members were asked for once; `nil` where that isn't so, or isn't plain to see.
  ///
  /// Most elements of most payloads are such: their calls needn't be made a tree of.
  func calmDigest(of events: ArraySlice<DecodingEvent>) -> ElementDigest? {
    guard let root = events.first?.node, root >= 0 else { return nil }
    var asked = [Bool](repeating: false, count: document.next(after: root) - root)
    var isContainer = [Bool](repeating: false, count: events.count)
    var objects: Set<Int> = []
    var last = -1
    var fields = 0
    var containers = 0
    for index in events.indices {
      let place = events[index].node - root
      guard asked.indices.contains(place) else { return nil }
      if events[index].operation == .keyedContainer {
        objects.insert(events[index].node)
        continue
      }
      guard isCalm(events[index]), !asked[place] else { return nil }
      // A dictionary is asked for its members without a container.
      if case .key = events[index].step, events[index].container != last {
        last = events[index].container
        objects.insert(last)
      }
      asked[place] = true
      fields += 1
      let parent = events[index].parent - events.startIndex
      if parent >= 0, !isContainer[parent] {
        isContainer[parent] = true
        containers += 1
      }
    }
    guard objects.allSatisfy({ areAsked(in: $0, asked, from: root) }) else { return nil }
    var digest = ElementDigest()
    digest.fields = fields
    digest.summary.counts[.asSent] = fields - containers
    return digest
  }

  /// Whether all members of an object within the one at `root` were asked for.
  private func areAsked(in object: Int, _ asked: [Bool], from root: Int) -> Bool {
    guard object >= root else { return false }
    var key = object + 1
    while key < document.next(after: object) {
      guard asked[key + 1 - root] else { return false }
      key = document.next(after: key + 1)
    }
    return true
  }

  /// Whether a call asked for a value at a place of its own, and got it as sent.
  private func isCalm(_ event: DecodingEvent) -> Bool {
    guard event.outcome == .asSent, event.step != nil, !event.stoodIn, let type = event.type
    else { return false }
    switch event.operation {
    case .decode, .decodeIfPresent: break
    default: return false
    }
    if document.kind(of: event.node) != .number { return true }
    // A date in a number may be one of another epoch.
    return type == Int.self || type == Double.self || TypeTraits.of(type).bare != Date.self
  }
}
