import Foundation
import JSONSource

/// Counts an element of which all was asked for and all is as sent, without judging each call:
/// most elements of a large array are so.
///
/// Whatever isn't plain to see is left to the judge.
struct UniformElement {
  private static let maximumNodes = 65_536

  let document: JSONDocument
  let source: SourceFacts

  private var diagnosis: Diagnosis { Diagnosis(document: document) }

  /// The digest of the calls; `nil` where the judge must look.
  func digest(of events: Calls) -> ElementDigest? {
    guard let node = events.first?.node, node >= 0 else { return nil }
    let nodes = node..<document.next(after: node)
    guard nodes.count <= Self.maximumNodes, events.allSatisfy(isUniform) else { return nil }
    return withUnsafeTemporaryAllocation(of: Bool.self, capacity: nodes.count + events.count) {
      marks in
      marks.initialize(repeating: false)
      let asked = UnsafeMutableBufferPointer(rebasing: marks[..<nodes.count])
      let filled = UnsafeMutableBufferPointer(rebasing: marks[nodes.count...])
      guard let counts = count(events, nodes, asked, filled) else { return nil }
      var digest = ElementDigest()
      digest.fields = counts.fields
      digest.summary[.asSent] = counts.leaves
      return digest
    }
  }

  /// Counts the fields and those without fields of their own. `asked` marks the nodes that were
  /// asked for, `filled` the calls with fields beneath them.
  private func count(
    _ events: Calls, _ nodes: Range<Int>,
    _ asked: UnsafeMutableBufferPointer<Bool>, _ filled: UnsafeMutableBufferPointer<Bool>
  ) -> (fields: Int, leaves: Int)? {
    let first = events.startIndex
    var fields = 0
    var containers = 0
    for index in events.indices {
      let node = events[index].node
      guard nodes.contains(node) else { return nil }
      guard events[index].operation.decodesValue else { continue }
      guard index == first || isPlainlyKept(events[index], within: events[events[index].parent])
      else { return nil }
      guard index == first || events[index].hasStep else { continue }
      // What a model's own code reads one by one, it may let go.
      if index > first, events[index].isForElement, let type = events[events[index].parent].type,
        TypeTraits.of(type).mayDiscardElements
      {
        return nil
      }
      // Asked for twice, it may have been two attempts at one field.
      guard !asked[node - nodes.lowerBound] else { return nil }
      asked[node - nodes.lowerBound] = true
      fields += 1
      guard index > first else { continue }
      var around = events[index].parent
      while around > first, !events[around].hasStep { around = events[around].parent }
      guard around >= first else { return nil }
      if !filled[around - first] { containers += 1 }
      filled[around - first] = true
    }
    guard areReadCompletely(events, nodes, asked) else { return nil }
    return (fields, fields - containers)
  }

  /// Whether the value around a call plainly holds what the call gave it.
  private func isPlainlyKept(_ event: Calls.Call, within parent: Calls.Call) -> Bool {
    guard case .returned(let value) = event.result, case .returned(let around) = parent.result
    else { return true }
    if source.hasOwnCode, event.isForKey,
      StoredProperties.isEnum(Swift.type(of: around))
    {
      return false
    }
    if let property = source.property(of: event, within: parent) {
      return KeptProperties.holds(value, in: property, of: around)
    }
    guard !event.hasStep, let type = parent.type, type != UUID.self,
      TypeTraits.of(type).wrapper == nil
    else { return true }
    return StoredProperties.of(Swift.type(of: around)).mayConsist(of: value, around)
  }

  private func isUniform(_ event: Calls.Call) -> Bool {
    guard case .returned = event.result else { return false }
    switch event.operation {
    case .decode, .decodeIfPresent, .superDecoderValue: break
    case .keyedContainer, .unkeyedContainer, .singleValueContainer, .allKeys: return true
    case .contains, .decodeNil, .nestedKeyedContainer, .nestedUnkeyedContainer, .superDecoder,
      .drop:
      return false
    }
    guard event.node >= 0, let type = event.type,
      event.outcome == .asSent || event.outcome == nil && event.reason == nil
    else { return false }
    if TypeTraits.of(TypeTraits.of(type).bare).isContentless { return false }
    let kind = document.kind(of: event.node)
    if kind == .string || kind == .number, source.fallbackCase != nil,
      type != String.self && type != Int.self && type != Double.self,
      TypeTraits.of(type).isPlainEnum
    {
      return false
    }
    switch kind {
    case .null, .key, .invalid: return false
    // A date in a number may be one of another epoch.
    case .number where event.outcome == .asSent:
      return type == Int.self || type == Double.self || TypeTraits.of(type).bare != Date.self
    case .number:
      let traits = TypeTraits.of(type)
      return traits.isNumber && diagnosis.isShortNumber(event.node, for: traits.bare)
    case .array where !holdsAll(event, type), .object where !holdsAll(event, type): return false
    case .string where !isPlainURL(event, type): return false
    case .string, .true, .false, .array, .object:
      return event.outcome == .asSent || type == String.self
        || !TypeTraits.of(type).isRawRepresentable
    }
  }

  /// Whether a text is none of a URL, or one that needs no encoding.
  private func isPlainURL(_ event: Calls.Call, _ type: any Any.Type) -> Bool {
    guard type != String.self, TypeTraits.of(type).bare == URL.self else { return true }
    let text = document.range(of: event.node).dropFirst().dropLast()
    return URLText.isPlain(
      UnsafeBufferPointer(start: document.bytes + text.lowerBound, count: text.count))
  }

  /// Whether a set or a dictionary has an element for each that was sent, none of them equal.
  private func holdsAll(_ event: Calls.Call, _ type: any Any.Type) -> Bool {
    let traits = TypeTraits.of(type)
    guard traits.set != nil || traits.dictionaryType != nil, !traits.isTextDictionary,
      case .returned(let value) = event.result
    else { return true }
    let sent = document.children(of: event.node).count { _ in true }
    if let set = traits.set { return set.count(of: value) == sent }
    let isPairs = document.kind(of: event.node) == .array
    return traits.dictionaryType?.count(of: value) == (isPairs ? sent / 2 : sent)
  }

  /// Whether all that stands in the containers that the calls opened or asked was asked for.
  private func areReadCompletely(
    _ events: Calls, _ nodes: Range<Int>,
    _ asked: UnsafeMutableBufferPointer<Bool>
  ) -> Bool {
    var last = -1
    for index in events.indices {
      var container = last
      switch events[index].operation {
      case .keyedContainer, .unkeyedContainer: container = events[index].node
      // A dictionary is asked for its members without a container.
      default: if events[index].isForKey { container = events[index].container }
      }
      guard container != last else { continue }
      last = container
      guard nodes.contains(container), isReadCompletely(container, nodes.lowerBound, asked) else {
        return false
      }
    }
    return true
  }

  private func isReadCompletely(
    _ container: Int, _ first: Int, _ asked: UnsafeMutableBufferPointer<Bool>
  ) -> Bool {
    let step = document.kind(of: container) == .object ? 1 : 0
    let end = document.next(after: container)
    var child = container + 1 + step
    while child < end {
      if !asked[child - first] { return false }
      child = document.next(after: child) + step
    }
    return true
  }
}
