import JSONSource

/// What hangs on one place of a model's JSON: the parts of the model that are others with another value there.
struct Provenance {
  enum Trial {
    /// The model couldn't be made.
    case threw
    case ran([HoldingChange])

    var isSame: Bool { if case .ran(let changes) = self { changes.isEmpty } else { false } }
    var threw: Bool { if case .threw = self { true } else { false } }
    var changes: [HoldingChange] { if case .ran(let changes) = self { changes } else { [] } }
  }

  /// What came of alternatives, in the order in which they were tried.
  private(set) var trials: [(kind: Alternatives.Kind, json: String, trial: Trial)] = []
  /// What came of none in its place.
  private(set) var absent: Trial
  /// The parts that the smallest change altered.
  private(set) var parts: [Holding] = []
  /// Whether that altered a part as a whole.
  private(set) var isWhole = false
  /// All parts that any alternative of the place altered.
  private(set) var touched: [Holding] = []
  /// Those that are there only with a value in the place.
  private(set) var existing: [Holding] = []
  /// Whether some alternative put something into the model.
  private(set) var isInserted = false

  /// Whether the one part that altered is what was sent.
  var isSame = false
  /// Whether it couldn't be tried to the end.
  var isIncomplete = false

  private var least = Int.max

  /// `isElement`: without it, those behind it stand in its place.
  init(absent: Trial, isElement: Bool = false) {
    self.absent = absent
    existing = isElement ? [] : absent.changes.compactMap(\.old)
    if existing.isEmpty, !absent.changes.isEmpty { isInserted = true }
    if !existing.isEmpty {
      parts = existing
      isWhole = absent.changes.contains(where: \.isWhole)
    }
  }

  /// Of a value for which no budget is left.
  static var unknown: Provenance {
    var unknown = Provenance(absent: .threw)
    unknown.isIncomplete = true
    return unknown
  }

  mutating func add(_ alternative: Alternatives.Alternative, _ trial: Trial) {
    trials.append((alternative.kind, alternative.json, trial))
    guard case .ran(var changes) = trial else { return }
    if alternative.json.utf8.first == UInt8(ascii: "[")
      || alternative.json.utf8.first == UInt8(ascii: "{")
    {
      // A list that was empty is the part.
      for place in changes.indices where changes[place].old == nil {
        changes[place].old = changes[place].into
      }
    }
    let olds = changes.compactMap(\.old)
    guard !olds.isEmpty else {
      if !changes.isEmpty { isInserted = true }
      return
    }
    for old in olds where !touched.contains(where: { $0 === old }) { touched.append(old) }
    let size =
      changes.reduce(alternative.kind == .other ? 1000 : 0) {
        $0 + ($1.old?.size ?? 0) + ($1.isWhole ? 1 : 0)
      }
    guard size < least else { return }
    (least, parts, isWhole) = (size, olds, changes.contains(where: \.isWhole))
  }

  private static let enough = 4

  /// Whether each of some values made another one of the very same part: more of them tell no more.
  var isSettled: Bool {
    guard trials.count >= Self.enough, let part = parts.first, parts.count == 1 else {
      return false
    }
    return trials.allSatisfy {
      $0.kind != .other && $0.trial.changes.count == 1 && $0.trial.changes[0].old === part
    }
  }

  /// Whether texts that nobody would know make the same.
  var isSameForAnyText: Bool {
    let strange = trials.filter { $0.kind == .strange }
    return strange.count > 1 && strange.allSatisfy(\.trial.isSame)
  }

  /// The same of a value in another element, with its own parts.
  func moved(to own: [Holding]) -> Provenance {
    var moved = self
    (moved.parts, moved.touched) = (own, own)
    moved.existing = existing.isEmpty ? [] : own
    if !absent.changes.isEmpty, !existing.isEmpty {
      moved.absent = .ran(own.map { HoldingChange(old: $0, new: nil) })
    }
    return moved
  }

  /// Those of alternatives that are of the same kind of JSON.
  var alike: [(kind: Alternatives.Kind, json: String, trial: Trial)] {
    trials.filter { $0.kind != .other }
  }
}
