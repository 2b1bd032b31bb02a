import Synchronization

/// A value's text as Swift would write it, made when somebody first looks.
///
/// A class, so that all copies of a report share what was made: a report has thousands of values,
/// and a screen shows some dozens.
// Unchecked: the value is only read, within the lock, by the one call that makes the text. It came
// out of a decode that is over, and nobody who could change it has it any more.
package final class LazyText: @unchecked Sendable, Equatable {
  private enum State {
    case value(Any)
    case text(String)
  }

  private let lock = Mutex<Void>(())
  private var state: State

  package init(of value: Any) {
    state = .value(value)
  }

  init(_ text: String) {
    state = .text(text)
  }

  /// The text; after the first call the same one without work.
  package var text: String {
    lock.withLock { _ in
      switch state {
      case .text(let text): return text
      case .value(let value):
        let text = SwiftText.of(value)
        state = .text(text)
        return text
      }
    }
  }

  package static func == (left: LazyText, right: LazyText) -> Bool {
    left === right || left.text == right.text
  }
}

extension DecodingRecorder {
  /// What the whole decode returned, as text; `nil` where it threw.
  package var returnedText: LazyText? {
    guard case .returned(let value)? = held.pointee.events.first?.result else { return nil }
    return LazyText(of: value)
  }
}
