/// A type of Swift as a value, of a running program or of a source: `[String: Shop.Order?]`.
package indirect enum SwiftType: Hashable, Sendable {
  case standard(Standard)
  case nominal(Nominal)
  case optional(SwiftType)
  case array(SwiftType)
  case dictionary(SwiftType, SwiftType)
  case set(SwiftType)
  case range(SwiftType, isClosed: Bool)
  case tuple([TupleElement])
  /// A function's type, or that of values of a protocol, as the runtime names it: `Any`.
  case unnamed(String)

  /// A type of the standard library or Foundation that means something to JSON.
  package enum Standard: String, CaseIterable, Sendable {
    case bool = "Bool"
    case string = "String"
    case int = "Int"
    case int8 = "Int8"
    case int16 = "Int16"
    case int32 = "Int32"
    case int64 = "Int64"
    case int128 = "Int128"
    case uint = "UInt"
    case uint8 = "UInt8"
    case uint16 = "UInt16"
    case uint32 = "UInt32"
    case uint64 = "UInt64"
    case uint128 = "UInt128"
    case double = "Double"
    case float = "Float"
    case float16 = "Float16"
    case cgFloat = "CGFloat"
    case decimal = "Decimal"
    case date = "Date"
    case data = "Data"
    case url = "URL"
    case uuid = "UUID"
  }

  /// Any other type that has a name.
  ///
  /// Two are equal whose names are: the runtime doesn't tell what stands around a type.
  package struct Nominal: Hashable, Sendable {
    /// The types around it, as far as a source writes them: `Shop.`
    package var scope: String
    package var name: String
    package var arguments: [SwiftType]

    package init(scope: String = "", name: String, arguments: [SwiftType] = []) {
      self.scope = scope
      self.name = name
      self.arguments = arguments
    }

    package static func == (left: Self, right: Self) -> Bool {
      left.name == right.name && left.arguments == right.arguments
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(arguments)
    }
  }

  package struct TupleElement: Hashable, Sendable {
    package var label: String?
    package var type: SwiftType

    package init(label: String?, type: SwiftType) {
      self.label = label
      self.type = type
    }
  }

  package static let any = unnamed("Any")

  /// A type by its name; `Shop.Order` is `Order` with what stands around it.
  package static func named(_ path: String, _ arguments: [SwiftType] = []) -> SwiftType {
    let start = path.lastIndex(of: ".").map { path.index(after: $0) } ?? path.startIndex
    return .nominal(
      Nominal(
        scope: String(path[..<start]), name: String(path[start...]), arguments: arguments))
  }
}

extension SwiftType {
  package var isOptional: Bool { if case .optional = self { true } else { false } }

  /// What an optional is one of; any other type itself.
  package var withoutOptional: SwiftType {
    if case .optional(let type) = self { type } else { self }
  }

  /// As an optional; one that is optional already is itself.
  package var asOptional: SwiftType { isOptional ? self : .optional(self) }

  /// Whether it is one of these, optional or not.
  package func holds(_ standard: Standard) -> Bool { withoutOptional == .standard(standard) }

  /// The standard type that it is, optional or not.
  package var standard: Standard? {
    if case .standard(let standard) = withoutOptional { standard } else { nil }
  }

  /// The types of the keys and the values of a dictionary, optional or not; `nil` of any other type.
  package var dictionary: (key: SwiftType, value: SwiftType)? {
    if case .dictionary(let key, let value) = withoutOptional { (key, value) } else { nil }
  }

  /// Whether it is written in brackets: an array or a dictionary, optional or not.
  package var isBracketed: Bool {
    switch withoutOptional {
    case .array, .dictionary: true
    default: false
    }
  }

  package var isSet: Bool { if case .set = withoutOptional { true } else { false } }
  package var isRange: Bool { if case .range = withoutOptional { true } else { false } }

  /// With another type of elements, or of a dictionary's values: `[A?]` of `[A]`; `nil` of what has none.
  package func replacingElement(_ change: (SwiftType) -> SwiftType) -> SwiftType? {
    switch self {
    case .optional(let type): type.replacingElement(change).map { .optional($0) }
    case .array(let element): .array(change(element))
    case .set(let element): .set(change(element))
    case .dictionary(let key, let value): .dictionary(key, change(value))
    default: nil
    }
  }

  /// The types that it is made of, itself the first.
  package var parts: [SwiftType] {
    let inner: [SwiftType] =
      switch self {
      case .standard, .unnamed: []
      case .nominal(let nominal): nominal.arguments
      case .optional(let type), .array(let type), .set(let type), .range(let type, _): [type]
      case .dictionary(let key, let value): [key, value]
      case .tuple(let elements): elements.map(\.type)
      }
    return [self] + inner.flatMap(\.parts)
  }

  /// The name of a type that has one, with what is written around it; `nil` of any other.
  package var name: String? {
    switch self {
    case .standard(let standard): standard.rawValue
    case .nominal(let nominal): nominal.scope + nominal.name
    case .range(_, let isClosed): isClosed ? "ClosedRange" : "Range"
    default: nil
    }
  }
}

extension SwiftType: CustomStringConvertible {
  /// As a report prints it, arguments as the runtime writes them: `[String: Int?]`, `Page<Optional<Int>>`.
  package var description: String { text(\.runtimeName) }

  /// As an author writes it: `[String: Int?]`, `Page<Int?>`.
  package var spelling: String { text(\.spelling) }

  private func text(_ argument: (SwiftType) -> String) -> String {
    switch self {
    case .optional(let type): "\(type.text(argument))?"
    case .array(let element): "[\(element.text(argument))]"
    case .dictionary(let key, let value): "[\(key.text(argument)): \(value.text(argument))]"
    case .set(let element): "Set<\(element.text(argument))>"
    case .nominal(let nominal) where !nominal.arguments.isEmpty:
      "\(nominal.scope)\(nominal.name)<\(nominal.arguments.map(argument).joined(separator: ", "))>"
    case .standard, .nominal: name ?? ""
    case .range, .tuple, .unnamed: runtimeName
    }
  }

  /// As the runtime writes it: `Dictionary<String, Optional<Int>>`.
  package var runtimeName: String {
    func generic(_ name: String, _ arguments: SwiftType...) -> String {
      "\(name)<\(arguments.map(\.runtimeName).joined(separator: ", "))>"
    }
    return switch self {
    case .standard(let standard): standard.rawValue
    case .nominal(let nominal) where nominal.arguments.isEmpty: nominal.name
    case .nominal(let nominal):
      "\(nominal.name)<\(nominal.arguments.map(\.runtimeName).joined(separator: ", "))>"
    case .optional(let type): generic("Optional", type)
    case .array(let element): generic("Array", element)
    case .dictionary(let key, let value): generic("Dictionary", key, value)
    case .set(let element): generic("Set", element)
    case .range(let bound, _): generic(name ?? "", bound)
    case .tuple(let elements):
      "("
        + elements.map { ($0.label.map { "\($0): " } ?? "") + $0.type.runtimeName }
        .joined(separator: ", ") + ")"
    case .unnamed(let name): name
    }
  }
}

extension SwiftType.Standard {
  /// The integer type that it is.
  package var integer: (any FixedWidthInteger.Type)? {
    switch self {
    case .int: Int.self
    case .int8: Int8.self
    case .int16: Int16.self
    case .int32: Int32.self
    case .int64: Int64.self
    case .int128: Int128.self
    case .uint: UInt.self
    case .uint8: UInt8.self
    case .uint16: UInt16.self
    case .uint32: UInt32.self
    case .uint64: UInt64.self
    case .uint128: UInt128.self
    default: nil
    }
  }

  /// Whether JSON writes its values as numbers.
  package var isNumber: Bool {
    switch self {
    case .double, .float, .float16, .cgFloat, .decimal: true
    default: integer != nil
    }
  }
}

/// As words, each type before what it is made of: `["?", "[]", "=Int"]` is `[Int]?`.
extension SwiftType: Codable {
  /// Deeper ones go by their names: none is that people write.
  private static let mostLevels = 64

  package var words: [String] { words(0) }

  private func words(_ level: Int) -> [String] {
    if level == Self.mostLevels { return ["!" + runtimeName] }
    func words(_ types: [SwiftType]) -> [String] { types.flatMap { $0.words(level + 1) } }
    return switch self {
    case .standard(let standard): ["=" + standard.rawValue]
    case .optional(let type): ["?"] + words([type])
    case .array(let element): ["[]"] + words([element])
    case .dictionary(let key, let value): ["[:]"] + words([key, value])
    case .set(let element): ["{}"] + words([element])
    case .range(let bound, let isClosed): [isClosed ? "..." : "..<"] + words([bound])
    case .unnamed(let name): ["!" + name]
    case .nominal(let nominal):
      ["<\(nominal.arguments.count)", nominal.scope, nominal.name] + words(nominal.arguments)
    case .tuple(let elements):
      ["(\(elements.count)"] + elements.map { $0.label ?? "" } + words(elements.map(\.type))
    }
  }

  /// `nil` for words that no type has.
  package init?(words: [String]) {
    var rest = words[...]
    guard let type = Self.read(&rest, 0), rest.isEmpty else { return nil }
    self = type
  }

  private static func read(_ rest: inout ArraySlice<String>, _ level: Int) -> SwiftType? {
    guard level <= mostLevels, let word = rest.popFirst() else { return nil }
    func next() -> SwiftType? { read(&rest, level + 1) }
    func list(_ count: Substring) -> Int? {
      Int(count).flatMap { (0...rest.count).contains($0) ? $0 : nil }
    }
    switch word {
    case "?": return next().map { .optional($0) }
    case "[]": return next().map { .array($0) }
    case "{}": return next().map { .set($0) }
    case "[:]": return next().flatMap { key in next().map { .dictionary(key, $0) } }
    case "...", "..<": return next().map { .range($0, isClosed: word == "...") }
    default: break
    }
    let content = word.dropFirst()
    switch word.first {
    case "=": return Standard(rawValue: String(content)).map { .standard($0) }
    case "!": return .unnamed(String(content))
    case "<":
      guard let count = list(content), let scope = rest.popFirst(), let name = rest.popFirst()
      else { return nil }
      let arguments = (0..<count).compactMap { _ in next() }
      return arguments.count == count
        ? .nominal(Nominal(scope: scope, name: name, arguments: arguments)) : nil
    case "(":
      guard let count = list(content) else { return nil }
      let labels = rest.prefix(count)
      rest = rest.dropFirst(count)
      let types = labels.compactMap { _ in next() }
      guard types.count == count else { return nil }
      return .tuple(
        zip(labels, types).map { TupleElement(label: $0.isEmpty ? nil : $0, type: $1) })
    default: return nil
    }
  }

  package init(from decoder: any Decoder) throws {
    let words = try [String](from: decoder)
    guard let type = SwiftType(words: words) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "no type"))
    }
    self = type
  }

  package func encode(to encoder: any Encoder) throws { try words.encode(to: encoder) }
}
