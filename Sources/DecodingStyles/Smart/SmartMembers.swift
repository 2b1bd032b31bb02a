import JSONSource

/// The members of one object, as a keyed container looks for them.
///
/// Containers hold them by a pointer, so that no reference is counted for a call: see
/// `SmartMembersBox`. A container that nobody holds any more is used again, for another object: its
/// members are then told so.
struct SmartMembers {
  /// The decode that the object belongs to; `nil` between two.
  private var owner: SmartSession?
  private(set) var object = SmartPlace.missing
  private(set) var depth = 0
  private(set) var nodes: UnsafePointer<JSONNode>
  private(set) var bytes: UnsafePointer<UInt8>
  private(set) var frame: UnsafeMutablePointer<SmartSession.Frame>
  private(set) var tally: UnsafeMutablePointer<SmartTally>?

  /// Whether the object is within an element that is being counted.
  @inline(__always)
  var isCounting: Bool { if let tally { tally.pointee.isOpen } else { false } }

  /// The first key's node, and the node behind the object; equal where there are no members.
  private var first = 0
  private var end = 0
  /// The key with which the next search begins: models ask in the order in which documents are
  /// mostly written.
  private var cursor = 0
  /// Whether every search must begin with the first key, since of two equal ones the first counts.
  private var hasDuplicates = false
  /// The keys that were looked at in vain.
  private var wasted = 0
  private var table: SmartKeyTable?
  private var usesTable = false
  /// Whether some of the keys aren't comparable by their bytes.
  private var hasUnplainKeys = false

  init(of object: Int, depth: Int, in session: SmartSession) {
    nodes = session.nodes
    bytes = session.bytes
    frame = session.frames
    move(to: object, depth: depth, in: session)
  }

  /// The decode that the object belongs to.
  @inline(__always)
  var session: SmartSession {
    // `nil` only after `letGo`, when no container is left that could ask.
    owner.unsafelyUnwrapped
  }

  /// The same for a call's length, without a reference counted: the members hold it.
  @inline(__always)
  var unownedSession: Unmanaged<SmartSession> {
    Unmanaged.passUnretained(owner.unsafelyUnwrapped)
  }

  /// Goes on to another object.
  @inline(__always)
  mutating func move(to object: Int, depth: Int, in session: SmartSession) {
    if owner !== session {
      owner = session
      nodes = session.nodes
      bytes = session.bytes
      tally = session.tally
    }
    self.object = object
    self.depth = depth
    frame = session.frames + depth
    first = object + 1
    end = first
    if object >= 0 {
      end = Int(nodes[object].a)
      hasDuplicates = nodes[object].hasDuplicateKeys
    }
    cursor = first
    wasted = 0
    usesTable = false
    hasUnplainKeys = false
  }

  /// Forgets the decode.
  mutating func letGo() { owner = nil }

  /// The value of `key`, the first one where the key stands twice; `SmartPlace.missing` where it
  /// isn't there. The model's mapping and the key strategy have a say.
  @inline(__always)
  mutating func find(_ key: String) -> Int {
    if !frame.pointee.hasPlainKeys, let found = session.findMapped(key, in: object, depth: depth) {
      return found
    }
    var key = key
    return key.withUTF8 { findPlain($0) }
  }

  @inline(__always)
  private mutating func findPlain(_ key: UnsafeBufferPointer<UInt8>) -> Int {
    guard cursor < end else { return SmartPlace.missing }
    guard let key = SmartKeyBytes(key) else { return findLong(key) }
    return matches(key, cursor) ? found(cursor) : search(key)
  }

  @inline(__always)
  private mutating func found(_ node: Int) -> Int {
    if !hasDuplicates {
      let value = nodes[node + 1]
      let next = value.isContainer ? Int(value.a) : node + 2
      cursor = next < end ? next : first
    }
    return node + 1
  }

  @inline(__always)
  private func matches(_ key: SmartKeyBytes, _ node: Int) -> Bool {
    let candidate = nodes[node]
    if candidate.meta == key.meta { return key.isKey(candidate, in: bytes) }
    return candidate.meta & 0xF0 != 0 && matchesUnplain(key, node)
  }

  /// A key with escapes isn't its bytes, and letters beyond ASCII can be spelled in two ways that
  /// Swift holds to be equal.
  @inline(never)
  private func matchesUnplain(_ key: SmartKeyBytes, _ node: Int) -> Bool {
    let name = UnsafeBufferPointer(start: key.base, count: key.count)
    let candidate = nodes[node]
    if !candidate.flags.contains(.escaped), candidate.count == key.count,
      candidate.content(in: bytes).elementsEqual(name)
    {
      return true
    }
    return session.document.string(node) == String(decoding: name, as: UTF8.self)
  }

  @inline(never)
  private func findLong(_ key: UnsafeBufferPointer<UInt8>) -> Int {
    let name = String(decoding: key, as: UTF8.self)
    return session.document.child(of: object, named: name) ?? SmartPlace.missing
  }

  /// Looks at all keys; where that was done often, in a table.
  @inline(never)
  private mutating func search(_ key: SmartKeyBytes) -> Int {
    if usesTable, let table {
      guard let node = table.node(key, { matches(key, $0) }) else { return SmartPlace.missing }
      return found(node)
    }
    let start = cursor
    var node = start
    repeat {
      let value = nodes[node + 1]
      node = value.isContainer ? Int(value.a) : node + 2
      if node >= end { node = first }
      wasted += 1
      if node != start, matches(key, node) {
        makeTable()
        return found(node)
      }
    } while node != start
    makeTable()
    return SmartPlace.missing
  }

  /// A table costs about as much as looking at all keys four times, eight times where the processor's
  /// cache can't hold it; one of their texts costs many times that.
  private mutating func makeTable() {
    let count = nodes[object].count
    guard count > 8, wasted > count * (hasUnplainKeys ? 64 : 8),
      count < Int(JSONNode.maximumCount)
    else { return }
    let table = table ?? SmartKeyTable()
    self.table = table
    if hasUnplainKeys {
      let session = session
      table.fill(session.keys(of: object).lazy.map { (session.document.string($0), $0) })
      usesTable = true
    } else {
      usesTable = table.fill(nodes, from: first, to: end, count: count, bytes)
      hasUnplainKeys = !usesTable
    }
  }
}

/// Owns the members that containers point to.
final class SmartMembersBox {
  let members: UnsafeMutablePointer<SmartMembers>

  init(_ members: SmartMembers) {
    self.members = .allocate(capacity: 1)
    self.members.initialize(to: members)
  }

  deinit {
    members.deinitialize(count: 1)
    members.deallocate()
  }
}
