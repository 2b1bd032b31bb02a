extension CallTree {
  /// Whether an array holds what was read under the keys that an object brought, and nothing in its holder
  /// says one of the keys: `values = try keys.allKeys.map { try keys.decode(Int.self, forKey: $0) }`.
  /// Keys that count say no more than an array's order does.
  func losesKeys(of reads: [Int], in kept: Any, heldBy holder: Any) -> Bool {
    let limit = Self.maximumCompared
    guard !reads.isEmpty, reads.count <= limit,
      let array = TypeTraits.of(type(of: kept)).array, array.count(of: kept) <= limit
    else { return false }
    var (keys, values): (Set<String>, [Any]) = ([], [])
    for read in reads {
      guard events[read].isByAnyKey, let key = events[read].key,
        case .returned(let value) = events[read].result
      else { return false }
      keys.insert(key)
      values.append(value)
    }
    let elements = array.elements(of: kept, upTo: limit)
    let isMadeOfThem =
      elements.map(Self.text).sorted() == values.map(Self.text).sorted()
      || Self.areElements(elements, of: values)
    return isMadeOfThem && !Self.count(keys) && !elements.contains { Self.says(keys, $0) }
      && !Self.says(keys, holder)
  }

  /// Whether keys are the numbers from 0 or from 1 on.
  private static func count(_ keys: Set<String>) -> Bool {
    (0..<keys.count).allSatisfy { keys.contains(String($0)) }
      || (1...keys.count).allSatisfy { keys.contains(String($0)) }
  }

  /// Whether something in a value may be one of some texts: what is nested deeply, or a date that a type's
  /// own code may have made of one.
  private static func says(_ texts: Set<String>, _ value: Any, depth: Int = 0) -> Bool {
    switch HeldValue(value) {
    case .text(let text), .number(let text), .name(let text): texts.contains(text)
    case .parts(let parts):
      depth == 8 || parts.contains { says(texts, $0, depth: depth + 1) }
    case .date, .data: depth > 0
    case .bool, .nothing: false
    }
  }
}
