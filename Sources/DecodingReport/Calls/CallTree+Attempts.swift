import JSONSource

/// Calls of which others count instead: several attempts at one value, and steps over what couldn't be
/// decoded.
extension CallTree {
  /// Whether a failed call was one of several attempts at an array or object, and a later one counts:
  /// at the place of the call around it, or under the same key.
  func isSuperseded(_ index: Int, in document: JSONDocument) -> Bool {
    let (node, parent) = (events[index].node, events[index].parent)
    guard threw(index), !events[index].stoodIn, parent >= 0, node >= 0, document.isContainer(node)
    else { return false }
    for later in siblings(behind: index) {
      // An array's elements come one after the other.
      if events[index].isForElement, events[later].isForElement, events[later].node > node,
        events[later].container == events[index].container
      {
        return false
      }
      if events[later].node == node, supersedes(later, index, in: document) { return true }
    }
    return false
  }

  /// What failed within those attempts at the value of the call at `index` which came farthest; its own
  /// code caught that.
  func culpritsOfAttempts(within index: Int) -> [Int] {
    let failed = children(of: index).filter {
      isAtPlaceOfParent($0) && events[$0].operation.decodesValue && threw($0) && !events[$0].stoodIn
    }
    let culprits = failed.map { (call: culprit(of: $0), progress: progress(of: $0)) }
      .filter { events[$0.call].hasStep && threw($0.call) }
    let farthest = culprits.map(\.progress).max()
    return culprits.filter { $0.progress == farthest }.flatMap { culprit in
      // It may have been attempted in several ways, too.
      let within = culpritsOfAttempts(within: culprit.call)
      return within.isEmpty ? [culprit.call] : within
    }
  }

  /// Whether what a call threw is the error of an attempt at its value: its own code says nothing else.
  func passesOnAttempt(_ index: Int) -> Bool {
    children(of: index).contains {
      isAtPlaceOfParent($0) && threw($0) && !events[$0].stoodIn && isSameError($0, index)
    }
  }

  /// Whether a call was made within an attempt at the value of another one, which failed as that did.
  func isWithinAttempt(_ inner: Int, of index: Int) -> Bool {
    guard threw(index), inner > index else { return false }
    var call = inner
    while events[call].parent > index { call = events[call].parent }
    return events[call].parent == index && isAtPlaceOfParent(call) && threw(call)
  }

  /// How many values an attempt that failed had read, one that was there and is another included.
  private func progress(of attempt: Int) -> Int {
    (attempt + 1..<end(of: attempt)).count { call in
      events[call].hasStep && events[call].operation.decodesValue
        && (!threw(call) || events[call].node >= 0 && firstChild(of: call) == nil)
    }
  }

  /// Whether a later call for the same place counts instead of a failed one.
  private func supersedes(_ later: Int, _ index: Int, in document: JSONDocument) -> Bool {
    let (node, parent) = (events[index].node, events[index].parent)
    switch events[later].operation {
    case .decode, .decodeIfPresent, .superDecoderValue:
      // What failed within the first of them is to blame, where none fits.
      return events[later].hasStep == events[index].hasStep && !isPassingOver(later)
        && !(threw(later) && isPlainSequence(index) && firstChild(of: later) == nil)
        && !(threw(later) && progress(of: later) == 0 && progress(of: index) > 0)
    case .keyedContainer:
      return document.kind(of: node) == .object && !threw(later)
        && (document.isEmptyContainer(node) || hasRead(node, in: parent))
    case .unkeyedContainer:
      return document.kind(of: node) == .array && !threw(later)
        && (document.isEmptyContainer(node) || hasRead(node, in: parent))
    default: return false
    }
  }

  /// Whether a call asked for an array or a set.
  private func isPlainSequence(_ call: Int) -> Bool {
    events[call].type.map { TypeTraits.of($0).isPlainSequence } ?? false
  }

  /// Whether a call gives a value without content, of a type that asks for nothing: it steps over what
  /// an earlier call couldn't decode.
  func isPassingOver(_ index: Int) -> Bool {
    guard case .returned(let value) = events[index].result, wholes[index] == nil,
      !children(of: index).contains(where: { events[$0].operation.decodesValue }),
      let type = events[index].type, !TypeTraits.of(type).isLeaf
    else { return false }
    let mirror = Mirror(reflecting: value)
    return mirror.children.isEmpty
      && (mirror.displayStyle == .struct || mirror.displayStyle == .class)
  }

  /// Whether something was decoded from a container within a call.
  private func hasRead(_ container: Int, in parent: Int) -> Bool {
    children(of: parent).contains {
      events[$0].container == container && events[$0].hasStep
        && (!threw($0) || events[$0].stoodIn) && events[$0].operation.decodesValue
    }
  }
}
