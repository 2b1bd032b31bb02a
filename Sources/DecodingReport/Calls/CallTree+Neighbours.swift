import JSONSource

/// Values of which Foundation comes upon another first on every run: those under the keys of an object.
extension CallTree {
  /// Whether an error is that of another value of a dictionary around the call at `index`:
  /// Foundation reads a dictionary's values in a random order, and the first error ends its decode.
  func isOfNeighbour(_ facts: ErrorFacts, of index: Int) -> Bool {
    func threwIt(_ call: Int) -> Bool {
      error(of: call).map { ErrorFacts($0).isWorded(as: facts) } ?? false
    }
    var dictionary: Int?
    var call = index
    while call >= 0 {
      let traits = events[call].type.map { TypeTraits.of($0) }
      if traits?.isDictionary == true, isOfKey(facts, of: call, besides: index) { return true }
      if threwIt(call) { return false }
      if let traits, traits.isDictionary {
        dictionary = call
        if !traits.isTextDictionary, names(facts, within: call) { return true }
      }
      call = events[call].parent
    }
    guard let dictionary else {
      return neighbours(of: index).contains { neighbour in
        (neighbour..<end(of: neighbour)).contains(where: threwIt)
      }
    }
    return events[dictionary...].indices.contains { isAncestor(dictionary, of: $0) && threwIt($0) }
  }

  /// The failed calls for other values of the object that a model's own code read by all of its keys, of the
  /// one in which the call at `index` stands: `for key in keys.allKeys { … }`.
  func neighbours(of index: Int) -> [Int] {
    guard source.hasOwnCode else { return [] }
    var call = index
    while call > 0 {
      let (parent, container) = (events[call].parent, events[call].innerContainer)
      if events[call].isByAnyKey {
        return children(of: parent).filter {
          $0 != call && events[$0].innerContainer == container && events[$0].isByAnyKey
            && events[$0].operation.decodesValue && error(of: $0) != nil
        }
      }
      call = parent
    }
    return []
  }

  /// Whether an error names a place within a call, though nobody asked for it: what stands behind the
  /// first bad key or value of a dictionary with other keys than texts.
  private func names(_ facts: ErrorFacts, within call: Int) -> Bool {
    let around = codingPath(of: call)
    return facts.path.map { $0.count > around.count && $0.starts(with: around) } ?? false
  }

  /// Whether an error names another key of a dictionary than the one of the call at `index`: where that is
  /// none of the keys' type, its value isn't asked for.
  private func isOfKey(_ facts: ErrorFacts, of dictionary: Int, besides index: Int) -> Bool {
    let depth = codingPath(of: dictionary).count + 1
    return names(facts, within: dictionary) && facts.path?.count == depth
      && facts.path?[depth - 1] != codingPath(of: index).dropFirst(depth - 1).first
  }
}
