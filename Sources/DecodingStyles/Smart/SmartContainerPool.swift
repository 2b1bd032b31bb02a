/// The keyed containers of a decode, to be used again for object after object.
///
/// A `KeyedDecodingContainer` is a reference to a box that the standard library makes, which costs
/// an allocation and several searches for generic types. When nobody but the pool holds the box
/// any more, the next object of that model gets it, with the members moved to that object.
///
/// That a container is nothing but one reference isn't documented: `box(of:)` makes sure of it for
/// each, and what isn't gets a container of its own for every object.
final class SmartContainerPool {
  private struct Entry {
    var key: ObjectIdentifier?
    var box: AnyObject?
    var members: SmartMembers?
  }

  private let entries: UnsafeMutablePointer<Entry>
  /// Whether containers are kept; not after the decode's end.
  private var isOpen = true

  private static let count = 64
  /// How many places one type of keys may have, counted from the one that its address gives.
  private static let reach = 4
  private var misses = 0

  init() {
    entries = .allocate(capacity: Self.count)
    entries.initialize(repeating: Entry(), count: Self.count)
  }

  deinit {
    entries.deinitialize(count: Self.count)
    entries.deallocate()
  }

  /// A container for the members of the object at `node`.
  @inline(__always)
  func container<Key: CodingKey>(
    _ type: Key.Type, _ node: Int, depth: Int, in session: SmartSession
  ) -> KeyedDecodingContainer<Key> {
    let id = ObjectIdentifier(type)
    let first = id.hashBits >> 4 &+ depth
    for place in 0..<Self.reach {
      let slot = (first &+ place) & (Self.count - 1)
      guard entries[slot].key == id, isKnownUniquelyReferenced(&entries[slot].box),
        let box = entries[slot].box, let members = entries[slot].members
      else { continue }
      members.move(to: node, depth: depth, in: session)
      return unsafeBitCast(box, to: KeyedDecodingContainer<Key>.self)
    }
    return newContainer(type, first, node, depth: depth, in: session)
  }

  @inline(never)
  private func newContainer<Key: CodingKey>(
    _ type: Key.Type, _ first: Int, _ node: Int, depth: Int, in session: SmartSession
  ) -> KeyedDecodingContainer<Key> {
    let members = SmartMembers(of: node, depth: depth, in: session)
    let container = KeyedDecodingContainer(SmartKeyedContainer<Key>(members: members))
    if isOpen, let slot = freeSlot(first), let box = Self.box(of: container) {
      entries[slot] = Entry(key: ObjectIdentifier(type), box: box, members: members)
    }
    return container
  }

  /// An empty place; now and then one of a model that wasn't decoded for long perhaps.
  private func freeSlot(_ first: Int) -> Int? {
    for place in 0..<Self.reach {
      let slot = (first &+ place) & (Self.count - 1)
      if entries[slot].key == nil { return slot }
    }
    misses &+= 1
    return misses % 256 == 0 ? first & (Self.count - 1) : nil
  }

  /// The box that a container is a reference to, if it is nothing else.
  private static func box<Key>(of container: KeyedDecodingContainer<Key>) -> AnyObject? {
    let children = Mirror(reflecting: container).children
    guard children.count == 1, let box = children.first?.value, type(of: box) is AnyObject.Type,
      MemoryLayout<KeyedDecodingContainer<Key>>.size == MemoryLayout<AnyObject>.size
    else { return nil }
    let object = box as AnyObject
    let address = Int(bitPattern: ObjectIdentifier(object))
    return unsafeBitCast(container, to: Int.self) == address ? object : nil
  }

  /// Begins a decode.
  func open() { isOpen = true }

  /// Ends a decode: containers that somebody holds on to aren't the pool's any more.
  func close() {
    isOpen = false
    for slot in 0..<Self.count where entries[slot].key != nil {
      if isKnownUniquelyReferenced(&entries[slot].box) {
        entries[slot].members?.letGo()
      } else {
        entries[slot] = Entry()
      }
    }
  }
}

extension ObjectIdentifier {
  var hashBits: Int { Int(bitPattern: self) }
}
