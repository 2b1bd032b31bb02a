import DecodingTrace
import JSONSource

extension SmartCompact.Array: SmartProperty, SmartReadable {
  static func read(_ node: Int, depth: Int, in session: SmartSession) throws -> Self {
    let wanted = [Element].self
    let (inner, place, depth) = try session.container(.array, at: node, depth: depth, wanted)
    let known = inner.known(Element.self)
    var elements: [Element] = []
    var index = 0
    for child in inner.document.children(of: place) {
      let event = inner.event(
        .decode, container: place, step: .index(index), node: child, type: Element.self)
      let element = inner.kept(event) {
        try inner.value(Element.self, known, child, depth: depth + 1)
      }
      if let element { elements.append(element) }
      index += 1
    }
    return Self(wrappedValue: elements)
  }
}

extension SmartCompact.Dictionary: SmartProperty, SmartReadable {
  static func read(_ node: Int, depth: Int, in session: SmartSession) throws -> Self {
    let wanted = [Key: Value].self
    let (inner, place, depth) = try session.container(.object, at: node, depth: depth, wanted)
    let known = inner.known(Value.self)
    var members: [Key: Value] = [:]
    for member in inner.document.members(of: place) {
      let name = inner.document.string(member.key)
      let event = inner.event(
        .decode, container: place, step: .key(name), node: member.value, type: Value.self)
      let key = Self.key(name)
      let kept = inner.kept(event) {
        guard key != nil else { throw inner.failure(.wrongType, member.value, Key.self) }
        return try inner.value(Value.self, known, member.value, depth: depth + 1)
      }
      guard let key, let kept, members[key] == nil else { continue }
      members[key] = kept
    }
    return Self(wrappedValue: members)
  }

  /// A key of a type that JSON's keys can be: strings, integers, and enums of them.
  private static func key(_ name: String) -> Key? {
    if let key = name as? Key { return key }
    if let type = Key.self as? any FixedWidthInteger.Type { return type.init(name) as? Key }
    guard let type = Key.self as? any RawRepresentable.Type else { return nil }
    return key(name, type)
  }

  private static func key<Raw: RawRepresentable>(_ name: String, _ type: Raw.Type) -> Key? {
    if let raw = name as? Raw.RawValue { return Raw(rawValue: raw) as? Key }
    guard let type = Raw.RawValue.self as? any FixedWidthInteger.Type,
      let raw = type.init(name) as? Raw.RawValue
    else { return nil }
    return Raw(rawValue: raw) as? Key
  }
}

extension SmartSession {
  /// The container at `node`, or the one whose text stands in a string there.
  fileprivate func container(
    _ wanted: JSONNode.Kind, at node: Int, depth: Int, _ type: any Any.Type
  ) throws -> (SmartSession, Int, Int) {
    guard depth < Self.depthLimit - 1 else { throw failure(.depth, node, type) }
    if kind(node) == wanted, node >= 0 { return (self, node, depth) }
    guard kind(node) == .string, let inner = text(in: node), inner.kind(0) == wanted else {
      let isEmpty = kind(node) == .string && document.string(node).isEmpty
      throw failure(isEmpty ? .empty : kind(node) == .null ? .null : .wrongType, node, type)
    }
    notes.isDisturbed = true
    return (inner, 0, 0)
  }

  /// What `body` decodes, or `nil` where it throws: then the element is noted as dropped.
  fileprivate func kept<Value>(_ event: DecodingEvent, _ body: () throws -> Value) -> Value? {
    notes.failure = nil
    do {
      guard recorder != nil else { return try body() }
      return try recorded(event, failing: .dropped) { _ in try body() }
    } catch {
      notes.failure = nil
      notes.conversion = nil
      notes.isDisturbed = true
      return nil
    }
  }
}
