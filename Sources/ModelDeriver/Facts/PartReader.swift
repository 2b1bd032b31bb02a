import ModelFacts
import SwiftSyntax

/// Reads the expressions of one statement: what they name, decode and decide.
final class PartReader: SyntaxVisitor {
  private let code: InitializerBody
  /// Whether what may not be run is left out: `a ?? b`.
  private let isCertain: Bool

  private var part = InitializerBody.Part()
  private var cases: Set<String> = []
  private var elementCall: FunctionCallExprSyntax?
  private var hasForKey = false
  private var hasCall = false
  private var callsKeyReader = false
  /// What functions get that the source gives containers: `keys.flexible(.count)`.
  private var read: Set<KeyPathInModel> = []
  private var containerCalls: [FunctionCallExprSyntax] = []
  private var coalescings: [InfixOperatorExprSyntax] = []
  /// In how many `try` the place is.
  private var tries = 0

  /// How often a constant, a variable or a property is named.
  private(set) var uses: [String: Int] = [:]
  /// What functions change in its place: `swap(&a, &b)`.
  private(set) var inouts: [String] = []
  /// The closures that are more than an expression.
  private(set) var closures: [ClosureExprSyntax] = []
  /// The types that are decoded from the object itself: `Meta(from: decoder)`.
  private(set) var sharedTypes: Set<String> = []
  private(set) var sharesObject = false
  private(set) var delegates = false
  private(set) var keyTypes: Set<String> = []
  /// What `super.init(from:)` gets.
  private(set) var superclassDecoder: ExprSyntax?
  private(set) var hasTry = false
  private(set) var catches = false
  /// Whether what it asks for hangs on what stands in it.
  private(set) var decides = false
  /// A call that gets the decoder or a container, and isn't theirs.
  private(set) var unknownCall: (name: String, getsKey: Bool)?
  private(set) var madeCases: [(name: String, arguments: LabeledExprListSyntax)] = []
  private(set) var comparesWithText = false
  /// Whether it answers a question: `size > 3`.
  private var compares = false
  private var hasTernary = false
  private var searches = false
  private(set) var hasStandInArgument = false

  init(_ code: InitializerBody, isCertain: Bool = false) {
    self.code = code
    self.isCertain = isCertain
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: What follows

  /// What the statement is made of.
  func finish() -> InitializerBody.Part {
    var part = part
    part.keys.formUnion(cases.map { .key($0) })
    if let elementCall, !hasForKey {
      let outer = path(ofReceiverOf: elementCall)
      if cases.isEmpty {
        part.keys.insert(.element)
        if outer.isEmpty { part.decodesInPlace = true }
      }
      // A call of containers of the source's own: `decodeOr(0, .count)`.
      let steps = cases.isEmpty ? [.element] : cases.map { KeyStep.key($0) }
      part.decoded = Set(steps.map { outer + [$0] })
    } else if part.decoded.isEmpty, cases.count == 1, let key = cases.first, hasCall,
      containerCalls.isEmpty,
      let container = part.names.sorted().first(where: { code.containers[$0] != nil })
    {
      // A helper of the source's own gets the container and the key: `date(in: keys, .created)`.
      part.decoded = [(code.containers[container] ?? []) + [.key(key)]]
    } else if part.decoded.isEmpty, cases.count == 1, let key = cases.first, callsKeyReader {
      part.decoded = [[.key(key)]]
    } else if part.decoded.isEmpty, containerCalls.isEmpty {
      part.decoded = read
    }
    return part
  }

  /// The keys on the way to the container that the last call for one gives.
  var containerPath: KeyPathInModel? {
    containerCalls.max { $0.nameEnd < $1.nameEnd }.map(path(ofContainer:))
  }

  /// Whether it has something stand in for what it decodes: `?? 0`, and not `?? nil`.
  var coalesces: Bool {
    !coalescings.isEmpty && coalescings.allSatisfy { !$0.rightOperand.isNilOrTry }
  }

  /// Whether it takes one value or another.
  var isChoice: Bool {
    !coalescings.isEmpty && !listsValues || searches && hasTernary || takesBranch
  }

  private var takesBranch = false

  var endsWithStandIn: Bool {
    guard let last = coalescings.max(by: { $0.operator.position < $1.operator.position }) else {
      return false
    }
    return !StandInCheck.mayDecode(last.rightOperand)
  }

  /// Whether it gives something the answer to a question: `isLarge = size > 3`.
  var asks: Bool { compares && !hasTernary }

  /// Whether values, with what stands in for them, are listed for a call: none stands in for another.
  /// `.login(user: try c.decode(…), isNew: try c.decodeIfPresent(…) ?? true)`.
  private var listsValues: Bool {
    coalescings.allSatisfy { node in
      var current: Syntax? = Syntax(node)
      while let element = current {
        // The parts of a tuple are found in it.
        if let list = element.parent?.as(LabeledExprListSyntax.self),
          list.parent?.is(TupleExprSyntax.self) != true,
          list.count(where: { ValueCheck.holdsValue($0, code) }) > 1
        {
          return true
        }
        current = element.parent
      }
      return false
    }
  }

  /// The type of the model that is made of a decoder: `try Data(from: decoder)`.
  private(set) var modelOfDecoder: String?

  // MARK: Paths

  /// The keys on the way to the container that a call gives.
  private func path(ofContainer call: FunctionCallExprSyntax) -> KeyPathInModel {
    let outer = path(ofReceiverOf: call)
    if let key = call.arguments.first(where: { $0.label?.text == "forKey" })?.expression {
      if let name = key.as(MemberAccessExprSyntax.self)?.caseName { return outer + [.key(name)] }
      if let written = key.writtenKey { return outer + [.key(written)] }
    }
    let name = call.calledExpression.lastName ?? ""
    let isElement = name.hasPrefix("nested") || name == "superDecoder"
    return isElement ? outer + [.element] : outer
  }

  /// The keys on the way to the container that is asked by a call.
  private func path(ofReceiverOf call: FunctionCallExprSyntax) -> KeyPathInModel {
    guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.bare else {
      return []
    }
    if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return code.containers[name] ?? []
    }
    return code.containerPath(in: Syntax(base)) ?? []
  }

  // MARK: Walking

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    hasTry = true
    switch node.questionOrExclamationMark?.tokenKind {
    case .postfixQuestionMark: catches = true
    case .exclamationMark: decides = true
    default: tries += 1
    }
    return .visitChildren
  }

  override func visitPost(_ node: TryExprSyntax) {
    if node.questionOrExclamationMark == nil { tries -= 1 }
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.operatorText {
    case "??":
      coalescings.append(node)
      if TryCheck.holdsTry(node.rightOperand) { decides = true }
      if isCertain {
        walk(node.leftOperand)
        return .skipChildren
      }
    case "&&", "||":
      if isCertain {
        walk(node.leftOperand)
        return .skipChildren
      }
    case "==", "!=", "<", ">", "<=", ">=":
      compares = true
      if node.operatorText == "==",
        [node.leftOperand, node.rightOperand].contains(where: {
          $0.is(StringLiteralExprSyntax.self)
        })
      {
        comparesWithText = true
      }
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    hasTernary = true
    decides = true
    if isCertain {
      walk(node.condition)
      return .skipChildren
    }
    return .visitChildren
  }

  // `let x = if a { … } else { … }` takes one value or another.
  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    (decides, takesBranch) = (true, true)
    if isCertain {
      if let first = node.conditions.first { walk(first) }
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    (decides, takesBranch) = (true, true)
    if isCertain {
      walk(node.subject)
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    if isCertain { return .skipChildren }
    let isExpression =
      node.statements.count == 1
      && node.statements.first.map { item in
        item.item.is(ExprSyntax.self) && !item.item.is(IfExprSyntax.self)
          && !item.item.is(SwitchExprSyntax.self)
      } == true
    if isExpression { return .visitChildren }
    closures.append(node)
    return .skipChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    if let (name, _) = node.expression.firstName { inouts.append(name) }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.parent?.as(MemberAccessExprSyntax.self),
      member.declName.id == node.id
    {
      return .visitChildren
    }
    note(node.baseName.text.trimmingBackticks)
    return .visitChildren
  }

  private func note(_ name: String) {
    guard name != "self", name != "super", name != "_" else { return }
    part.names.insert(InitializerBody.property(name))
    uses[InitializerBody.property(name), default: 0] += 1
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.caseName {
      if !isWithinStandIn(Syntax(node)) { cases.insert(name) }
      return .visitChildren
    }
    guard let base = node.base?.bare.as(DeclReferenceExprSyntax.self) else { return .visitChildren }
    let name = base.baseName.text.trimmingBackticks
    let member = node.declName.baseName.text.trimmingBackticks
    if name == "self" {
      if member != "init" { note(member) }
      return .skipChildren
    }
    if let type = code.models[name] {
      part.members.insert(InitializerBody.Member(name: name, type: type, property: member))
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    hasCall = true
    let name = node.calledExpression.lastName ?? ""
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    if code.keyReaders.contains(name), member == nil { callsKeyReader = true }
    // What is called for each of some values may ask for something.
    if ["map", "flatMap", "compactMap", "forEach"].contains(name), member != nil, tries > 0,
      mayAsk(node.arguments) || node.trailingClosure.map(mayAsk) == true
    {
      decides = true
    }
    if name == "contains", node.arguments.first?.label == nil { searches = true }
    if ["contains", "hasPrefix", "hasSuffix"].contains(name), member != nil,
      node.arguments.first?.expression.as(MemberAccessExprSyntax.self)?.base != nil
        || node.arguments.first?.expression.is(MemberAccessExprSyntax.self) != true
    {
      compares = true
    }
    if let keys = node.arguments.first(where: { $0.label?.text == "keyedBy" })?.expression,
      let written = keys.as(MemberAccessExprSyntax.self)?.base?.dottedName
    {
      keyTypes.insert(written)
    }
    if let member, member.base == nil, isMade(node) {
      madeCases.append((name, node.arguments))
    }
    if !hasStandInArgument, let standIn = node.standIn, standIn.isValue {
      hasStandInArgument = true
    }
    noteKeys(node, name)
    noteModel(node, name)
    noteUnknown(node, name)
    // `try kinds.first.init(from: decoder)`: it says which one is made, and is no part of it.
    if name == "init", node.arguments.first?.label?.text == "from",
      let base = member?.base?.bare, base.dottedName != nil
    {
      walk(node.arguments)
      return .skipChildren
    }
    if isCertain, ["map", "flatMap", "compactMap", "forEach"].contains(name),
      let base = member?.base
    {
      walk(base)
      return .skipChildren
    }
    return .visitChildren
  }

  /// Notes the keys by which a call asks.
  private func noteKeys(_ node: FunctionCallExprSyntax, _ name: String) {
    let made = node.modelMadeOfDecoder
    let isDecode = name.hasPrefix("decode") || made != nil
    let isContainer =
      name.lowercased().hasSuffix("container") || name == "superDecoder" && made == nil
    if isContainer { containerCalls.append(node) }
    if let key = node.arguments.first(where: { $0.label?.text == "forKey" })?.expression {
      hasForKey = true
      if let name = key.as(MemberAccessExprSyntax.self)?.caseName {
        if isDecode {
          let path = path(ofReceiverOf: node) + [.key(name)]
          part.decoded.insert(path)
          if (made ?? node).isFilledIn { part.filledIn.insert(path) }
        }
      } else if let written = key.writtenKey {
        cases.insert(written)
        if isDecode { part.decoded.insert(path(ofReceiverOf: node) + [.key(written)]) }
      } else {
        // One that is only known when it runs.
        part.keys.insert(.anyKey)
        part.asksForVariableKey = true
      }
    } else if isDecode, !node.arguments.contains(where: { $0.label?.text == "from" }) {
      elementCall = node
    } else if !isDecode, !isContainer, name != "contains",
      let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base?.bare,
      let receiver = base.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let outer = code.containers[receiver] ?? (code.decoders.contains(receiver) ? [] : nil)
    {
      for argument in node.arguments {
        if let name = argument.expression.as(MemberAccessExprSyntax.self)?.caseName
          ?? argument.expression.as(StringLiteralExprSyntax.self)?.writtenText
        {
          read.insert(outer + [.key(name)])
        }
      }
    }
  }

  /// Notes a model that is made of a decoder: `Meta(from: decoder)`, `super.init(from: decoder)`.
  private func noteModel(_ node: FunctionCallExprSyntax, _ name: String) {
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    if name == "init", member?.base?.trimmedDescription == "self" { delegates = true }
    guard let argument = node.arguments.first(where: { $0.label?.text == "from" }) else { return }
    if argument.expression.bare.as(FunctionCallExprSyntax.self)?.modelMadeOfDecoder != nil {
      return
    }
    let isFirst = node.arguments.first?.label?.text == "from"
    let isSuper = name == "init" && member?.base?.trimmedDescription == "super"
    let isType = name.first?.isUppercase == true
    // `formatter.date(from: text)` is no model's.
    if isFirst, name == "init" || isType {
      sharesObject = true
      if isType, let type = node.calledExpression.dottedName {
        sharedTypes.insert(type)
        if isWhole(node) { modelOfDecoder = type }
      }
    }
    if isSuper { superclassDecoder = argument.expression }
    let decoder = argument.expression.bare.lastName?.lowercased() ?? ""
    guard !isSuper, name == "init" || isType || decoder.hasSuffix("decoder") else { return }
    // Another model reads what it likes in the same object.
    part.keys.insert(.anyKey)
    if !isType { part.asksForAnyKey = true }
  }

  /// Notes a call that may ask for anything: one that gets the decoder or a container.
  private func noteUnknown(_ node: FunctionCallExprSyntax, _ name: String) {
    guard tries > 0, unknownCall == nil else { return }
    // Another decoder reads another document.
    if name.hasPrefix("decode"), node.arguments.contains(where: { $0.label?.text == "from" }) {
      unknownCall = (name, false)
      return
    }
    let isKnown =
      name.hasPrefix("decode") || name.lowercased().hasSuffix("container")
      || name == "superDecoder" || node.arguments.first?.label?.text == "from"
    guard !isKnown else { return }
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    var given = node.arguments.map(\.expression)
    if let base = member?.base { given.append(base) }
    let isLocal = member == nil && code.functions.contains(name)
    let reads = given.contains { expression in
      guard let name = expression.bare.as(DeclReferenceExprSyntax.self)?.baseName.text else {
        return false
      }
      return code.decoders.contains(name) || code.containers[name] != nil
    }
    guard isLocal || reads else { return }
    let getsKey = node.arguments.contains {
      $0.expression.as(MemberAccessExprSyntax.self)?.caseName != nil
    }
    unknownCall = (name, getsKey)
  }

  /// Whether code tries something, or gets the decoder, a container or a function that may have them.
  private func mayAsk(_ syntax: some SyntaxProtocol) -> Bool {
    if TryCheck.holdsTry(syntax) { return true }
    let reader = PartReader(code)
    reader.walk(syntax)
    return reader.uses.keys.contains { name in
      code.decoders.contains(name) || code.containers[name] != nil || code.functions.contains(name)
    }
  }

  /// Whether a call is all that stands behind the `=`, but for `try`.
  private func isWhole(_ node: FunctionCallExprSyntax) -> Bool {
    guard let parent = node.parent, parent.is(TryExprSyntax.self) else { return false }
    return parent.parent?.is(InitializerClauseSyntax.self) == true
  }

  /// Whether a case's value is what the enum becomes: `self = .text(…)`, `return .text(…)`.
  private func isMade(_ node: FunctionCallExprSyntax) -> Bool {
    guard let parent = node.parent else { return true }
    if let assignment = parent.as(InfixOperatorExprSyntax.self) {
      return assignment.leftOperand.trimmedDescription == "self"
    }
    if let tried = parent.as(TryExprSyntax.self) {
      return tried.parent?.is(ReturnStmtSyntax.self) == true
        || tried.parent?.as(InfixOperatorExprSyntax.self)?.leftOperand.trimmedDescription == "self"
    }
    return parent.is(ReturnStmtSyntax.self)
  }

  /// Whether a place is in an argument that stands in for a value.
  private func isWithinStandIn(_ node: Syntax) -> Bool {
    var current: Syntax? = node
    while let element = current {
      if let argument = element.as(LabeledExprSyntax.self),
        let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
        call.standIn?.id == argument.id
      {
        return true
      }
      current = element.parent
    }
    return false
  }
}
