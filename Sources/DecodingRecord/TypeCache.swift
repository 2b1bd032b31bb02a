import Foundation
public import Synchronization

/// What was found of types, for all threads: the runtime answers slowly.
///
/// Nothing that was found is ever freed. The types that were asked for last are found without a
/// lock; the others under one that the thread sanitizer knows, which isn't so of `Mutex` on Linux.
// Unchecked because of the dictionary, which is read and written under the lock, and of the places,
// which are atomic and point to what doesn't change.
@usableFromInline package final class TypeCache<Value: Sendable>: @unchecked Sendable {
  @usableFromInline final class Entry: Sendable {
    @usableFromInline let type: ObjectIdentifier
    @usableFromInline let value: Value

    @usableFromInline init(_ type: ObjectIdentifier, _ value: Value) {
      self.type = type
      self.value = value
    }
  }

  @usableFromInline typealias Place = Atomic<Unmanaged<Entry>?>

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// An entry for each place that a type's address leads to.
  @usableFromInline let places: UnsafeMutablePointer<Place>

  @inlinable static var placeCount: Int { 512 }

  package init() {
    places = .allocate(capacity: Self.placeCount)
    for place in 0..<Self.placeCount { (places + place).initialize(to: Place(nil)) }
  }

  deinit {
    places.deinitialize(count: Self.placeCount)
    places.deallocate()
  }

  /// What is known of a type, or else is found now; of two findings at one time the first stays.
  ///
  /// `find` runs outside the lock, and may ask for other types.
  @inlinable package func value(of type: any Any.Type, find: () -> Value) -> Value {
    let identifier = ObjectIdentifier(type)
    let place = Self.place(of: identifier)
    // Two places a type, since where types happen to stand differs from run to run.
    if let value = value(of: identifier, at: place) ?? value(of: identifier, at: place ^ 1) {
      return value
    }
    let entry = entry(of: identifier, find: find)
    let isTaken = places[place].load(ordering: .relaxed) != nil
    places[isTaken ? place ^ 1 : place].store(
      Unmanaged.passUnretained(entry), ordering: .releasing)
    return entry.value
  }

  @inlinable static func place(of type: ObjectIdentifier) -> Int {
    // Metadata stands at multiples of 8 at least; the product's high bits depend on all of it.
    let product = UInt(bitPattern: type) >> 3 &* 0x9E37_79B9_7F4A_7C15
    return Int(product >> (UInt.bitWidth - placeCount.trailingZeroBitCount))
  }

  @inlinable func value(of type: ObjectIdentifier, at place: Int) -> Value? {
    // Unretained: the dictionary holds the entry, and nobody takes it out.
    places[place].load(ordering: .acquiring)?._withUnsafeGuaranteedRef { entry in
      entry.type == type ? entry.value : nil
    }
  }

  @usableFromInline func entry(of type: ObjectIdentifier, find: () -> Value) -> Entry {
    if let entry = lock.withLock({ entries[type] }) { return entry }
    let found = Entry(type, find())
    return lock.withLock {
      if let entry = entries[type] { return entry }
      entries[type] = found
      return found
    }
  }
}
