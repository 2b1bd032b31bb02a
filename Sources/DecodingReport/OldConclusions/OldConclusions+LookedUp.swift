import JSONSource

/// Texts and numbers that code of a model's own looks up, and doesn't know: it takes the case then that
/// it takes for any other, as `default: self = .unknown` does.
extension OldConclusions {
  /// The verdict on such a value; of others, the one that is given.
  func lookedUp(_ verdict: consuming Verdict, _ call: Int) -> Verdict {
    guard verdict.outcome == .asSent || verdict.outcome == .converted && verdict.reason == .custom
    else { return verdict }
    if let held = heldCase(for: call) {
      guard !isKnown(call, as: held), standInCase(for: call) == CaseName.of(held) else {
        return verdict
      }
      verdict.give(held)
    } else {
      guard verdict.outcome == .converted, isTextOfNothing(verdict, call) else { return verdict }
    }
    let isEnum = tree.owner(events[call].parent).isEnum
    verdict.become(
      isEnum ? .enumTookDefaultCase : .ownCodeStoodIn,
      diagnosis.document.stringIsEmpty(events[call].node) ? .empty : .badEnum)
    verdict.fallback = isEnum ? .defaultCase : nil
    verdict.losesValue = false
    verdict.isKeptElsewhere = false
    return verdict
  }

  /// Whether a value may have been looked up in vain.
  func mayBeLookedUp(_ call: Int) -> Bool { heldCase(for: call) != nil }

  /// The case without associated values that a model's own code made of the text or the whole number that
  /// a call read: itself, or the property of the key's name.
  private func heldCase(for call: Int) -> Any? {
    let event = events[call]
    guard event.isForKey, event.text == nil, event.parent >= 0, tree.source.decoded != nil,
      event.type == String.self || event.type == Int.self, tree.decodesItself(event.parent),
      let model = tree.held(by: event.parent)
    else { return nil }
    if tree.owner(event.parent).isEnum {
      return tree.isLookedUp(event) ? Self.plainCase(model) : nil
    }
    return property(of: event, in: model)
  }

  /// Whether what a model holds answers a question that was asked of a text or a number which was read:
  /// `status == "paid"`, `size > 3`.
  func isAnswer(_ kept: Any, at event: Calls.Call) -> Bool {
    let kind = diagnosis.document.kind(of: event.node)
    // Without the source it may stand in for what isn't known as well.
    guard SwiftText.bare(kept) is Bool, kind == .string || kind == .number, tree.source.isKnown,
      case .returned(let read) = event.result, !(SwiftText.bare(read) is Bool)
    else { return false }
    return !hasStandIn(event)
  }

  /// Whether a text that the source writes was chosen by what was sent: `["N", "E", "S", "W"][quarter]`, and
  /// isn't the one that is taken for whatever isn't known.
  func isChosen(_ kept: Any, at event: Calls.Call) -> Bool {
    guard case .text(let text) = HeldValue(kept), !text.isEmpty,
      let property = textProperty(for: event),
      !diagnosis.document.stringIsEmpty(event.node)
    else { return false }
    return standInText(for: event, in: property) != text
  }

  /// Whether a model holds the text that its own code has for whatever it doesn't know.
  private func isTextOfNothing(_ verdict: Verdict, _ call: Int) -> Bool {
    let event = events[call]
    guard let value = verdict.value, case .text(let text) = HeldValue(value),
      tree.isLookedUp(event),
      let property = textProperty(for: event), !isKnown(call, as: value)
    else { return false }
    return standInText(for: event, in: property) == text
  }

  /// The property whose text a model's own code may choose by the value of a call.
  private func textProperty(for event: Calls.Call) -> String? {
    let kind = diagnosis.document.kind(of: event.node)
    guard kind == .string || kind == .number, event.isForKey, event.text == nil,
      event.parent >= 0, tree.source.decoded != nil, tree.decodesItself(event.parent)
    else { return nil }
    return tree.property(of: event)
  }

  /// The text that the model's own code has in a property for whatever it doesn't know; `nil` where it has
  /// none.
  private func standInText(for event: Calls.Call, in property: String) -> String? {
    guard let type = events[event.parent].type, let key = event.key else { return nil }
    let isText = diagnosis.document.kind(of: event.node) == .string
    let path = tree.outerKeys(of: event) + [key, isText ? "" : "0", property]
    return tree.source.standIns.name(of: type, under: path) {
      let strange = isText ? StrangeValues.texts : StrangeValues.numbers + StrangeValues.farNumbers
      let texts = strange.map { json -> String? in
        guard let model = model(with: json, insteadOf: event),
          let value = KeptProperties.storage(of: property, in: model),
          case .text(let text) = HeldValue(value)
        else { return nil }
        return text
      }
      return Set(texts).count == 1 ? texts[0] : nil
    }
  }

  private func property(of event: Calls.Call, in model: Any) -> Any? {
    if let made = tree.partsMade[event.node], made.reader == event.parent {
      return ValueDifference.part(of: model, at: made.path).flatMap(Self.plainCase)
    }
    guard let property = tree.property(of: event), KeptProperties.has(property, in: model) else {
      return nil
    }
    return KeptProperties.storage(of: property, in: model).flatMap(Self.plainCase)
  }

  private static func plainCase(_ value: Any) -> Any? {
    let content = CallTree.content(value)
    guard StoredProperties.isEnum(type(of: content)), Mirror(reflecting: content).children.isEmpty
    else { return nil }
    return content
  }

  /// Whether the source writes what was sent, or the case says the same.
  private func isKnown(_ call: Int, as held: Any) -> Bool {
    let (node, document) = (events[call].node, diagnosis.document)
    switch document.kind(of: node) {
    case .string:
      if SentCase(node, in: document).isNamed(held) { return true }
      return tree.source.writes?(.text(document.string(node))) ?? true
    case .number:
      return document.double(node).flatMap { tree.source.writes?(.number(abs($0))) } ?? true
    default: return true
    }
  }

  /// The name of the case that the model's own code takes for whatever it doesn't know; `nil` where it takes
  /// none, or that isn't known.
  private func standInCase(for call: Int) -> String? {
    let event = events[call]
    guard let type = events[event.parent].type, let key = event.key else { return nil }
    let isText = diagnosis.document.kind(of: event.node) == .string
    let path = tree.outerKeys(of: event) + [key, isText ? "" : "0"]
    return tree.source.standIns.name(of: type, under: path) {
      let names = (isText ? StrangeValues.texts : StrangeValues.numbers).map { strange in
        caseName(for: strange, insteadOf: event)
      }
      return Set(names).count == 1 ? names[0] : nil
    }
  }

  /// The name of the case that a model's own code makes of its object, if that had another value at the
  /// place of a call.
  private func caseName(for json: String, insteadOf event: Calls.Call) -> String? {
    guard let model = model(with: json, insteadOf: event) else { return nil }
    let held =
      tree.owner(event.parent).isEnum
      ? Self.plainCase(model) : property(of: event, in: model)
    return held.map { CaseName.of($0) }
  }
}
