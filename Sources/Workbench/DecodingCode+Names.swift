/// The names in the statements of an `init(from:)`: which they make, and to which they give values.
extension DecodingCode {
  /// A property's name: a wrapper's storage bears it with an underscore.
  static func property(_ name: Substring) -> Substring {
    name.hasPrefix("_") && name.count > 1 ? name.dropFirst() : name
  }

  /// Whether a statement gives a value to a part of what its first name stands for.
  static func isOfPart(_ tokens: SwiftTokens) -> Bool {
    tokens.isName(tokens.firstName) && [".", "["].contains(tokens[tokens.firstName + 1])
  }

  /// The names that a statement makes, and whether for the block behind it: `let (a, b) =`, `if let a =`,
  /// `for a in`.
  static func made(
    by tokens: SwiftTokens, in places: Range<Int>? = nil
  ) -> [(name: Substring, isForBlock: Bool)] {
    let isForBlock = tokens[0] != "guard"
    let places = places ?? tokens.indices
    var names: [(name: Substring, isForBlock: Bool)] = []
    for place in places where ["let", "var", "for"].contains(tokens[place]) {
      let isPlain =
        tokens[place] != "for" && !["if", "while", "case", ",", "for"].contains(tokens[place - 1])
      for name in place + 1..<places.upperBound {
        if ["=", ":", "in"].contains(tokens[name]) { break }
        if tokens.isName(name) { names.append((tokens[name], isForBlock && !isPlain)) }
      }
    }
    return names
  }

  /// The names that a statement binds anew without saying to what: `if let lat, let lon`.
  static func bound(by tokens: SwiftTokens) -> Set<Substring> {
    guard ["if", "guard", "while"].contains(tokens[tokens[0] == "else" ? 1 : 0]) else { return [] }
    return Set(
      tokens.indices.filter { place in
        ["let", "var"].contains(tokens[place]) && tokens.isName(place + 1)
          && !["=", ":"].contains(tokens[place + 2])
      }.map { tokens[$0 + 1] })
  }

  /// The names to which a statement gives values: `let (a, b) =`, `self.a =`, `a.append(`.
  static func assigned(by tokens: SwiftTokens) -> [Substring] {
    let names = made(by: tokens).map(\.name)
    // What a function changes in its place: `swap(&a, &b)`.
    let changed = tokens.indices.filter {
      tokens[$0] == "&" && tokens[$0 - 1] != "&" && tokens.isName($0 + 1)
    }
    return (names + changed.map { tokens[$0 + 1] } + tokens.targets).map(Self.property)
  }
}
