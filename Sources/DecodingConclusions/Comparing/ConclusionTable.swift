import DecodingRecord
import JSONSource

/// A conclusion that the table's plain rows would get wrong; `nil` where it has none to draw.
protocol ConclusionException: SendableMetatype {
  static func conclusion(of sent: Sent, _ provenance: Provenance) -> Conclusion?
}

/// The one table of what is concluded of code of a model's own: what hangs on a value, compared with what was sent.
/// Exceptions go before the rows that they're of, in this order.
extension Sent {
  private static let ofNothing: [any ConclusionException.Type] = [
    KeptNull.self, OtherKeyTaken.self, OtherKeyNamed.self, CaseForNothing.self,
  ]
  private static let ofSame: [any ConclusionException.Type] = [
    EqualElement.self, ExchangedValues.self, ListOfOne.self,
  ]
  private static let ofChanged: [any ConclusionException.Type] = [
    EmptyContainer.self, EmptyText.self, DictionaryKey.self, ListedOption.self,
    DecidingValue.self, ChoiceOfTwo.self, Discriminator.self, UnderstoodCase.self, Question.self,
    NumberLikeAnyOther.self, CaseWithoutValues.self, ValueOrNone.self, KnownText.self,
  ]
  private static let ofNoPart: [any ConclusionException.Type] = [
    HeldByName.self, EqualElement.self, CaseForAnything.self,
  ]

  func conclusion(_ provenance: Provenance) -> Conclusion {
    if provenance.isIncomplete { return .notTold }
    guard let part = provenance.parts.first else {
      return exception(Self.ofNoPart, provenance) ?? withoutPart(provenance)
    }
    if isNothing { return exception(Self.ofNothing, provenance) ?? standIn(part, provenance) }
    if let same = same(provenance) {
      return exception(Self.ofSame, provenance)
        ?? Conclusion(outcome: .asSent, row: .same, part: same)
    }
    return exception(Self.ofChanged, provenance) ?? changed(part, provenance)
  }

  private func exception(
    _ exceptions: [any ConclusionException.Type], _ provenance: Provenance
  ) -> Conclusion? {
    exceptions.lazy.compactMap { $0.conclusion(of: self, provenance) }.first
  }

  /// One part hangs on the value, and isn't what was sent.
  private func changed(_ part: Holding, _ provenance: Provenance) -> Conclusion {
    let alike = provenance.alike
    let isLikeAnyOther =
      !alike.isEmpty && !document.isContainer(node)
      && alike.allSatisfy { $0.trial.threw || $0.trial.isSame }
      && alike.contains(where: \.trial.isSame)
    let isEmptied =
      document.isContainer(node) && !isEmptyContainer && part.isList && part.parts.isEmpty
      && provenance.trials.contains { $0.kind == .near && !$0.trial.isSame && !$0.trial.threw }
    if part.isNothing || isEmptied
      || isLikeAnyOther && !provenance.parts.contains(where: { isPiece($0, provenance) })
    {
      return standIn(part, provenance)
    }
    return .converted(
      provenance.parts.first { $0.property == key } ?? part,
      losesValue: kind == .number && alike.contains { $0.trial.isSame })
  }

  /// Whether every type of numbers takes a number.
  private func isPlain(_ json: String) -> Bool {
    kind == .number && Int(json).map { (0...100).contains($0) } ?? false
  }

  /// Nothing of the model is another one with another value.
  private func withoutPart(_ provenance: Provenance) -> Conclusion {
    if provenance.isInserted, node >= 0 {
      let isCounted =
        isElement
        && provenance.absent.changes.contains { $0.old.map { $0.listDepth == 0 } ?? false }
        && !provenance.trials.contains { $0.trial.changes.contains { $0.old == nil } }
      return isCounted || isElement && isEmptyContainer
        || isRead && model.isMended && !provenance.absent.isSame
        ? .notTold : Conclusion(outcome: .dropped, row: .inserted)
    }
    if isNothing {
      let isOfOther = node < 0 && model.namesake(of: self).map { !$0.isNothing } ?? false
      return Conclusion(
        outcome: isElement || isMember && kind == .null ? .dropped : .nil,
        row: isOfOther ? .another : .untouched)
    }
    // Others aren't borne: what it is for can't be seen.
    let isChecked =
      provenance.alike.allSatisfy(\.trial.threw)
      || provenance.trials.contains { $0.kind == .known && $0.trial.threw }
      || provenance.alike.contains { isPlain($0.json) && $0.trial.threw }
    // What a model that couldn't be made of it would hold isn't known.
    return isRead && (isChecked || model.isMended)
      ? .notTold : Conclusion(outcome: .dropped, row: .noEffect)
  }
}
