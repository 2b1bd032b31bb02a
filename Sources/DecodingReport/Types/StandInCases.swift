import Synchronization

/// The cases that models' own code takes for values that it doesn't know, and the texts of what it makes of
/// such, by model and key: found out once for a report.
final class StandInCases: Sendable {
  private struct Place: Hashable {
    let model: ObjectIdentifier
    let path: [String]
  }

  private let known = Mutex<[Place: String?]>([:])

  /// The name of a case, which `find` tells where it isn't known yet; `nil` where there is none.
  func name(of model: any Any.Type, under path: [String], find: () -> String?) -> String? {
    let place = Place(model: ObjectIdentifier(model), path: path)
    if let name = known.withLock({ $0[place] }) { return name }
    let name = find()
    return known.withLock { known in
      if let first = known[place] { return first }
      known[place] = .some(name)
      return name
    }
  }
}
