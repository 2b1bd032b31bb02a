/// Which items of two lists belong together by their keys: of equal ones the first with the first.
package struct Partners {
  /// Of each item of the one list the place of its partner in the other.
  package private(set) var places: [Int?]
  private var isTaken: [Bool]

  package init<Key: Hashable>(of keys: [Key], among others: [Key]) {
    var free: [Key: [Int]] = [:]
    for (place, key) in others.enumerated().reversed() { free[key, default: []].append(place) }
    places = keys.map { free[$0]?.popLast() }
    isTaken = Array(repeating: false, count: others.count)
    for case let place? in places { isTaken[place] = true }
  }

  /// Has an item belong to another one.
  package mutating func pair(_ place: Int, with other: Int) {
    places[place] = other
    isTaken[other] = true
  }

  /// The places in the other list that are nobody's partner.
  package var rest: [Int] { isTaken.indices.filter { !isTaken[$0] } }

  /// Whether partners come in another order.
  package var isReordered: Bool {
    let known = places.compactMap(\.self)
    return zip(known, known.dropFirst()).contains(where: >)
  }

  /// All pairs in the order of the one list, and behind them the rest of the other.
  package var appended: [(old: Int?, new: Int?)] {
    places.enumerated().map { ($0.offset, $0.element) } + rest.map { (nil, $0) }
  }

  /// All pairs in the order of the one list; what only the other has stands behind what it stands behind
  /// there.
  package var merged: [(old: Int?, new: Int?)] {
    var added: [Int: [Int]] = [:]
    var last = -1
    for place in isTaken.indices {
      if isTaken[place] { last = place } else { added[last, default: []].append(place) }
    }
    func alone(behind place: Int) -> [(old: Int?, new: Int?)] {
      (added[place] ?? []).map { (nil, $0) }
    }
    return places.enumerated().reduce(into: alone(behind: -1)) { pairs, item in
      pairs.append((item.offset, item.element))
      if let partner = item.element { pairs += alone(behind: partner) }
    }
  }
}
