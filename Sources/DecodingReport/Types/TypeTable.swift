/// What was found out of types, at hand at once for most of those that were asked about last.
struct TypeTable<Facts> {
  private static var slotCount: Int { 64 }

  private var slots: [(type: ObjectIdentifier, facts: Facts)?] = []
  private var all: [ObjectIdentifier: Facts] = [:]

  subscript(type: any Any.Type) -> Facts? {
    mutating get {
      guard !slots.isEmpty else { return nil }
      let type = ObjectIdentifier(type)
      let slot = Self.slot(of: type)
      if let known = slots[slot], known.type == type { return known.facts }
      guard let facts = all[type] else { return nil }
      slots[slot] = (type, facts)
      return facts
    }
    set {
      let type = ObjectIdentifier(type)
      if slots.isEmpty { slots = Array(repeating: nil, count: Self.slotCount) }
      all[type] = newValue
      slots[Self.slot(of: type)] = newValue.map { (type, $0) }
    }
  }

  /// Descriptions of types stand side by side, some tens of bytes apart.
  private static func slot(of type: ObjectIdentifier) -> Int {
    let address = Int(bitPattern: type)
    return (address >> 4 ^ address >> 10) & (slotCount - 1)
  }
}
