import DecodingTrace
import Foundation

/// A part of what a model holds: a scalar, a list, an enum's case, a model of its own; with what is in it.
///
/// A class: parts are compared by whole trees, and shared by those who look at them.
final class Holding {
  enum Form: Hashable {
    /// What Swift writes for it.
    case scalar(String)
    case nothing
    /// An error of decoding, or a case that keeps one.
    case failure
    case list, set, dictionary, record
    /// An enum's case, by its name; what it holds are its parts.
    case choice(String)
  }

  /// The property's, or an element's place, or a member's key.
  let name: String
  let value: Any
  /// The property's, with its optional: `URL?`.
  let type: any Any.Type
  let form: Form
  let parts: [Holding]
  /// Equal for equal parts.
  let digest: Int
  private(set) weak var around: Holding?

  /// What a model holds.
  convenience init(_ model: Any) {
    var seen: Set<ObjectIdentifier> = []
    self.init(model, as: "", depth: 0, &seen)
  }

  private init(_ value: Any, as name: String, depth: Int, _ seen: inout Set<ObjectIdentifier>) {
    let content = SwiftText.bare(value)
    (self.name, self.value) = (name, content)
    type = Swift.type(of: ForeignWrapper.wrappedValue(of: value) ?? value)
    (form, parts) = Self.reading(content, depth: depth, &seen)
    var hasher = Hasher()
    hasher.combine(form)
    hasher.combine(ObjectIdentifier(Swift.type(of: content)))
    for part in parts {
      hasher.combine(part.name)
      hasher.combine(part.digest)
    }
    digest = hasher.finalize()
    for part in parts { part.around = self }
  }

  private static let maximumDepth = 24
  private static let maximumParts = 4096

  private static func reading(
    _ value: Any, depth: Int, _ seen: inout Set<ObjectIdentifier>
  ) -> (Form, [Holding]) {
    if SwiftText.isNil(value) { return (.nothing, []) }
    if value is DecodingError { return (.failure, []) }
    let traits = TypeTraits.of(Swift.type(of: value))
    func parts(_ values: some Sequence<(name: String, value: Any)>) -> [Holding] {
      guard depth < maximumDepth else { return [] }
      return values.prefix(maximumParts).map {
        Holding($0.value, as: $0.name, depth: depth + 1, &seen)
      }
    }
    if let members = traits.dictionaryType?.valuesByText(of: value) {
      return (.dictionary, parts(members.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }))
    }
    if let array = traits.array {
      let elements = array.elements(of: value, upTo: maximumParts)
      return (.list, parts(elements.enumerated().map { ("\($0.offset)", $0.element) }))
    }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .dictionary {
      let members = mirror.children.map { Array(Mirror(reflecting: $0.value).children) }
      let named = members.compactMap { member in
        member.count == 2 ? (name: SwiftText.of(member[0].value), value: member[1].value) : nil
      }
      return (.dictionary, parts(named.sorted { $0.name < $1.name }))
    }
    if traits.set != nil {
      let elements = parts(mirror.children.map { ("", $0.value) }).sorted { $0.digest < $1.digest }
      return (.set, elements)
    }
    if isScalar(value, traits) { return (.scalar(SwiftText.of(value)), []) }
    if mirror.displayStyle == .class {
      guard seen.insert(ObjectIdentifier(value as AnyObject)).inserted else {
        return (.scalar("\(Swift.type(of: value))"), [])
      }
    }
    let fields = SwiftText.fields(of: mirror).enumerated().map {
      ($0.element.label ?? ".\($0.offset)", $0.element.value)
    }
    if mirror.displayStyle == .enum {
      guard let content = mirror.children.first else { return (.choice(CaseName.of(value)), []) }
      let values = Mirror(reflecting: content.value)
      let held =
        values.displayStyle == .tuple
        ? values.children.enumerated().map {
          ($0.element.label ?? ".\($0.offset)", $0.element.value)
        }
        : [(".0", content.value)]
      let within = parts(held)
      // A case that keeps an error holds nothing that was sent.
      if within.count == 1, within[0].form == .failure { return (.failure, []) }
      return (.choice(content.label ?? CaseName.of(value)), within)
    }
    if fields.isEmpty { return (.scalar(SwiftText.of(value)), []) }
    return (.record, parts(fields))
  }

  /// Whether a value is one as JSON could write it; a range, say, has parts.
  private static func isScalar(_ value: Any, _ traits: TypeTraits) -> Bool {
    if traits.isLeaf { return true }
    guard traits.isStandard else { return false }
    switch value {
    case is Date, is URL, is UUID, is Data, is Decimal, is Character, is Substring, is Duration:
      return true
    default: return traits.isNumber
    }
  }

  var isScalar: Bool { if case .scalar = form { true } else { false } }
  /// Whether it is nil, or an error.
  var isNothing: Bool { form == .nothing || form == .failure }
  /// Whether it is nil or an error, or a model of nothing else.
  var holdsNothing: Bool {
    if form == .record, !parts.isEmpty, parts.allSatisfy(\.holdsNothing) {
      return parts.count == 1 || all.contains { $0.form == .failure }
    }
    return isNothing
  }
  var isList: Bool { form == .list || form == .set || form == .dictionary }

  /// Whether it stands in an array or a set.
  var isElement: Bool { around?.form == .list || around?.form == .set }

  /// The names on the way to it.
  var path: [String] { around.map { $0.path + [name] } ?? [] }

  /// The property's name, without the mark of a wrapper's storage.
  var property: String { name.hasPrefix("_") ? String(name.dropFirst()) : name }

  /// Its type, unless a wrapper stores it that computes what it wraps.
  var toldType: (any Any.Type)? {
    switch form {
    case .record, .choice: name.hasPrefix("_") ? nil : type
    default: type
    }
  }

  /// It and all that is in it.
  var all: [Holding] { [self] + parts.flatMap(\.all) }

  /// How many scalars are in it.
  var size: Int { parts.isEmpty ? 1 : parts.reduce(0) { $0 + $1.size } }

  /// How many lists stand around it.
  var listDepth: Int {
    around.map { $0.listDepth + ($0.form == .list || $0.form == .set ? 1 : 0) } ?? 0
  }

  func isWithin(_ other: Holding) -> Bool {
    var part: Holding? = self
    while let current = part {
      if current === other { return true }
      part = current.around
    }
    return false
  }
}
