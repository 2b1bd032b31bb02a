import DecodingReport
import DecodingTrace
import JSONSource

/// Makes JSON of which a model can be decoded of some of which it can't: with other values where it failed.
struct Mending {
  let tree: CallTree
  let document: JSONDocument
  let reader: Int
  let path: JSONPath

  /// The places that failed, each with what was asked for there.
  private var failed: [(path: JSONPath, type: (any Any.Type)?)] {
    var calls = tree.placeholders.filter { tree.isAncestor(reader, of: $0) }
    if tree.threw(reader) { calls.append(tree.culprit(of: reader)) }
    var places: [(JSONPath, (any Any.Type)?)] = []
    for call in calls where call != reader {
      let event = tree.events[call]
      let place: JSONPath
      if event.node >= 0 {
        place = document.path(of: event.node)
      } else if event.container >= 0, let step = event.step {
        place = document.path(of: event.container).appending(step)
      } else {
        continue
      }
      if !places.contains(where: { $0.0 == place }) { places.append((place, event.type)) }
    }
    return places
  }

  /// `nil` where nothing that was tried decodes.
  func mended(
    _ json: [UInt8], decodes: ([UInt8]) -> Bool
  ) -> (json: [UInt8], places: Set<JSONPath>)? {
    let failed = failed
    guard !failed.isEmpty, failed.count <= 16 else { return nil }
    let base = JSONDocument.parse(json)
    let candidates = failed.map { self.candidates(for: $0.type, at: $0.path, in: base) }
    var chosen = candidates.map { $0.first ?? "null" }
    func made() -> [UInt8]? { self.made(base, failed.map(\.path), chosen) }
    if let first = made(), decodes(first) { return (first, Set(failed.map(\.path))) }
    for place in failed.indices {
      let before = chosen[place]
      for candidate in candidates[place] {
        chosen[place] = candidate
        if let other = made(), decodes(other) { return (other, Set(failed.map(\.path))) }
      }
      chosen[place] = before
    }
    return nil
  }

  private func candidates(
    for type: (any Any.Type)?, at place: JSONPath, in base: JSONDocument
  ) -> [String] {
    var made = type.map { Alternatives.made(for: $0) } ?? []
    if case .key(let key)? = place.steps.last {
      let keys = (0..<base.nodeCount).filter {
        base.kind(of: $0) == .key && base.textEquals($0, key)
      }
      made += keys.prefix(8).map { base.text($0 + 1) }
    }
    made += tree.source.texts.prefix(24).map { SwiftText.quoted($0) }
    return made + [
      "\"zzz\"", "7", "1", "true", "[]", "{}", "\"2001-02-03T04:05:06Z\"", "\"7\"", "0", "2",
      "null",
      "\"https://e.x/y\"",
    ]
  }

  private func made(_ base: JSONDocument, _ places: [JSONPath], _ values: [String]) -> [UInt8]? {
    var edit = JSONEdit(base)
    for (place, json) in zip(places, values) {
      let own = JSONPath(Array(place.steps.dropFirst(path.steps.count)))
      if let node = base.node(at: own) {
        edit.set(node, to: json)
      } else if case .key(let key)? = own.steps.last, let around = own.parent,
        let object = base.node(at: around), base.kind(of: object) == .object
      {
        edit.insert("\(SwiftText.quoted(key)):\(json)", of: object)
      } else {
        return nil
      }
    }
    return edit.bytes
  }
}
