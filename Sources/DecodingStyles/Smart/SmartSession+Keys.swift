import DecodingReport
import Foundation
import JSONSource

/// Places that no node stands for.
enum SmartPlace {
  /// A value that isn't in the document; it reads as null.
  static let missing = -1
  /// An object without members that isn't in the document.
  static let emptyObject = -2
}

extension JSONNode {
  /// As `kind`, without a call into another module.
  @inline(__always)
  var inlineKind: Kind {
    // The parser writes no other numbers than the cases', and those count from 0 in the order in
    // which the cases stand: a case in memory is its number.
    unsafeBitCast(UInt8(truncatingIfNeeded: meta & 0xF), to: Kind.self)
  }
}

extension SmartSession {
  /// The kind of the value at `node`, or at a place without one. A token that breaks RFC 8259 by
  /// itself is invalid: Foundation doesn't mind it until it is read.
  @inline(__always)
  func kind(_ node: Int) -> JSONNode.Kind {
    if node >= 0 {
      let meta = nodes[node].meta
      if meta & UInt32(JSONNode.Flags.malformed.rawValue) << 4 != 0 { return .invalid }
      return nodes[node].inlineKind
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

  /// The value of `key` in the object at `object`, the first one where the key stands twice;
  /// `SmartPlace.missing` where it isn't there.
  ///
  /// The search begins behind the key that was found last: models ask in the order in which
  /// documents are mostly written.
  @inline(__always)
  func find(_ key: String, in object: Int, depth: Int) -> Int {
    guard object >= 0, frames[depth].hasPlainKeys else {
      return findMapped(key, in: object, depth: depth)
    }
    var key = key
    return key.withUTF8 { find($0, in: object, depth: depth) }
  }

  /// As `find`, where the model's mapping or a key strategy has a say.
  @inline(never)
  private func findMapped(_ key: String, in object: Int, depth: Int) -> Int {
    guard object >= 0 else { return SmartPlace.missing }
    let mapping = frames[depth].owner?.takeUnretainedValue().mapping
    guard let candidates = mapping?.candidates[key] else {
      guard hasPlainKeys else { return findRenamed(key, in: object) }
      var key = key
      return key.withUTF8 { find($0, in: object, depth: depth) }
    }
    var null = SmartPlace.missing
    for candidate in candidates {
      guard let found = node(at: candidate, from: object) else { continue }
      if kind(found) != .null { return found }
      if null < 0 { null = found }
    }
    return null
  }

  private func find(_ key: UnsafeBufferPointer<UInt8>, in object: Int, depth: Int) -> Int {
    let first = object + 1
    let end = Int(nodes[object].a)
    guard first < end else { return SmartPlace.missing }
    let prefix = Self.prefix(of: key)
    var start = Int(frames[depth].cursor)
    if start <= object || start >= end || nodes[object].flags.contains(.duplicateKeys) {
      start = first
    }
    var node = start
    repeat {
      if matches(key, prefix, node) {
        let next = next(after: node + 1)
        frames[depth].cursor = UInt32(truncatingIfNeeded: next < end ? next : first)
        return node + 1
      }
      node = next(after: node + 1)
      if node >= end { node = first }
    } while node != start
    return SmartPlace.missing
  }

  /// The first eight bytes of a key as a key node holds them: in memory order, zero-padded.
  @inline(__always)
  private static func prefix(of key: UnsafeBufferPointer<UInt8>) -> UInt64 {
    guard let base = key.baseAddress else { return 0 }
    var prefix: UInt64 = 0
    withUnsafeMutableBytes(of: &prefix) { bytes in
      bytes.copyMemory(from: UnsafeRawBufferPointer(start: base, count: min(8, key.count)))
    }
    return prefix
  }

  @inline(__always)
  private func matches(
    _ key: UnsafeBufferPointer<UInt8>, _ prefix: UInt64, _ node: Int
  ) -> Bool {
    let candidate = nodes[node]
    let isPlain = candidate.meta & Self.unplainFlags == 0
    if isPlain {
      guard UInt64(candidate.a) | UInt64(candidate.b) << 32 == prefix.littleEndian,
        candidate.count == key.count
      else { return false }
      return key.count <= 8 || hasContent(key, node)
    }
    return matchesUnplain(key, node)
  }

  /// A key with escapes isn't its bytes, and letters beyond ASCII can be spelled in two ways that
  /// Swift holds to be equal.
  private static var unplainFlags: UInt32 {
    UInt32(JSONNode.Flags.escaped.rawValue | JSONNode.Flags.nonASCII.rawValue) << 4
  }

  private func hasContent(_ key: UnsafeBufferPointer<UInt8>, _ node: Int) -> Bool {
    guard let base = key.baseAddress else { return true }
    return memcmp(base, bytes + document.contentRange(of: node).lowerBound, key.count) == 0
  }

  private func matchesUnplain(_ key: UnsafeBufferPointer<UInt8>, _ node: Int) -> Bool {
    let candidate = nodes[node]
    if !candidate.flags.contains(.escaped), candidate.count == key.count, hasContent(key, node) {
      return true
    }
    return document.string(node) == String(decoding: key, as: UTF8.self)
  }

  /// The value of `key` after the key strategy, as `find(_:in:depth:)`.
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
