import JSONSource

/// Fields that aren't as sent and that a report counts without listing them, by what they have in common: there
/// are more of them than anybody reads.
package struct UnlistedFields: Sendable, Equatable {
  struct Kind: Hashable, Sendable {
    /// `$.orders[*].id`; of the fields of an element, from that on: `[*].id`.
    var place: String
    var reason: Reason?
    var found: JSONNode.Kind?
    var outcome: Outcome
    /// Whether the style never came there: it is what the field would have done by itself.
    var isAlone: Bool
    var silentLoss: Bool

    var isErrorOrLoss: Bool { outcome == .threw || silentLoss }
  }

  /// How many there are of a kind, and the first of them.
  struct Group: Sendable, Equatable {
    var count: Int
    var first: JSONPath
  }

  private(set) var groups: [Kind: Group] = [:]

  /// In the order of their places.
  var inOrder: [(key: Kind, value: Group)] {
    func rank(_ kind: Kind) -> String {
      "\(kind.place) \(kind.outcome) \(kind.reason?.rawValue ?? "") \(kind.silentLoss)"
    }
    return groups.sorted { rank($0.key) < rank($1.key) }
  }

  /// Of more kinds it isn't told how many there are of each.
  private static let mostKinds = 1000

  /// Adds a field of a kind; `false` where it would be the first one.
  mutating func add(_ kind: Kind) -> Bool {
    guard groups[kind] != nil else { return false }
    groups[kind]?.count += 1
    return true
  }

  mutating func add(_ kind: Kind, first: JSONPath) {
    if groups.count < Self.mostKinds { groups[kind] = Group(count: 1, first: first) }
  }

  /// Adds those of an array's elements, or of one element.
  mutating func add(_ other: UnlistedFields, within place: String) {
    for (kind, group) in other.groups {
      var kind = kind
      kind.place = place + kind.place
      if groups[kind] != nil {
        groups[kind]?.count += group.count
      } else if groups.count < Self.mostKinds {
        groups[kind] = group
      }
    }
  }
}

extension UnlistedFields: Transportable {
  package init(from reader: inout TransportReader) throws(TransportProblem) {
    for _ in 0..<(try reader.count(upTo: Self.mostKinds)) {
      let kind = Kind(
        place: try String(from: &reader), reason: try Reason?(from: &reader),
        found: try reader.kind(), outcome: try Outcome(from: &reader),
        isAlone: try Bool(from: &reader), silentLoss: try Bool(from: &reader))
      groups[kind] = Group(count: try reader.count(), first: try JSONPath(from: &reader))
    }
  }

  package func write(to writer: inout TransportWriter) {
    groups.count.write(to: &writer)
    for (kind, group) in groups {
      kind.place.write(to: &writer)
      kind.reason.write(to: &writer)
      (kind.found.map { Int($0.rawValue) } ?? -1).write(to: &writer)
      kind.outcome.write(to: &writer)
      kind.isAlone.write(to: &writer)
      kind.silentLoss.write(to: &writer)
      group.count.write(to: &writer)
      group.first.write(to: &writer)
    }
  }
}

extension TransportReader {
  fileprivate mutating func kind() throws(TransportProblem) -> JSONNode.Kind? {
    let value = try integer()
    if value < 0 { return nil }
    guard let kind = UInt8(exactly: value).flatMap(JSONNode.Kind.init) else { throw .malformed }
    return kind
  }
}

extension FieldCollector {
  /// Notes what became of a field that isn't listed.
  mutating func noteUnlisted(
    _ call: Int, _ outcome: Outcome, _ reason: Reason?, isAlone: Bool = false, isLoss: Bool
  ) {
    guard outcome != .asSent, outcome != .notReached, outcome != .nil || isLoss else { return }
    let event = tree.events[call]
    let found =
      event.innerNode < 0
      ? nil : (event.text?.document ?? facts.document).kind(of: event.innerNode)
    let kind = UnlistedFields.Kind(
      place: pattern(of: call), reason: reason, found: found, outcome: outcome, isAlone: isAlone,
      silentLoss: isLoss)
    if !unlisted.add(kind) { unlisted.add(kind, first: facts.path(of: event)) }
  }

  /// The place of a call with `*` for what is data, from the value of the first of all calls on.
  func pattern(of call: Int) -> String {
    var names: [String] = []
    var index = call
    while index >= 0 {
      let event = tree.events[index]
      switch event.step {
      case .index?: names.append("[*]")
      case .key? where tree.owner(event.parent).keepsOneOfEqual: names.append(".*")
      case .key(let key)?: names.append(facts.step(.key(key), of: event).description)
      case nil: break
      }
      for key in tree.outerKeys(of: event).reversed() {
        names.append(key == elementKey ? "[*]" : JSONPath.Step.key(key).description)
      }
      index = event.parent
    }
    return names.reversed().joined()
  }
}
