/// What was done to a document, so that it can be undone and done again, without limit.
struct SourceHistory: Sendable {
  /// One step of undo: edits that belong together, and the selection on either side of them.
  struct Step: Sendable {
    /// Applied from the last to the first, they take the step back.
    var inverses: [SourceEdit]
    var before: SourceSelection
    var after: SourceSelection
    /// The document's states before and after, numbered as they arose.
    var stateBefore: Int
    var stateAfter: Int
    var kind: Kind

    /// What the step did to the text when it was taken back or done again last, in this order.
    var changes: [SourceChange] {
      inverses.map { inverse in
        let start = inverse.range.lowerBound
        return SourceChange(
          range: start..<(start + inverse.replacement.count), count: inverse.range.count)
      }
    }
  }

  /// What a step consists of. Typing goes on in the same step until a new word begins.
  enum Kind: Sendable, Equatable {
    case typing(endsInBlank: Bool)
    case deletingBackward, deletingForward
    case other
  }

  private(set) var undoable: [Step] = []
  private(set) var redoable: [Step] = []
  /// The number of the document's present state. Undo returns to an earlier number.
  private(set) var state = 0
  private var newestState = 0
  /// Whether the next edit may join the last step.
  private(set) var isOpen = false

  /// Ends the last step: the caret was moved, the document saved, or nothing typed for a while.
  mutating func closeStep() {
    isOpen = false
  }

  /// Takes note of an edit by its inverse.
  mutating func record(
    _ inverse: SourceEdit, _ kind: Kind, before: SourceSelection, after: SourceSelection
  ) {
    redoable.removeAll()
    newestState += 1
    if isOpen, var step = undoable.popLast() {
      if SourceHistory.continues(step.kind, with: kind),
        let joined = SourceHistory.joined(step.inverses, inverse)
      {
        step.inverses = [joined]
        step.after = after
        step.stateAfter = newestState
        step.kind = kind
        undoable.append(step)
        state = newestState
        return
      }
      undoable.append(step)
    }
    undoable.append(
      Step(
        inverses: [inverse], before: before, after: after, stateBefore: state,
        stateAfter: newestState, kind: kind))
    state = newestState
    isOpen = kind != .other
  }

  /// Takes the last step back and returns the selection from before it, `nil` without a step.
  mutating func undo(_ text: inout SourceText) -> SourceSelection? {
    guard var step = undoable.popLast() else { return nil }
    step.inverses = step.inverses.reversed().map { text.apply($0) }
    redoable.append(step)
    state = step.stateBefore
    isOpen = false
    return step.before
  }

  /// Does the step again that was undone last, and returns the selection from behind it.
  mutating func redo(_ text: inout SourceText) -> SourceSelection? {
    guard var step = redoable.popLast() else { return nil }
    step.inverses = step.inverses.reversed().map { text.apply($0) }
    undoable.append(step)
    state = step.stateAfter
    isOpen = false
    return step.after
  }

  private static func continues(_ last: Kind, with next: Kind) -> Bool {
    switch (last, next) {
    case (.typing(let endsInBlank), .typing(let nextIsBlank)): !endsInBlank || nextIsBlank
    case (.deletingBackward, .deletingBackward), (.deletingForward, .deletingForward): true
    default: false
    }
  }

  /// The one inverse of a step's edits and one more, if they touch.
  private static func joined(_ inverses: [SourceEdit], _ next: SourceEdit) -> SourceEdit? {
    guard inverses.count == 1 else { return nil }
    let last = inverses[0]
    // Inverses are undone from the last to the first: what was typed shrinks from its end, what
    // was deleted grows where it was.
    if !last.range.isEmpty, next.replacement.isEmpty,
      next.range.lowerBound == last.range.upperBound
    {
      return SourceEdit(last.range.lowerBound..<next.range.upperBound, last.replacement)
    }
    guard last.range.isEmpty, next.range.isEmpty else { return nil }
    if next.range.lowerBound + next.replacement.count == last.range.lowerBound {
      return SourceEdit(next.range, next.replacement + last.replacement)
    }
    if next.range.lowerBound == last.range.lowerBound {
      return SourceEdit(last.range, last.replacement + next.replacement)
    }
    return nil
  }
}
