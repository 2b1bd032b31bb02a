import ModelFacts
import SwiftSyntax

extension InitializerBody {
  /// What follows from the statements. Names are followed twice: a loop comes back to its beginning.
  ///
  /// `key` gives the key of a type's property; `nil` of what it doesn't declare.
  func facts(key: (_ property: String, _ type: String) -> String?) -> InitializerFacts {
    var flow = Flow()
    let statements = statementsWithOwnNames(key)
    let isIdle = statements.indices.map(isIdle)
    for isLast in [false, true] {
      for (place, statement) in statements.enumerated() {
        flow.follow(statement, isIdle: isIdle[place], isLast: isLast) {
          propertyOfElement($0)
        }
      }
    }
    if asksUnknown { flow.deciding.insert(.anyKey) }
    var facts = InitializerFacts()
    facts.branches = branches
    facts.inherits = inherits
    facts.wayToSuperclass = wayToSuperclass
    facts.sharesObject = sharesObject
    facts.sharedTypes = sharedTypes.sorted()
    facts.isUnclear = asksUnknown || delegates
    facts.asksForAnyKey =
      facts.isUnclear
      || statements.contains { $0.part.asksForAnyKey || $0.part.decodesInPlace }
    facts.asksForVariableKey = statements.contains(where: \.part.asksForVariableKey)
    facts.askableKeys = askableKeys?.sorted()
    facts.lastKeys = lastKeys.compactMap { if case .key(let key) = $0 { key } else { nil } }
      .sorted()
    if facts.lastKeys.count != lastKeys.count { facts.lastKeys = [] }
    facts.replacements = replacements
    facts.deciding = flow.deciding.sorted()
    facts.checks = flow.checked.map { $0.inOrder() }.filter { !$0.isEmpty }
      .sorted { $0.joined().lexicographicallyPrecedes($1.joined()) }
    facts.elements = flow.elements
    facts.origins = flow.origins.map { property, paths in
      InitializerFacts.Origin(
        property: property, paths: paths.inOrder(),
        isMerged: flow.mergedProperties.contains(property))
    }.sorted { $0.property < $1.property }
    facts.uses = uses(flow, statements)
    for case (let name, let parts?) in cases {
      facts.payloads[name] = parts.map { part in
        let origins = flow.origins(of: part)
        return origins.count == 1 ? origins.first : nil
      }
    }
    return facts
  }

  private func uses(_ flow: Flow, _ statements: [Statement]) -> [InitializerFacts.Use] {
    let decoded = statements.reduce(into: Set()) { $0.formUnion($1.part.decoded) }
    var paths = decoded.union(alwaysAsked).union(flow.standIns).union(flow.lookedUp)
    paths.formUnion(flow.properties.keys)
    return paths.inOrder().map { path in
      var use = InitializerFacts.Use(path: path)
      use.properties = (flow.properties[path] ?? []).sorted()
      use.direct = (flow.direct[path] ?? []).sorted()
      use.isAlwaysAsked = alwaysAsked.contains(path)
      use.isDecoded = decoded.contains(path)
      use.hasStandIn = flow.standIns.contains(path)
      use.isLookedUp = flow.lookedUp.contains(path)
      return use
    }
  }

  /// The keys by which it can ask, where all are cases of enums of the source.
  private var askableKeys: Set<String>? {
    guard !keyTypes.isEmpty else { return nil }
    var keys: Set<String> = []
    for name in keyTypes {
      let enums = declarations[name]?.groups.compactMap { $0.as(EnumDeclSyntax.self) } ?? []
      guard let declaration = enums.first, declaration.isOfKeys else { return nil }
      keys.formUnion(declaration.keysByCase.values)
    }
    return keys
  }
}

/// Where the values of keys go, statement by statement.
private struct Flow {
  var deciding: Set<KeyStep> = []
  var properties: [KeyPathInModel: Set<String>] = [:]
  var direct: [KeyPathInModel: Set<String>] = [:]
  var checked: Set<Set<KeyPathInModel>> = []
  var standIns: Set<KeyPathInModel> = []
  var lookedUp: Set<KeyPathInModel> = []
  var elements: [String] = []
  var mergedProperties: Set<String> = []
  var origins: [String: Set<KeyPathInModel>] = [:]
  private var keys: [String: Set<KeyStep>] = [:]
  private var decoded: [String: Set<KeyPathInModel>] = [:]
  /// Names that are made of the values of several keys at once.
  private var merged: Set<String> = []

  func keys(of part: InitializerBody.Part) -> Set<KeyStep> {
    part.names.reduce(into: part.keys) { $0.formUnion(keys[$1] ?? []) }
  }

  func origins(of part: InitializerBody.Part) -> Set<KeyPathInModel> {
    part.names.reduce(into: part.decoded) { $0.formUnion(decoded[$1] ?? []) }
  }

  private func merges(_ part: InitializerBody.Part, isChoice: Bool) -> Bool {
    if !merged.isDisjoint(with: part.names) { return true }
    // One name may stand for the value of one key or of another.
    let sources = Set(part.decoded.map { Set([$0]) } + part.names.map { decoded[$0] ?? [] })
    return !isChoice && sources.count { !$0.isEmpty } > 1
  }

  mutating func follow(
    _ statement: InitializerBody.Statement, isIdle: Bool, isLast: Bool,
    propertyOfElement: (InitializerBody.Statement) -> String?
  ) {
    let part = statement.part
    let statementKeys = keys(of: part)
    if statement.decides, !isIdle { deciding.formUnion(statementKeys) }
    let origins = origins(of: part)
    if isLast {
      if statement.hasStandIn, part.decoded.count == 1 { standIns.formUnion(part.decoded) }
      if part.decoded.count > 1, !statement.isChoice { standIns.formUnion(part.filledIn) }
      if part.decoded.count > 1, statement.isChoice, statement.endsWithStandIn {
        standIns.formUnion(part.decoded)
      }
      if statement.isLookup { lookedUp.formUnion(origins) }
      if statement.isCheck { checked.insert(origins) }
    }
    for name in statement.assigned {
      let clause = statement.clauses.first { $0.names.contains(name) }?.part
      keys[name, default: []].formUnion(clause.map { keys(of: $0) } ?? statementKeys)
      if !statement.givesContainer {
        if merges(clause ?? part, isChoice: statement.isChoice) { merged.insert(name) }
        decoded[name, default: []].formUnion(clause.map { self.origins(of: $0) } ?? origins)
      }
    }
    guard isLast else { return }
    if statement.isOfPart {
      // Its parts are made one by one: of which key each, their names don't tell.
      for name in statement.targets where !part.decoded.isEmpty {
        self.origins[name, default: []].formUnion(origins)
        mergedProperties.insert(name)
      }
      return
    }
    if part.decoded == [[.element]], let name = propertyOfElement(statement),
      !elements.contains(name)
    {
      elements.append(name)
    }
    for name in statement.targets { note(name, statement, statementKeys, origins) }
  }

  /// Notes of what a property is made.
  private mutating func note(
    _ name: String, _ statement: InitializerBody.Statement, _ statementKeys: Set<KeyStep>,
    _ origins: Set<KeyPathInModel>
  ) {
    let part = statement.part
    self.origins[name, default: []].formUnion(origins)
    if origins.count > 1, merges(part, isChoice: statement.isChoice) {
      mergedProperties.insert(name)
    }
    if statementKeys.contains(.anyKey) { self.origins[name]?.insert([.anyKey]) }
    // What other code reads it makes of that, too: `try kinds[type].init(from: decoder)`.
    let isPlain = origins.count == 1 && !part.keys.contains(.anyKey)
    let own =
      origins.first { $0 == [.key(name)] } ?? part.decoded.inOrder().first { $0.last == .key(name) }
    if let key = isPlain ? origins.first : own {
      properties[key, default: []].insert(name)
      if part.decoded == [key] { direct[key, default: []].insert(name) }
    }
  }
}

extension InitializerBody {
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
    return user?.assigned.last ?? first
  }

  /// The statements, with names of their own for constants that are made again: within a block, or behind
  /// one that had one of their names.
  private func statementsWithOwnNames(
    _ key: (_ property: String, _ type: String) -> String?
  ) -> [Statement] {
    var known: Set<String> = []
    let changed = Set(statements.flatMap(\.targets))
    var scopes: [(depth: Int, name: String, own: String)] = []
    func own(_ name: String) -> String { scopes.last { $0.name == name }?.own ?? name }
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
      var made: Set<String> = []
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

extension InitializerBody.Part {
  /// Puts the keys of properties of models from the same object in the place of these.
  fileprivate mutating func resolveMembers(
    _ key: (_ property: String, _ type: String) -> String?
  ) {
    var unknown: Set<String> = []
    for member in members {
      if let key = key(member.property, member.type) {
        decoded.insert([.key(key)])
        keys.insert(.key(key))
      } else {
        unknown.insert(member.name)
      }
    }
    for member in members where !unknown.contains(member.name) { names.remove(member.name) }
  }
}

extension Sequence<KeyPathInModel> {
  /// Step by step.
  fileprivate func inOrder() -> [KeyPathInModel] { sorted { $0.lexicographicallyPrecedes($1) } }
}
