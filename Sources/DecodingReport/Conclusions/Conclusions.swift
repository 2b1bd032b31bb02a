/// What code of a model's own did with values: the calls that it made don't tell that, so it is concluded.
///
/// Who judges a call asks here first. `nil` leaves the answer to the ``Judge``, which goes by the calls alone.
package protocol Conclusions {
  /// Of all calls for a value, in order, the one that decided what became of it.
  func decisive(of attempts: [Int]) -> Int?
  /// The value of a call that plainly is as it was sent, and which the model around it keeps so.
  func valuePlainlyAsSent(_ call: Int) -> Any?
  /// What became of the value of a call; `attempts` are all calls for it.
  func verdict(on call: Int, of attempts: [Int]) -> Verdict?
  /// A verdict with what the property holds for whoever asks the model.
  func shown(_ verdict: consuming Verdict, _ call: Int) -> Verdict
  /// What became of a value whose error was caught, and which another one stands in for.
  func outcome(ofCaught call: Int) -> Outcome?
  /// What became of a value behind the first failure whose error would have been caught.
  func caughtUnreached(_ verdict: consuming Verdict, _ call: Int) -> Verdict
  /// What stands in for a value whose error was caught; its type, where that is within a wrapper that tells nothing.
  func standIn(forCaught call: Int) -> (value: Any?, type: (any Any.Type)?)
  /// Whether the error of a call whose value was dropped came out in the end, as far as can be seen.
  func isTold(_ call: Int) -> Bool
  /// Whether a key that is missing was asked for, and nothing hung on that. Of a call that threw or whose value
  /// would be dropped.
  func isVainQuestion(_ call: Int, _ outcome: Outcome) -> Bool
  /// Whether a model made nothing of the object among an array's elements that a call opened.
  func isPassedOver(_ call: Int) -> Bool
  /// Whether a value that was read isn't held.
  func isDropped(_ call: Int) -> Bool
}
