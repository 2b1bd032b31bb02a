import JSONSource

/// The names of keys that were asked for in vain and of keys that nobody asked for, wherever in the
/// document they are: a value may stand outside of the object that wants it.
struct KeyNames {
  /// A value outside of the object that wants it, and whether it is lost with some certainty.
  typealias Stray = (wanted: KeySuggestions.Key, found: KeySuggestions.Key, isLost: Bool)

  private struct Name {
    var count = 1
    /// The first of the keys of this name.
    var first: KeySuggestions.Key
  }

  private var missing: [String: Name] = [:]
  private var unknown: [String: Name] = [:]

  mutating func add(_ key: KeySuggestions.Key, isMissing: Bool) {
    if isMissing {
      missing[key.name, default: Name(count: 0, first: key)].count += 1
    } else {
      unknown[key.name, default: Name(count: 0, first: key)].count += 1
    }
  }

  mutating func add(_ other: KeyNames) {
    Self.add(other.missing, to: &missing)
    Self.add(other.unknown, to: &unknown)
  }

  /// The names where all that was decoded is lost with the container around it.
  var unused: KeyNames {
    var names = KeyNames()
    names.missing = missing.mapValues { name in
      var name = name
      name.first.canLose = false
      return name
    }
    return names
  }

  private static func add(_ other: [String: Name], to names: inout [String: Name]) {
    guard !other.isEmpty else { return }
    names.merge(other) { old, new in Name(count: old.count + new.count, first: old.first) }
  }

  /// Values outside of the object that wants them; only those that are the one of their name, and
  /// wanted once, and not where both objects are alike: what one element has isn't meant for another.
  func strays(in document: JSONDocument) -> [Stray] {
    guard !missing.isEmpty, !unknown.isEmpty else { return [] }
    let wanted = Self.folded(missing)
    return Self.folded(unknown).compactMap { name, found in
      guard found.count == 1, let wanted = wanted[name], wanted.count == 1,
        wanted.first.misspelling == nil, found.first.misspelling == nil,
        !Self.areAlike(wanted.first, found.first, in: document),
        wanted.first.type.map({ Misspelling.mayHold($0, found.first.kind) }) ?? true
      else { return nil }
      return (
        wanted.first, found.first, Self.isLost(wanted.first, found.first, name, in: document)
      )
    }
  }

  /// Whether a value outside of the object that wants it is meant for that, and hardly for another one:
  /// it is all of its object that nobody asked for, one of the two objects is around the other, and
  /// its name isn't one that every object may have.
  private static func isLost(
    _ wanted: KeySuggestions.Key, _ found: KeySuggestions.Key, _ name: String,
    in document: JSONDocument
  ) -> Bool {
    guard wanted.canLose, found.canLose, found.isOnlyUnknown, !commonNames.contains(name),
      wanted.container >= 0, found.container >= 0
    else { return false }
    let outer = min(wanted.container, found.container)
    return document.next(after: outer) > max(wanted.container, found.container)
  }

  /// Names that say nothing without their object.
  private static let commonNames: Set<String> = [
    "id", "uuid", "name", "title", "label", "text", "description", "type", "kind", "status",
    "state",
    "code", "key", "value", "url", "href", "link", "links", "image", "email", "date", "time",
    "createdat", "updatedat", "count", "total", "version", "message", "data", "items", "tags",
    "meta",
  ]

  /// Whether two objects are of one model, or have one place in their models: their paths differ in
  /// indices alone.
  private static func areAlike(
    _ left: KeySuggestions.Key, _ right: KeySuggestions.Key, in document: JSONDocument
  ) -> Bool {
    if let model = left.model, model == right.model { return true }
    guard left.container >= 0, right.container >= 0 else { return false }
    let (left, right) = (document.path(of: left.container), document.path(of: right.container))
    if left.isAlike(right) { return true }
    // An element isn't for what is somewhere else, but for what is around it.
    let isWithin = left.steps.starts(with: right.steps) || right.steps.starts(with: left.steps)
    return !isWithin
      && (left.steps + right.steps).contains { if case .index = $0 { true } else { false } }
  }

  private static func folded(_ names: [String: Name]) -> [String: Name] {
    Dictionary(
      names.map { (Spelling.folded($0.key), $0.value) },
      uniquingKeysWith: { Name(count: $0.count + $1.count, first: $0.first) })
  }
}
