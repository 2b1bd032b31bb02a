/// What a decoded value shows of its types that its JSON doesn't: which properties a class has of its
/// superclass, and which ones a property wrapper holds.
package struct ValueTraits: Sendable, Equatable {
  /// Properties of superclasses, by their names.
  package private(set) var inherited: Set<String> = []
  /// Properties that subclasses add.
  package private(set) var added: Set<String> = []
  /// The wrappers' types, by the properties' names.
  package private(set) var wrappers: [String: String] = [:]

  package init() {}

  /// Looks through a value, as far as that costs little.
  package init(of value: Any) {
    var objects: Set<ObjectIdentifier> = []
    var waiting: [Any] = [value]
    var count = 0
    while let next = waiting.popLast(), count < Self.mostValues {
      count += 1
      let mirror = Mirror(reflecting: next)
      if mirror.displayStyle == .class {
        guard objects.insert(ObjectIdentifier(next as AnyObject)).inserted else { continue }
        note(mirror)
      }
      for part in sequence(first: mirror, next: \.superclassMirror) {
        for child in part.children {
          if let label = child.label, label.hasPrefix("_"), label.count > 1 {
            wrappers[String(label.dropFirst())] = TypeName.of(type(of: child.value))
          }
          waiting.append(child.value)
        }
      }
    }
  }

  private static let mostValues = 20_000

  private mutating func note(_ mirror: Mirror) {
    guard let ancestor = mirror.superclassMirror else { return }
    added.formUnion(Self.names(in: mirror))
    for part in sequence(first: ancestor, next: \.superclassMirror) {
      inherited.formUnion(Self.names(in: part))
    }
  }

  private static func names(in mirror: Mirror) -> [String] {
    mirror.children.compactMap(\.label).map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }
  }
}

extension ValueTraits: Transportable {
  package init(from reader: inout TransportReader) throws(TransportProblem) {
    inherited = Set(try [String](from: &reader))
    added = Set(try [String](from: &reader))
    let (names, types) = (try [String](from: &reader), try [String](from: &reader))
    guard names.count == types.count else { throw .malformed }
    wrappers = Dictionary(zip(names, types), uniquingKeysWith: { first, _ in first })
  }

  package func write(to writer: inout TransportWriter) {
    inherited.sorted().write(to: &writer)
    added.sorted().write(to: &writer)
    let names = wrappers.keys.sorted()
    names.write(to: &writer)
    names.map { wrappers[$0] ?? "" }.write(to: &writer)
  }
}
