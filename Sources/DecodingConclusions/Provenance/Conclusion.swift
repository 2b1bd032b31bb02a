import DecodingRecord
import DecodingReport
import DecodingTrace
import Foundation
import JSONSource

/// What became of a value, by what hangs on it: the one table of what is concluded of code of a model's own.
struct Conclusion {
  /// Which row of the table decided.
  enum Row: String {
    case same, whole, repeated, exchanged, another, inserted, checked, noEffect, untouched
    case discriminator, question, standIn, converted, unknown
  }

  let outcome: Outcome
  let row: Row
  /// What the model holds of it.
  var part: Holding?
  /// Whether what was sent can't be told from that.
  var losesValue = false

  /// Nothing of the value is in a part that is there in its place.
  static func standIn(_ part: Holding, forElement: Bool) -> Conclusion {
    // What is counted of a list isn't one of its elements.
    if forElement, part.listDepth == 0, !part.name.hasPrefix(".") {
      return Conclusion(outcome: .dropped, row: .noEffect)
    }
    return Conclusion(
      outcome: part.form == .nothing ? .nil : .default, row: .standIn, part: part)
  }
}

/// A value in its surroundings, for the table.
struct Sent {
  let place: TriedModel.Place
  let model: MendedModel
  /// The property that is named as the key, or the key; empty for an element.
  let key: String
  let isElement: Bool
  /// What a call for it asked for, and returned.
  let asked: (any Any.Type)?
  let read: Any?
  /// Whether the source writes it.
  let isKnown: Bool

  private var document: JSONDocument { model.base }
  /// -1 for a key that is missing.
  private var node: Int { if case .value(let node) = place { node } else { -1 } }

  private var isNothing: Bool { node < 0 || document.kind(of: node) == .null }

  private var isRead: Bool { read != nil }

  /// Whether a part is what was sent, or what one of Foundation's types made of it, a date, say.
  private func isSame(_ part: Holding) -> Bool {
    if SentScalar(node, in: document)?.likeness(of: part.value) == .same { return true }
    return switch (read, part.value) {
    case (let read as Date, let held as Date): read == held
    case (let read as UUID, let held as UUID): read == held
    case (let read as URL, let held as URL): read == held
    case (let read as Data, let held as Data): read == held
    default: false
    }
  }

  func conclusion(_ provenance: Provenance) -> Conclusion {
    if provenance.isIncomplete { return Conclusion(outcome: .asSent, row: .unknown) }
    guard let part = provenance.parts.first else { return withoutPart(provenance) }
    if isNothing { return ofNothing(provenance, part) }
    let parts = provenance.touched.flatMap(\.all) + provenance.existing.flatMap(\.all)
    let same = parts.first { isSame($0) && $0.property == key } ?? parts.first(where: isSame)
    if let same { return ofSame(same, provenance) }
    if isEmptyContainer, let list = parts.first(where: { $0.isList && $0.parts.isEmpty }) {
      return Conclusion(outcome: .asSent, row: .same, part: list)
    }
    if isEmpty, !part.isList, !(part.isScalar && SwiftText.of(part.value) == "\"\"") {
      return standIn(part)
    }
    // One of several options.
    if isElement, document.kind(of: node) == .string, part.property == "rawValue",
      !provenance.absent.isSame
    {
      return Conclusion(outcome: .asSent, row: .discriminator, part: part)
    }
    // What holds another value hangs on it.
    if model.isValue(part, besides: place) {
      return isElement
        ? Conclusion(outcome: .dropped, row: .another)
        : Conclusion(outcome: .asSent, row: .discriminator, part: part)
    }
    if model.discriminates(node, provenance) {
      let strange = provenance.trials.filter { $0.kind == .strange }
      if !isKnown, strange.count > 1, strange.allSatisfy(\.trial.isSame), part.parts.isEmpty {
        return standIn(part)
      }
      return Conclusion(outcome: .asSent, row: .discriminator, part: part)
    }
    let kind = document.kind(of: node)
    if case .choice = part.form, part.parts.isEmpty, !(part.value is any RawRepresentable),
      let asked, TypeTraits.of(asked).bare == type(of: part.value), isUnderstood(provenance, kind)
    {
      return Conclusion(outcome: .asSent, row: .discriminator, part: part)
    }
    if kind != .true, kind != .false, part.value is Bool, isRead,
      provenance.alike.contains(where: { !$0.trial.isSame && !$0.trial.threw })
    {
      return Conclusion(
        outcome: isElement ? .asSent : .converted, row: .question, part: isElement ? nil : part,
        losesValue: true)
    }
    return changed(provenance, part, kind)
  }

  /// Of a value that a part of the model is.
  private func ofSame(_ same: Holding, _ provenance: Provenance) -> Conclusion {
    if isElement, model.isRepeated(node), provenance.absent.isSame {
      return Conclusion(outcome: .dropped, row: .repeated)
    }
    if !isElement, same.property != key, let namesake = model.namesake(key), namesake.isScalar,
      !isSame(namesake), model.isValue(namesake, besides: place)
    {
      return Conclusion(outcome: .converted, row: .exchanged, part: namesake)
    }
    if !isElement, same.listDepth > model.depth(of: node), let list = same.around,
      list.parts.count == 1
    {
      return Conclusion(outcome: .converted, row: .converted, part: list)
    }
    return Conclusion(outcome: .asSent, row: .same, part: same)
  }

  /// Whether a case of an enum stands for a scalar, and not for all that it doesn't know.
  private func isUnderstood(_ provenance: Provenance, _ kind: JSONNode.Kind) -> Bool {
    let kinds: [Alternatives.Kind] = kind == .string ? [.strange] : [.far]
    let others = provenance.trials.filter { kinds.contains($0.kind) }
    return kind == .string || kind == .number ? others.contains { !$0.trial.isSame } : false
  }

  private func changed(
    _ provenance: Provenance, _ part: Holding, _ kind: JSONNode.Kind
  ) -> Conclusion {
    let far = provenance.trials.filter { $0.kind == .far }
    if far.count > 1, far.allSatisfy(\.trial.isSame) { return standIn(part) }
    let strange = provenance.trials.filter { $0.kind == .strange }
    if provenance.absent.isSame {
      if kind == .string, !part.isNothing, !strange.isEmpty,
        strange.allSatisfy({ !$0.trial.isSame && !$0.trial.threw })
      {
        return Conclusion(outcome: .converted, row: .converted, part: part)
      }
      return standIn(part)
    }
    if kind == .string {
      if isKnown, !part.isNothing {
        return Conclusion(outcome: .converted, row: .converted, part: part)
      }
      if strange.count(where: \.trial.isSame) > 1 { return standIn(part) }
    }
    if part.isNothing { return standIn(part) }
    let alike = provenance.alike
    if !alike.isEmpty, !document.isContainer(node),
      alike.allSatisfy({ $0.trial.threw || $0.trial.isSame }), alike.contains(where: \.trial.isSame)
    {
      return standIn(part)
    }
    let losesValue = kind == .number && alike.contains { $0.trial.isSame }
    return Conclusion(outcome: .converted, row: .converted, part: part, losesValue: losesValue)
  }

  private var isEmptyContainer: Bool {
    document.isContainer(node) && document.next(after: node) == node + 1
  }

  private var isEmpty: Bool {
    let text = document.text(node)
    return text == "\"\"" || text == "[]"
  }

  private func standIn(_ part: Holding) -> Conclusion { .standIn(part, forElement: isElement) }

  /// Whether a part is the case for nothing of an enum that has another one for a value.
  private static func isCaseOfNothing(_ part: Holding, _ provenance: Provenance) -> Bool {
    guard case .choice(let name) = part.form, part.parts.isEmpty,
      ["null", "nil", "none", "absent", "missing", "unset"].contains(name)
    else { return false }
    return provenance.trials.contains { trial in
      trial.trial.changes.contains { change in
        change.old === part && change.new.map { !$0.parts.isEmpty } ?? false
      }
    }
  }

  /// Of a key that is missing, or a null, on which a part hangs.
  private func ofNothing(_ provenance: Provenance, _ part: Holding) -> Conclusion {
    if provenance.parts.contains(where: { model.isHeld($0, besides: place) }) {
      return Conclusion(outcome: .nil, row: .another)
    }
    if Self.isCaseOfNothing(part, provenance) {
      return Conclusion(outcome: isElement ? .asSent : .nil, row: .standIn, part: part)
    }
    return standIn(part)
  }

  private func withoutPart(_ provenance: Provenance) -> Conclusion {
    let nearThrew = provenance.alike.allSatisfy(\.trial.threw)
    if !isElement, provenance.isInserted || !isNothing && !nearThrew,
      let named = model.namesake(key), !model.isTouched(named)
    {
      return standIn(named)
    }
    if isElement, provenance.absent.isSame, model.isFirstOfEqual(node) {
      return Conclusion(outcome: .asSent, row: .same)
    }
    if isElement, model.isRepeated(node), provenance.absent.isSame {
      return Conclusion(outcome: .dropped, row: .repeated)
    }
    if provenance.isInserted { return Conclusion(outcome: .dropped, row: .inserted) }
    if node < 0, let named = model.namesake(key), !named.isNothing, !model.isTouched(named) {
      return standIn(named)
    }
    if isNothing {
      let isOfOther = node < 0 && model.namesake(key).map { !$0.isNothing } ?? false
      return Conclusion(
        outcome: isElement ? .dropped : .nil, row: isOfOther ? .another : .untouched)
    }
    if nearThrew, isRead { return Conclusion(outcome: .asSent, row: .checked) }
    // What nobody knows changes nothing, and what is known isn't borne: what it is for can't be seen.
    if isRead, provenance.trials.contains(where: { $0.kind == .known && $0.trial.threw }) {
      return Conclusion(outcome: .asSent, row: .unknown)
    }
    return Conclusion(outcome: .dropped, row: .noEffect)
  }
}
