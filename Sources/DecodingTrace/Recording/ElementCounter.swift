package import JSONSource

/// Counts the elements of large arrays whose calls one recorder doesn't hold, and says which ones these
/// are.
///
/// A payload of 20 MB makes millions of calls; a report describes some thousands of them.
package protocol ElementCounter: AnyObject {
  /// The payload.
  var document: JSONDocument { get }
  /// The elements of an array before this one are held …
  var keptElements: Int { get }
  /// … as long as fewer keys and elements than these are held in all when it begins.
  var keptFields: Int { get }
  /// The tape nodes of a value whose calls are held, and those of what it stands in.
  var focus: Range<Int> { get }
  /// Whether a report can't describe all fields: some thousands are held, with all that they need.
  var keepsPart: Bool { get }
  /// Whether models' code may be run once more, to find out what it does.
  var runsModelsAgain: Bool { get }

  /// Counts the element of the call at `index`, the last that began, which has ended, and lets go of
  /// its calls, unless they are worth to be held.
  func count(_ index: Int, of recorder: DecodingRecorder)
  /// Counts fields of elements whose calls weren't noted, leaves among them, within a call.
  func add(fields: Int, asSent leaves: Int, within call: Int)
  /// Calls from `first` on have come to other places.
  func moveCalls(from first: Int, _ moved: (Int) -> Int)
  /// Runs `body`, and forgets what was counted meanwhile.
  func withoutCounting(_ body: () -> Void)
  /// Forgets all, for a decode that begins anew.
  func restart()
}
