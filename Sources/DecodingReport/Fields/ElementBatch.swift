import JSONSource
import Synchronization

/// Elements of one array, one behind the other, that a recorder has let go of, and their calls:
/// whoever has nothing else to do counts them.
///
/// One thread fills it, and one, which may be another, counts; `DigestWorker` sees to it that they
/// don't do so at once.
final class ElementBatch: @unchecked Sendable {
  /// The call that decoded the array.
  let array: Int
  private var calls: UnsafeMutablePointer<DecodingEvent>?
  private var count = 0
  private var elements: [Element] = []
  private(set) var digest = ElementDigest()
  /// For the thread that isn't the decode's.
  let digester: ElementDigester
  /// Whether the elements are counted: known to both threads.
  private let counted = Atomic(false)
  var isCounted: Bool { counted.load(ordering: .acquiring) }

  private struct Element {
    /// The index that its first call had.
    let first: Int
    /// Where its calls begin here.
    let start: Int
    let isUnreached: Bool
  }

  /// How many calls there is room for: those of some objects.
  static let capacity = 256

  init(of array: Int, _ digester: ElementDigester) {
    self.array = array
    self.digester = digester
    calls = .allocate(capacity: Self.capacity)
  }

  deinit {
    letGo()
  }

  /// Whether there is room for so many calls more.
  func holds(_ more: Int) -> Bool { count + more <= Self.capacity }

  /// Takes an element's calls, which are the last of `events`, from the one at `first` on.
  func take(_ events: inout [DecodingEvent], from first: Int, isUnreached: Bool) {
    guard let calls else { return }
    elements.append(Element(first: first, start: count, isUnreached: isUnreached))
    let taken = events.count - first
    events.withUnsafeMutableBufferPointer { events in
      guard let source = events.baseAddress.map({ $0 + first }) else { return }
      (calls + count).moveInitialize(from: source, count: taken)
      // An array has no way to let go of elements that are gone.
      source.initialize(repeating: Self.nothing, count: taken)
    }
    events.removeLast(taken)
    count += taken
  }

  /// Makes the digest of all elements, and lets go of their calls.
  func count(by digester: ElementDigester) {
    guard let calls else { return }
    for (index, element) in elements.enumerated() {
      let end = index + 1 < elements.count ? elements[index + 1].start : count
      let calls = UnsafeBufferPointer(start: calls + element.start, count: end - element.start)
      digest.add(
        digester.digest(
          of: Calls(calls, of: element.first), [:], from: element.first,
          isUnreached: element.isUnreached), at: array == 0 ? nil : calls[0].place.node)
    }
    letGo()
    counted.store(true, ordering: .releasing)
  }

  private func letGo() {
    guard let calls else { return }
    calls.deinitialize(count: count)
    calls.deallocate()
    self.calls = nil
  }

  private static var nothing: DecodingEvent {
    DecodingEvent(.decode, parent: -1, container: -1, step: nil, node: -1, type: nil)
  }
}
