import DecodingTrace
import JSONSource

extension LogBuilder {
  /// The members of objects whose key has stood before: the first one counts, as in Foundation, and
  /// these were dropped.
  func duplicates(_ level: SmartLogLevel) -> [SmartLog.Entry] {
    guard level >= .error else { return [] }
    let objects = (0..<document.nodeCount).filter {
      document.kind(of: $0) == .object && document.flags(of: $0).contains(.duplicateKeys)
    }
    guard !objects.isEmpty else { return [] }
    let calls = callsByNode()
    return objects.flatMap { duplicates(in: $0, calls) }
  }

  /// The calls whose value is used, by the node that each found.
  private func callsByNode() -> [Int: Int] {
    var calls: [Int: Int] = [:]
    for index in events.indices where events[index].operation.isDecode {
      guard events[index].node >= 0, discarded[index] < 0, calls[events[index].node] == nil,
        events[index].step != nil || events[index].parent < 0
      else { continue }
      calls[events[index].node] = index
    }
    return calls
  }

  private func duplicates(in object: Int, _ calls: [Int: Int]) -> [SmartLog.Entry] {
    guard let path = path(of: object, calls) else { return [] }
    let isAsked = calls[object].map { containers.contains($0) } ?? false
    var first: [String: Int] = [:]
    return document.members(of: object).compactMap { member in
      let name = document.string(member.key)
      guard let earlier = first[name] else {
        first[name] = member.value
        return nil
      }
      let call = calls[earlier]
      // What nobody asked for isn't lost.
      guard call != nil || !isAsked else { return nil }
      return SmartLog.Entry(
        path: call.map { paths[$0] } ?? path + [.key(name)],
        wanted: call.flatMap { events[$0].type }.map { TypeName.of($0) } ?? "Any",
        found: Self.text(of: member.value, in: document), outcome: .dropped, value: nil,
        reason: Reason.duplicateKey.rawValue, fallback: nil, guilty: nil)
    }
  }

  /// The path of an object that somebody asked for, or that is within a value taken as it is.
  private func path(of object: Int, _ calls: [Int: Int]) -> [SmartLog.Step]? {
    if let call = calls[object] { return paths[call] }
    let ancestors = document.ancestors(of: object)
    guard let outer = ancestors.last(where: { calls[$0] != nil }), let call = calls[outer],
      !containers.contains(call)
    else { return nil }
    let steps = document.path(of: object).steps.dropFirst(document.path(of: outer).steps.count)
    return paths[call] + steps.map(Self.step)
  }
}
