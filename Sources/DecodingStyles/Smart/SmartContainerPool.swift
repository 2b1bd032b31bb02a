/// The keyed containers of a decode, to be used again for object after object.
///
/// A `KeyedDecodingContainer` is a reference to a box that the standard library makes, which costs
/// an allocation and several searches for generic types. When nobody but the pool holds the box
/// any more, the next object of that model gets it, with the members moved to that object.
///
/// The box holds a `SmartKeyedContainer`, which holds its members by a pointer: the pool owns them,
/// so that no reference is counted at each call. A box that somebody else holds when the decode is
/// over becomes the owner of its members.
///
/// That a container is nothing but one reference isn't documented, nor where a box has its
/// container: `Box` makes sure of both for each, and what isn't so gets a container of its own for
/// every object, with the members as its own.
///
/// Like a pointer, it is to be freed by hand, and counts no references.
struct SmartContainerPool {
  private struct Entry {
    var key: ObjectIdentifier?
    var box: AnyObject?
    var members: UnsafeMutablePointer<SmartMembers>?
    var owner: SmartMembersBox?
  }

  private struct State {
    /// Whether containers are kept; not after the decode's end.
    var isOpen = true
    var misses = 0
  }

  private let entries: UnsafeMutablePointer<Entry>
  private let state: UnsafeMutablePointer<State>

  private static let count = 64
  /// How many places one type of keys may have, counted from the one that its address gives.
  private static let reach = 4

  init() {
    entries = .allocate(capacity: Self.count)
    entries.initialize(repeating: Entry(), count: Self.count)
    state = .allocate(capacity: 1)
    state.initialize(to: State())
  }

  /// Frees the memory; the pool isn't used afterwards.
  func free() {
    entries.deinitialize(count: Self.count)
    entries.deallocate()
    state.deallocate()
  }

  /// A container for the members of the object at `node`.
  @inline(__always)
  func container<Key: CodingKey>(
    _ type: Key.Type, _ node: Int, depth: Int, in session: SmartSession
  ) -> KeyedDecodingContainer<Key> {
    let id = ObjectIdentifier(type)
    let first = id.hashBits >> 4 &+ depth
    // A model that kept its decoder may ask when the decode is over: what the pool lends then,
    // nobody would take from it again.
    for place in 0..<(state.pointee.isOpen ? Self.reach : 0) {
      let entry = entries + ((first &+ place) & (Self.count - 1))
      guard entry.pointee.key == id, let members = entry.pointee.members,
        isKnownUniquelyReferenced(&entry.pointee.box)
      else { continue }
      members.pointee.move(to: node, depth: depth, in: session)
      // A box is there: it was found to be referenced.
      return unsafeBitCast(
        entry.pointee.box.unsafelyUnwrapped, to: KeyedDecodingContainer<Key>.self)
    }
    return newContainer(type, first, node, depth: depth, in: session)
  }

  @inline(never)
  private func newContainer<Key: CodingKey>(
    _ type: Key.Type, _ first: Int, _ node: Int, depth: Int, in session: SmartSession
  ) -> KeyedDecodingContainer<Key> {
    let owner = SmartMembersBox(SmartMembers(of: node, depth: depth, in: session))
    let members = owner.members
    if state.pointee.isOpen, let entry = freeEntry(first) {
      let container = KeyedDecodingContainer(
        SmartKeyedContainer<Key>(members: members, owner: nil))
      if let box = Box(of: container, members: members) {
        entry.pointee = Entry(
          key: ObjectIdentifier(type), box: box.object, members: members, owner: owner)
        return container
      }
    }
    return KeyedDecodingContainer(SmartKeyedContainer<Key>(members: members, owner: owner))
  }

  /// An empty place; now and then one of a model that wasn't decoded for long perhaps.
  private func freeEntry(_ first: Int) -> UnsafeMutablePointer<Entry>? {
    for place in 0..<Self.reach {
      let entry = entries + ((first &+ place) & (Self.count - 1))
      if entry.pointee.key == nil { return entry }
    }
    state.pointee.misses &+= 1
    guard state.pointee.misses % 256 == 0 else { return nil }
    let entry = entries + (first & (Self.count - 1))
    clear(entry)
    return entry
  }

  /// Begins a decode.
  func open() { state.pointee.isOpen = true }

  /// Ends a decode: containers that somebody holds on to aren't the pool's any more.
  func close() {
    state.pointee.isOpen = false
    for place in 0..<Self.count where entries[place].key != nil {
      if isKnownUniquelyReferenced(&entries[place].box) {
        entries[place].members?.pointee.letGo()
      } else {
        clear(entries + place)
      }
    }
  }

  /// Empties a place; the box becomes the owner of its members, as long as anybody holds it.
  private func clear(_ entry: UnsafeMutablePointer<Entry>) {
    if let box = entry.pointee.box, let owner = entry.pointee.owner { Box(object: box).own(owner) }
    entry.pointee = Entry()
  }
}

/// What a `KeyedDecodingContainer` is a reference to: an object that holds the container that it
/// was made from.
private struct Box {
  let object: AnyObject

  init(object: AnyObject) { self.object = object }

  /// The container's box, if the container is nothing but a reference to it, and it holds `members`
  /// where it is expected to, and no owner of them.
  init?<Key>(
    of container: KeyedDecodingContainer<Key>, members: UnsafeMutablePointer<SmartMembers>
  ) {
    let children = Mirror(reflecting: container).children
    guard children.count == 1, let box = children.first?.value, type(of: box) is AnyObject.Type,
      MemoryLayout<KeyedDecodingContainer<Key>>.size == MemoryLayout<AnyObject>.size
    else { return nil }
    object = box as AnyObject
    let address = Int(bitPattern: ObjectIdentifier(object))
    guard unsafeBitCast(container, to: Int.self) == address, content.pointee.members == members,
      content.pointee.owner == nil
    else { return nil }
  }

  /// The container in the box, as far as it's the same for all types of keys.
  private struct Content {
    let members: UnsafeMutablePointer<SmartMembers>
    var owner: SmartMembersBox?
  }

  /// Behind the two words that every object begins with.
  private var content: UnsafeMutablePointer<Content> {
    let address = Unmanaged.passUnretained(object).toOpaque()
    return (address + 2 * MemoryLayout<Int>.stride).assumingMemoryBound(to: Content.self)
  }

  /// Makes the container in the box the owner of its members.
  func own(_ owner: SmartMembersBox) { content.pointee.owner = owner }
}

extension ObjectIdentifier {
  var hashBits: Int { Int(bitPattern: self) }
}
