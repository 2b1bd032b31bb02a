import Synchronization

/// What one decode needs besides its document, and the next one can use again.
///
/// `@unchecked Sendable`: a scratch belongs to one session at a time. It's handed from one to the
/// next, on whatever thread, through `kept`, whose places are atomic.
final class SmartScratch: @unchecked Sendable {
  /// A type that was asked for.
  struct RecentType {
    var id: ObjectIdentifier?
    var type: KnownType?
  }

  /// A frame for each depth, up to the session's limit.
  let frames: UnsafeMutablePointer<SmartSession.Frame>
  /// The types that were asked for last, by their addresses.
  let types: UnsafeMutablePointer<RecentType>
  let containers = SmartContainerPool()

  /// So many that three types that are asked for in turn hardly ever share one place and its
  /// neighbour: where types happen to stand differs from build to build.
  static let typeCount = 512

  /// The place of a type among the recent ones.
  @inline(__always)
  static func place(of type: ObjectIdentifier) -> Int {
    // Metadata stands at multiples of 8 at least; the product's high bits depend on all of it.
    let product = UInt(bitPattern: type) >> 3 &* 0x9E37_79B9_7F4A_7C15
    return Int(product >> (UInt.bitWidth - typeCount.trailingZeroBitCount))
  }

  private init() {
    frames = .allocate(capacity: SmartSession.depthLimit)
    frames.initialize(repeating: SmartSession.Frame(), count: SmartSession.depthLimit)
    types = .allocate(capacity: Self.typeCount)
    types.initialize(repeating: RecentType(), count: Self.typeCount)
  }

  deinit {
    containers.free()
    frames.deallocate()
    types.deallocate()
  }

  /// One that an earlier decode has left, or a new one.
  static func take() -> SmartScratch {
    for place in 0..<keptCount {
      if let scratch = kept[place].exchange(nil, ordering: .acquiring) {
        return scratch.takeRetainedValue()
      }
    }
    return SmartScratch()
  }

  /// Keeps it for a later decode. Nobody may hold on to it.
  func giveBack() {
    let scratch = Unmanaged.passRetained(self)
    for place in 0..<Self.keptCount {
      let result = Self.kept[place].compareExchange(
        expected: nil, desired: scratch, ordering: .releasing)
      if result.exchanged { return }
    }
    scratch.release()
  }

  /// Enough for as many decodes at one time as machines have cores; more make their own.
  private static let keptCount = 16

  // Unsafe because of the pointer alone: it never changes, nobody frees what it points to, and
  // that is atomic.
  private nonisolated(unsafe) static let kept = {
    let places = UnsafeMutablePointer<Atomic<Unmanaged<SmartScratch>?>>.allocate(
      capacity: keptCount)
    for place in 0..<keptCount { (places + place).initialize(to: Atomic(nil)) }
    return places
  }()
}
