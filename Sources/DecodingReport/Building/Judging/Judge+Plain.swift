import JSONSource

/// Values that are plainly as sent and kept: most fields of most payloads.
extension Judge {
  /// The value of a call that asked for a scalar and got it as it is, and whose model keeps it so;
  /// most calls are so. `nil` where that takes a closer look.
  func valuePlainlyAsSent(_ call: Int) -> Any? {
    guard isPlain(call) else { return nil }
    let owner = tree.owner(events[call].parent)
    guard !mayBeDiscarded(call, from: owner),
      let asked = tree.isLeaf(call) ? call : onlyPlainCall(within: call),
      let type = events[asked].type, diagnosis.holds(events[call].node, asItIs: type),
      case .returned(let value) = events[call].result, isPlainlyKept(value, call, in: owner)
    else { return nil }
    return value
  }

  /// The verdict on an array or an object whose parts were asked for one by one, of which the type makes
  /// nothing else, and which the model around it keeps. `nil` where that takes a closer look.
  func containerPlainlyAsSent(_ call: Int) -> Verdict? {
    guard isPlain(call), diagnosis.document.isContainer(events[call].node), asksForPartsAlone(call),
      let type = events[call].type, case .returned(let value) = events[call].result,
      Swift.type(of: value) == type, tree.swallowedErrors[call] == nil
    else { return nil }
    let (traits, stored) = (TypeTraits.of(type), StoredProperties.of(type))
    guard traits.wrapper == nil, !traits.isRawRepresentable, !traits.takesAny,
      traits.isStandard || stored.fields.count > 1, !stored.holdsWrappedValue
    else { return nil }
    let owner = tree.owner(events[call].parent)
    guard !mayBeDiscarded(call, from: owner), isPlainlyKept(value, call, in: owner) else {
      return nil
    }
    var verdict = Verdict(.asSent)
    verdict.value = value
    return verdict
  }

  /// Whether all that was asked within a call was for members or elements, and nothing failed.
  private func asksForPartsAlone(_ call: Int) -> Bool {
    var asks = false
    for child in tree.children(of: call) {
      switch events[child].operation {
      case .keyedContainer, .unkeyedContainer: if tree.threw(child) { return false }
      case .decode, .decodeIfPresent:
        guard events[child].hasStep, !tree.isAtPlaceOfParent(child),
          !tree.threw(child) || events[child].stoodIn
        else { return false }
        asks = true
      default: return false
      }
    }
    return asks
  }

  /// Whether a call returned something for what stands in the payload, and nobody says more of it.
  private func isPlain(_ call: Int) -> Bool {
    events[call].state == .returned && events[call].node >= 0 && events[call].reason == nil
      && events[call].outcome ?? .asSent == .asSent && !isKeyRenamed(events[call])
  }

  /// The one call that a wrapper made, for the very type that it wraps.
  private func onlyPlainCall(within call: Int) -> Int? {
    guard let type = events[call].type, let only = tree.onlyChild(of: call),
      TypeTraits.of(type).wrapper != nil, tree.isLeaf(only), isPlain(only),
      tree.isAtPlaceOfParent(only), events[only].operation == .decode,
      events[only].type == TypeTraits.of(type).bare
    else { return nil }
    return only
  }
}
