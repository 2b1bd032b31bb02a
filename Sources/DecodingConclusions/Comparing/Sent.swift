import DecodingRecord
import DecodingReport
import DecodingTrace
import Foundation
import JSONSource

/// A value in its surroundings, for the table.
struct Sent {
  let place: TriedModel.Place
  let model: MendedModel
  /// The property that is named as the key, or the key; empty for an element.
  let key: String
  let isElement: Bool
  /// Whether its object brought the key.
  let isMember: Bool
  /// Whether a key is asked for beside it that is named as a property.
  let isAsked: (_ property: String) -> Bool
  /// What a call for it asked for, and returned.
  let asked: (any Any.Type)?
  let read: Any?
  /// Whether the source writes it.
  let isKnown: Bool

  var document: JSONDocument { model.base }
  /// -1 for a key that is missing.
  var node: Int { if case .value(let node) = place { node } else { -1 } }

  /// `nil` for a key that is missing.
  var kind: JSONNode.Kind? { node < 0 ? nil : document.kind(of: node) }

  var isNothing: Bool { node < 0 || kind == .null }
  var isBool: Bool { kind == .true || kind == .false }
  var isRead: Bool { read != nil }

  var isEmptyContainer: Bool {
    document.isContainer(node) && document.next(after: node) == node + 1
  }

  /// The text that was sent; `nil` for anything else.
  var text: String? { kind == .string ? document.string(node) : nil }

  /// Whether a part is what was sent, or what one of Foundation's types made of it, a date, say.
  func isSame(_ part: Holding) -> Bool {
    let sent = SentScalar(node, in: document)
    if sent?.likeness(of: part.value) == .same { return true }
    if let raw = part.value as? any RawRepresentable {
      return sent?.likeness(of: raw.rawValue) == .same
    }
    if case .choice(let name) = part.form, part.parts.isEmpty,
      name.lowercased() == text?.lowercased()
    {
      return true
    }
    return switch (read, part.value) {
    case (let read as Date, let held as Date): read == held
    case (let read as UUID, let held as UUID): read == held
    case (let read as URL, let held as URL): read == held
    case (let read as Data, let held as Data): read == held
    default: false
    }
  }

  /// Whether a part is a piece of the text that was sent, or a number in it, as those of other texts are.
  func isPiece(_ part: Holding, _ provenance: Provenance) -> Bool {
    guard let text else { return false }
    if let held = part.value as? String { return !held.isEmpty && text.contains(held) }
    return Self.isNumber(part, in: text)
      && provenance.alike.contains { trial in
        guard Double(trial.json.dropFirst().dropLast()) == nil else { return false }
        return trial.trial.changes.contains { change in
          change.old === part && change.new.map { Self.isNumber($0, in: trial.json) } ?? false
        }
      }
  }

  private static func isNumber(_ part: Holding, in text: String) -> Bool {
    guard TypeTraits.of(type(of: part.value)).isNumber, let held = Double(SwiftText.of(part.value))
    else { return false }
    func isDigit(_ sign: Character) -> Bool { sign.isASCII && sign.isNumber }
    return text.split { !isDigit($0) }.contains { Double($0) == held }
      || text.split { !isDigit($0) && $0 != "." }.contains { Double($0) == held }
  }

  /// Whether a value of another kind in its place would be held in a part as it is.
  func mayBeHeld(in part: Holding, _ provenance: Provenance) -> Bool {
    provenance.trials.contains { trial in
      trial.kind == .other
        && trial.trial.changes.contains { change in
          change.old === part && change.new.map { isSame(trial.json, $0) } ?? false
        }
    }
  }

  private func isSame(_ json: String, _ part: Holding) -> Bool {
    let document = JSONDocument.parse(Array(json.utf8))
    return SentScalar(document.root, in: document)?.likeness(of: part.value) == .same
  }

  /// All parts that hang on it, with all that is in them.
  func parts(_ provenance: Provenance) -> [Holding] {
    provenance.touched.flatMap(\.all) + provenance.existing.flatMap(\.all)
  }

  /// The part that is what was sent: the property that is named as the key goes before others.
  func same(_ provenance: Provenance) -> Holding? {
    let parts = parts(provenance)
    return parts.first { isSame($0) && $0.property == key } ?? parts.first(where: isSame)
  }

  func standIn(_ part: Holding, _ provenance: Provenance) -> Conclusion {
    // What is counted of a list isn't one of its elements, nor what is held beside it.
    if node >= 0, part.listDepth < model.listDepth(of: node),
      provenance.trials.contains(where: { $0.trial.changes.contains { $0.old == nil } })
    {
      return Conclusion(outcome: .dropped, row: .noEffect)
    }
    if isElement, let list = model.list(of: node), list.isList, part.around?.isList == true,
      !part.isWithin(list)
    {
      return Conclusion(outcome: .dropped, row: .noEffect)
    }
    if isElement, node != document.root, part.listDepth == 0, !part.name.hasPrefix("."),
      part.isNothing || !mayBeHeld(in: part, provenance)
    {
      return Conclusion(outcome: .dropped, row: .noEffect)
    }
    if isElement, !isNothing, part.form == .nothing, part.around?.isList == false,
      part.listDepth > 0
    {
      // What is there in the element's place holds nothing.
      return Conclusion(outcome: .default, row: .standIn, part: part)
    }
    let isUnnamed = !isNothing && !isElement && part.form == .nothing && part.property != key
    return isUnnamed && node != document.root && !model.hasProperty(key)
      ? Conclusion(outcome: .dropped, row: .noEffect) : .standIn(part)
  }
}
