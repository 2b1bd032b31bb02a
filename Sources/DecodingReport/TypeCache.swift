import Foundation

/// What was found of types, for all threads: the runtime answers slowly.
///
/// Under a lock that the thread sanitizer knows, which isn't so of `Mutex` on Linux.
// Unchecked because of the dictionary alone, which is read and written under the lock.
package final class TypeCache<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [ObjectIdentifier: Value] = [:]

  package init() {}

  /// What is known of a type, or else is found now; of two findings at one time the first stays.
  ///
  /// `find` runs outside the lock, and may ask for other types.
  package func value(of type: any Any.Type, find: () -> Value) -> Value {
    let identifier = ObjectIdentifier(type)
    if let value = lock.withLock({ values[identifier] }) { return value }
    let found = find()
    return lock.withLock {
      if let value = values[identifier] { return value }
      values[identifier] = found
      return found
    }
  }
}
