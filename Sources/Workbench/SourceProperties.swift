package import DecodingReport
import Synchronization

/// What a model's Swift source says of its properties: their initial values, their types, and the
/// keys that `CodingKeys` give them.
///
/// Nothing knows the first at run time: decoding that the compiler writes sets every property
/// itself. What a declaration's first line can't tell (a value that goes on below) is left out.
package struct SourceProperties: Sendable {
  private struct Scope {
    let name: String
    let depth: Int
    let isCodingKeys: Bool
  }

  private var values: [String: [String: String]] = [:]
  private var declarations: [String: [String: PropertyDeclaration]] = [:]
  /// Properties by the key that they have instead of their own name.
  private var renamed: [String: [String: String]] = [:]
  /// Properties by the case of `CodingKeys` that an `init(from:)` of their type's own reads for them,
  /// where that isn't named as they are.
  private var assigned: [String: [String: String]] = [:]
  /// Whether the source has calls of containers of its own: what a wrapper's property does then, its
  /// type doesn't tell.
  package let extendsContainers: Bool
  /// The types with an `init(from:)` of their own.
  private var selfDecoding: Set<String> = []
  /// Those of them whose `init(from:)` may take one way or another.
  private var branching: Set<String> = []
  /// Those of them that go on with a superclass's.
  private var inheriting: Set<String> = []

  private static let known = Mutex<[String: SourceProperties]>([:])

  /// The properties in a source, read once for as long as few others are asked for.
  package static func of(_ source: ModelSource) -> SourceProperties {
    if let properties = known.withLock({ $0[source.text] }) { return properties }
    let properties = SourceProperties(source.text)
    known.withLock { known in
      if known.count > 63 { known = [:] }
      known[source.text] = properties
    }
    return properties
  }

  /// Reads declarations one by one.
  package init(_ text: String) {
    var depth = 0
    var scopes: [Scope] = []
    var initializer: (type: String, depth: Int)?
    let form = Declaration()
    extendsContainers = text.contains("extension KeyedDecodingContainer")
    for code in SwiftStatements(text) {
      if let open = initializer {
        if depth > open.depth { readAssignment(code, in: open.type, by: form) }
        if depth <= open.depth {
          initializer = nil
        } else if Self.mayBranch(code) {
          branching.insert(open.type)
        } else if code.contains("super.init(from") {
          inheriting.insert(open.type)
        }
      }
      if let type = Self.typeName(in: code, by: form) {
        scopes.append(
          Scope(
            name: type, depth: depth,
            isCodingKeys: code.hasPrefix("enum") || code.contains(" enum ")
              ? code.contains("CodingKey") && scopes.last != nil : false))
      }
      if let scope = scopes.last {
        read(code, by: form, in: scope, depth, around: scopes.dropLast().last)
        if scope.depth == depth - 1, code.contains("init(from "), code.hasSuffix("{") {
          initializer = (scope.name, depth)
        }
      }
      if code.hasSuffix("{") { depth += 1 }
      if code == "}" { depth -= 1 }
      while let scope = scopes.last, scope.depth >= depth { scopes.removeLast() }
    }
  }

  private mutating func read(
    _ code: Substring, by form: Declaration, in scope: Scope, _ depth: Int, around model: Scope?
  ) {
    if scope.isCodingKeys {
      guard let model else { return }
      for match in code.matches(of: /`?(\w+)`?\s*=\s*"([^"\\]*)"/) {
        renamed[model.name, default: [:]][String(match.output.2)] = String(match.output.1)
      }
    } else if scope.depth == depth - 1, code.contains("init(from ") {
      selfDecoding.insert(scope.name)
    } else if scope.depth == depth - 1, let property = Self.property(in: code, by: form) {
      declarations[scope.name, default: [:]][property.name] = property.declaration
      values[scope.name, default: [:]][property.name] = property.value
    }
  }

  /// Notes which key a statement reads for a property, if it reads one.
  private mutating func readAssignment(
    _ code: Substring, in type: String, by form: Declaration
  ) {
    guard code.contains("forKey:"), let match = code.wholeMatch(of: form.assignment) else { return }
    let keys = match.output.2.matches(of: form.decodedKey).map { String($0.output.1) }
    let property = String(match.output.1)
    guard keys.count == 1, keys[0] != property else { return }
    assigned[type, default: [:]][keys[0]] = property
  }

  /// The source of a property's initial value; `nil` where it has none, or where that is `nil`.
  package func initialValue(of property: String, in type: String) -> String? {
    values[type]?[property]
  }

  /// A property's type as it's declared; `nil` where it isn't written.
  package func declaredType(of property: String, in type: String) -> String? {
    declarations[type]?[property]?.type
  }

  /// How a property is declared in a type as it is written, `[Address]?` too: the first of its names
  /// that has such a property.
  package func declaration(of property: String, inType type: String) -> PropertyDeclaration? {
    type.split { "[]?:<>., ".contains($0) }.lazy
      .compactMap { declarations[String($0)]?[property] }.first
  }

  /// Whether any property has another key than its name.
  package var renamesKeys: Bool { !renamed.isEmpty || !assigned.isEmpty }

  /// The property that has this key instead of its name.
  package func property(under key: String, in type: String) -> String? {
    let property = renamed[type]?[key]
    guard let assigned = assigned[type]?[property ?? key],
      declarations[type]?[assigned] != nil
    else { return property }
    return assigned
  }

  /// Whether any type has an `init(from:)` of its own.
  package var anyDecodesItself: Bool { !selfDecoding.isEmpty }

  /// Whether a type has an `init(from:)` of its own.
  package func decodesItself(_ type: String) -> Bool { selfDecoding.contains(type) }

  /// Whether the `init(from:)` of a type's own may ask for one thing or another, or catch an error.
  package func branches(_ type: String) -> Bool {
    branching.contains(type) || inheriting.contains(type) && !branching.isEmpty
  }

  private static let branchingWords: Set<Substring> = [
    "if", "guard", "switch", "while", "for", "repeat", "do", "catch", "else", "return", "throw",
    "try!",
  ]

  private static let decodingCalls = [
    "decode", "decodeIfPresent", "container", "nestedContainer", "unkeyedContainer",
    "nestedUnkeyedContainer", "singleValueContainer", "superDecoder", "super",
  ]

  /// Whether a statement may lead on in one way or another; one that calls anything but containers may.
  private static func mayBranch(_ code: Substring) -> Bool {
    if code.contains("try?") || code.contains(" ? ") { return true }
    // It goes on with the next element, whatever stood in for the one before.
    if code.wholeMatch(of: /while\s+!\w+\.isAtEnd\s*\{/) != nil { return false }
    let words = code.split { " \t(){};,".contains($0) }
    if words.contains(where: { branchingWords.contains($0) }) { return true }
    if code.contains(/\?\?.*\btry\b/) { return true }
    return code.matches(of: /\btry\s+(?:\w+\.)*(\w+)/).contains { match in
      !decodingCalls.contains { $0 == match.output.1 }
        && match.output.0.split(separator: " ").last
          != "super.init"
    }
  }

  private static func typeName(in code: Substring, by form: Declaration) -> String? {
    guard code.contains("{") else { return nil }
    let match = code.firstMatch(of: form.type)
    return match.map { String($0.output.1) }
  }

  /// The form of a property's declaration. Reading the expressions themselves takes longer than
  /// reading a source by them, so it is done once for each source.
  private struct Declaration {
    let attributes = /^(?:@[\w.]+(?:<[^>]*>)?(?:\([^)]*\))?\s+)*/
    let modifiers =
      /^((?:(?:public|package|internal|private|fileprivate|open|final|nonisolated|weak|override)(?:\(\w+\))?\s+)*)/
    let property = /^(var|let)\s+`?(\w+)`?\s*(?::\s*([^={]+?))?\s*(?:=\s*(.+))?$/
    let assignment = /(?:self\.)?`?(\w+)`?\s*=\s*(.*)/
    /// The case of `CodingKeys` whose value a call decodes.
    let decodedKey = /\.decode(?:IfPresent)?\([^()]*\bforKey:\s*\w*\.`?(\w+)`?\s*\)/
    let type = /\b(?:struct|class|enum|actor|extension)\s+(\w+)/
  }

  /// The type of the first property of a declaration of several: `Int` of `Int, second: Int`.
  private static func firstType(of types: Substring) -> Substring {
    var depth = 0
    for place in types.indices {
      if "[<(".contains(types[place]) { depth += 1 }
      if "]>)".contains(types[place]) { depth -= 1 }
      if depth == 0, types[place] == "," { return types[..<place] }
    }
    return types
  }

  private static func property(
    in code: Substring, by form: Declaration
  ) -> (name: String, declaration: PropertyDeclaration, value: String?)? {
    var rest = code
    if let match = rest.prefixMatch(of: form.attributes) { rest = rest[match.range.upperBound...] }
    var modifiers: Substring = ""
    if let match = rest.prefixMatch(of: form.modifiers) {
      modifiers = match.output.1
      rest = rest[match.range.upperBound...]
    }
    // Most lines declare none, and trying the whole form on each of them takes long.
    guard rest.hasPrefix("var") || rest.hasPrefix("let"),
      let match = rest.wholeMatch(of: form.property)
    else { return nil }
    let (_, introducer, name, type, value) = match.output
    let isInitial = introducer == "var" && value?.hasSuffix("{") == false && value != "nil"
    let declaration = PropertyDeclaration(
      modifiers: modifiers.split { $0 == " " }.joined(separator: " "),
      isConstant: introducer == "let", type: type.map { String(Self.firstType(of: $0)) })
    return (String(name), declaration, isInitial ? value.map { String($0) } : nil)
  }
}
