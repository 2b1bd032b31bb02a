import TerminalCanvas

/// What payloads are called in a list of so many cells: each begins with what tells it from the others.
///
/// `as-received + orders[3].age null` is `age null` in 13 cells, and `orders[3].age null` in 20.
struct PayloadNames {
  /// A break of a field: the steps of its path, and what was done to it.
  private struct Difference: Hashable {
    var steps: [Substring]
    var fault: Substring

    init(_ words: String) {
      let end = words.lastIndex(of: " ") ?? words.endIndex
      fault = words[end...]
      steps = []
      for place in words.indices[..<end] {
        if steps.isEmpty || words[place] == "." || words[place] == "[" {
          steps.append(words[place...place])
        } else {
          steps[steps.count - 1] = words[steps[steps.count - 1].startIndex...place]
        }
      }
    }

    /// Without so many steps of the path, but for the last one.
    func text(without count: Int) -> String {
      let text = steps.dropFirst(min(count, steps.count - 1)).joined() + fault
      return String(text.hasPrefix(".") ? text.dropFirst() : text[...])
    }
  }

  let columns: Int
  let glyphs: Glyphs

  /// The names of all of them.
  func names(of items: some Sequence<PayloadItem>) -> [String] {
    let items = Array(items)
    let differences = items.map { $0.differences.map { Difference($0) } }
    var names = zip(items, differences).map(name)
    for (_, alike) in Dictionary(grouping: names.indices, by: { names[$0] }) where alike.count > 1 {
      let told = tellApart(alike.map { (items[$0].name, differences[$0]) })
      for (place, name) in zip(alike, told) { names[place] = name }
    }
    return names
  }

  private func name(_ item: PayloadItem, _ differences: [Difference]) -> String {
    guard !differences.isEmpty else { return cut(item.name) }
    let base = item.name.split(separator: " + ").first ?? ""
    let whole = text(differences, without: 0)
    let long = "\(whole) \(glyphs.words("·")) \(base)"
    if CellText.width(long) <= columns { return long }
    let most = differences.map(\.steps.count).max() ?? 1
    let fitting = (0..<most).lazy.map { text(differences, without: $0) }
      .first { CellText.width($0) <= columns }
    return fitting ?? cut(text(differences, without: most))
  }

  /// Names that are one and the same as far as there is room for them, from where they differ.
  private func tellApart(_ names: [(name: String, differences: [Difference])]) -> [String] {
    let all = names.map(\.differences)
    guard all.allSatisfy({ !$0.isEmpty }) else {
      let shared = Self.shared(names.map { Array($0.name) })
      guard names.contains(where: { $0.name.count > shared }) else {
        return names.map { cut($0.name) }
      }
      return names.map { cut("\(glyphs.ellipsis)\($0.name.dropFirst(max(0, shared - 1)))") }
    }
    let common = all.dropFirst().reduce(Set(all[0])) { $0.intersection($1) }
    let ordered = all.map { own in
      own.filter { !common.contains($0) } + own.filter(common.contains)
    }
    let steps = ordered.map { $0[0].steps.map(String.init) }
    let shared = Self.shared(steps)
    return ordered.map { cut(text($0, without: shared)) }
  }

  /// How many elements all of these begin with.
  private static func shared<Element: Equatable>(_ lists: [[Element]]) -> Int {
    lists.dropFirst().reduce(lists[0]) { shared, list in
      zip(shared, list).prefix { $0 == $1 }.map(\.0)
    }.count
  }

  private func text(_ differences: [Difference], without steps: Int) -> String {
    differences.map { $0.text(without: steps) }.joined(separator: " + ")
  }

  /// As much of a name as there is room for.
  func cut(_ text: String) -> String {
    CellText.truncated(text, columns: columns, mark: glyphs.ellipsis)
  }
}
