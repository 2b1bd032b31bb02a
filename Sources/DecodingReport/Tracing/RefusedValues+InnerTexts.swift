import Foundation
import JSONSource

/// JSON in a text, which a decoder of the model's own refused: the text is mended where it did, until it
/// takes it.
extension RefusedValues {
  /// Has a text stand in, or one that is mended further, where a decoder of the model's own refused it.
  /// Returns whether that may tell more; `nil` where the error is about something else.
  mutating func noteText(refusedBy failed: Int, _ tree: CallTree) -> Bool? {
    guard let error = tree.error(of: failed), let said = InnerTextError(error) else { return nil }
    var mendedBefore: Place?
    for read in Self.reads(within: failed, tree).reversed() {
      guard let place = Place(tree.events[read]) else { continue }
      if let text = innerTexts[place] {
        if let mended = said.mended(text), mends < Self.maximumMends {
          mends += 1
          innerTexts[place] = mended
          return true
        }
        mendedBefore = mendedBefore ?? place
      } else if tree.events.textRefused(by: failed, error) == read {
        guard !hopeless.contains(place), refusals.count < Self.maximumCount,
          refusals[place] == nil, let text = Self.text(readBy: read, tree),
          let mended = said.mended(text)
        else { return false }
        innerTexts[place] = mended
        refusals[place] = refusal(of: read, by: failed, error, tree)
        return true
      }
    }
    guard let place = mendedBefore else { return nil }
    innerTexts[place] = nil
    refusals[place] = nil
    hopeless.insert(place)
    return true
  }

  /// Whether a text stands in that was read within a call, and an error may be about it.
  func mendsText(within call: Int, _ calls: Calls, for error: any Error) -> Bool {
    guard !innerTexts.isEmpty, InnerTextError(error) != nil else { return false }
    return calls.indices[(call + 1)...].contains { read in
      Place(calls[read]).map { innerTexts[$0] != nil } == true
    }
  }

  /// How often texts are mended in all: each time takes a decode.
  private static let maximumMends = 64

  private static func text(readBy read: Int, _ tree: CallTree) -> String? {
    guard case .returned(let value) = tree.events[read].result else { return nil }
    return Calls.text(of: value)
  }

  /// A text as a value of the type that was read.
  static func value<T>(like value: T, ofText text: String) -> T? {
    value is Data ? Data(text.utf8) as? T : text as? T
  }
}
