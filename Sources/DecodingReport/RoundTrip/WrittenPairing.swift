import JSONSource

/// Which members of two objects belong together.
struct MemberPairing {
  struct Member {
    var name: String
    var key: Int
    var value: Int
    /// Whether one of its name stands before it: Foundation reads that one.
    var isDuplicate = false
  }

  struct Pair {
    var name: String
    var key: Int
    var value: Int
    var isDuplicate: Bool
    var partner: Member?
  }

  /// The payload's members in their order.
  private(set) var pairs: [Pair] = []
  /// What was written besides, in its order.
  private(set) var added: [Member] = []
  private(set) var isReordered = false

  var writtenCount: Int { pairs.count { $0.partner != nil } + added.count }

  init(
    _ sent: JSONDocument, _ object: Int, _ written: JSONDocument, _ other: Int, _ path: JSONPath,
    _ reasoning: WrittenReasoning
  ) {
    let right = Self.members(of: other, in: written)
    let places = Dictionary(
      right.enumerated().map { ($0.element.name, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    var taken: Set<Int> = []
    var partners: [Int?] = []
    let left = Self.members(of: object, in: sent)
    for member in left {
      let place = member.isDuplicate ? nil : places[member.name]
      if let place { taken.insert(place) }
      partners.append(place)
    }
    for (index, member) in left.enumerated() where partners[index] == nil && !member.isDuplicate {
      let place = right.indices.first { place in
        !taken.contains(place)
          && reasoning.isSame(
            member.name, at: path.appending(.key(member.name)), as: right[place].name)
      }
      guard let place else { continue }
      taken.insert(place)
      partners[index] = place
    }
    pairs = zip(left, partners).map { member, place in
      Pair(
        name: member.name, key: member.key, value: member.value, isDuplicate: member.isDuplicate,
        partner: place.map { right[$0] })
    }
    added = right.indices.filter { !taken.contains($0) }.map { right[$0] }
    let order = partners.compactMap(\.self)
    isReordered = zip(order, order.dropFirst()).contains { $0 > $1 }
  }

  private static func members(of object: Int, in document: JSONDocument) -> [Member] {
    var seen: Set<String> = []
    return document.members(of: object).map { member in
      let name = document.string(member.key)
      return Member(
        name: name, key: member.key, value: member.value, isDuplicate: !seen.insert(name).inserted)
    }
  }
}

/// Which elements of two arrays belong together.
struct ElementPairing {
  struct Element {
    var index: Int
    var node: Int
  }

  struct Pair {
    var sent: Element?
    var written: Element?
  }

  private(set) var pairs: [Pair] = []
  private(set) var isReordered = false

  /// Arrays that differ in more elements are compared by their places alone.
  private static let mostEdits = 256
  private static let mostOfSet = 1_000

  init(
    _ sent: JSONDocument, _ array: Int, _ written: JSONDocument, _ other: Int, _ path: JSONPath,
    _ reasoning: WrittenReasoning
  ) {
    func elements(_ node: Int, _ document: JSONDocument) -> [Element] {
      document.children(of: node).enumerated().map { Element(index: $0.offset, node: $0.element) }
    }
    let (left, right) = (elements(array, sent), elements(other, written))
    func isSame(_ one: Element, _ two: Element) -> Bool {
      JSONSameness.isSame(one.node, in: sent, as: two.node, in: written)
    }
    if reasoning.isSet(path), left.count <= Self.mostOfSet, right.count <= Self.mostOfSet {
      pairSet(left, right, isSame)
      return
    }
    let kept = left.filter { !reasoning.isDropped(path.appending(.index($0.index))) }
    if kept.count == right.count {
      var rest = right[...]
      let keptIndices = Set(kept.map(\.index))
      pairs = left.map { element in
        Pair(
          sent: element, written: keptIndices.contains(element.index) ? rest.popFirst() : nil)
      }
    } else if left.count == right.count {
      pairs = zip(left, right).map { Pair(sent: $0, written: $1) }
    } else {
      let edit = ShortestEdit(
        from: left.map { Said(document: sent, node: $0.node) },
        to: right.map { Said(document: written, node: $0.node) }, most: Self.mostEdits)
      pairs = edit.pairs.map { pair in
        Pair(sent: pair.old.map { left[$0] }, written: pair.new.map { right[$0] })
      }
    }
  }

  private mutating func pairSet(
    _ left: [Element], _ right: [Element], _ isSame: (Element, Element) -> Bool
  ) {
    var rest = right
    var order: [Int] = []
    for element in left {
      let place = rest.firstIndex { isSame(element, $0) }
      let partner = place.map { rest.remove(at: $0) }
      if let partner { order.append(partner.index) }
      pairs.append(Pair(sent: element, written: partner))
    }
    pairs += rest.map { Pair(sent: nil, written: $0) }
    isReordered = zip(order, order.dropFirst()).contains { $0 > $1 }
  }

  /// An element of one of the documents: equal to what says the same.
  private struct Said: Equatable {
    let document: JSONDocument
    let node: Int

    static func == (one: Said, other: Said) -> Bool {
      JSONSameness.isSame(one.node, in: one.document, as: other.node, in: other.document)
    }
  }
}
