import DecodingReport

/// What the statements of an `init(from:)` of a type's own say: which keys decide what it asks for
/// next, and where the values of which keys go.
struct DecodingCode {
  /// What a statement, or an argument of a call, is made of.
  private struct Part {
    /// Constants, variables and properties.
    var names: Set<Substring> = []
    /// All that may be keys.
    var keys: Set<String> = []
    /// The keys whose values it decodes, with those of the containers around them.
    var decoded: Set<[String]> = []
  }

  private struct Statement {
    var part: Part
    /// The names to which it gives values.
    var assigned: [Substring] = []
    /// Those of them that aren't made by the statement: properties, and variables from before.
    var targets: [Substring] = []
    /// Whether it gives a value to a part of the first of them: `address.city = …`.
    var isOfPart: Bool
    /// Whether these are containers, and no values.
    var givesContainer: Bool
    var decides: Bool
    /// Whether what comes behind it throws, if it says so: `guard age > 0 else {`.
    var isCheck = false
    /// Whether it has something stand in for what it decodes: `?? 0`.
    var hasStandIn = false
  }

  /// Whether it may take one way or another.
  private(set) var branches = false
  /// Whether it goes on with a superclass's.
  private(set) var inherits = false
  /// Whether it decodes other types from its own object.
  private(set) var sharesObject = false
  /// The types of these.
  private(set) var sharedTypes: Set<String> = []
  private var asksUnknown = false
  /// Whether another initializer of the type gives the properties their values.
  private var delegates = false
  private var statements: [Statement] = []
  /// The keys, with those of the containers around them, that it asks for whatever the values of others
  /// are.
  private(set) var alwaysAsked: Set<[String]> = []
  private var mayHaveReturned = false
  /// The keys of the last statement that has some, if nothing comes behind it.
  private(set) var lastKeys: Set<String> = []
  /// The keys on the way to what nested containers hold.
  private var containers: [Substring: [String]] = [:]
  /// The arguments of the cases of an enum that it makes; `nil` for a case that it makes in several
  /// ways.
  private var cases: [String: [Part]?] = [:]

  /// Stands for any key.
  fileprivate static let any = "*"

  /// Notes that another type which reads the same object may ask for one thing or another.
  mutating func asksForAnything() { asksUnknown = true }

  /// Takes in the next statement. `isAlwaysRun` is false for one within a loop, say.
  mutating func read(_ code: Substring, isAlwaysRun: Bool) {
    let before = statements.count
    let branching = Branching(code)
    read(code, branching)
    let keys = statements[before...].reduce(into: Set()) { $0.formUnion($1.part.keys) }
    if code.contains(/\?\?\s*(?!nil\b|try\b)/), !code.contains(/\?\?\s*(?:nil|try)\b/) {
      for place in before..<statements.count { statements[place].hasStandIn = true }
    }
    if isAlwaysRun, !mayHaveReturned, branching == .none || branching == .catches {
      for statement in statements[before...] { alwaysAsked.formUnion(statement.part.decoded) }
    }
    if code.contains("return") { mayHaveReturned = true }
    if branching == .unknown || !keys.isEmpty {
      lastKeys = isAlwaysRun && branching != .unknown ? keys : []
    }
  }

  private mutating func read(_ code: Substring, _ branching: Branching) {
    if code.hasPrefix("throw "), !statements.isEmpty, statements[statements.count - 1].decides {
      statements[statements.count - 1].isCheck = true
    }
    if branching != .none { branches = true }
    if branching == .unknown { asksUnknown = true }
    if branching == .none, code.contains("super.init(from") { inherits = true }
    for match in code.matches(of: /(\w+)(?:<[^()]*>)?\(from\s*:/) {
      sharesObject = true
      if match.output.1 != "init" { sharedTypes.insert(String(match.output.1)) }
    }
    if code.contains("self.init(") { delegates = true }
    let tokens = SwiftTokens(code)
    if let pairs = tokens.tupleAssignments {
      for (target, value) in pairs {
        statements.append(
          Statement(
            part: part(tokens, value), assigned: [target], targets: [target], isOfPart: false,
            givesContainer: false, decides: branching == .decides))
      }
    } else {
      readWhole(tokens, decides: branching == .decides)
    }
    for place in tokens.indices where tokens[place] == "(" && Self.isCase(tokens, before: place) {
      let name = String(tokens[place - 1])
      let parts = tokens.arguments(behind: place).map { self.part(tokens, $0) }
      cases[name] = cases[name] == nil ? parts : .some(nil)
    }
  }

  private mutating func readWhole(_ tokens: SwiftTokens, decides: Bool) {
    var part = part(tokens, tokens.indices)
    let targets = tokens.targets.map(Self.property)
    // What they held before doesn't count where they get a new value.
    for target in targets where tokens.uses(of: target) == 1 && !tokens.addsToFirstName {
      part.names.remove(target)
    }
    let container = part.decoded.isEmpty ? containerPath(tokens, in: tokens.indices) : nil
    let assigned = Self.assigned(by: tokens)
    if let container {
      for name in assigned { containers[name] = container }
    }
    statements.append(
      Statement(
        part: part, assigned: assigned, targets: targets, isOfPart: Self.isOfPart(tokens),
        givesContainer: container != nil, decides: decides))
  }

  /// The keys on the way to the container that the last call for one gives; `nil` where none is asked
  /// for.
  private func containerPath(_ tokens: SwiftTokens, in places: Range<Int>) -> [String]? {
    places.last(where: tokens.isContainerCall).map { path(tokens, ofContainer: $0) }
  }

  /// The keys on the way to the container that a call gives.
  private func path(_ tokens: SwiftTokens, ofContainer call: Int) -> [String] {
    let arguments = tokens.arguments(behind: call + 1)
    let outer = path(tokens, ofReceiver: call)
    let key = arguments.lazy.flatMap { $0 }.first { tokens.isKey($0) && tokens.beginsCase($0) }
    if let key { return outer + [String(tokens[key + 1])] }
    let isElement = tokens[call].hasPrefix("nested") || tokens[call] == "superDecoder"
    return isElement ? outer + [elementKey] : outer
  }

  /// The keys on the way to the container that is asked by a call.
  private func path(_ tokens: SwiftTokens, ofReceiver call: Int) -> [String] {
    guard tokens[call - 1] == "." else { return [] }
    var receiver = call - 2
    while tokens[receiver] == "?" || tokens[receiver] == "!" { receiver -= 1 }
    guard tokens[receiver] == ")", let open = tokens.opening(of: receiver) else {
      return containers[tokens[receiver]] ?? []
    }
    return containerPath(tokens, in: max(0, open - 1)..<receiver) ?? []
  }

  /// Whether the word before a parenthesis is the case that a statement makes: `self = .text(`.
  private static func isCase(_ tokens: SwiftTokens, before place: Int) -> Bool {
    guard tokens.beginsCase(place - 2) else { return false }
    return tokens[place - 3] == "=" && tokens[place - 4] == "self" || tokens[place - 3] == "return"
  }

  private func part(_ tokens: SwiftTokens, _ places: Range<Int>) -> Part {
    var part = Part()
    var elementCall: Int?
    var cases: Set<String> = []
    for place in places {
      let token = tokens[place]
      if tokens.beginsCase(place) {
        let name = String(tokens[place + 1])
        // `Self.text(keys, .name)` calls a function.
        if name == "self" || tokens.isWord(place - 1) && tokens[place + 2] == "(" { continue }
        cases.insert(name)
        if tokens.isKey(place), let call = tokens.callee(ofArgumentAt: place),
          tokens[call].hasPrefix("decode")
        {
          part.decoded.insert(path(tokens, ofReceiver: call) + [name])
        }
      } else if token == "forKey" {
        // Another key than one of CodingKeys, or one that is only known when it runs.
        if tokens[place + 2] != ".", tokens[place + 3] != "." { part.keys.insert(Self.any) }
      } else if token == "from", tokens[place + 1] == ":" {
        // Another model reads what it likes in the same object.
        part.keys.insert(Self.any)
      } else if token.hasPrefix("decode"), tokens[place + 1] == "(" {
        elementCall = place
      } else if tokens.isName(place), tokens[place - 1] != "." || tokens[place - 2] == "self" {
        part.names.insert(Self.property(token))
      }
    }
    let hasKey = places.contains { tokens[$0] == "forKey" }
    part.keys.formUnion(cases)
    if let elementCall, !hasKey {
      part.keys.insert(elementKey)
      let outer = path(tokens, ofReceiver: elementCall)
      // A call of containers of the source's own: `decodeOr(0, .count)`.
      let key = cases.isEmpty ? elementKey : cases.count == 1 ? cases.first : nil
      if let key { part.decoded = [outer + [key]] }
    } else if part.decoded.isEmpty, cases.count == 1, let key = cases.first, tokens.contains("("),
      !places.contains(where: tokens.isContainerCall),
      let container = part.names.first(where: { containers[$0] != nil })
    {
      // A helper of the source's own gets the container and the key: `date(in: keys, .created)`.
      part.decoded = [(containers[container] ?? []) + [key]]
    }
    return part
  }

  /// A property's name: a wrapper's storage bears it with an underscore.
  private static func property(_ name: Substring) -> Substring {
    name.hasPrefix("_") && name.count > 1 ? name.dropFirst() : name
  }

  /// Whether a statement gives a value to a part of what its first name stands for.
  private static func isOfPart(_ tokens: SwiftTokens) -> Bool {
    tokens.isName(tokens.firstName) && [".", "["].contains(tokens[tokens.firstName + 1])
  }

  /// The names to which a statement gives values: `let (a, b) =`, `self.a =`, `a.append(`.
  private static func assigned(by tokens: SwiftTokens) -> [Substring] {
    var names: [Substring] = []
    for place in tokens.indices where tokens[place] == "let" || tokens[place] == "var" {
      for name in place + 1..<tokens.indices.upperBound {
        if ["=", ":", "in"].contains(tokens[name]) { break }
        if tokens.isName(name) { names.append(tokens[name]) }
      }
    }
    // What a function changes in its place: `swap(&a, &b)`.
    let changed = tokens.indices.filter {
      tokens[$0] == "&" && tokens[$0 - 1] != "&" && tokens.isName($0 + 1)
    }
    return (names + changed.map { tokens[$0 + 1] } + tokens.targets).map(Self.property)
  }
}

extension DecodingCode {
  /// What was found when all statements were read.
  struct Findings {
    /// The keys that decide what is asked for next.
    fileprivate var deciding: Set<String> = []
    /// The properties that are made of the value of one key each, by the key and those of the containers
    /// around it.
    fileprivate var properties: [[String]: Set<String>] = [:]
    /// The keys whose values are the associated values of a case, by its name; `nil` where it isn't one
    /// key's.
    fileprivate var payloads: [String: [[String]?]] = [:]
    /// Whether other code than these statements makes properties of what they read.
    fileprivate var isUnclear = false
    /// The keys of whose values conditions are made on which an error is thrown.
    fileprivate var checked: Set<Set<[String]>> = []
    /// The keys for whose values something stands in.
    fileprivate var standIns: Set<[String]> = []
    /// The properties that are made of the elements of an array, in the order in which they are read.
    fileprivate var elements: [String] = []
    /// The keys of whose values each property is made: all of them, or one or another.
    fileprivate var origins: [String: Set<[String]>] = [:]

    /// The property that is made of an element of an array of which so many are read.
    func property(madeOfElement place: Int, of count: Int, among declared: (String) -> Bool)
      -> String?
    {
      let elements = elements.filter(declared)
      return count <= elements.count && place < elements.count ? elements[place] : nil
    }

    /// Whether a property has another name than its key, or its key stands in another container.
    var renamesKeys: Bool {
      isUnclear
        || properties.contains { path, names in path.count > 1 || names != [path.last ?? ""] }
    }

    /// Whether a property is made of the value of one key or of another.
    func isAlternative(_ path: [String], to other: [String], for property: String) -> Bool {
      guard path != other, let keys = origins[property] else { return false }
      return keys.contains(path) && keys.contains(other)
    }

    /// The properties that are made of the value of a key, among others; `nil` where one of a name is
    /// made of more than that, or it isn't plain of what.
    func properties(madeOf path: [String], with property: String) -> Set<String>? {
      guard origins[property] == [path] else { return nil }
      return Set(origins.lazy.filter { $0.value.contains(path) }.map(\.key))
    }

    /// Whether a value under a key, or an element where there is none, may decide what is asked for
    /// next.
    func isDecided(by key: String?) -> Bool {
      deciding.contains(any) || deciding.contains(key ?? elementKey)
    }

    /// The property that is made of a key's value.
    func property(
      madeOf path: [String], among declared: (String) -> Bool
    ) -> SourceFacts.KeyUse {
      guard let key = path.last else { return .unknown }
      // A property may be made of many elements.
      if path.contains(elementKey) { return declared(key) ? .unknown : .none }
      let made = properties[path]?.filter(declared) ?? []
      // What has the key's name may still be made of another key.
      let isOfOther = properties.contains {
        $0.key != path && $0.key.last != elementKey && $0.value.contains(key)
      }
      if made.contains(key), made.count == 1 || !isOfOther { return .property(key) }
      if made.count == 1, let name = made.first, !declared(key) || isOfOther {
        return .property(name)
      }
      if let name = propertyOfContainer(path, among: declared) { return .property(name) }
      guard declared(key) || path.count > 1 else { return made.count > 1 ? .none : .unknown }
      return isUnclear || isOfOther || made.count > 1 || path.count > 1 ? .none : .unknown
    }

    /// The property that is made of what stands under a key, if just one is, and it of nothing else.
    private func propertyOfContainer(
      _ path: [String], among declared: (String) -> Bool
    ) -> String? {
      let made = origins.filter { name, paths in
        declared(name) && paths.contains { $0.count > path.count && $0.starts(with: path) }
      }
      guard made.count == 1, let (name, paths) = made.first,
        paths.allSatisfy({ $0.count > path.count && $0.starts(with: path) })
      else { return nil }
      return name
    }

    /// Whether a value under a key is checked, and nothing else with it: what is thrown then is thrown
    /// because of that.
    func isChecked(_ path: [String]) -> Bool { checked.contains([path]) }

    /// Whether something stands in for a key's value, wherever it is decoded.
    func hasStandIn(_ path: [String]) -> Bool { standIns.contains(path) }

    /// Which associated value of a case is made of a key's value.
    func place(of path: [String], inCase name: String) -> Int? {
      guard let keys = payloads[name], keys.count(where: { $0 == path }) == 1 else { return nil }
      return keys.firstIndex(of: path)
    }
  }

  /// What follows from the statements. Names are followed twice: a loop comes back to its beginning.
  func findings() -> Findings {
    var findings = Findings()
    var keys: [Substring: Set<String>] = [:]
    var decoded: [Substring: Set<[String]>] = [:]
    for isLast in [false, true] {
      for statement in statements {
        let part = statement.part
        let statementKeys = part.names.reduce(into: part.keys) { $0.formUnion(keys[$1] ?? []) }
        if statement.decides { findings.deciding.formUnion(statementKeys) }
        let origins = part.names.reduce(into: part.decoded) { $0.formUnion(decoded[$1] ?? []) }
        if isLast, statement.hasStandIn, part.decoded.count == 1 {
          findings.standIns.formUnion(part.decoded)
        }
        if isLast, statement.isCheck { findings.checked.insert(origins) }
        for name in statement.assigned {
          keys[name, default: []].formUnion(statementKeys)
          if !statement.givesContainer { decoded[name, default: []].formUnion(origins) }
        }
        guard isLast, !statement.isOfPart else { continue }
        if part.decoded == [[elementKey]], let name = propertyOfElement(statement) {
          if !findings.elements.contains(name) { findings.elements.append(name) }
        }
        for name in statement.targets.map(String.init) {
          findings.origins[name, default: []].formUnion(origins)
          if statementKeys.contains(Self.any) { findings.origins[name]?.insert([Self.any]) }
          // What other code reads it makes of that, too: `try kinds[type].init(from: decoder)`.
          let isPlain = origins.count == 1 && !part.keys.contains(Self.any)
          let own = origins.first { $0 == [name] } ?? part.decoded.first { $0.last == name }
          if let key = isPlain ? origins.first : own {
            findings.properties[key, default: []].insert(name)
          }
        }
      }
    }
    if asksUnknown { findings.deciding.insert(Self.any) }
    findings.isUnclear = asksUnknown || delegates
    for case (let name, let parts?) in cases {
      findings.payloads[name] = parts.map { part in
        let origins = part.names.reduce(into: part.decoded) { $0.formUnion(decoded[$1] ?? []) }
        return origins.count == 1 ? origins.first : nil
      }
    }
    return findings
  }
}

extension DecodingCode {
  /// The last name to which the value goes that a statement gives one: `if let x = …` and then `v = x`.
  private func propertyOfElement(_ statement: Statement) -> String? {
    guard let first = statement.assigned.first else { return nil }
    let isLocal = statement.assigned.count > 1
    let user =
      isLocal
      ? statements.first { $0.part.names.contains(first) && !$0.assigned.contains(first) } : nil
    return String(user?.assigned.last ?? first)
  }
}
