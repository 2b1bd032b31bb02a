internal import DecodingReport

extension Spelling {
  /// Finds what somebody may have meant.
  ///
  /// That is the candidate fewest slips away (letters missing, added, changed or swapped; case
  /// doesn't count), if those are at most a third of the word's letters.
  static func nearest(to word: some StringProtocol, in candidates: [String]) -> String? {
    let word = Array(folded(word))
    let limit = max(1, word.count / 3)
    let ranked = candidates.map { (name: $0, slips: slips(word, Array(folded($0)))) }
    return ranked.filter { $0.slips <= limit }.min { $0.slips < $1.slips }?.name
  }

  /// What to say of a word that isn't one of the possible ones.
  static func hints(for found: String, among possible: [String]) -> [String] {
    let near = nearest(to: found, in: possible).map { ["did you mean '\($0)'?"] } ?? []
    return near + ["possible: \(possible.joined(separator: ", "))"]
  }

  private static func slips(_ left: [Character], _ right: [Character]) -> Int {
    var before: [Int] = []
    var last = Array(0...right.count)
    for (row, character) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(
          last[column + 1] + 1, current[column] + 1, last[column] + (character == other ? 0 : 1))
        if row > 0, column > 0, character == right[column - 1], left[row - 1] == other {
          cost = min(cost, before[column - 1] + 1)
        }
        current.append(cost)
      }
      before = last
      last = current
    }
    return last.last ?? 0
  }
}
