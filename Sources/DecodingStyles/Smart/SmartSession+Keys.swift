import DecodingTrace
import Foundation
import JSONSource

/// Places that no node stands for.
enum SmartPlace {
  /// A value that isn't in the document; it reads as null.
  static let missing = -1
  /// An object without members that isn't in the document.
  static let emptyObject = -2
  /// The first of those that a session keeps: of nothing, under a key, that a decoder was made for.
  static let firstVacant = -3
}

/// A key under which nothing is, in an object.
struct VacantPlace {
  let object: Int
  let key: String
}

extension SmartSession {
  /// A place of nothing that has a path; it reads as null, and as an object without members.
  func vacantPlace(under key: String, in object: Int) -> Int {
    vacantPlaces.append(VacantPlace(object: object, key: key))
    return SmartPlace.firstVacant - (vacantPlaces.count - 1)
  }
}

extension SmartSession {
  /// The kind of the value at `node`, or at a place without one. A token that breaks RFC 8259 by
  /// itself is invalid: Foundation doesn't mind it until it is read.
  @inline(__always)
  func kind(_ node: Int) -> JSONNode.Kind {
    if node >= 0 {
      let node = nodes[node]
      return node.isMalformed ? .invalid : node.inlineKind
    }
    return node == SmartPlace.emptyObject ? .object : .null
  }

  /// The node behind the value at `node` and all beneath it.
  @inline(__always)
  func next(after node: Int) -> Int {
    switch nodes[node].inlineKind {
    case .object, .array: Int(nodes[node].a)
    default: node + 1
    }
  }

  /// The value of `key` where the model's mapping or a key strategy has a say; `nil` where the key
  /// is to be looked for as it stands.
  @inline(never)
  func findMapped(_ key: String, in object: Int, depth: Int) -> Int? {
    guard object >= 0 else { return SmartPlace.missing }
    let mapping = frames[depth].owner?.pointee.mapping
    guard let candidates = mapping?.candidates[key] else {
      return hasPlainKeys ? nil : findRenamed(key, in: object)
    }
    var null = SmartPlace.missing
    for candidate in candidates {
      guard let found = node(at: candidate, from: object) else { continue }
      if kind(found) != .null { return found }
      if null < 0 { null = found }
    }
    return null
  }

  /// The value of `key` after the key strategy, as `SmartMembers.find`.
  func findRenamed(_ key: String, in object: Int) -> Int {
    guard object >= 0 else { return SmartPlace.missing }
    if let known = renamedKeys[object] { return known[key] ?? SmartPlace.missing }
    var table: [String: Int] = [:]
    for node in keys(of: object) where table[renamed(node, in: object)] == nil {
      table[renamed(node, in: object)] = node + 1
    }
    renamedKeys[object] = table
    return table[key] ?? SmartPlace.missing
  }

  /// The key nodes of the object at `object`, in order.
  func keys(of object: Int) -> [Int] {
    guard object >= 0 else { return [] }
    var keys: [Int] = []
    var node = object + 1
    while node < Int(nodes[object].a) {
      keys.append(node)
      node = next(after: node + 1)
    }
    return keys
  }

  /// A key as the model spells it, after the key strategy.
  func renamed(_ key: Int, in object: Int) -> String {
    let name = document.string(key)
    switch options.keys {
    case .useDefaultKeys: return name
    case .convertFromSnakeCase: return SnakeCase.converted(name)
    case .custom(let rename): return rename(path(to: object) + [SmartCodingKey(name)]).stringValue
    @unknown default: return name
    }
  }
}
