import Workbench

/// Both sides of a comparison, so that it can be come back to: what A is, and what was open as B.
package struct ComparedPair: Hashable, Sendable {
  var sample: Int
  var base: CompareBase
  var origin: TextOrigin
  var settings: DecodingChanges
}

extension CompareScreen {
  /// What is being compared.
  func pair(_ library: Library) -> ComparedPair {
    ComparedPair(
      sample: library.sample, base: base, origin: library.origin, settings: library.changes)
  }

  /// What the pair is called that is being compared.
  func pairName(_ library: Library) -> String? { names[pair(library)] }

  /// The named pairs of the open sample that are on the list still, by their names.
  func namedPairs(of library: Library) -> [(pair: ComparedPair, name: String)] {
    let listed = Set(library.payloadItems.map(\.origin))
    return names.filter { pair, _ in
      guard pair.sample == library.sample, listed.contains(pair.origin) else { return false }
      if case .payload(let a) = pair.base { return listed.contains(a) }
      return true
    }.sorted { $0.value < $1.value }.map { ($0.key, $0.value) }
  }
}
