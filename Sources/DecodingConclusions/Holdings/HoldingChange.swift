/// A part in which what a model holds differs from what another one of its type holds.
struct HoldingChange {
  /// `nil` for what only the other one holds.
  var old: Holding?
  var new: Holding?
  /// Whether it differs as a whole: it has another type, another case, or other parts.
  var isWhole = false
  /// The empty list into which something was put.
  var into: Holding?

  /// The innermost parts in which two models differ; lists are laid beside each other first.
  static func all(from old: Holding, to new: Holding) -> [HoldingChange] {
    var changes: [HoldingChange] = []
    compare(old, new, &changes)
    return changes
  }

  private static func compare(_ old: Holding, _ new: Holding, _ changes: inout [HoldingChange]) {
    guard old.digest != new.digest else { return }
    guard type(of: old.value) == type(of: new.value), areAlike(old.form, new.form) else {
      changes.append(HoldingChange(old: old, new: new, isWhole: !old.isScalar || !new.isScalar))
      return
    }
    switch old.form {
    case .list, .set: compareLists(old, new, &changes)
    case .dictionary: compareMembers(old, new, &changes)
    case .scalar, .nothing, .failure: changes.append(HoldingChange(old: old, new: new))
    case .record, .choice:
      guard old.parts.count == new.parts.count else {
        changes.append(HoldingChange(old: old, new: new, isWhole: true))
        return
      }
      for (part, other) in zip(old.parts, new.parts) { compare(part, other, &changes) }
    }
  }

  private static func areAlike(_ left: Holding.Form, _ right: Holding.Form) -> Bool {
    switch (left, right) {
    case (.scalar, .scalar): true
    default: left == right
    }
  }

  private static func compareMembers(
    _ old: Holding, _ new: Holding, _ changes: inout [HoldingChange]
  ) {
    let others = Dictionary(new.parts.map { ($0.name, $0) }) { first, _ in first }
    var rest = others
    var isShorter = false
    for part in old.parts {
      if let other = rest.removeValue(forKey: part.name) {
        compare(part, other, &changes)
      } else {
        isShorter = true
        changes.append(HoldingChange(old: part, new: nil, isWhole: true))
      }
    }
    guard !isShorter else { return }
    for part in new.parts where rest[part.name] != nil {
      changes.append(
        HoldingChange(old: nil, new: part, isWhole: true, into: old.parts.isEmpty ? old : nil))
    }
  }

  private static func compareLists(
    _ old: Holding, _ new: Holding, _ changes: inout [HoldingChange]
  ) {
    if old.parts.isEmpty {
      changes.append(HoldingChange(old: nil, new: new, isWhole: true, into: old))
      return
    }
    let pairs = ListPairs(old.parts.map(\.digest), new.parts.map(\.digest))
    // Between what is the same in both, one stands for the other.
    for (place, other) in pairs.changed { compare(old.parts[place], new.parts[other], &changes) }
    for place in pairs.removed {
      changes.append(HoldingChange(old: old.parts[place], new: nil, isWhole: true))
    }
    for place in pairs.added {
      changes.append(HoldingChange(old: nil, new: new.parts[place], isWhole: true))
    }
  }
}

/// Two lists laid beside each other: what is the same in both, in order, and what stands between.
private struct ListPairs {
  private(set) var changed: [(Int, Int)] = []
  private(set) var removed: [Int] = []
  private(set) var added: [Int] = []

  /// Longer ones are compared place by place.
  private static let mostCompared = 250_000

  init(_ old: [Int], _ new: [Int]) {
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
    }
    let (left, right) = (Array(old[start..<oldEnd]), Array(new[start..<newEnd]))
    var gap: ([Int], [Int]) = ([], [])
    var (alone, others): ([Int], [Int]) = ([], [])
    func close() {
      let count = min(gap.0.count, gap.1.count)
      changed += zip(gap.0, gap.1)
      alone += gap.0[count...]
      others += gap.1[count...]
      gap = ([], [])
    }
    if left.count * right.count <= Self.mostCompared {
      let width = right.count + 1
      var lengths = [Int32](repeating: 0, count: (left.count + 1) * width)
      for i in left.indices.reversed() {
        for j in right.indices.reversed() {
          lengths[i * width + j] =
            left[i] == right[j]
            ? lengths[(i + 1) * width + j + 1] + 1
            : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
        }
      }
      var (i, j) = (0, 0)
      while i < left.count || j < right.count {
        if i < left.count, j < right.count, left[i] == right[j] {
          close()
          (i, j) = (i + 1, j + 1)
        } else if j >= right.count
          || i < left.count && lengths[(i + 1) * width + j] >= lengths[i * width + j + 1]
        {
          gap.0.append(start + i)
          i += 1
        } else {
          gap.1.append(start + j)
          j += 1
        }
      }
    } else {
      gap = (left.indices.map { start + $0 }, right.indices.map { start + $0 })
    }
    close()
    let count = min(alone.count, others.count)
    changed += zip(alone, others)
    removed = Array(alone[count...])
    added = Array(others[count...])
  }
}
