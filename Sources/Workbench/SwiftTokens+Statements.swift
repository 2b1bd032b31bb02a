/// What statements are read for: names, what gets values, and keys.
extension SwiftTokens {
  private static let keywords: Set<Substring> = [
    "if", "guard", "let", "var", "try", "await", "self", "return", "case", "else", "for", "in",
    "while", "repeat", "switch", "throw", "do", "catch", "default", "where", "nil", "true", "false",
    "as", "is", "_",
  ]

  /// The place of the name that a statement begins with, if it does: `a =`, `self.a =`.
  var firstName: Int { self[0] == "self" && self[1] == "." ? 2 : 0 }

  /// The names of constants, variables and properties to which a statement gives values without making
  /// them: `a =`, `self.a.append(`, `(a, b) =`.
  var targets: [Substring] {
    if isName(firstName) { return [self[firstName]] }
    guard let end = endOfTuple else { return [] }
    return (0..<end).filter { isName($0) && self[$0 + 1] != "." }.map { self[$0] }
  }

  /// Where the tuple ends to which a statement gives a value, if it does.
  private var endOfTuple: Int? {
    guard self[0] == "(", let end = end(of: 0), self[end + 1] == "=", self[end + 2] != "=" else {
      return nil
    }
    return end
  }

  /// The names that get the parts of a tuple, and where these stand: `(a, b) = (1, 2)`.
  var tupleAssignments: [(target: Substring, value: Range<Int>)]? {
    guard let end = endOfTuple, self[end + 2] == "(", self.end(of: end + 2) == indices.last else {
      return nil
    }
    let (targets, values) = (targets, arguments(behind: end + 2))
    return targets.count == values.count && targets.count == arguments(behind: 0).count
      ? Array(zip(targets, values)) : nil
  }

  /// Where the parenthesis is closed that opens at a place.
  private func end(of open: Int) -> Int? {
    indices[(open + 1)...].first { self[$0] == ")" && opening(of: $0) == open }
  }

  /// Whether the token at a place is the name of a call that gives a container.
  func isContainerCall(_ place: Int) -> Bool {
    self[place + 1] == "("
      && (self[place].lowercased().hasSuffix("container") || self[place] == "superDecoder")
  }

  /// Whether the token at a place is the name of a decoder's call, and not of a container's:
  /// `JSONDecoder().decode(Meta.self, from: data)`.
  func isDecoderCall(_ place: Int) -> Bool {
    arguments(behind: place + 1).contains {
      self[$0.lowerBound] == "from" && self[$0.lowerBound + 1] == ":"
    }
  }

  /// Whether the token at a place is a name for the type of a model that is made of a decoder:
  /// `kind.init(from: decoder)`.
  func isTypeOfModel(_ place: Int) -> Bool {
    guard isName(place), self[place - 1] != "." else { return false }
    var next = place + 1
    while self[next] == ".", isWord(next + 1), self[next + 1] != "init" { next += 2 }
    return self[next] == "." && self[next + 1] == "init" && self[next + 2] == "("
      && self[next + 3] == "from" && self[place] != "self" && self[place] != "super"
  }

  /// The type of the model that a statement makes of a decoder, and gives a name:
  /// `let data = try Data(from: decoder)`.
  var modelOfDecoder: String? {
    guard let call = indices.first(where: { self[$0] == "from" && self[$0 + 1] == ":" }),
      self[call - 1] == "(", self[call - 2].first?.isUppercase == true, let end = end(of: call - 1),
      self[end + 1].isEmpty || ["{", "else", ","].contains(self[end + 1])
    else { return nil }
    let start = self[call - 3] == "?" ? call - 4 : call - 3
    return self[start] == "try" && self[start - 1] == "=" ? String(self[call - 2]) : nil
  }

  /// The property of what stands at a place, if one is asked for: `data.name`, `data?.name`.
  func member(behind place: Int) -> String? {
    let dot = self[place + 1] == "?" ? place + 2 : place + 1
    return self[dot] == "." && isWord(dot + 1) ? String(self[dot + 1]) : nil
  }

  /// Whether something stands in for what a call gives: `try c.decodeIfPresent(…) ?? true`.
  func isFilledIn(_ call: Int) -> Bool {
    guard var place = end(of: call + 1) else { return false }
    repeat { place += 1 } while self[place] == ")"
    return self[place] == "?" && self[place + 1] == "?"
      && !["nil", "try", "(", ""].contains(self[place + 2])
  }

  /// Whether the values of two calls are listed for a third, and none stands in for the other:
  /// `.login(user: try c.decode(…), isNew: try c.decodeIfPresent(…) ?? true)`.
  var listsValues: Bool {
    guard clauses == nil else { return false }
    let calls = indices.filter { self[$0].hasPrefix("decode") && self[$0 + 1] == "(" }
    return zip(calls, calls.dropFirst()).contains { call, next in
      var (depth, lowest, isListed) = (0, 0, false)
      for place in call + 1..<next {
        switch self[place] {
        case "(", "[": depth += 1
        case ")", "]": depth -= 1
        // The parts of a tuple are found in it.
        case "," where depth == lowest: isListed = callee(ofArgumentAt: place) != nil
        default: break
        }
        if depth < lowest { (lowest, isListed) = (depth, false) }
      }
      return isListed
    }
  }

  /// Whether an argument is for an initializer of the superclass: `super.init(from: decoder)`.
  func isOfSuperclass(_ argument: Int) -> Bool {
    callee(ofArgumentAt: argument).map { self[$0 - 1] == "." && self[$0 - 2] == "super" } ?? false
  }

  /// Where the argument stands that a call of the source's own has stand in: `decode(.count, default: 0)`.
  func standIn(in places: Range<Int>) -> Range<Int>? {
    for place in places where self[place + 1] == ":" && [",", "("].contains(self[place - 1]) {
      guard Self.labelsOfStandIn.contains(where: { self[place].hasPrefix($0) }),
        let open = callee(ofArgumentAt: place)
      else { continue }
      return arguments(behind: open + 1).first { $0.contains(place) }
    }
    return nil
  }

  /// Whether a call of the source's own has a value stand in.
  var hasStandIn: Bool {
    standIn(in: indices).map {
      $0.upperBound - $0.lowerBound > 2 && self[$0.upperBound - 1] != "nil"
    }
      ?? false
  }

  /// How such an argument's label begins.
  private static let labelsOfStandIn = ["default", "or", "fallback", "else"]

  /// Where each of several conditions of a statement stands; `nil` where there is but one.
  var clauses: [Range<Int>]? {
    guard ["if", "guard", "while"].contains(self[self[0] == "else" ? 1 : 0]) else { return nil }
    let clauses = list(from: 0)
    return clauses.count > 1 ? clauses : nil
  }

  /// How often a constant, a variable or a property is named.
  func uses(of name: Substring) -> Int {
    indices.count { self[$0] == name && (self[$0 - 1] != "." || self[$0 - 2] == "self") }
  }

  /// Whether a statement makes a new value of the old one of its first name: `total += tax`.
  var addsToFirstName: Bool {
    let place = firstName + 1
    return ["+", "-", "*", "/", "%", "|", "&", "^"].contains(self[place]) && self[place + 1] == "="
  }

  /// Whether the token at a place is the name of a constant, a variable or a property.
  func isName(_ place: Int) -> Bool {
    isWord(place) && !Self.keywords.contains(self[place])
  }

  /// The one text in the argument whose label is at a place, the key that is made of it:
  /// `forKey: AnyKey("name")`.
  func writtenKey(behind label: Int) -> String? {
    guard self[label] == "forKey", let callee = callee(ofArgumentAt: label),
      let argument = arguments(behind: callee + 1).first(where: { $0.contains(label) })
    else { return nil }
    let quotes = argument.filter { self[$0] == "\"" }
    guard quotes.count == 1, !argument.contains(where: { self[$0] == "+" }) else { return nil }
    return text(quotes[0]).map(String.init)
  }

  /// Whether the case whose dot is at a place is a call's key.
  func isKey(_ place: Int) -> Bool {
    let start = isWord(place - 1) ? place - 1 : place
    return self[start - 1] == ":" && self[start - 2] == "forKey"
  }
}
