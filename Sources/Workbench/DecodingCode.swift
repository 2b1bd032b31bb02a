import DecodingReport

/// What the statements of an `init(from:)` of a type's own say: which keys decide what it asks for
/// next, and where the values of which keys go.
struct DecodingCode {
  /// What a statement, or an argument of a call, is made of.
  struct Part {
    /// Constants, variables and properties.
    var names: Set<Substring> = []
    /// All that may be keys.
    var keys: Set<String> = []
    /// Properties of models that were decoded from the same object: `data.name`.
    var members: Set<Member> = []
    /// The keys whose values it decodes, with those of the containers around them.
    var decoded: Set<[String]> = []
    /// Those of them for whose values something stands in, of several that are listed.
    var filledIn: Set<[String]> = []
    /// Whether it may ask for keys that are only known when it runs.
    var asksForVariableKey = false
    /// Whether it may ask for the keys of a model whose type is only known when it runs.
    var asksForAnyKey = false
    /// Whether it decodes something in the model's own place, which may be a dictionary.
    var decodesInPlace = false
  }

  /// A property of a model that was decoded from the same object, and is known by a name.
  struct Member: Hashable {
    let name: Substring
    let type: String
    let property: String
  }

  struct Statement {
    var part: Part
    /// The names to which it gives values.
    var assigned: [Substring] = []
    /// Those that it makes, and in how many braces they are known: `if let x =` makes one for the block
    /// behind it.
    var made: [(name: Substring, depth: Int)] = []
    /// Of several conditions, what each of them makes its names of: `if names.isEmpty, let name = …`.
    var clauses: [(names: [Substring], part: Part)] = []
    /// In how many braces it stands.
    var depth = 0
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
    /// Whether it takes one value or another: `a ?? b`.
    var isChoice = false
    /// Whether what it takes in the end is none that is decoded: `a ?? b ?? 0`.
    var endsWithStandIn = false
    /// Whether it compares what it decodes with what the source knows: `switch type {`, `type == "text"`.
    var isLookup = false
    /// Whether it asks for something, or leaves its block.
    var leadsOn = false
    /// Whether it begins what is run instead of the block before.
    var isElse = false
  }

  /// Whether it may take one way or another.
  private(set) var branches = false
  /// Whether it goes on with a superclass's.
  private(set) var inherits = false
  /// The names of the keys on the way to what it gives that to read.
  private(set) var wayToSuperclass: [String] = []
  /// Whether it decodes other types from its own object.
  private(set) var sharesObject = false
  /// The types of these.
  private(set) var sharedTypes: Set<String> = []
  private(set) var asksUnknown = false
  /// Whether another initializer of the type gives the properties their values.
  private(set) var delegates = false
  private(set) var statements: [Statement] = []
  /// The keys, with those of the containers around them, that it asks for whatever the values of others
  /// are.
  private(set) var alwaysAsked: Set<[String]> = []
  private var mayHaveReturned = false
  /// In how many braces the next statement stands.
  private(set) var depth = 0
  /// The statements of switches in whose braces the next statement stands, and how deep these are.
  private var switches: [(statement: Int, depth: Int)] = []
  /// The keys of the last statement that has some, if nothing comes behind it.
  private(set) var lastKeys: Set<String> = []
  /// The keys on the way to what nested containers hold.
  var containers: [Substring: [String]] = [:]
  /// The keys on the way to a container that may stand in the place of another one, and to that:
  /// `if keys.contains(.data) { keys = …`, `(try? …nestedContainer(…)) ?? keys`.
  var replacements: [(original: [String], replacement: [String])] = []
  /// The types of models that were decoded from the same object, by the names of these:
  /// `let data = try Data(from: decoder)`.
  private var models: [Substring: String] = [:]
  /// The types of the keys of the containers that it opens.
  private(set) var keyTypes: Set<String> = []
  /// The functions within it that get a key: `func text(_ key: CodingKeys) -> String {`.
  private var keyReaders: Set<Substring> = []
  /// The arguments of the cases of an enum that it makes; `nil` for a case that it makes in several
  /// ways.
  private(set) var cases: [String: [Part]?] = [:]

  /// Stands for any key.
  static let any = "*"

  /// Notes that another type which reads the same object may ask for one thing or another.
  mutating func asksForAnything() { asksUnknown = true }

  /// Takes in the next statement. `isAlwaysRun` is false for one within a loop, say.
  mutating func read(_ code: Substring, isAlwaysRun: Bool) {
    if let label = code.prefixMatch(of: /(?:case\b[^:"]*(?:"[^"]*"[^:"]*)*|default\s*):\s+(?=\S)/) {
      read(code[..<label.range.upperBound], isAlwaysRun: isAlwaysRun)
      read(code[label.range.upperBound...], isAlwaysRun: isAlwaysRun)
      return
    }
    let before = statements.count
    let branching = Branching(code)
    read(code, branching)
    for place in before..<statements.count { statements[place].depth = depth }
    let leadsOn = code.contains(/\b(?:try|return|break|continue|throw|fallthrough)\b/)
    for place in before..<statements.count {
      statements[place].leadsOn = leadsOn
      statements[place].isElse = code.hasPrefix("else")
    }
    if code.hasPrefix("throw "), let open = switches.last, open.depth == depth {
      statements[open.statement].isCheck = true
    }
    if code.hasSuffix("{") { depth += 1 }
    if code.hasPrefix("switch "), before < statements.count { switches.append((before, depth)) }
    if code == "}" { depth -= 1 }
    while let open = switches.last, open.depth > depth { switches.removeLast() }
    let keys = statements[before...].reduce(into: Set()) { $0.formUnion($1.part.keys) }
    let coalesces =
      code.contains(/\?\?\s*(?!nil\b|try\b)/) && !code.contains(/\?\?\s*(?:nil|try)\b/)
    if coalesces || SwiftTokens(code).hasStandIn {
      for place in before..<statements.count { statements[place].hasStandIn = true }
    }
    if code.contains("??") && !SwiftTokens(code).listsValues && !listsValues(SwiftTokens(code))
      || code.contains(".contains(") && code.contains(" ? ")
    {
      for place in before..<statements.count { statements[place].isChoice = true }
    }
    if let last = code.ranges(of: "??").last,
      !code[last.upperBound...].contains(/\b(?:try|nil|forKey|decode\w*)\b/)
    {
      for place in before..<statements.count { statements[place].endsWithStandIn = true }
    }
    if code.hasPrefix("switch ") || code.contains("== \"") || Self.asks(code) {
      for place in before..<statements.count { statements[place].isLookup = true }
    }
    if isAlwaysRun, !mayHaveReturned {
      if branching == .none || branching == .catches {
        for statement in statements[before...] { alwaysAsked.formUnion(statement.part.decoded) }
      } else if branching == .decides {
        let tokens = SwiftTokens(Branching.beginning(of: code))
        alwaysAsked.formUnion(part(tokens, tokens.indices).decoded)
      }
    }
    if code.contains("return") { mayHaveReturned = true }
    if branching == .unknown || !keys.isEmpty {
      // In a block it may go on with what it has asked for.
      if branching == .unknown || isAlwaysRun || !keys.isSubset(of: lastKeys) {
        lastKeys = isAlwaysRun && branching != .unknown ? keys : []
      }
    }
  }

  /// Whether values, with what stands in for them, are listed for a call: none stands in for the other.
  /// `Address(street: data.street ?? "", zip: data.zip ?? "")`.
  private func listsValues(_ tokens: SwiftTokens) -> Bool {
    guard !models.isEmpty else { return false }
    let choices = tokens.indices.filter {
      tokens[$0] == "?" && tokens[$0 + 1] == "?" || tokens[$0] == "??"
    }
    return tokens.indices.contains { place in
      guard tokens[place] == "(", tokens.isWord(place - 1) else { return false }
      let arguments = tokens.arguments(behind: place)
      return arguments.count { !part(tokens, $0).members.isEmpty } > 1
        && choices.allSatisfy { choice in arguments.contains { $0.contains(choice) } }
    }
  }

  /// Whether a statement gives something the answer to a question: `isLarge = size > 3`.
  private static func asks(_ code: Substring) -> Bool {
    code.contains(/^[\w.]+\s*=\s/) && !code.contains(" ? ")
      && code.contains(/[^=]\s[!=<>]=\s|\s[<>]\s|\.contains\((?!\.)|\.has(?:Prefix|Suffix)\(/)
  }

  private mutating func read(_ code: Substring, _ branching: Branching) {
    if code.hasPrefix("throw "), !statements.isEmpty, statements[statements.count - 1].decides {
      statements[statements.count - 1].isCheck = true
      // It goes on with what it would ask for, or not at all.
      statements[statements.count - 1].decides = false
    }
    if branching != .none { branches = true }
    if branching == .unknown { asksUnknown = true }
    if branching == .none, code.contains("super.init(from") { inherits = true }
    // `formatter.date(from: text)` is no model's.
    for match in code.matches(of: /(\w+)(?:<[^()]*>)?\(from\s*:/)
    where match.output.1 == "init" || match.output.1.first?.isUppercase == true {
      sharesObject = true
      if match.output.1 != "init" { sharedTypes.insert(String(match.output.1)) }
    }
    if code.contains("self.init(") { delegates = true }
    for match in code.matches(of: /\bkeyedBy:\s*(?:\w+\.)*(\w+)\.self/) {
      keyTypes.insert(String(match.output.1))
    }
    if let function = code.firstMatch(of: /\bfunc (\w+)[^{]*:\s*\w*Keys?\b/)?.output.1 {
      keyReaders.insert(function)
    }
    let tokens = SwiftTokens(code)
    if inherits, code.contains("super.init(from") { noteSuperclass(tokens) }
    if let pairs = tokens.tupleAssignments {
      for (target, value) in pairs {
        statements.append(
          Statement(
            part: part(tokens, value), assigned: [target], targets: [target], isOfPart: false,
            givesContainer: false, decides: branching == .decides))
      }
    } else {
      readWhole(tokens, decides: branching == .decides && !code.hasPrefix("throw "))
    }
    for place in tokens.indices where tokens[place] == "(" && Self.isCase(tokens, before: place) {
      let name = String(tokens[place - 1])
      let parts = tokens.arguments(behind: place).map { self.part(tokens, $0) }
      cases[name] = cases[name] == nil ? parts : .some(nil)
    }
  }

  /// Notes what a superclass gets to read: the decoder itself, or one that `superDecoder` gave.
  private mutating func noteSuperclass(_ tokens: SwiftTokens) {
    guard let place = tokens.indices.first(where: { tokens[$0] == "super" }) else { return }
    let way =
      containerPath(tokens, in: place..<tokens.indices.upperBound) ?? containers[tokens[place + 6]]
    wayToSuperclass = way.map { $0.map { $0 == elementKey ? "super" : $0 } } ?? []
  }

  private mutating func readWhole(_ tokens: SwiftTokens, decides: Bool) {
    var part = part(tokens, tokens.indices)
    let targets = tokens.targets.map(Self.property)
    // What they held before doesn't count where they get a new value.
    let made = Self.made(by: tokens).map { ($0.name, depth + ($0.isForBlock ? 1 : 0)) }
    let bound = Self.bound(by: tokens)
    for name in targets + made.map(\.0)
    where tokens.uses(of: name) == 1 && !tokens.addsToFirstName && !bound.contains(name) {
      part.names.remove(name)
    }
    let container = part.decoded.isEmpty ? containerPath(tokens, in: tokens.indices) : nil
    let assigned = Self.assigned(by: tokens)
    if let container {
      noteReplaced(by: container, tokens, made: made.map(\.0))
      for name in assigned { containers[name] = container }
    }
    if assigned.count == 1, let type = tokens.modelOfDecoder { models[assigned[0]] = type }
    var statement = Statement(
      part: part, assigned: assigned, made: made, targets: targets,
      isOfPart: Self.isOfPart(tokens),
      givesContainer: container != nil, decides: decides)
    if let clauses = tokens.clauses {
      statement.clauses = clauses.map { places in
        let names = Self.made(by: tokens, in: places).map(\.name)
        var part = self.part(tokens, places)
        for name in names
        where places.count(where: { tokens[$0] == name }) == 1 && !bound.contains(name) {
          part.names.remove(name)
        }
        return (names, part)
      }
    }
    statements.append(statement)
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
    /// What functions get that the source gives containers: `keys.flexible(.count)`.
    var read: Set<[String]> = []
    let standIn = tokens.standIn(in: places)
    for place in places {
      let token = tokens[place]
      if token == "forKey", let written = tokens.writtenKey(behind: place) {
        cases.insert(written)
        if let call = tokens.callee(ofArgumentAt: place), tokens[call].hasPrefix("decode") {
          part.decoded.insert(path(tokens, ofReceiver: call) + [written])
        }
      } else if tokens.beginsCase(place) {
        let name = String(tokens[place + 1])
        // `.init("name")` makes a key of a text.
        if name == "init" { continue }
        // `Self.text(keys, .name)` calls a function.
        if name == "self" || tokens.isWord(place - 1) && tokens[place + 2] == "(" { continue }
        if standIn?.contains(place) == true { continue }
        cases.insert(name)
        if let call = tokens.callee(ofArgumentAt: place), tokens[call] != "contains",
          tokens[call - 1] == ".", let outer = containers[tokens[call - 2]]
        {
          read.insert(outer + [name])
        }
        if tokens.isKey(place), let call = tokens.callee(ofArgumentAt: place),
          tokens[call].hasPrefix("decode")
        {
          let path = path(tokens, ofReceiver: call) + [name]
          part.decoded.insert(path)
          if tokens.isFilledIn(call) { part.filledIn.insert(path) }
        }
      } else if token == "forKey" {
        // Another key than one of CodingKeys, or one that is only known when it runs.
        if tokens[place + 2] != ".", tokens[place + 3] != "." {
          part.keys.insert(Self.any)
          part.asksForVariableKey = true
        }
      } else if token == "from", tokens[place + 1] == ":", Self.isOfModel(tokens, place) {
        // Another model reads what it likes in the same object.
        part.keys.insert(Self.any)
        let type = tokens.callee(ofArgumentAt: place).map { tokens[$0] } ?? ""
        if !sharedTypes.contains(String(type)) { part.asksForAnyKey = true }
      } else if token.hasPrefix("decode"), tokens[place + 1] == "(" {
        if !tokens.isDecoderCall(place) { elementCall = place }
      } else if tokens.isTypeOfModel(place) {
        // `try kinds[type].init(from: decoder)`: it says which one is made, and is no part of it.
        continue
      } else if tokens.isName(place), tokens[place - 1] != "." || tokens[place - 2] == "self" {
        part.names.insert(Self.property(token))
        if let type = models[token], let property = tokens.member(behind: place) {
          part.members.insert(Member(name: token, type: type, property: property))
        }
      }
    }
    let hasKey = places.contains { tokens[$0] == "forKey" }
    part.keys.formUnion(cases)
    if let elementCall, !hasKey {
      let outer = path(tokens, ofReceiver: elementCall)
      if cases.isEmpty {
        part.keys.insert(elementKey)
        if outer.isEmpty { part.decodesInPlace = true }
      }
      // A call of containers of the source's own: `decodeOr(0, .count)`.
      part.decoded = Set((cases.isEmpty ? [elementKey] : cases).map { outer + [$0] })
    } else if part.decoded.isEmpty, cases.count == 1, let key = cases.first, tokens.contains("("),
      !places.contains(where: tokens.isContainerCall),
      let container = part.names.first(where: { containers[$0] != nil })
    {
      // A helper of the source's own gets the container and the key: `date(in: keys, .created)`.
      part.decoded = [(containers[container] ?? []) + [key]]
    } else if part.decoded.isEmpty, cases.count == 1, let key = cases.first,
      places.contains(where: { keyReaders.contains(tokens[$0]) && tokens[$0 + 1] == "(" })
    {
      part.decoded = [[key]]
    } else if part.decoded.isEmpty, !places.contains(where: tokens.isContainerCall) {
      part.decoded = read
    }
    return part
  }

  /// Whether an argument is the decoder of another model, and not the text of `date(from: text)`.
  private static func isOfModel(_ tokens: SwiftTokens, _ argument: Int) -> Bool {
    guard let callee = tokens.callee(ofArgumentAt: argument).map({ tokens[$0] }) else {
      return true
    }
    if callee == "init", tokens.isOfSuperclass(argument) { return false }
    return callee == "init" || callee.first?.isUppercase == true
      || tokens[argument + 2].lowercased().hasSuffix("decoder")
  }
}
