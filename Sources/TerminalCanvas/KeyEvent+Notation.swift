extension KeyEvent: CustomStringConvertible {
  /// The key as help and tests write it: `j`, `<C-p>`, `<M-f>`, `<S-Tab>`, `<F5>`, `<Esc>`, `<lt>`.
  package var description: String {
    var prefix = ""
    if modifiers.contains(.ctrl) { prefix += "C-" }
    if modifiers.contains(.alt) { prefix += "M-" }
    if modifiers.contains(.shift) { prefix += "S-" }
    if case .character(let character) = key, character != " ", character != "<" {
      return prefix.isEmpty ? String(character) : "<\(prefix)\(character)>"
    }
    return "<\(prefix)\(KeyEvent.name(of: key))>"
  }

  /// Reads one key: `j`, `<C-p>`.
  package init(_ notation: String) throws(KeyNotationError) {
    let keys = try KeyEvent.sequence(notation)
    guard keys.count == 1, let key = keys.first else { throw .notOneKey(notation) }
    self = key
  }

  /// Reads a sequence of keys: `jj<enter>x<esc>` is five of them. Names may be in any case.
  package static func sequence(_ notation: String) throws(KeyNotationError) -> [KeyEvent] {
    var keys = [KeyEvent]()
    var rest = notation[...]
    while let character = rest.first {
      if character != "<" {
        keys.append(KeyEvent(.character(character)))
        rest.removeFirst()
        continue
      }
      // The key itself may be ">", as in <M->>: then it is the second one that closes.
      guard var end = rest.firstIndex(of: ">") else { throw .unclosed(String(rest)) }
      let behind = rest.index(after: end)
      if rest[..<end].hasSuffix("-"), behind < rest.endIndex, rest[behind] == ">" { end = behind }
      keys.append(try named(rest[rest.index(after: rest.startIndex)..<end]))
      rest = rest[rest.index(after: end)...]
    }
    return keys
  }

  /// Reads what stands between `<` and `>`.
  private static func named(_ notation: Substring) throws(KeyNotationError) -> KeyEvent {
    var modifiers = Modifiers()
    var name = notation
    while name.count > 2, name.dropFirst().first == "-", let letter = name.first {
      switch letter {
      case "C", "c": modifiers.insert(.ctrl)
      case "M", "m", "A", "a": modifiers.insert(.alt)
      case "S", "s": modifiers.insert(.shift)
      default: throw .unknownKey(String(notation))
      }
      name = name.dropFirst(2)
    }
    if let key = keysByName[name.lowercased()] { return KeyEvent(key, modifiers) }
    guard name.count == 1, let character = name.first, !modifiers.isEmpty else {
      throw .unknownKey(String(notation))
    }
    return KeyEvent(.character(character), modifiers)
  }

  private static func name(of key: Key) -> String {
    if case .character(let character) = key, character != " ", character != "<" {
      return String(character)
    }
    return names.first { $0.key == key }?.name ?? "?"
  }

  /// The keys that have names, the name that is written first.
  private static let names: [(name: String, key: Key)] =
    [
      ("Enter", .enter), ("Tab", .tab), ("Esc", .escape), ("Space", .character(" ")),
      ("lt", .character("<")), ("gt", .character(">")), ("Backspace", .backspace), ("Up", .up),
      ("Down", .down), ("Left", .left), ("Right", .right), ("Home", .home), ("End", .end),
      ("PgUp", .pageUp), ("PgDn", .pageDown), ("Ins", .insert), ("Del", .delete), ("CR", .enter),
      ("Return", .enter), ("Escape", .escape), ("BS", .backspace), ("PageUp", .pageUp),
      ("PageDown", .pageDown), ("Insert", .insert), ("Delete", .delete),
    ] + (1...24).map { ("F\($0)", .function($0)) }

  private static let keysByName = Dictionary(
    uniqueKeysWithValues: names.map { ($0.name.lowercased(), $0.key) })
}
