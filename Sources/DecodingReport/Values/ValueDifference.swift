/// A part of a value in which another value of its type differs from it.
struct ValueDifference {
  /// The names of the properties and the places of the elements that lead to it.
  let path: [String]
  let value: Any
  /// Whether it has other parts, or is of another type.
  let isOfOtherForm: Bool
  /// Whether it is an array, and the other one has more elements.
  let lacksElements: Bool

  /// The innermost parts in which two values differ; one of another type, or with other parts, differs as a
  /// whole. `nil` where they have too many parts to look at.
  static func all(of value: Any, from other: Any) -> [ValueDifference]? {
    var comparison = Comparison()
    comparison.compare(value, with: other, under: [])
    return comparison.isTooLong ? nil : comparison.found
  }

  /// Whether a value of a type is somewhere in another value; also true where that has too many parts to look
  /// at.
  static func holds(_ type: any Any.Type, in value: Any) -> Bool {
    var search = Search(type: type)
    return search.finds(in: value, depth: 0)
  }

  /// The part of a value at a path; `nil` where it has none.
  static func part(of value: Any, at path: [String]) -> Any? {
    var part = SwiftText.bare(value)
    for name in path {
      guard let parts = Comparison.parts(of: part),
        let next = parts.first(where: { $0.name == name })
      else { return nil }
      part = SwiftText.bare(next.value)
    }
    return part
  }
}

private struct Comparison {
  typealias Part = (name: String, value: Any)

  private(set) var found: [ValueDifference] = []
  private var compared = 0

  static let maximumParts = 10_000
  static let maximumDepth = 24

  var isTooLong: Bool { compared > Self.maximumParts }

  mutating func compare(_ value: Any, with other: Any, under path: [String]) {
    compared += 1
    guard !isTooLong else { return }
    let (value, other) = (SwiftText.bare(value), SwiftText.bare(other))
    let (parts, others) = (Self.parts(of: value), Self.parts(of: other))
    guard let parts, let others, path.count < Self.maximumDepth, type(of: value) == type(of: other),
      parts.count == others.count, zip(parts, others).allSatisfy({ $0.name == $1.name })
    else {
      let isOfOtherForm =
        parts != nil || others != nil || !Self.areAlike(value, other)
        || HeldValue.hasParts(value) || HeldValue.hasParts(other)
      if type(of: value) != type(of: other) || SwiftText.of(value) != SwiftText.of(other) {
        let counts = [value, other].map { TypeTraits.of(type(of: $0)).array?.count(of: $0) }
        found.append(
          ValueDifference(
            path: path, value: value, isOfOtherForm: isOfOtherForm,
            lacksElements: counts[0].flatMap { own in counts[1].map { own < $0 } } ?? false))
      }
      return
    }
    for (part, other) in zip(parts, others) {
      compare(part.value, with: other.value, under: path + [part.name])
    }
  }

  /// Whether two values without parts are of one type, or one is nil.
  private static func areAlike(_ value: Any, _ other: Any) -> Bool {
    if SwiftText.isNil(value) || SwiftText.isNil(other) { return true }
    let type = type(of: value)
    return type == Swift.type(of: other) && TypeTraits.of(type).set == nil
  }

  /// What a value consists of, in order; `nil` where that is nothing, or it is of a standard type, and no
  /// array or dictionary.
  static func parts(of value: Any) -> [Part]? {
    let traits = TypeTraits.of(type(of: value))
    if let members = traits.dictionaryType?.valuesByText(of: value) {
      return members.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
    if let array = traits.array {
      return array.elements(of: value, upTo: maximumParts).enumerated().map {
        ("\($0.offset)", $0.element)
      }
    }
    if traits.isStandard || traits.isLeaf || traits.set != nil { return nil }
    let fields = SwiftText.fields(of: Mirror(reflecting: value))
    return fields.isEmpty
      ? nil : fields.enumerated().map { ($0.element.label ?? ".\($0.offset)", $0.element.value) }
  }
}

private struct Search {
  let type: any Any.Type
  private var seen = 0

  init(type: any Any.Type) { self.type = type }

  mutating func finds(in value: Any, depth: Int) -> Bool {
    seen += 1
    let value = SwiftText.bare(value)
    if Swift.type(of: value) == type || seen > Comparison.maximumParts { return true }
    guard depth < Comparison.maximumDepth, let parts = Comparison.parts(of: value) else {
      return false
    }
    return parts.contains { finds(in: $0.value, depth: depth + 1) }
  }
}
