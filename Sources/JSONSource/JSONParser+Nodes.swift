extension JSONParser {
  @inline(__always)
  func offset(_ cursor: Cursor) -> UInt32 { UInt32(truncatingIfNeeded: cursor - base) }

  @inline(__always)
  mutating func append(_ node: JSONNode) {
    if nodeCount == capacity { grow() }
    (nodes + nodeCount).initialize(to: node)
    nodeCount += 1
  }

  @inline(never)
  private mutating func grow() {
    let larger: UnsafeMutablePointer<JSONNode> = TapeMemory.allocate(capacity * 2)
    larger.moveInitialize(from: nodes, count: nodeCount)
    TapeMemory.free(nodes)
    nodes = larger
    capacity *= 2
  }

  /// Appends a scalar (or an invalid value) and goes behind it.
  @inline(__always)
  mutating func scalar(
    _ kind: JSONNode.Kind, from start: Cursor, to stop: Cursor, flags: JSONNode.Flags = []
  ) {
    let meta = UInt32(kind.rawValue) | UInt32(flags.rawValue) << 4
    append(JSONNode(start: offset(start), meta: meta, a: offset(stop), b: 0))
    p = stop
  }

  /// Appends a key whose content lies between two cursors.
  @inline(__always)
  mutating func appendKey(
    at start: Cursor, content: Cursor, to stop: Cursor, flags: JSONNode.Flags
  ) {
    let count = stop - content
    let word = UnsafeRawPointer(content).loadUnaligned(as: UInt64.self).littleEndian
    let prefix = count >= 8 ? word : word & (1 << (UInt64(truncatingIfNeeded: count) * 8) &- 1)
    let length = UInt32(truncatingIfNeeded: min(count, Int(JSONNode.maximumCount)))
    let meta = UInt32(JSONNode.Kind.key.rawValue) | UInt32(flags.rawValue) << 4 | length << 8
    append(
      JSONNode(
        start: offset(start), meta: meta, a: UInt32(truncatingIfNeeded: prefix),
        b: UInt32(truncatingIfNeeded: prefix >> 32)))
  }

  /// Opens a container at the bracket under the cursor.
  @inline(__always)
  mutating func open(_ kind: JSONNode.Kind) {
    if container >= 0 { nodes[container].b = members }
    let around = UInt32(truncatingIfNeeded: container)
    append(JSONNode(start: offset(p), meta: UInt32(kind.rawValue), a: around, b: 0))
    container = nodeCount - 1
    members = 0
    isObject = kind == .object
    if isObject { openObjects += 1 } else { openArrays += 1 }
    depth = max(depth, openObjects + openArrays)
    p += 1
  }

  /// Ends the innermost container and goes back to the one around it.
  @inline(__always)
  mutating func close(at stop: Cursor, flags: JSONNode.Flags = []) {
    let node = nodes + container
    let around = node.pointee.a == UInt32.max ? -1 : Int(node.pointee.a)
    var flags = flags
    if isObject, members > 1, hasDuplicateKeys(container) { flags.insert(.duplicateKeys) }
    let kind: JSONNode.Kind = isObject ? .object : .array
    if isObject { openObjects -= 1 } else { openArrays -= 1 }
    let count = min(members, JSONNode.maximumCount)
    node.pointee.meta = UInt32(kind.rawValue) | UInt32(flags.rawValue) << 4 | count << 8
    node.pointee.a = UInt32(truncatingIfNeeded: nodeCount)
    node.pointee.b = offset(stop)
    container = around
    guard around >= 0 else { return }
    members = nodes[around].b
    isObject = nodes[around].kind == .object
  }

  @inline(never)
  private mutating func hasDuplicateKeys(_ object: Int) -> Bool {
    duplicates.find(
      in: UnsafePointer(nodes), from: object + 1, to: nodeCount, count: Int(members),
      bytes: text.bytes,
      byteCount: text.count)
  }
}
