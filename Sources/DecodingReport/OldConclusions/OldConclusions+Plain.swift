import JSONSource

/// Values that are plainly as sent and kept: most fields of most payloads.
extension OldConclusions {
  /// The value of a call that asked for a scalar and got it as it is, and whose model keeps it so;
  /// most calls are so. `nil` where that takes a closer look.
  func valuePlainlyAsSent(_ call: Int) -> Any? {
    guard let value = judge.scalarAsSent(call), !judge.isKeyRenamed(events[call]) else {
      return nil
    }
    let owner = tree.owner(events[call].parent)
    return !mayBeDiscarded(call, from: owner) && isPlainlyKept(value, call, in: owner) ? value : nil
  }

  /// The verdict on an array or an object whose parts were asked for one by one, of which the type makes
  /// nothing else, and which the model around it keeps. `nil` where that takes a closer look.
  func containerPlainlyAsSent(_ call: Int) -> Verdict? {
    guard judge.isPlain(call), !judge.isKeyRenamed(events[call]),
      diagnosis.document.isContainer(events[call].node), asksForPartsAlone(call),
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
    var verdict = Verdict(.decodedAsIs)
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
}
