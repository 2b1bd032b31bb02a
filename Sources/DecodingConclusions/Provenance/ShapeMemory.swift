import DecodingReport
import JSONSource

/// What hung on the values of other elements in the same place, or of other models of a type: of a thousand elements of
/// one shape a few are tried.
///
///     $[0].id = 1   is held at [0].id by trial   →   $[7].id = 8 is held at [7].id, where that is 8
///
/// A class: all models of one type add to it.
final class ShapeMemory {
  /// A place in a model's JSON, whatever the places of elements in it are: `items[].id`, and a kind of JSON.
  struct Shape: Hashable {
    let steps: String
    fileprivate let kind: JSONNode.Kind
    /// The places of the elements on the way.
    let places: [Int]
    /// How many elements the arrays have in which these places are.
    fileprivate let counts: [Int]
    /// Of the same value alone: what a word means, others don't.
    fileprivate var text: String?

    init(_ path: JSONPath, _ kind: JSONNode.Kind, counts: [Int]) {
      (steps, self.kind, self.counts) = (Self.steps(of: path), kind, counts)
      places = path.steps.compactMap { step in
        if case .index(let place) = step { place } else { nil }
      }
    }

    /// `.items[].id`
    static func steps(of path: JSONPath) -> String {
      path.steps.reduce(into: "") { steps, step in
        switch step {
        case .key(let key): steps += ".\(key)"
        case .index: steps += "[]"
        }
      }
    }

    static func == (left: Self, right: Self) -> Bool {
      left.kind == right.kind && left.steps == right.steps && left.text == right.text
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(steps)
      hasher.combine(kind)
      hasher.combine(text)
    }

    func of(_ text: String) -> Shape? {
      guard text.utf8.count <= 64 else { return nil }
      var shape = self
      shape.text = text
      return shape
    }
  }

  /// A way to a part, with the elements' places taken from those in the JSON, where a list holds as many.
  private enum Step: Hashable {
    case name(String)
    case place(Int)
    /// An element that doesn't follow one in the JSON.
    case other
  }

  private struct Known {
    let provenance: Provenance
    let parts: [[Step]]
    var count = 1
    /// Whether all that were tried had the same hang on them.
    var isAlways = true
  }

  private var known: [Shape: Known] = [:]
  private var values: [String: [String]] = [:]
  private var calmModels = 0

  /// So many alike speak for the rest, and so many of the very same value for others of that.
  private static let enough = 8
  private static let enoughOfText = 3

  /// Whether it has to be seen what differs each time that a model is decoded.
  var looksForNoise: Bool { calmModels < Self.enough }

  func noteNoise(_ isNoisy: Bool) { calmModels = isNoisy ? .min : calmModels + 1 }

  /// What hangs on a value, by what hung on others; `nil` where it has to be tried.
  func provenance(
    of shape: Shape, _ text: String, _ sent: SentScalar?, in model: Holding
  ) -> Provenance? {
    told(shape, sent, Self.enough, in: model)
      ?? shape.of(text).flatMap { told($0, sent, Self.enoughOfText, in: model) }
  }

  private func told(
    _ shape: Shape, _ sent: SentScalar?, _ enough: Int, in model: Holding
  ) -> Provenance? {
    guard let known = known[shape] else { return nil }
    let isSpoken = known.isAlways && known.count >= enough
    if known.parts.count == 1, let part = part(known.parts[0], shape, in: model),
      sent?.likeness(of: part.value) == .same
    {
      return known.provenance.moved(to: [part])
    }
    guard isSpoken, !known.provenance.isSame else { return nil }
    let parts = known.parts.compactMap { part($0, shape, in: model) }
    return parts.count == known.parts.count ? known.provenance.moved(to: parts) : nil
  }

  func add(_ provenance: Provenance, of shape: Shape, _ text: String) {
    note(provenance, shape)
    if let own = shape.of(text) { note(provenance, own) }
  }

  private func note(_ provenance: Provenance, _ shape: Shape) {
    let parts = provenance.parts.map { steps(to: $0, shape) }
    guard var earlier = known[shape] else {
      known[shape] = Known(provenance: provenance, parts: parts)
      return
    }
    earlier.count += 1
    if earlier.parts != parts || !earlier.provenance.isLike(provenance) { earlier.isAlways = false }
    known[shape] = earlier
  }

  /// What stands under a key somewhere in a payload: some values that differ.
  func values(under key: String, in document: JSONDocument) -> [String] {
    if let known = values[key] { return known }
    var found: [String] = []
    for node in 0..<document.nodeCount
    where document.kind(of: node) == .key && document.textEquals(node, key) {
      let text = document.text(node + 1)
      if !found.contains(text) { found.append(text) }
      if found.count == Self.enough { break }
    }
    values[key] = found
    return found
  }

  private func steps(to part: Holding, _ shape: Shape) -> [Step] {
    var steps: [Step] = []
    var current = part
    while let around = current.around {
      if around.form == .list || around.form == .set {
        let found = shape.places.indices.last {
          "\(shape.places[$0])" == current.name && shape.counts[$0] == around.parts.count
        }
        steps.append(found.map { .place($0) } ?? .other)
      } else {
        steps.append(.name(current.name))
      }
      current = around
    }
    return steps.reversed()
  }

  private func part(_ steps: [Step], _ shape: Shape, in model: Holding) -> Holding? {
    var current = model
    for step in steps {
      switch step {
      case .name(let name):
        guard let part = current.parts.first(where: { $0.name == name }) else { return nil }
        current = part
      case .place(let index):
        guard index < shape.places.count, current.form == .list,
          current.parts.count == shape.counts[index],
          current.parts.indices.contains(shape.places[index])
        else { return nil }
        current = current.parts[shape.places[index]]
      case .other: return nil
      }
    }
    return current
  }
}

extension Provenance {
  /// Whether the same came of the same alternatives.
  fileprivate func isLike(_ other: Provenance) -> Bool {
    absent.isSame == other.absent.isSame && absent.threw == other.absent.threw
      && isWhole == other.isWhole && isInserted == other.isInserted
      && trials.elementsEqual(other.trials) {
        $0.kind == $1.kind && $0.trial.isSame == $1.trial.isSame && $0.trial.threw == $1.trial.threw
      }
  }
}
