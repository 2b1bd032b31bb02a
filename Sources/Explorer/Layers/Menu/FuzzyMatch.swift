/// The characters of a query found in a text, in their order but not next to each other.
///
/// Beginnings of words and characters in a row count more than characters anywhere.
struct FuzzyMatch: Equatable {
  /// The places of the matched characters in the text.
  let places: [Int]
  let score: Int

  private static let atStart = 12
  private static let atWordStart = 8
  /// More than the start of another word: letters typed in a row are mostly one word's.
  private static let inARow = 9
  private static let anywhere = 1

  /// Matches without regard to case; blanks in the query only part its words. `nil` where the text
  /// doesn't hold it.
  init?(_ query: String, in text: String) {
    let wanted = Array(query.lowercased().filter { $0 != " " })
    let characters = Array(text.lowercased())
    guard !wanted.isEmpty, wanted.count <= characters.count else { return nil }
    /// The best score with which the query's first characters end at a place, and the place of the
    /// one before.
    var best: [[(score: Int, previous: Int)?]] = []
    for (index, character) in wanted.enumerated() {
      var row = [(score: Int, previous: Int)?](repeating: nil, count: characters.count)
      /// The best of the row above at the places before this one.
      var leader: (score: Int, place: Int)?
      for place in characters.indices {
        if index > 0, place > 0, let above = best[index - 1][place - 1],
          above.score > (leader?.score ?? .min)
        {
          leader = (above.score, place - 1)
        }
        guard characters[place] == character else { continue }
        let own = Self.worth(of: place, in: characters)
        if index == 0 {
          row[place] = (own, -1)
        } else {
          let next = place > 0 ? best[index - 1][place - 1].map { $0.score + Self.inARow } : nil
          if let next, next >= leader?.score ?? .min {
            row[place] = (next + own, place - 1)
          } else if let leader {
            row[place] = (leader.score + own, leader.place)
          }
        }
      }
      best.append(row)
    }
    let last = best[wanted.count - 1]
    guard
      let end = last.indices.filter({ last[$0] != nil }).max(by: {
        (last[$0]?.score ?? 0, -$0) < (last[$1]?.score ?? 0, -$1)
      })
    else { return nil }
    var places = [end]
    for index in stride(from: wanted.count - 1, to: 0, by: -1) {
      places.insert(best[index][places[0]]?.previous ?? 0, at: 0)
    }
    self.places = places
    // Of equal matches the one in the shorter text is meant.
    score = (last[end]?.score ?? 0) * 100 - characters.count
  }

  private static func worth(of place: Int, in characters: [Character]) -> Int {
    guard place > 0 else { return atStart }
    let before = characters[place - 1]
    return before.isLetter || before.isNumber ? anywhere : atWordStart
  }
}
