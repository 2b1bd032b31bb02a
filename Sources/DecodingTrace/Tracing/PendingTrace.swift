import Foundation

extension TraceContext {
  /// A place of each thread's own. A decoder's `userInfo` has the context, too, but to find it there
  /// takes as long as to decode a number.
  private static let place: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()

  /// Makes this the context of the next `Traced` value that is decoded on this thread.
  func becomePending() {
    guard let place = Self.place else { return }
    // Unretained: the decode that runs now holds the context.
    pthread_setspecific(place, Unmanaged.passUnretained(self).toOpaque())
  }

  /// The context of the `Traced` value that is decoded now. What the value's own code decodes by a
  /// decoder of its own doesn't find it any more.
  static func takePending() -> TraceContext? {
    guard let place, let context = pthread_getspecific(place) else { return nil }
    pthread_setspecific(place, nil)
    return Unmanaged<TraceContext>.fromOpaque(context).takeUnretainedValue()
  }
}
