import SwiftSyntax

extension InitializerBody {
  /// What a statement does with names and keys.
  struct Statement {
    var part = Part()
    /// The names to which it gives values.
    var assigned: [String] = []
    /// Those that it makes, and in how many blocks they are known: `if let x =` makes one for the block
    /// behind it.
    var made: [(name: String, depth: Int)] = []
    /// Of several conditions, what each of them makes its names of: `if names.isEmpty, let name = …`.
    var clauses: [(names: [String], part: Part)] = []
    /// In how many blocks it stands.
    var depth = 0
    /// The names that it gives values without making them: properties, and variables from before.
    var targets: [String] = []
    /// Whether it gives a value to a part of the first of them: `address.city = …`.
    var isOfPart = false
    /// Whether these are containers, and no values.
    var givesContainer = false
    var decides = false
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

  /// The beginning of a statement: all of it that stands in no block.
  struct Head {
    enum Keyword {
      case plain, `if`, `guard`, `while`, `for`, `repeat`, `do`, `catch`, `else`, `return`, `throw`,
        `switch`, label, leave
    }

    let keyword: Keyword
    var nodes: [Syntax]
    /// What each of several conditions is, with the names that it makes.
    var conditions: [(names: [String], node: Syntax)] = []
    /// The names that it makes, and whether for the block behind it.
    var made: [(name: String, isForBlock: Bool)] = []
    /// The names that it binds anew without saying to what: `if let lat, let lon`.
    var bound: Set<String> = []
    var targets: [String] = []
    var isOfPart = false
    var isElse = false
    var isAssignment = false
    var addsToFirstName = false

    init(_ keyword: Keyword, _ nodes: [Syntax] = []) {
      self.keyword = keyword
      self.nodes = nodes
    }

    init(_ keyword: Keyword, conditions list: ConditionElementListSyntax) {
      self.init(keyword, list.map { Syntax($0.condition) })
      conditions = list.map { element in
        (element.condition.boundNames, Syntax(element.condition))
      }
      made = conditions.flatMap(\.names).map { ($0, keyword != .guard) }
      bound = Set(
        list.lazy.compactMap { element -> String? in
          guard case .optionalBinding(let binding) = element.condition,
            binding.initializer == nil
          else { return nil }
          return binding.pattern.boundNames(isBinding: true).first
        })
    }
  }
}

extension InitializerBody.Head {
  /// Whether it is `while !list.isAtEnd`.
  var isUntilEnd: Bool {
    guard nodes.count == 1, let negation = nodes[0].as(PrefixOperatorExprSyntax.self),
      negation.operator.text == "!"
    else { return false }
    return negation.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "isAtEnd"
  }
}
