import DecodingReport

extension DecodingCode {
  /// What was found when all statements were read.
  struct Findings {
    /// The keys that decide what is asked for next.
    var deciding: Set<String> = []
    /// The properties that are made of the value of one key each, by the key and those of the containers
    /// around it.
    var properties: [[String]: Set<String>] = [:]
    /// The properties that are made in the very statements that decode the value of one key, by that.
    var direct: [[String]: Set<String>] = [:]
    /// The keys whose values are the associated values of a case, by its name; `nil` where it isn't one
    /// key's.
    var payloads: [String: [[String]?]] = [:]
    /// Whether other code than these statements makes properties of what they read.
    var isUnclear = false
    /// The keys of whose values conditions are made on which an error is thrown.
    var checked: Set<Set<[String]>> = []
    /// Whether it may ask for keys that the source doesn't name.
    var asksForAnyKey = false
    /// Whether it may ask for keys that are only known when it runs, by the types of its keys.
    var asksForVariableKey = false
    /// The keys for whose values something stands in.
    var standIns: Set<[String]> = []
    /// The keys whose values are compared with some that the source knows.
    var lookedUp: Set<[String]> = []
    /// The properties that are made of the elements of an array, in the order in which they are read.
    var elements: [String] = []
    /// The properties that are made of the values of several keys at once.
    var merged: Set<String> = []
    /// The keys of whose values each property is made: all of them, or one or another.
    var origins: [String: Set<[String]>] = [:]

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

    /// Whether a property is made of the value of a key, or of another's.
    func isChosen(_ property: String, of path: [String]) -> Bool {
      guard let keys = origins[property], !merged.contains(property) else { return false }
      return keys.contains(path) && keys.count > 1 && !keys.contains([any])
    }

    /// Whether a property is made of the value of a key, of others' too or not.
    func isMade(_ property: String, of path: [String]) -> Bool {
      origins[property]?.contains(path) == true
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
      if lookedUp.contains(path), made.count == 1, let name = made.first, !declared(key),
        origins[name]?.count ?? 0 > 1
      {
        return .none
      }
      // What has the key's name may still be made of another key.
      let isOfOther = properties.contains {
        $0.key != path && $0.key.last != elementKey && $0.value.contains(key)
      }
      if made.contains(key), made.count == 1 || !isOfOther { return .property(key) }
      if made.count == 1, let name = made.first, !declared(key) || isOfOther {
        return .property(name)
      }
      if let name = propertyOfContainer(path, among: declared) { return .property(name) }
      if made.isEmpty, !declared(key), !isOfOther {
        // One that is made of the value of this key or another's.
        let names = origins.filter { declared($0.key) && $0.value.contains(path) }.map(\.key)
        if names.count == 1, !merged.contains(names[0]) { return .property(names[0]) }
      }
      // Others are made of that in turn.
      if let direct = direct[path]?.filter(declared), direct.count == 1, let name = direct.first,
        made.contains(name), !declared(key)
      {
        return .property(name)
      }
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

    /// Whether something stands in for a key's value, wherever it is decoded, or for one within it.
    func hasStandIn(_ path: [String]) -> Bool {
      standIns.contains(path) || standIns.contains { $0.starts(with: path) }
    }

    /// Whether a key's value is compared with some that the source knows.
    func isLookedUp(_ path: [String]) -> Bool { lookedUp.contains(path) }

    /// Which associated value of a case is made of a key's value.
    func place(of path: [String], inCase name: String) -> Int? {
      guard let keys = payloads[name], keys.count(where: { $0 == path }) == 1 else { return nil }
      return keys.firstIndex(of: path)
    }
  }
}

extension DecodingCode {
  /// What follows from the statements. Names are followed twice: a loop comes back to its beginning.
  ///
  /// `key` gives the key of a type's property; `nil` of what it doesn't declare.
  func findings(key: (_ property: String, _ type: String) -> String?) -> Findings {
    var findings = Findings()
    var keys: [Substring: Set<String>] = [:]
    var decoded: [Substring: Set<[String]>] = [:]
    /// Names that are made of the values of several keys at once.
    var merged: Set<Substring> = []
    let statements = statementsWithOwnNames(key)
    func keysOf(_ part: Part) -> Set<String> {
      part.names.reduce(into: part.keys) { $0.formUnion(keys[$1] ?? []) }
    }
    func originsOf(_ part: Part) -> Set<[String]> {
      part.names.reduce(into: part.decoded) { $0.formUnion(decoded[$1] ?? []) }
    }
    func merges(_ part: Part, isChoice: Bool) -> Bool {
      if !merged.isDisjoint(with: part.names) { return true }
      // One name may stand for the value of one key or of another.
      let sources = Set(part.decoded.map { Set([$0]) } + part.names.map { decoded[$0] ?? [] })
      return !isChoice && sources.count { !$0.isEmpty } > 1
    }
    let isIdle = statements.indices.map(isIdle)
    for isLast in [false, true] {
      for (place, statement) in statements.enumerated() {
        let part = statement.part
        let statementKeys = keysOf(part)
        if statement.decides, !isIdle[place] { findings.deciding.formUnion(statementKeys) }
        let origins = originsOf(part)
        if isLast, statement.hasStandIn, part.decoded.count == 1 {
          findings.standIns.formUnion(part.decoded)
        }
        if isLast, part.decoded.count > 1, !statement.isChoice {
          findings.standIns.formUnion(part.filledIn)
        }
        if isLast, part.decoded.count > 1, statement.isChoice, statement.endsWithStandIn {
          findings.standIns.formUnion(part.decoded)
        }
        if isLast, statement.isLookup { findings.lookedUp.formUnion(origins) }
        if isLast, statement.isCheck { findings.checked.insert(origins) }
        for name in statement.assigned {
          let clause = statement.clauses.first { $0.names.contains(name) }?.part
          keys[name, default: []].formUnion(clause.map(keysOf) ?? statementKeys)
          if !statement.givesContainer {
            if merges(clause ?? part, isChoice: statement.isChoice) { merged.insert(name) }
            decoded[name, default: []].formUnion(clause.map(originsOf) ?? origins)
          }
        }
        guard isLast, !statement.isOfPart else { continue }
        if part.decoded == [[elementKey]], let name = propertyOfElement(statement) {
          if !findings.elements.contains(name) { findings.elements.append(name) }
        }
        for name in statement.targets.map(String.init) {
          findings.origins[name, default: []].formUnion(origins)
          if origins.count > 1, merges(part, isChoice: statement.isChoice) {
            findings.merged.insert(name)
          }
          if statementKeys.contains(Self.any) { findings.origins[name]?.insert([Self.any]) }
          // What other code reads it makes of that, too: `try kinds[type].init(from: decoder)`.
          let isPlain = origins.count == 1 && !part.keys.contains(Self.any)
          let own = origins.first { $0 == [name] } ?? part.decoded.first { $0.last == name }
          if let key = isPlain ? origins.first : own {
            findings.properties[key, default: []].insert(name)
            if part.decoded == [key] { findings.direct[key, default: []].insert(name) }
          }
        }
      }
    }
    if asksUnknown { findings.deciding.insert(Self.any) }
    findings.isUnclear = asksUnknown || delegates
    findings.asksForAnyKey =
      findings.isUnclear
      || statements.contains { $0.part.asksForAnyKey || $0.part.decodesInPlace }
    findings.asksForVariableKey = statements.contains(where: \.part.asksForVariableKey)
    for case (let name, let parts?) in cases {
      findings.payloads[name] = parts.map { part in
        let origins = originsOf(part)
        return origins.count == 1 ? origins.first : nil
      }
    }
    return findings
  }
}

extension DecodingCode {
  /// Whether a statement decides about a block alone that neither asks for anything nor is left early:
  /// `if line.count > 0 { lines.append(line) }`.
  private func isIdle(_ place: Int) -> Bool {
    guard statements[place].decides else { return false }
    let depth = statements[place].depth
    let block = statements[(place + 1)...].prefix { $0.depth > depth || $0.isElse }
    guard let first = block.first, first.depth > depth, !block.contains(where: \.leadsOn) else {
      return false
    }
    let changed = Set(block.flatMap { $0.assigned + $0.targets })
    return !statements.contains { $0.decides && !$0.part.names.isDisjoint(with: changed) }
  }

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

extension DecodingCode.Part {
  /// Puts the keys of properties of models from the same object in the place of these.
  fileprivate mutating func resolveMembers(
    _ key: (_ property: String, _ type: String) -> String?
  ) {
    var unknown: Set<Substring> = []
    for member in members {
      if let key = key(member.property, member.type) {
        decoded.insert([key])
        keys.insert(key)
      } else {
        unknown.insert(member.name)
      }
    }
    for member in members where !unknown.contains(member.name) { names.remove(member.name) }
  }
}

extension DecodingCode {
  /// The statements, with names of their own for constants that are made again: within a block, or behind
  /// one that had one of their names.
  private func statementsWithOwnNames(
    _ key: (_ property: String, _ type: String) -> String?
  ) -> [Statement] {
    var known: Set<Substring> = []
    let changed = Set(statements.flatMap(\.targets))
    var scopes: [(depth: Int, name: Substring, own: Substring)] = []
    func own(_ name: Substring) -> Substring { scopes.last { $0.name == name }?.own ?? name }
    return statements.enumerated().map { place, statement in
      var statement = statement
      scopes.removeAll { $0.depth > statement.depth }
      statement.part.resolveMembers(key)
      for clause in statement.clauses.indices {
        statement.clauses[clause].part.resolveMembers(key)
      }
      statement.part.names = Set(statement.part.names.map(own))
      let namesBefore = statement.clauses.map { $0.part.names.map { (name: $0, own: own($0)) } }
      for (name, depth) in statement.made {
        // In a block it may bear a property's name.
        let isNew = known.insert(name).inserted
        let isPlain = isNew && (depth == statement.depth || !changed.contains(name))
        scopes.append((depth, name, isPlain ? name : name + "#\(place)"))
      }
      // A name that one of several conditions makes may be used in the next.
      var made: Set<Substring> = []
      for place in statement.clauses.indices {
        statement.clauses[place].part.names = Set(
          namesBefore[place].map { made.contains($0.name) ? own($0.name) : $0.own })
        made.formUnion(statement.clauses[place].names)
        statement.clauses[place].names = statement.clauses[place].names.map(own)
      }
      let targets = Set(statement.targets)
      statement.assigned = statement.assigned.map { targets.contains($0) ? $0 : own($0) }
      return statement
    }
  }
}
