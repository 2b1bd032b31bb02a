import Synchronization

/// How models' own code computes numbers of those that were sent, by model and key: found out once for a
/// report, where it is as plain as a straight line.
final class ComputedNumbers: Sendable {
  /// What is sent, times a factor, and moved.
  struct Line {
    private let factor: Double
    private let start: Double

    init(through first: (Double, Double), _ second: (Double, Double)) {
      factor = (second.1 - first.1) / (second.0 - first.0)
      start = first.1 - factor * first.0
    }

    var rises: Bool { factor != 0 && factor.isFinite && start.isFinite }

    /// Whether a number is computed so, but for the digits that a binary type can't hold.
    func holds(_ sent: Double, _ held: Double) -> Bool {
      let computed = factor * sent + start
      return abs(computed - held) <= max(abs(held), abs(start), 1e-6) * 1e-9
    }
  }

  private struct Place: Hashable {
    let model: ObjectIdentifier
    let path: [String]
  }

  private struct Finding {
    var line: Line?
    var trials = 0
  }

  /// How many values of a key may show no line before none is looked for: a first one may be kept within a
  /// range, say.
  private static let maximumTrials = 16

  private let known = Mutex<[Place: Finding]>([:])

  /// Whether one more value of a model's key may be tried, which is noted.
  func mayTry(_ model: any Any.Type, under path: [String]) -> Bool {
    known.withLock { known in
      let place = Place(model: ObjectIdentifier(model), path: path)
      known[place, default: Finding()].trials += 1
      return known[place]?.trials ?? 0 <= Self.maximumTrials
    }
  }

  /// The line of a model's key, which `find` looks for where it isn't known yet; `nil` where there is none.
  func line(of model: any Any.Type, under path: [String], find: () -> Line?) -> Line? {
    let place = Place(model: ObjectIdentifier(model), path: path)
    if let line = known.withLock({ $0[place]?.line }) { return line }
    guard mayTry(model, under: path), let line = find() else { return nil }
    known.withLock { $0[place]?.line = line }
    return line
  }
}
