import DecodingReport
import DecodingTrace
import JSONSource

/// The trials of one model that code of its own decodes: its JSON with other values, and what the model is then.
///
/// A class: what was found out is asked for by each call within the model.
final class TriedModel {
  /// A place in the JSON: a value, or the key of an object that isn't there.
  enum Place: Hashable {
    case value(Int)
    case missing(key: String, of: Int)
  }

  let type: any Any.Type
  /// JSON of which the model can be made: what was sent, mended where it couldn't.
  let base: JSONDocument
  let model: Holding
  /// The payload around it.
  private let document: JSONDocument
  private let alternatives: Alternatives
  private let decode: (_ json: [UInt8], _ place: TrialPlace?) throws -> Any
  private var known: [Place: Provenance] = [:]
  private var noise: Set<[String]> = []
  /// How many elements arrays have, by their nodes.
  private var counts: [Int: Int] = [:]
  private let memory: ShapeMemory
  private let budget: TrialBudget

  /// `known`: what was decoded of the JSON.
  init?(
    _ type: any Any.Type, of json: [UInt8], within document: JSONDocument, texts: [String],
    as known: Any?, _ memory: ShapeMemory, _ budget: TrialBudget,
    decode: @escaping (_ json: [UInt8], _ place: TrialPlace?) throws -> Any
  ) {
    guard let first = try? known ?? decode(json, nil) else { return nil }
    (self.type, self.document, self.memory, self.budget) = (type, document, memory, budget)
    base = JSONDocument.parse(json)
    model = Holding(first)
    self.decode = decode
    alternatives = Alternatives(document: base, texts: texts)
    // What differs by itself, a date of now, hangs on nothing.
    if memory.looksForNoise {
      guard let second = try? decode(json, nil) else { return nil }
      noise = Set(HoldingChange.all(from: model, to: Holding(second)).compactMap { $0.old?.path })
      memory.noteNoise(!noise.isEmpty)
    }
  }

  /// What hangs on a place. `type` is what was asked for there.
  func provenance(of place: Place, _ type: (any Any.Type)?) -> Provenance {
    if let known = known[place] { return known }
    let found = find(place, type)
    known[place] = found
    return found
  }

  /// All that was looked for so far.
  var all: [Place: Provenance] { known }

  private func find(_ place: Place, _ type: (any Any.Type)?) -> Provenance {
    if budget.isSpent { return .unknown }
    switch place {
    case .value(let node):
      let arrays = base.ancestors(of: node).filter { base.kind(of: $0) == .array }
      let shape = ShapeMemory.Shape(
        base.path(of: node), base.kind(of: node), counts: arrays.map(count))
      let (sent, text) = (SentScalar(node, in: base), base.text(node))
      if let known = memory.provenance(of: shape, text, sent, in: model) { return known }
      let isElement = node == 0 || base.kind(of: node - 1) != .key
      var provenance = Provenance(absent: removing(node), isElement: isElement)
      for alternative in alternatives.of(node, type, siblings: siblings(of: node)) {
        provenance.add(alternative, setting(node, to: alternative.json, provenance.trials.count))
        if isDecided(provenance, sent) {
          provenance.isSame = true
          break
        }
        if provenance.isSettled { break }
      }
      provenance.isIncomplete = budget.isSpent
      if !provenance.isIncomplete { memory.add(provenance, of: shape, text) }
      return provenance
    case .missing(let key, let object):
      var provenance = Provenance(absent: .ran([]))
      for alternative in alternatives.ofMissing(type, siblings: values(under: key, besides: -1)) {
        provenance.add(
          alternative, inserting(alternative.json, under: key, of: object, provenance.trials.count))
      }
      provenance.isIncomplete = budget.isSpent
      return provenance
    }
  }

  /// Whether one part is what was sent, and hangs on it alone.
  private func isDecided(_ provenance: Provenance, _ sent: SentScalar?) -> Bool {
    guard provenance.parts.count == 1, provenance.trials.last?.trial.changes.count == 1 else {
      return false
    }
    return sent?.likeness(of: provenance.parts[0].value) == .same
  }

  private func trial(_ edit: JSONEdit, at place: TrialPlace) -> Provenance.Trial {
    guard budget.spend(), let other = try? decode(edit.bytes, place) else { return .threw }
    let changes = HoldingChange.all(from: model, to: Holding(other))
    return .ran(
      noise.isEmpty ? changes : changes.filter { $0.old.map { !noise.contains($0.path) } ?? true })
  }

  private func setting(_ node: Int, to json: String, _ number: Int) -> Provenance.Trial {
    var edit = JSONEdit(base)
    edit.set(node, to: json)
    return trial(edit, at: TrialPlace(place(of: node), number))
  }

  private func removing(_ node: Int) -> Provenance.Trial {
    guard let container = base.ancestors(of: node).last else { return .threw }
    var edit = JSONEdit(base)
    edit.remove(node, of: container)
    return trial(edit, at: TrialPlace(place(of: node) + "-", 0))
  }

  private func inserting(
    _ json: String, under key: String, of object: Int, _ number: Int
  ) -> Provenance.Trial {
    var edit = JSONEdit(base)
    edit.insert("\(SwiftText.quoted(key)):\(json)", at: 0, of: object)
    return trial(edit, at: TrialPlace(place(of: object) + ".\(key)", number))
  }

  /// How many elements an array has.
  private func count(_ array: Int) -> Int {
    if let known = counts[array] { return known }
    let count = base.children(of: array).count { _ in true }
    counts[array] = count
    return count
  }

  private func place(of node: Int) -> String { ShapeMemory.Shape.steps(of: base.path(of: node)) }

  private func siblings(of node: Int) -> [String] {
    guard node > 0 else { return [] }
    if base.kind(of: node - 1) == .key {
      return values(under: base.string(node - 1), besides: node)
    }
    guard let list = base.ancestors(of: node).last else { return [] }
    return unlike(node, base.children(of: list).map { base.text($0) })
  }

  /// What stands under the same key elsewhere, in the model's JSON and in the payload around it.
  private func values(under key: String, besides node: Int) -> [String] {
    let own = (0..<base.nodeCount).filter {
      base.kind(of: $0) == .key && base.textEquals($0, key)
    }
    return unlike(
      node, own.map { base.text($0 + 1) } + memory.values(under: key, in: document))
  }

  private func unlike(_ node: Int, _ others: [String]) -> [String] {
    var texts: [String] = []
    let own = node < 0 ? "" : base.text(node)
    for text in others where texts.count < 4 {
      if text != own, !texts.contains(text) { texts.append(text) }
    }
    return texts
  }
}
