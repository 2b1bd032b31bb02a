import DecodingTrace
import JSONSource

/// What became of the elements of arrays that models' own code read one by one, by whatever loop: each read
/// is tied to the element at which its container stood, and what was read to what the model holds.
extension OldConclusions {
  /// What became of the element that a call was made for; `nil` where that isn't plain, or the element isn't
  /// one of an array that is read one by one.
  func fate(of call: Int) -> ListAlignment.Fate? {
    let event = events[call]
    guard case .index(let place)? = event.step, event.parent >= 0, event.text == nil,
      event.container >= 0
    else { return nil }
    let owner = tree.owner(event.parent)
    if owner.mayDiscardElements {
      return fates(ofElementsOf: event.container, within: event.parent)[place]
    }
    guard let model = owner.takesApart else { return nil }
    return fates(ofElementsOf: event.container, within: model)[place]
  }

  /// By the places of an array's elements, what became of them.
  func fates(ofElementsOf array: Int, within model: Int) -> [Int: ListAlignment.Fate] {
    if let known = tree.elementFates[model]?[array] { return known }
    let found = findFates(ofElementsOf: array, within: model)
    tree.elementFates[model, default: [:]][array] = found
    return found
  }

  private func findFates(
    ofElementsOf array: Int, within model: Int
  ) -> [Int: ListAlignment.Fate] {
    let document = diagnosis.document
    guard document.kind(of: array) == .array, let held = tree.held(by: model),
      let type = events[model].type,
      TypeTraits.of(type).mayDiscardElements, !TypeTraits.of(type).isStandard
    else { return [:] }
    let reads = reads(ofElementsOf: array, within: model)
    guard !reads.isEmpty else { return [:] }
    let holdings = holdings(for: array, in: held, model)
    guard !holdings.isEmpty else { return [:] }
    var fates: [Int: ListAlignment.Fate] = [:]
    var leavesOpen = false
    for holding in holdings {
      switch holding.content {
      case .items(let items, let isSet):
        var alignment =
          isSet
          ? ListAlignment(ofSet: items, to: reads) { isForm($0, of: $1) }
          : ListAlignment(of: items, to: reads) { isForm($0, of: $1) }
        guard alignment.isExplained else {
          if holding.isOwn { return [:] }
          leavesOpen = true
          continue
        }
        if let (first, last) = alignment.alternatives,
          let other = first.subtracting(last).min(),
          case .none = influence(of: reads[other], of: array, within: model)
        {
          alignment.takeLast(of: items)
        }
        fates.merge(alignment.held) { first, _ in first }
      case .value(let value):
        let text = CallTree.text(value)
        let own = reads.last { read in
          fates[read.place] == nil && read.values.contains { CallTree.text($0) == text }
        }
        if let own { fates[own.place] = .kept(value) }
        // It may be their sum, or how many they are.
        leavesOpen = true
      }
    }
    return settle(reads, fates, array, model, leavesOpen: leavesOpen)
  }

  /// Says of those that are held nowhere that they are dropped, or what is made of them: where something else
  /// may have been made of them, the model is asked with others in their places.
  private func settle(
    _ reads: [ListAlignment.Read], _ held: [Int: ListAlignment.Fate], _ array: Int, _ model: Int,
    leavesOpen: Bool
  ) -> [Int: ListAlignment.Fate] {
    var fates = held
    var lost: Set<String> = []
    var parts: Set<[String]> = []
    var tried = 0
    for read in reads where fates[read.place] == nil {
      let kind = diagnosis.document.kind(of: read.node)
      // Of many, one of a kind is tried.
      let shape = "\(kind) \(read.values.map { "\(type(of: $0))" })"
      if !leavesOpen || tried >= Self.mostTried && lost.contains(shape) {
        fates[read.place] = .dropped
        continue
      }
      tried += 1
      switch influence(of: read, of: array, within: model) {
      case .none:
        fates[read.place] = .dropped
        lost.insert(shape)
      case .part(let part):
        // What is made of several is none's.
        guard parts.insert(part.path).inserted else { return [:] }
        fates[read.place] = .made(part.value)
      case .unknown:
        guard kind == .null else { return [:] }
        fates[read.place] = .dropped
      }
    }
    return fates
  }

  private static var mostTried: Int { 32 }

  private func isForm(_ item: Any, of read: ListAlignment.Read) -> Bool {
    read.values.contains { value in
      let element = CallTree.Element(place: read.place, node: read.node, value: value)
      return CallTree.isForm(item, of: element, diagnosis.document)
    }
  }

  /// What was read of each of an array's elements, in their order.
  private func reads(ofElementsOf array: Int, within model: Int) -> [ListAlignment.Read] {
    let document = diagnosis.document
    var reads: [ListAlignment.Read] = []
    for node in document.children(of: array) {
      guard reads.count < CallTree.maximumCompared else { return [] }
      let isNull = document.kind(of: node) == .null
      reads.append(ListAlignment.Read(place: reads.count, node: node, isNull: isNull))
    }
    /// The places of elements by the containers within them.
    var places: [Int: Int] = [:]
    for child in tree.children(of: model) where events[child].state != .threw {
      let event = events[child]
      var own: Int?
      if event.container == array, case .index(let place)? = event.step { own = place }
      if own == nil, event.node == array, event.operation.decodesValue {
        note(elementsOf: child, in: &reads)
      }
      guard let place = own ?? places[event.container], reads.indices.contains(place) else {
        continue
      }
      if own != nil, event.operation != .superDecoder { reads[place].isAsked = true }
      if event.operation.opensContainer || event.operation == .superDecoder {
        places[event.node] = place
      }
      guard event.operation.decodesValue, !tree.isPassingOver(child) else { continue }
      if own != nil { reads[place].type = event.type }
      guard case .returned(let value) = event.result else {
        if own != nil { reads[place].isNull = true }
        continue
      }
      if own != nil, !reads[place].isOfMembers {
        reads[place].values = [value]
      } else {
        reads[place].isOfMembers = true
        reads[place].values.append(value)
      }
    }
    return reads
  }
}

extension OldConclusions {
  /// Notes what an array that was read as a whole has for its elements.
  private func note(elementsOf call: Int, in reads: inout [ListAlignment.Read]) {
    guard case .returned(let value) = events[call].result else { return }
    let content = CallTree.content(value)
    guard let array = TypeTraits.of(type(of: content)).array,
      array.count(of: content) == reads.count
    else { return }
    for (place, value) in array.elements(of: content, upTo: reads.count).enumerated() {
      (reads[place].values, reads[place].isAsked) = ([value], true)
      if SwiftText.isNil(value) { (reads[place].values, reads[place].isNull) = ([], true) }
    }
  }
}

// MARK: - What a model holds

extension OldConclusions {
  private struct Holding {
    enum Content {
      case items([Any], isSet: Bool)
      case value(Any)
    }

    let content: Content
    /// Whether it is in the property that bears the array's key, or the only collection.
    var isOwn: Bool
  }

  /// What a model holds that may be made of an array: what isn't in a property of another key.
  private func holdings(for array: Int, in held: Any, _ model: Int) -> [Holding] {
    var (own, others): (String?, Set<String>) = (nil, [])
    for child in tree.children(of: model) {
      guard let property = tree.property(of: events[child]), events[child].isForKey else {
        continue
      }
      if events[child].node == array {
        own = property
      } else if events[child].container != array, events[child].node >= 0 {
        others.insert(property)
      }
    }
    var holdings: [Holding] = []
    let content = CallTree.content(held)
    if let items = Self.items(of: content) {
      return [Holding(content: items, isOwn: true)]
    }
    if StoredProperties.isEnum(type(of: content)) {
      for value in Mirror(reflecting: content).children.map(\.value) {
        Self.add(to: &holdings, CallTree.content(value), isOwn: true)
      }
    }
    for field in StoredProperties.of(type(of: content)).fields {
      guard field.name == own || !others.contains(field.name),
        let storage = KeptProperties.storage(field, in: content)
      else { continue }
      Self.add(to: &holdings, CallTree.content(storage), isOwn: field.name == own)
    }
    let collections = holdings.indices.filter {
      if case .items = holdings[$0].content { true } else { false }
    }
    if collections.count == 1 { holdings[collections[0]].isOwn = true }
    return holdings
  }

  private static func add(
    to holdings: inout [Holding], _ value: Any, isOwn: Bool, depth: Int = 0
  ) {
    if SwiftText.isNil(value) { return }
    if let items = items(of: value) {
      holdings.append(Holding(content: items, isOwn: isOwn))
      return
    }
    holdings.append(Holding(content: .value(value), isOwn: isOwn))
    guard depth < 4, !CallTree.isStandard(value) else { return }
    for field in StoredProperties.of(type(of: value)).fields {
      guard let storage = KeptProperties.storage(field, in: value) else { continue }
      add(to: &holdings, CallTree.content(storage), isOwn: false, depth: depth + 1)
    }
  }

  private static func items(of value: Any) -> Holding.Content? {
    let traits = TypeTraits.of(type(of: value))
    let limit = CallTree.maximumCompared
    if let array = traits.array {
      return .items(array.elements(of: value, upTo: limit), isSet: false)
    }
    if let set = traits.set { return .items(set.elements(of: value), isSet: true) }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .tuple
      ? .items(mirror.children.map(\.value), isSet: false) : nil
  }
}

// MARK: - What elements decide

extension OldConclusions {
  /// What becomes of a model without an element, or with other values in its place.
  private func influence(
    of read: ListAlignment.Read, of array: Int, within model: Int
  ) -> Influence {
    guard !tree.holdsPlaceholder(model), let held = tree.held(by: model) else { return .unknown }
    let document = diagnosis.document
    func changes(_ range: Range<Int>, to json: String) -> [ValueDifference]? {
      self.model(model, editing: [(range, json)], besides: read.node).flatMap {
        ValueDifference.all(of: SwiftText.bare(held), from: $0)
      }
    }
    if !read.isNull, let without = changes(document.rangeToRemove(read.node, from: array), to: "") {
      if without.isEmpty { return .none }
      if without.count == 1, isCount(without[0].value, ofElementsOf: array) { return .unknown }
    }
    var influence = Influence.unknown
    let range = document.range(of: read.node)
    let kind = document.kind(of: read.node)
    // A null that was only asked about may be of any type.
    let others =
      kind == .null && read.type == nil
      ? Self.ofAnyType : otherValues(of: kind, at: read.node, read.type)
    for json in others.prefix(4) {
      guard let changes = changes(range, to: json) else { continue }
      if changes.count == 1, !changes[0].isOfOtherForm { return .part(changes[0]) }
      if changes.isEmpty { influence = .none }
    }
    return influence
  }

  private func isCount(_ value: Any, ofElementsOf array: Int) -> Bool {
    Self.number(value) == Double(diagnosis.document.children(of: array).count { _ in true })
  }

  private static var ofAnyType: [String] { ["7", "\"qzq\"", "true"] }
}

extension JSONDocument {
  /// The bytes of an array's element, with the comma that goes with it.
  fileprivate func rangeToRemove(_ element: Int, from array: Int) -> Range<Int> {
    let own = range(of: element)
    if let next = self.element(after: element, in: array) {
      return own.lowerBound..<range(of: next).lowerBound
    }
    var before: Int?
    for other in children(of: array) where other < element { before = other }
    return (before.map { range(of: $0).upperBound } ?? own.lowerBound)..<own.upperBound
  }
}
