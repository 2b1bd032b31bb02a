import Synchronization

/// A value that is made when somebody first wants it; who wants it meanwhile waits.
package final class Once<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)
  private let make: @Sendable () -> Value

  package init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  /// The value, if somebody wanted it by now; nobody waits.
  package var ifMade: Value? { made.withLockIfAvailable { $0 } ?? nil }

  package var value: Value {
    made.withLock { made in
      if let made { return made }
      let value = make()
      made = value
      return value
    }
  }
}
