import JSONSource

/// Errors of models' own code that name no place: which value they are about, their text may tell.
extension CallTree {
  /// Whether the error of a call names no place within it.
  func namesNothingWithin(_ index: Int) -> Bool {
    events[index].errorDepth <= min(codingDepth(of: index), 254)
  }

  /// The call within the call at `index` for the one value that the error of its own code quotes.
  func quotedCall(by index: Int) -> Int? {
    guard threw(index),
      events[index].errorKind == .custom || events[index].errorKind == .dataCorrupted,
      firstChild(of: index) != nil, let error = error(of: index)
    else { return nil }
    let said = ErrorFacts(error).said
    let quoted = children(of: index).filter { !events[$0].stoodIn && quotes(said, $0) }
    return quoted.count == 1 ? quoted[0] : nil
  }

  /// Whether an error's text has the name of a value's key in it.
  func names(_ said: String, _ read: Int) -> Bool {
    guard let key = events[read].key, !key.isEmpty else { return false }
    // A short one may be part of another word: `id` of `invalid`.
    return key.utf8.count > 3
      ? Spelling.folded(said).contains(Spelling.folded(key))
      : Self.words(said.lowercased(), contain: key.lowercased())
  }

  /// Whether it is plain that a model's own code refused a value by itself, and not for another one: its
  /// error says so, or its source.
  func isPlainlyBlamed(_ read: Int) -> Bool {
    let model = events[read].parent
    guard let error = swallowedErrors[read], model >= 0 else { return true }
    let facts = ErrorFacts(error)
    if let last = facts.lastKey, last == events[read].step { return true }
    if isChecked(read) { return true }
    if let said = InnerTextError(error), events.isAboutText(said, readBy: read) { return true }
    let reads = children(of: model).filter {
      $0 <= read + (readBehind[read] ?? 0) && events[$0].isForKey
        && events[$0].operation.decodesValue
    }
    let told = reads.filter { names(facts.said, $0) || $0 == read && quotes(facts.said, $0) }
    return reads.count == 1 || told == [read]
  }

  /// Whether a model's own code found nothing at a call's place, nor at that of a later one, and threw: of
  /// what it would have had stand in nobody knows.
  func isNothingRefused(_ call: Int) -> Bool {
    let model = events[call].parent
    guard !readBehind.isEmpty, model >= 0, let first = firstPlaceholder(within: model),
      events[first].parent == model, events[first].state == .returnedNil
    else { return false }
    return call <= first
  }

  /// The value within a model that its own code refused, maybe for another one of its values; `nil` where
  /// that may have been for what stood in for one.
  func sharedRefusal(within model: Int) -> Int? {
    guard !readBehind.isEmpty, let first = firstPlaceholder(within: model),
      events[first].parent == model, isRefused(first), !isPlainlyBlamed(first)
    else { return nil }
    return first
  }

  private func quotes(_ said: String, _ read: Int) -> Bool {
    guard events[read].isForKey, events[read].operation.decodesValue,
      case .returned(let value) = events[read].result
    else { return false }
    let text: String
    switch HeldValue(value) {
    case .text(let content), .number(let content): text = content
    default: return false
    }
    // A short one may be there by chance.
    guard !text.isEmpty, text.utf8.count > 2 || names(said, read) else { return false }
    return Self.words(said, contain: text)
  }

  /// Whether a text stands in another one, and isn't part of a longer word or number.
  private static func words(_ said: String, contain text: String) -> Bool {
    said.ranges(of: text).contains { place in
      let around = [said[..<place.lowerBound].last, said[place.upperBound...].first]
      return !around.contains { $0.map { $0.isLetter || $0.isNumber } ?? false }
    }
  }
}
