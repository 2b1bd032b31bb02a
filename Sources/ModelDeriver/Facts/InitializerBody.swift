import ModelFacts
import SwiftOperators
import SwiftSyntax

/// What the statements of an `init(from:)` of a type's own say: which keys decide what it asks for
/// next, and where the values of which keys go.
struct InitializerBody {
  /// Whether it may take one way or another.
  private(set) var branches = false
  /// Whether it goes on with a superclass's.
  private(set) var inherits = false
  /// The way to what it gives that to read.
  private(set) var wayToSuperclass: KeyPathInModel = []
  /// Whether it decodes other types from its own object.
  private(set) var sharesObject = false
  /// The types of these: by qualified names where the source declares them.
  private(set) var sharedTypes: Set<String> = []
  private(set) var asksUnknown = false
  /// Whether another initializer of the type gives the properties their values.
  private(set) var delegates = false
  private(set) var statements: [Statement] = []
  /// What it asks for whatever the values of others are.
  private(set) var alwaysAsked: Set<KeyPathInModel> = []
  private var mayHaveReturned = false
  /// In how many blocks the next statement stands.
  private var depth = 0
  /// The statements of switches in which the next statement stands, and how deep their blocks are.
  private var switches: [(statement: Int, depth: Int)] = []
  /// The keys of the last statement that has some, if nothing comes behind it.
  private(set) var lastKeys: Set<KeyStep> = []
  /// The keys on the way to what nested containers hold.
  private(set) var containers: [String: KeyPathInModel] = [:]
  private(set) var replacements: [InitializerFacts.Replacement] = []
  /// The types of models that were decoded from the same object, by the names of these:
  /// `let data = try Data(from: decoder)`.
  private(set) var models: [String: String] = [:]
  /// The types of the keys of the containers that it opens.
  private(set) var keyTypes: Set<String> = []
  /// The functions within it, and those of them that get a key.
  private(set) var functions: Set<String> = []
  private(set) var keyReaders: Set<String> = []
  /// The decoder, under the names that the initializers give it.
  private(set) var decoders: Set<String> = []
  /// The arguments of the cases of an enum that it makes; `nil` for a case that it makes in several
  /// ways.
  private(set) var cases: [String: [Part]?] = [:]
  /// The cases that the type's code writes: `.id`.
  private(set) var writtenCases: Set<String> = []

  let declarations: DeclaredTypes
  /// The qualified name of the type.
  let type: String

  init(_ type: DeclaredTypes.Declared, in declarations: DeclaredTypes) {
    self.declarations = declarations
    self.type = type.qualifiedName
    for group in type.groups {
      for member in group.memberBlock.members
      where member.decl.as(EnumDeclSyntax.self)?.isOfKeys != true {
        writtenCases.formUnion(WrittenCases.of(member.decl))
      }
    }
    for decoder in type.decoders {
      guard let parameter = decoder.signature.parameterClause.parameters.first,
        let body = decoder.body
      else { continue }
      decoders.insert((parameter.secondName ?? parameter.firstName).text)
      let folded = OperatorTable.standardOperators.foldAll(body) { _ in }
      read(folded.cast(CodeBlockSyntax.self).statements)
    }
  }

  /// Notes that another type which reads the same object may ask for one thing or another.
  mutating func asksForAnything() { asksUnknown = true }

  /// A type's name as it is written here; the qualified one where the source declares it.
  func name(ofType written: String) -> String {
    declarations.name(written, in: type) ?? written
  }
}

// MARK: Statements

extension InitializerBody {
  private mutating func read(_ items: CodeBlockItemListSyntax) {
    for item in items { read(item.item) }
  }

  private mutating func read(_ block: CodeBlockSyntax) {
    depth += 1
    read(block.statements)
    close()
  }

  /// Leaves a block.
  private mutating func close() {
    depth -= 1
    while let open = switches.last, open.depth > depth { switches.removeLast() }
  }

  private mutating func read(_ item: CodeBlockItemSyntax.Item) {
    switch item {
    case .decl(let declaration): read(declaration)
    case .stmt(let statement): read(statement)
    case .expr(let expression): read(expression)
    @unknown default: break
    }
  }

  private mutating func read(_ declaration: DeclSyntax) {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      for binding in variable.bindings {
        var head = Head(.plain)
        head.made = binding.pattern.boundNames(isBinding: true).map { ($0, false) }
        if let value = binding.initializer?.value { head.nodes = [Syntax(value)] }
        if let tuple = binding.pattern.as(TuplePatternSyntax.self),
          let values = binding.initializer?.value.as(TupleExprSyntax.self),
          tuple.elements.count == values.elements.count, values.elements.count > 1
        {
          for (pattern, value) in zip(tuple.elements, values.elements) {
            head.made = pattern.pattern.boundNames(isBinding: true).map { ($0, false) }
            head.nodes = [Syntax(value.expression)]
            read(head)
          }
        } else {
          read(head)
        }
      }
    } else if let function = declaration.as(FunctionDeclSyntax.self) {
      functions.insert(function.name.text)
      let isOfKey = function.signature.parameterClause.parameters.contains { parameter in
        let type = parameter.type.withoutGenericArguments
        return type.hasSuffix("Key") || type.hasSuffix("Keys")
      }
      if isOfKey { keyReaders.insert(function.name.text) }
      if let body = function.body { read(body) }
    } else if let conditional = declaration.as(IfConfigDeclSyntax.self) {
      for clause in conditional.clauses {
        if case .statements(let items)? = clause.elements { read(items) }
      }
    }
  }

  private mutating func read(_ statement: StmtSyntax) {
    if let expression = statement.as(ExpressionStmtSyntax.self) {
      read(expression.expression)
    } else if let node = statement.as(GuardStmtSyntax.self) {
      read(Head(.guard, conditions: node.conditions))
      read(node.body)
    } else if let node = statement.as(WhileStmtSyntax.self) {
      read(Head(.while, conditions: node.conditions))
      read(node.body)
    } else if let node = statement.as(RepeatStmtSyntax.self) {
      read(Head(.repeat))
      read(node.body)
      read(Head(.while, [Syntax(node.condition)]))
    } else if let node = statement.as(ForStmtSyntax.self) {
      var head = Head(.for, [Syntax(node.sequence)] + (node.whereClause.map { [Syntax($0)] } ?? []))
      head.made = node.pattern.boundNames(isBinding: true).map { ($0, true) }
      read(head)
      read(node.body)
    } else if let node = statement.as(DoStmtSyntax.self) {
      read(Head(.do))
      read(node.body)
      for clause in node.catchClauses {
        read(Head(.catch))
        read(clause.body)
      }
    } else if let node = statement.as(ReturnStmtSyntax.self) {
      read(Head(.return, node.expression.map { [Syntax($0)] } ?? []))
    } else if let node = statement.as(ThrowStmtSyntax.self) {
      read(Head(.throw, [Syntax(node.expression)]))
    } else if let node = statement.as(DeferStmtSyntax.self) {
      read(node.body)
    } else if statement.is(BreakStmtSyntax.self) || statement.is(ContinueStmtSyntax.self)
      || statement.is(FallThroughStmtSyntax.self)
    {
      read(Head(.leave))
    }
  }

  private mutating func read(_ expression: ExprSyntax) {
    if let node = expression.as(IfExprSyntax.self) {
      read(node, isElse: false)
    } else if let node = expression.as(SwitchExprSyntax.self) {
      read(node)
    } else if let node = expression.as(InfixOperatorExprSyntax.self), node.isAssignment {
      readAssignment(node)
    } else {
      var head = Head(.plain, [Syntax(expression)])
      if let (name, isPart) = expression.firstName {
        head.targets = [name]
        head.isOfPart = isPart
      }
      read(head)
    }
  }

  private mutating func readAssignment(_ node: InfixOperatorExprSyntax) {
    var head = Head(.plain, [Syntax(node.leftOperand), Syntax(node.rightOperand)])
    head.isAssignment = true
    if let tuple = node.leftOperand.as(TupleExprSyntax.self) {
      let targets = tuple.elements.map { $0.expression.firstName?.name }
      if let values = node.rightOperand.as(TupleExprSyntax.self), values.elements.count > 1,
        values.elements.count == targets.count
      {
        for (target, value) in zip(targets, values.elements) {
          head.targets = target.map { [$0] } ?? []
          head.nodes = [Syntax(value.expression)]
          read(head)
        }
        return
      }
      head.targets = targets.compactMap { $0 }
    } else if let (name, isPart) = node.leftOperand.firstName {
      head.targets = [name]
      head.isOfPart = isPart
    }
    // `total += tax` makes the new value of the old one.
    head.addsToFirstName = node.operator.is(BinaryOperatorExprSyntax.self)
    read(head)
  }

  private mutating func read(_ node: IfExprSyntax, isElse: Bool) {
    var head = Head(.if, conditions: node.conditions)
    head.isElse = isElse
    read(head)
    read(node.body)
    switch node.elseBody {
    case .ifExpr(let other): read(other, isElse: true)
    case .codeBlock(let block):
      var head = Head(.else)
      head.isElse = true
      read(head)
      read(block)
    case nil: break
    @unknown default: break
    }
  }

  private mutating func read(_ node: SwitchExprSyntax) {
    read(Head(.switch, [Syntax(node.subject)]))
    depth += 1
    switches.append((statements.count - 1, depth))
    for element in node.cases {
      guard let item = element.as(SwitchCaseSyntax.self) else { continue }
      if case .case(let label) = item.label {
        var head = Head(.label, label.caseItems.map { Syntax($0) })
        head.made = label.caseItems.flatMap {
          $0.pattern.boundNames(isBinding: false)
        }.map { ($0, false) }
        read(head)
      }
      read(item.statements)
    }
    close()
  }
}

// MARK: One statement

extension InitializerBody {
  /// Whether a statement may lead on in one way or another.
  private enum Branching {
    case none
    /// What it asks for hangs on what stands in it.
    case decides
    /// It catches errors, and nothing else hangs on that.
    case catches
    /// It calls something that may ask for anything.
    case unknown
  }

  private func branching(of head: Head, _ reader: PartReader) -> Branching {
    switch head.keyword {
    // It goes on with the next element, whatever stood in for the one before.
    case .while where head.isUntilEnd: return .none
    case .if, .guard, .while, .for, .repeat, .do, .catch, .else, .return, .throw, .switch:
      return .decides
    case .plain, .label, .leave: break
    }
    if reader.decides { return .decides }
    if let call = reader.unknownCall { return call.getsKey ? .decides : .unknown }
    return reader.catches ? .catches : .none
  }

  private mutating func read(_ head: Head) {
    let reader = PartReader(self)
    for node in head.nodes { reader.walk(node) }
    let branching = branching(of: head, reader)
    if head.keyword == .throw, !statements.isEmpty, statements[statements.count - 1].decides {
      statements[statements.count - 1].isCheck = true
      // It goes on with what it would ask for, or not at all.
      statements[statements.count - 1].decides = false
    }
    if head.keyword == .throw, let open = switches.last, open.depth == depth {
      statements[open.statement].isCheck = true
    }
    if branching != .none { branches = true }
    if branching == .unknown { asksUnknown = true }
    note(reader, branching)
    var statement = statement(head, reader)
    statement.decides = branching == .decides && head.keyword != .throw
    statements.append(statement)
    noteAsked(head, reader, branching, statement.part)
    for call in reader.madeCases {
      let parts = call.arguments.map { argument in part(of: [Syntax(argument.expression)]) }
      cases[call.name] = cases[call.name] == nil ? parts : .some(nil)
    }
    // Closures run what they hold once or several times, or never.
    for closure in reader.closures {
      depth += 1
      read(closure.statements)
      close()
    }
  }

  func part(of nodes: [Syntax]) -> Part {
    let reader = PartReader(self)
    for node in nodes { reader.walk(node) }
    return reader.finish()
  }

  private mutating func note(_ reader: PartReader, _ branching: Branching) {
    for type in reader.sharedTypes { sharedTypes.insert(name(ofType: type)) }
    if reader.sharesObject { sharesObject = true }
    if reader.delegates { delegates = true }
    for type in reader.keyTypes { keyTypes.insert(name(ofType: type)) }
    if let argument = reader.superclassDecoder {
      if branching == .none || branching == .catches { inherits = true }
      let way =
        containerPath(in: Syntax(argument))
        ?? argument.as(DeclReferenceExprSyntax.self).flatMap { containers[$0.baseName.text] }
      wayToSuperclass = way.map { $0.map { $0 == .element ? .key("super") : $0 } } ?? []
    }
  }

  private mutating func statement(_ head: Head, _ reader: PartReader) -> Statement {
    var part = reader.finish()
    let targets = head.targets.map(Self.property)
    let made = head.made.map { ($0.name, depth + ($0.isForBlock ? 1 : 0)) }
    // What they held before doesn't count where they get a new value.
    for name in targets + made.map(\.0)
    where (reader.uses[name] ?? 0) <= (targets.contains(name) ? 1 : 0) && !head.addsToFirstName
      && !head.bound.contains(name)
    {
      part.names.remove(name)
    }
    part.names.formUnion(head.bound)
    let assigned = (made.map(\.0) + reader.inouts + head.targets).map(Self.property)
    let container = part.decoded.isEmpty ? reader.containerPath : nil
    if let container {
      noteReplaced(by: container, head, made: made.map(\.0))
      for name in assigned { containers[name] = container }
    }
    if assigned.count == 1, let type = reader.modelOfDecoder {
      models[assigned[0]] = name(ofType: type)
    }
    var statement = Statement()
    statement.part = part
    statement.assigned = assigned
    statement.made = made
    statement.targets = targets
    statement.isOfPart = head.isOfPart
    statement.givesContainer = container != nil
    statement.depth = depth
    statement.isElse = head.isElse
    statement.leadsOn =
      reader.hasTry || [.return, .throw, .leave].contains(head.keyword)
    statement.hasStandIn = reader.coalesces || reader.hasStandInArgument
    statement.isChoice = reader.isChoice
    statement.endsWithStandIn = reader.endsWithStandIn
    statement.isLookup =
      head.keyword == .switch || reader.comparesWithText || head.isAssignment && reader.asks
    if head.conditions.count > 1 {
      statement.clauses = head.conditions.map { names, node in
        let reader = PartReader(self)
        reader.walk(node)
        var part = reader.finish()
        for name in names where (reader.uses[name] ?? 0) == 0 { part.names.remove(name) }
        part.names.formUnion(head.bound.intersection(names))
        return (names, part)
      }
    }
    return statement
  }

  /// Notes which container a statement leaves in the place of the one that it asks for, on another way.
  private mutating func noteReplaced(
    by container: KeyPathInModel, _ head: Head, made: [String]
  ) {
    let last = head.nodes.last.flatMap { $0.lastToken(viewMode: .sourceAccurate)?.text } ?? ""
    for name in head.targets.filter({ depth > 0 && !made.contains($0) }) + [last] {
      if let original = containers[name], original != container {
        replacements.append(.init(original: original, replacement: container))
      }
    }
  }

  /// Notes what is asked for in any case, and last.
  private mutating func noteAsked(
    _ head: Head, _ reader: PartReader, _ branching: Branching, _ part: Part
  ) {
    let isAlwaysRun = depth == 0
    if isAlwaysRun, !mayHaveReturned {
      if branching == .none || branching == .catches {
        alwaysAsked.formUnion(part.decoded)
      } else if branching == .decides, head.keyword != .else, head.keyword != .catch, !head.isElse {
        let certain = PartReader(self, isCertain: true)
        for node in head.conditions.first.map({ [$0.node] }) ?? head.nodes { certain.walk(node) }
        alwaysAsked.formUnion(certain.finish().decoded)
      }
    }
    if head.keyword == .return { mayHaveReturned = true }
    let keys = part.keys
    if branching == .unknown || !keys.isEmpty {
      // In a block it may go on with what it has asked for.
      if branching == .unknown || isAlwaysRun || !keys.isSubset(of: lastKeys) {
        lastKeys = isAlwaysRun && branching != .unknown ? keys : []
      }
    }
  }

  /// A property's name: a wrapper's storage bears it with an underscore.
  static func property(_ name: String) -> String {
    name.hasPrefix("_") && name.count > 1 ? String(name.dropFirst()) : name
  }
}

/// The names of the cases that code writes: `.id`, `CodingKeys.id`.
private final class WrittenCases: SyntaxVisitor {
  private var names: Set<String> = []

  static func of(_ syntax: some SyntaxProtocol) -> Set<String> {
    let visitor = WrittenCases(viewMode: .sourceAccurate)
    visitor.walk(syntax)
    return visitor.names
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.caseName { names.insert(name) }
    return .visitChildren
  }
}
