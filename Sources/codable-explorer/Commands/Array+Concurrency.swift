internal import Dispatch
internal import Synchronization

extension Array where Element: Sendable {
  /// What becomes of each element, in their order: one is worked at for each processor.
  func concurrentMap<Result: Sendable>(_ work: @Sendable (Element) -> Result) -> [Result] {
    let found = Mutex([Result?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { place in
      let result = work(self[place])
      found.withLock { $0[place] = result }
    }
    return found.withLock { $0.compactMap(\.self) }
  }
}
