import DecodingReport
import DecodingTrace
import JSONSource

/// A model that code of its own decodes, and what hangs on each value of its JSON.
///
/// A class: what one trial showed serves the calls that come later.
final class MendedModel {
  let trials: TriedModel
  /// Where its JSON stands in the payload.
  let path: JSONPath
  /// The places in it that had to be mended.
  private let mended: Set<JSONPath>

  /// Makes the same, mended in other ways.
  var others: () -> [MendedModel] = { [] }
  private(set) lazy var otherwise = others()

  init(_ trials: TriedModel, at path: JSONPath, mended: Set<JSONPath>) {
    (self.trials, self.path, self.mended) = (trials, path, mended)
  }

  var base: JSONDocument { trials.base }
  /// Whether it couldn't be made of what was sent.
  var isMended: Bool { !mended.isEmpty }

  /// Whether something in a container isn't what was sent.
  func isMended(within node: Int) -> Bool {
    let path = base.path(of: node)
    return mended.contains { $0.isWithin(path) }
  }

  // MARK: Places

  /// Where a call looked, in the model's JSON; `nil` for what had to be mended.
  func place(of event: Calls.Call, in document: JSONDocument) -> TriedModel.Place? {
    func own(_ node: Int) -> JSONPath {
      JSONPath(Array(document.path(of: node).steps.dropFirst(path.steps.count)))
    }
    func node(_ path: JSONPath) -> Int? {
      mended.contains(where: path.isWithin) ? nil : base.node(at: path)
    }
    if event.node >= 0 { return node(own(event.node)).map { .value($0) } }
    guard event.container >= 0, let key = event.key, document.kind(of: event.container) == .object,
      !mended.contains(own(event.container).appending(.key(key)))
    else { return nil }
    return node(own(event.container)).map { .missing(key: key, of: $0) }
  }

  private(set) lazy var scalars = (0..<base.nodeCount).filter {
    switch base.kind(of: $0) {
    case .string, .number, .true, .false: true
    default: false
    }
  }

  func scalars(within node: Int) -> ArraySlice<Int> {
    scalars[index(behind: node)..<index(behind: base.next(after: node) - 1)]
  }

  /// The place of the first scalar behind a node.
  private func index(behind node: Int) -> Int {
    var range = 0..<scalars.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range =
        scalars[middle] > node ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }

  /// How many arrays stand around a node.
  func listDepth(of node: Int) -> Int {
    base.ancestors(of: node).count { base.kind(of: $0) == .array }
  }

  /// How many containers stand around a node, within the model's own.
  func depth(of node: Int) -> Int { max(0, base.ancestors(of: node).count - 1) }

  /// The elements that have equal ones in their array: which of those they are, from 1.
  private lazy var ranks = (0..<base.nodeCount).filter { base.kind(of: $0) == .array }.reduce(
    into: [Int: Int]()
  ) { ranks, list in
    let equals = Dictionary(grouping: base.children(of: list)) { base.text($0) }
    for nodes in equals.values where nodes.count > 1 {
      for (place, node) in nodes.enumerated() { ranks[node] = place + 1 }
    }
  }

  /// Whether an element is equal to one before it that the model holds: `[1, 1]`, of which one 1 is held.
  func isRepeated(_ node: Int) -> Bool {
    guard let rank = ranks[node], rank > 1 else { return false }
    let held = countListed(node)
    return held == 0 ? hasSets || base.isContainer(node) : rank > held
  }

  /// Whether the model's list holds so many of equal elements that this is one of them.
  func isOfEqualHeld(_ node: Int) -> Bool {
    ranks[node].map { $0 <= countListed(node) } ?? false
  }

  private lazy var hasSets = trials.model.all.contains { $0.form == .set }
  private lazy var listed = trials.model.all.filter { $0.around?.isList == true }
  private var counts: [String: Int] = [:]

  /// How often a scalar is in the list that is named as its array's key, or in all lists where none is.
  private func countListed(_ node: Int) -> Int {
    let own = list(of: node).flatMap { $0.isList ? $0 : nil }
    let key = "\(own?.path ?? []) \(base.text(node))"
    if let known = counts[key] { return known }
    let sent = SentScalar(node, in: base)
    let count = (own?.parts ?? listed).count { sent?.likeness(of: $0.value) == .same }
    counts[key] = count
    return count
  }

  /// A text in one of the model's lists that is an element's but for the case of its letters.
  func equalText(of node: Int) -> Holding? {
    guard base.kind(of: node) == .string else { return nil }
    let text = base.string(node)
    return trials.model.all.first {
      guard $0.around?.isList == true, let held = $0.value as? String else { return false }
      return held != text && held.lowercased() == text.lowercased()
    }
  }

  // MARK: Who holds what

  /// The parts that hang on values: how many places each hangs on.
  private struct Holders {
    /// Those that are what was sent there.
    var values: [ObjectIdentifier: Int] = [:]
    var others: [ObjectIdentifier: Int] = [:]
  }

  private lazy var holders = scalars.reduce(into: Holders()) { holders, node in
    let own = parts(on: node)
    for part in own.values { holders.values[part, default: 0] += 1 }
    for part in own.others { holders.others[part, default: 0] += 1 }
  }

  private func parts(
    on node: Int
  ) -> (values: Set<ObjectIdentifier>, others: Set<ObjectIdentifier>) {
    let provenance = trials.provenance(of: .value(node), nil)
    guard !provenance.absent.isSame, let sent = SentScalar(node, in: base) else { return ([], []) }
    let same = provenance.touched.filter { sent.likeness(of: $0.value) == .same }
    let others = same.isEmpty && !provenance.isWhole ? provenance.parts : []
    return (Set(same.map(ObjectIdentifier.init)), Set(others.map(ObjectIdentifier.init)))
  }

  /// Whether a part is what was sent in another place.
  func isValue(_ part: Holding, besides place: TriedModel.Place) -> Bool {
    let own = own(place).values.contains(ObjectIdentifier(part)) ? 1 : 0
    return holders.values[ObjectIdentifier(part), default: 0] > own
  }

  /// Whether a part hangs on a value in another place.
  func isHeld(_ part: Holding, besides place: TriedModel.Place) -> Bool {
    if isValue(part, besides: place) { return true }
    let own = own(place).others.contains(ObjectIdentifier(part)) ? 1 : 0
    return holders.others[ObjectIdentifier(part), default: 0] > own
  }

  private func own(
    _ place: TriedModel.Place
  ) -> (values: Set<ObjectIdentifier>, others: Set<ObjectIdentifier>) {
    guard case .value(let node) = place, scalars.contains(node) else { return ([], []) }
    return parts(on: node)
  }

  /// The part that is named as a value's key: the one that stands where the value does, or the only one.
  func namesake(of sent: Sent) -> Holding? {
    guard !sent.isElement, !sent.key.isEmpty else { return nil }
    return located(sent) ?? namesake(sent.key)
  }

  private func located(_ sent: Sent) -> Holding? {
    let container: Int?
    switch sent.place {
    case .value(let node): container = base.ancestors(of: node).last
    case .missing(_, let object): container = object
    }
    guard let container, container != base.root else { return nil }
    var (part, node) = (trials.model, base.root)
    for step in base.path(of: container).steps {
      let next: Holding?
      switch step {
      case .key(let key): next = part.parts.first { $0.property == key }
      case .index(let place):
        let count = base.children(of: node).count { _ in true }
        next = part.form == .list && part.parts.count == count ? part.parts[place] : nil
      }
      guard let next, let inner = base.child(of: node, at: step) else { return nil }
      (part, node) = (next, inner)
    }
    return part.parts.first { $0.property == sent.key }
  }

  /// The part that is named as the array in which an element stands.
  func list(of node: Int) -> Holding? {
    guard let array = base.ancestors(of: node).last, array > 0, base.kind(of: array - 1) == .key
    else { return nil }
    return namesake(base.string(array - 1))
  }

  /// The only part of the model with a property's name.
  func namesake(_ property: String) -> Holding? {
    guard !property.isEmpty else { return nil }
    let named = named[property] ?? []
    return named.count == 1 ? named[0] : nil
  }

  /// Whether the model, or one in it, has a property of a name.
  func hasProperty(_ name: String) -> Bool { named[name] != nil }

  private lazy var named = Dictionary(grouping: trials.model.all, by: \.property)

  /// Whether some value altered a part, or something in it or around it.
  func isTouched(_ part: Holding) -> Bool {
    _ = holders
    return trials.all.values.contains { provenance in
      provenance.touched.contains { $0.isWithin(part) || part.isWithin($0) }
    }
  }

  /// Whether a value decides which case or which type holds values beside it.
  func discriminates(_ node: Int, _ provenance: Provenance) -> Bool {
    guard provenance.isWhole,
      let part = provenance.parts.first(where: {
        if case .choice = $0.form { true } else { $0.form == .record }
      })
    else { return false }
    if base.kind(of: node) == .string, !part.parts.isEmpty { return true }
    guard let around = base.ancestors(of: node).last else { return false }
    return scalars(within: around).contains { other in
      other != node
        && trials.provenance(of: .value(other), nil).touched.contains { $0.isWithin(part) }
    }
  }

  /// What is shown of a part: the property that is named as the key of the value, or the element in its place, with all
  /// that is in it.
  func shown(_ conclusion: Conclusion, _ sent: Sent) -> Holding? {
    guard case .value(let node) = sent.place else { return nil }
    let depth = listDepth(of: node)
    var current = conclusion.part
    while let part = current {
      if sent.isElement
        ? part.around?.isList == true && part.listDepth == depth : part.property == sent.key
      {
        return part
      }
      current = part.around
    }
    return nil
  }

  // MARK: Containers

  private static let mostLookedAt = 32

  /// What hangs on the values within a container, as far as they are looked at.
  func provenances(within node: Int) -> [(node: Int, provenance: Provenance)] {
    scalars(within: node).prefix(Self.mostLookedAt).map {
      ($0, trials.provenance(of: .value($0), nil))
    }
  }

  /// The part that holds what was made of a container: it is named as its key, or stands in a list as the element
  /// does, and something in it hangs on what is within the container.
  func holding(of node: Int, _ property: String) -> Holding? {
    let parts = provenances(within: node).flatMap(\.provenance.touched)
    let isElement = node == 0 || base.kind(of: node - 1) != .key
    let depth = listDepth(of: node)
    for part in parts {
      var current: Holding? = part
      while let holding = current {
        let isIt =
          isElement
          ? holding.isElement && holding.listDepth == depth
            && (base.kind(of: node) == .object || !holding.isScalar)
          : holding.property == property
        if isIt { return holding }
        current = holding.around
      }
    }
    guard !isElement, let namesake = namesake(property) else { return nil }
    let own = trials.provenance(of: .value(node), nil)
    return own.touched.contains { $0.isWithin(namesake) } ? namesake : nil
  }

  /// Whether a part isn't what a container is: a dictionary made of an array, some of its elements, one of them, a
  /// scalar.
  func isOtherForm(_ part: Holding, of node: Int) -> Bool {
    if part.isScalar || part.parts.map(\.property) == ["rawValue"] {
      return base.kind(of: node) == .array
    }
    let isArray = base.kind(of: node) == .array
    let count = base.children(of: node).count { _ in true }
    return switch part.form {
    // Of fewer elements each tells whether it was dropped.
    case .list, .set: isArray ? part.parts.count > count || isReordered(node) : gathers(node) != nil
    case .dictionary: isArray
    case .record where TypeTraits.of(part.type).holdsStandard: true
    case .record, .choice:
      isArray && part.parts.count(where: { !$0.isNothing }) > count
        && !part.all.contains(where: \.isList)
    case .scalar, .nothing, .failure: true
    }
  }

  /// Whether the elements of an array stand in another order in a list.
  private func isReordered(_ node: Int) -> Bool {
    let places = base.children(of: node).prefix(Self.mostLookedAt).compactMap {
      base.isContainer($0) ? nil : element(of: $0).flatMap { Int($0.name) }
    }
    return !zip(places, places.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// The list that holds several members of an object, and none of their keys.
  func gathers(_ node: Int) -> Holding? {
    guard base.kind(of: node) == .object else { return nil }
    let members = base.children(of: node).prefix(Self.mostLookedAt).compactMap { member in
      (base.isContainer(member) ? scalars(within: member).first : member).flatMap(element).map {
        (key: base.string(member - 1), element: $0)
      }
    }
    guard members.count > 1, Set(members.map { ObjectIdentifier($0.element) }).count > 1,
      let list = members[0].element.around,
      members.allSatisfy({ member in
        member.element.around === list && member.element.name != member.key
          && !member.element.all.contains { $0.value as? String == member.key }
      })
    else { return nil }
    return list
  }

  /// The element of a list in which the part that hangs on a value is.
  private func element(of node: Int) -> Holding? {
    var current = trials.provenance(of: .value(node), nil).parts.first
    while let part = current, part.around?.form != .list { current = part.around }
    return current
  }
}
