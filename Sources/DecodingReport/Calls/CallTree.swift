import JSONSource

/// The calls of one decode as a tree, and which of them failed for good.
///
/// A class, so that who judges calls holds one reference.
package final class CallTree {
  package let events: Calls
  /// The counts of elements whose calls are not held, by the call that decoded their array.
  let digests: [Int: ElementDigest]
  /// The counts of elements of which but the first call is held, by that call.
  let wholes: [Int: ElementDigest]
  package let source: SourceFacts
  /// What models' own code threw within calls that returned, since something stands in for it.
  let swallowedErrors: [Int: any Error]
  /// By calls whose values models' own code refused: how many others had been made behind them by then.
  let readBehind: [Int: Int]
  private let errorsInstead: [Int: any Error]
  /// The calls that got a placeholder, in order.
  package let placeholders: [Int]
  /// What became of elements that models' own code read one by one, once it was looked for: by the call of
  /// the model, then by the node of their array, then by their places.
  var elementFates: [Int: [Int: [Int: ListAlignment.Fate]]] = [:]
  /// Members that models read and didn't keep, once they were looked for: by the call of the model, then by
  /// the node of their object.
  var discardedMembers: [Int: [Int: Set<Int>]] = [:]
  /// What is known of the call around the one that was asked about last: a model's calls come one
  /// after the other.
  var lastOwner = Owner()
  /// What models hold in the end instead of the containers that calls decoded, by the call.
  var heldInstead: [Int: Any] = [:]
  /// Those of them that code of a type's own made of what it read one by one at its place.
  var gathered: Set<Int> = []
  /// The texts of other properties that may hold what is within such a container, by its call.
  var othersBeside: [Int: [String]] = [:]
  /// The calls for models that are held in the end as code of others made them, of other values, too.
  var mixedModels: Set<Int> = []
  /// What became of the values within those that are collections, once it was looked for.
  var changes: [Int: [JSONPath.Step: Change]] = [:]
  /// The containers that models opened within their own, once they were looked for: by the call of the
  /// model, then by their node.
  var openedContainers: [Int: [Int: OpenedContainer]] = [:]
  /// What models hold of them, once it was looked for: as `openedContainers`.
  var heldParts: [Int: [Int: Any?]] = [:]
  /// The calls within models by their containers, where that was asked.
  var callsByContainer: [Int: [Int: [Int]]] = [:]
  /// By models' calls, then by node: the first and the last call for a value or for what is in it, where that was
  /// asked.
  var callsByNode: [Int: [Int: ClosedRange<Int>]] = [:]
  /// The arrays of which it was looked for which element is made of which object: as `heldParts`.
  var partedArrays: [Int: Set<Int>] = [:]
  /// What models hold under the keys of objects whose members they read one by one, once it was looked
  /// for: by the call of the model, and the object.
  var heldMembers: [Int: [Int: [String: Any]?]] = [:]
  /// The values of collections that models hold, once they were looked for: by the call of the model, or of
  /// the collection, then by the node of the array.
  var heldValues: [Int: [Int: Set<HeldKind>]] = [:]
  /// How many elements of their arrays models read, once it was looked for.
  var elementCounts: [Int: Int] = [:]
  /// Values that others under the same key took the place of, and elements of which a set holds an
  /// equal one, once they were looked for: by the call of their dictionary or set.
  var overwrittenValues: [Int: Set<Int>] = [:]
  /// By calls that threw: the call whose value their own code refused, once it was looked for; −1 where
  /// there is none.
  var refusedCalls: [Int: Int] = [:]
  /// Whether models went on with placeholders that may lead them another way, once it was looked for.
  var guessedBranches: [Int: Bool] = [:]
  /// Whether models gave up others that they decoded from their own objects.
  var abandonedModels: [Int: Bool] = [:]
  /// Whether models hold values of a type somewhere, once it was looked for.
  var heldTypes: [Int: [ObjectIdentifier: Bool]] = [:]
  /// What models' own code made of values alone, by the values' nodes.
  var partsMade: [Int: PartMade] = [:]
  /// Whether a call threw within which others were made.
  let holdsFailedModel: Bool
  private let firstChildren: [Int32]
  private let nextSiblings: [Int32]

  init(
    _ calls: Calls, digests: [Int: ElementDigest], wholes: [Int: ElementDigest] = [:],
    swallowedErrors: [Int: any Error] = [:], readBehind: [Int: Int] = [:],
    errorsInstead: [Int: any Error] = [:], source: SourceFacts = .none
  ) {
    events = calls
    self.digests = digests
    self.wholes = wholes
    self.swallowedErrors = swallowedErrors
    self.readBehind = readBehind
    self.errorsInstead = errorsInstead
    self.source = source
    var firstChildren = [Int32](repeating: -1, count: events.count)
    var nextSiblings = firstChildren
    var holdsFailedModel = false
    for index in events.indices.reversed() {
      if firstChildren[index] >= 0, events[index].state == .threw { holdsFailedModel = true }
      let parent = events[index].parent
      guard parent >= 0 else { continue }
      nextSiblings[index] = firstChildren[parent]
      firstChildren[parent] = Int32(index)
    }
    placeholders = calls.indices.filter { calls[$0].stoodIn }
    self.holdsFailedModel = holdsFailedModel
    self.firstChildren = firstChildren
    self.nextSiblings = nextSiblings
  }

  /// The calls made directly within the call at `index`, in order.
  package func children(of index: Int) -> Siblings {
    Siblings(sibling: firstChildren[index], nextSiblings: nextSiblings)
  }

  /// The calls behind the call at `index` within the same call, in order.
  func siblings(behind index: Int) -> Siblings {
    Siblings(sibling: nextSiblings[index], nextSiblings: nextSiblings)
  }

  /// The first call made directly within the call at `index`.
  func firstChild(of index: Int) -> Int? {
    firstChildren[index] < 0 ? nil : Int(firstChildren[index])
  }

  /// The call made directly within the call at `index`, if there is just one.
  func onlyChild(of index: Int) -> Int? {
    let first = Int(firstChildren[index])
    return first >= 0 && nextSiblings[first] < 0 ? first : nil
  }

  /// The calls directly within one call.
  package struct Siblings: Sequence, IteratorProtocol {
    fileprivate var sibling: Int32
    fileprivate let nextSiblings: [Int32]

    package mutating func next() -> Int? {
      guard sibling >= 0 else { return nil }
      defer { sibling = nextSiblings[Int(sibling)] }
      return Int(sibling)
    }
  }

  /// The property that a call was made for: CodingKeys may give it another key. `nil` for a call
  /// without a key.
  package func property(of event: Calls.Call) -> String? {
    if event.isForElement { return source.hasOwnCode ? elementProperty(of: event) : nil }
    guard source.property != nil else { return event.isByAnyKey ? nil : event.key }
    guard event.parent >= 0, event.innerContainer != events[event.parent].innerNode else {
      return source.property(of: event, within: event.parent < 0 ? nil : events[event.parent])
    }
    return source.property(
      of: event, within: events[event.parent], outer: outerKeys(of: event))
  }

  /// Where the model around a call looks for the value of the key that was asked for; none where the
  /// key stands for itself.
  func mappedPlaces(of event: Calls.Call) -> [[String]] {
    guard let places = source.mappedPlaces, event.isForKey, owner(event.parent).mapsKeys,
      case .key(let key)? = event.step, let model = events[event.parent].type
    else { return [] }
    return places(TypeTraits.of(model).bare, key)
  }

  /// The type of the dictionary that a call decoded; `nil` where it decoded something else.
  func dictionaryType(decodedBy call: Int) -> (any DictionaryType.Type)? {
    guard call >= 0, let type = events[call].type else { return nil }
    return TypeTraits.of(type).dictionaryType
  }

  /// Whether a call decoded a dictionary.
  func isDictionary(_ call: Int) -> Bool { owner(call).isDictionary }

  /// What is to be known of a call, to judge those within it.
  struct Owner {
    var call = -1
    var isDictionary = false
    /// Whether it decoded a dictionary or a set.
    var keepsOneOfEqual = false
    /// Whether code of a model's own may read elements within it, and not keep them.
    var mayDiscardElements = false
    var mapsKeys = false
    /// Whether it decoded a wrapper or an optional.
    var isWrapper = false
    /// Whether it decoded an enum.
    var isEnum = false
    /// Whether code of the model's own decodes it, and whether that may ask for one thing or another.
    var decodesItself = false
    var branches = false
    /// Whether that decodes other models from its own object.
    var sharesObject = false
    /// Whether something else is held in the end.
    var isReplaced = false
    /// The call for the model whose own code decoded a dictionary at its place, and took values out of
    /// that; −1 for none.
    var takingModel = -1
    /// The call for the model whose own code decoded another one, and holds something else that it made of
    /// it; −1 for none.
    var remakingModel = -1
    /// The call for the model whose own code decoded an array, and has no property of several parts for it.
    var takesApart: Int?
  }

  func owner(_ call: Int) -> Owner {
    lastOwner.call == call ? lastOwner : findOwner(call)
  }

  @inline(never)
  private func findOwner(_ call: Int) -> Owner {
    guard call >= 0, let type = events[call].type else { return Owner(call: call) }
    let traits = TypeTraits.of(type)
    let takingModel = traits.dictionaryType == nil ? -1 : modelTaking(from: call)
    let remakingModel = source.hasOwnCode ? modelRemaking(call) : -1
    let takesApart = traits.array == nil ? nil : modelTakingApart(call)
    lastOwner = Owner(
      call: call, isDictionary: traits.dictionaryType != nil,
      keepsOneOfEqual: traits.dictionaryType != nil || traits.set != nil
        || traits.wrapper != nil && TypeTraits.of(traits.bare).dictionaryType != nil,
      mayDiscardElements: traits.mayDiscardElements,
      mapsKeys: source.mapsKeys?(traits.bare) ?? false,
      isWrapper: traits.bare != type || StoredProperties.of(type).holdsWrappedValue,
      isEnum: source.hasOwnCode && StoredProperties.isEnum(type),
      isReplaced: heldInstead[call] != nil)
    lastOwner.takingModel = takingModel
    lastOwner.remakingModel = remakingModel
    lastOwner.takesApart = takesApart
    if source.hasOwnCode, !lastOwner.isDictionary, let code = source.ownCode {
      let name = TypeName.declared(type)
      lastOwner.decodesItself = code.decodesItself(name)
      lastOwner.branches = code.branches(name)
      lastOwner.sharesObject = code.sharesObject(name)
    }
    return lastOwner
  }

  private func modelTaking(from dictionary: Int) -> Int {
    let model = events[dictionary].parent
    guard source.hasOwnCode, model >= 0, isAtPlaceOfParent(dictionary), decodesItself(model),
      events[model].state == .returned
    else { return -1 }
    return model
  }

  private func modelTakingApart(_ array: Int) -> Int? {
    let (event, model) = (events[array], events[array].parent)
    guard source.hasOwnCode, model >= 0, event.isForKey, event.state == .returned,
      decodesItself(model), !holdsPlaceholder(model), let held = held(by: model)
    else { return nil }
    let storage = property(of: event).flatMap { KeptProperties.storage(of: $0, in: held) }
    return storage.map { TypeTraits.of(type(of: Self.content($0))).isLeaf } ?? true ? model : nil
  }

  /// Whether a call decoded a model whose source has an `init(from:)` of its own.
  func decodesItself(_ call: Int) -> Bool { source.hasOwnCode && owner(call).decodesItself }

  /// Whether a call decoded a model whose source has an `init(from:)` of its own that may ask for one
  /// thing or another.
  func branches(_ call: Int) -> Bool { source.hasOwnCode && owner(call).branches }

  /// Whether the error of a call that threw went no further than to code of a model's own.
  func isSwallowed(_ index: Int) -> Bool {
    var call = index
    while call >= 0, threw(call), !events[call].stoodIn { call = events[call].parent }
    return call >= 0 && !threw(call)
  }

  /// How many calls, at most, have fields of their own.
  var fieldCount: Int {
    events.count { $0.hasStep && $0.operation.decodesValue } + 1
  }

  /// Whether a placeholder stood in for something within a call, so that what it returned is in part
  /// made of that.
  package func holdsPlaceholder(_ index: Int) -> Bool { placeholders(from: index) != nil }

  /// The first of the placeholders at or within a call, by its place among all of them: calls within
  /// one follow it.
  private func placeholders(from index: Int) -> Int? {
    var (low, high) = (0, placeholders.count)
    while low < high {
      let middle = (low + high) / 2
      if placeholders[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low < placeholders.count && isAncestor(index, of: placeholders[low]) ? low : nil
  }

  /// The call at or within the one at `index` that got a placeholder and failed first: one within it
  /// may have failed before, but not behind what the failure of the outer one was.
  func firstPlaceholder(within index: Int) -> Int? {
    guard var place = placeholders(from: index) else { return nil }
    // A value that came back was refused later, when all that was asked for behind it had been decoded.
    while isRefused(placeholders[place]), let readBehind = readBehind[placeholders[place]],
      let next = placeholders.indices[(place + 1)...].first(where: {
        threw(placeholders[$0]) || isRefused($0, before: place)
      }),
      placeholders[next] <= placeholders[place] + readBehind,
      isAncestor(index, of: placeholders[next])
    {
      place = next
    }
    var first = placeholders[place]
    for inner in placeholders[(place + 1)...] {
      guard isAncestor(first, of: inner), inner < end(of: innermostFailure(of: first)) else {
        break
      }
      first = inner
    }
    return first
  }

  /// What a model's own code threw instead of the error of a call, or of one around it that failed for
  /// that: it had caught it.
  func errorInstead(of index: Int) -> (any Error)? {
    guard !errorsInstead.isEmpty else { return nil }
    var call = index
    while call >= 0, threw(call) {
      if let error = errorsInstead[call] { return error }
      if events[call].stoodIn { return nil }
      call = events[call].parent
    }
    return nil
  }

  /// Whether one of two placeholders stands in for a value that had been refused before that of the other
  /// was, by their places among all of them.
  private func isRefused(_ place: Int, before other: Int) -> Bool {
    let (call, later) = (placeholders[place], placeholders[other])
    guard isRefused(call), let readBehind = readBehind[later] else { return false }
    return call + (self.readBehind[call] ?? 0) < later + readBehind
  }

  /// Whether no other call was made within the call at `index`.
  func isLeaf(_ index: Int) -> Bool {
    firstChildren[index] < 0 && !events[index].opensValue
  }

  /// Whether the call decodes a value at the very place of the call around it: what a wrapper or
  /// a raw-value enum asks its single-value container for.
  func isAtPlaceOfParent(_ index: Int) -> Bool {
    // A property that is decoded from the object around it.
    if events[index].isForKey, events[index].node >= 0 {
      return events[index].node == events[index].container
    }
    guard !events[index].hasStep, events[index].parent >= 0 else { return false }
    // A decoder of its own, `superDecoder`'s, stands at another place.
    let node = events[index].node
    return node < 0 || node == events[events[index].parent].node
  }

  package func threw(_ index: Int) -> Bool {
    events[index].state == .threw
  }

  package func error(of index: Int) -> (any Error)? {
    if case .threw(let error) = events[index].result { error } else { nil }
  }

  package func isAncestor(_ ancestor: Int, of index: Int) -> Bool {
    var current = index
    while current > ancestor { current = events[current].parent }
    return current == ancestor
  }
}

extension SourceFacts {
  /// The property that a call was made for, within the call that decodes its model and the containers
  /// under some keys of that.
  func property(
    of event: Calls.Call, within parent: Calls.Call?, outer: [String] = []
  ) -> String? {
    guard case .key(let key)? = event.step else { return nil }
    guard let property, let type = parent?.type else { return event.isByAnyKey ? nil : key }
    switch property(TypeName.declared(type), key, outer) {
    case .property(let name): return name
    case .none: return nil
    case .unknown: return event.isByAnyKey ? nil : key
    }
  }
}

extension DecodingEvent.Operation {
  /// Whether the call opens an object or an array.
  var opensContainer: Bool {
    switch self {
    case .keyedContainer, .unkeyedContainer, .nestedKeyedContainer, .nestedUnkeyedContainer: true
    default: false
    }
  }

  /// Whether the call opens an object or an array within another one.
  var opensNestedContainer: Bool {
    self == .nestedKeyedContainer || self == .nestedUnkeyedContainer
  }
}
