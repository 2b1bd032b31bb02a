/// Chooses what shapes are called that several keys lead to.
struct ShapeWords {
  private struct Candidate {
    let words: Words
    var count = 1
  }

  /// In the order of the document.
  private var candidates: [ObjectIdentifier: [Candidate]] = [:]

  /// For each shape the words that lead to it most often; of those the fewest, of those the first.
  static func best(from root: Place) -> [ObjectIdentifier: Words] {
    var all = ShapeWords()
    all.collect(root, nil)
    return all.candidates.compactMapValues { candidates in
      candidates.min {
        ($1.count, $0.words.words.count) < ($0.count, $1.words.words.count)
      }?.words
    }
  }

  private mutating func collect(_ place: Place, _ words: Words?) {
    for inner in [place.element, place.mapValue].compactMap({ $0 }) {
      collect(inner, words?.singular)
    }
    guard let shape = place.shape else { return }
    let id = ObjectIdentifier(shape)
    let isNew = candidates[id] == nil
    var known = candidates[id] ?? []
    if let words {
      if let index = known.firstIndex(where: { $0.words == words }) {
        known[index].count += 1
      } else {
        known.append(Candidate(words: words))
      }
    }
    candidates[id] = known
    guard isNew else { return }
    for field in shape.fields { collect(field.place, Words(field.key)) }
  }
}
