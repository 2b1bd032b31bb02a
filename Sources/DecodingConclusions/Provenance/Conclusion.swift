import DecodingRecord
import DecodingReport
import DecodingTrace
import JSONSource

/// What became of a value, by what hangs on it: the one table of what is concluded of code of a model's own.
struct Conclusion {
  /// Which row of the table decided.
  enum Row: String {
    case same, existing, another, inserted, checked, noEffect, untouched, discriminator, question,
      standIn, nothing
    case converted, told
  }

  let outcome: Outcome
  let row: Row
  /// What the model holds of it.
  var part: Holding?
}

/// A value in its surroundings, for the table.
struct Sent {
  let node: Int
  let document: JSONDocument
  /// The key under which it stands; empty for an element.
  let key: String
  let isElement: Bool
  /// Whether a call for it returned something.
  let isRead: Bool
  /// The parts of the model that hang on other values.
  let others: Set<ObjectIdentifier>
  /// The part of the model that is named as the key, and hangs on nothing.
  let named: Holding?
  /// Whether it decides which case, or which type, holds its neighbours.
  let discriminates: Bool
  /// Whether the source writes it.
  let isKnown: Bool

  var isNothing: Bool { node < 0 || document.kind(of: node) == .null }

  private func isSame(_ part: Holding) -> Bool {
    SentScalar(node, in: document)?.likeness(of: part.value) == .same
  }

  func conclusion(_ provenance: Provenance) -> Conclusion {
    guard let part = provenance.parts.first else { return withoutPart(provenance) }
    if isNothing { return ofNothing(provenance, part) }
    let parts = provenance.touched.flatMap(\.all) + provenance.existing.flatMap(\.all)
    let same = parts.first { isSame($0) && $0.property == key } ?? parts.first(where: isSame)
    if let same { return Conclusion(outcome: .asSent, row: .same, part: same) }
    if isEmpty, !part.isList, !(part.isScalar && SwiftText.of(part.value) == "\"\"") {
      return standIn(part)
    }
    if discriminates {
      let strange = provenance.trials.filter { $0.kind == .strange }
      if !isKnown, strange.count > 1, strange.allSatisfy(\.trial.isSame), part.parts.isEmpty {
        return standIn(part)
      }
      return Conclusion(outcome: .asSent, row: .discriminator, part: part)
    }
    let kind = document.kind(of: node)
    if kind == .string || kind == .number, part.value is Bool, isRead {
      return Conclusion(
        outcome: isElement ? .asSent : .converted, row: .question, part: isElement ? nil : part)
    }
    return changed(provenance, part, kind)
  }

  private func changed(
    _ provenance: Provenance, _ part: Holding, _ kind: JSONNode.Kind
  ) -> Conclusion {
    let far = provenance.trials.filter { $0.kind == .far }
    if far.count > 1, far.allSatisfy(\.trial.isSame) { return standIn(part) }
    let strange = provenance.trials.filter { $0.kind == .strange }
    if provenance.absent.isSame {
      if kind == .string, part.form != .nothing, !strange.isEmpty,
        strange.allSatisfy({ !$0.trial.isSame && !$0.trial.threw })
      {
        return Conclusion(outcome: .converted, row: .converted, part: part)
      }
      return standIn(part)
    }
    if kind == .string {
      if isKnown, part.form != .nothing {
        return Conclusion(outcome: .converted, row: .converted, part: part)
      }
      if strange.count(where: \.trial.isSame) > 1 { return standIn(part) }
    }
    if part.form == .nothing { return standIn(part) }
    let alike = provenance.alike
    if !alike.isEmpty, !document.isContainer(node),
      alike.allSatisfy({ $0.trial.threw || $0.trial.isSame }), alike.contains(where: \.trial.isSame)
    {
      return standIn(part)
    }
    return Conclusion(outcome: .converted, row: .converted, part: part)
  }

  private var isEmpty: Bool {
    let text = document.text(node)
    return text == "\"\"" || text == "[]"
  }

  private func standIn(_ part: Holding) -> Conclusion {
    Conclusion(outcome: part.form == .nothing ? .nil : .default, row: .standIn, part: part)
  }

  /// Of a key that is missing, or a null, on which a part hangs.
  private func ofNothing(_ provenance: Provenance, _ part: Holding) -> Conclusion {
    if provenance.parts.contains(where: { others.contains(ObjectIdentifier($0)) }) {
      return Conclusion(outcome: .nil, row: .another)
    }
    return standIn(part)
  }

  private func withoutPart(_ provenance: Provenance) -> Conclusion {
    let nearThrew = provenance.alike.allSatisfy(\.trial.threw)
    if !isElement, let named, provenance.isInserted || !isNothing && !nearThrew {
      return standIn(named)
    }
    if provenance.isInserted { return Conclusion(outcome: .dropped, row: .inserted) }
    if isNothing { return Conclusion(outcome: isElement ? .dropped : .nil, row: .untouched) }
    if nearThrew, isRead { return Conclusion(outcome: .asSent, row: .checked) }
    return Conclusion(outcome: .dropped, row: .noEffect)
  }
}
