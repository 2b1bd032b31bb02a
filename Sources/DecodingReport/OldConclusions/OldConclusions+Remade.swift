import Foundation
import JSONSource

extension OldConclusions {
  /// The verdict on a value that came back as it was sent, where the model's own code keeps
  /// something else of it in the property that bears the key's name.
  func remade(_ verdict: consuming Verdict, _ call: Int) -> Verdict {
    let event = tree.events[call]
    // Of a container that a style converted, what became of it is said by what is within it.
    if event.outcome == .default || event.outcome == .converted && verdict.outcome != .asSent {
      return changedAfterwards(verdict, call)
    }
    if verdict.outcome == .default, verdict.evidence == .inferred, event.outcome == nil {
      return madeOfNothing(verdict, call)
    }
    guard verdict.outcome == .asSent || verdict.reason == .null,
      event.outcome ?? .asSent == .asSent || event.outcome == .converted,
      event.node >= 0, event.parent >= 0, case .returned(let value) = event.result
    else { return verdict }
    if let property = tree.property(of: event),
      tree.held(by: event.parent) == nil
        || tree.holdsPlaceholder(event.parent) && making(of: property, call) == .mixed
    {
      return remadeUnseen(verdict, event, property)
    }
    guard let kept = keptInstead(of: value, call) else {
      if let kernel = heldKernel(of: value, event) { verdict.give(kernel) }
      return verdict
    }
    let making = tree.property(of: event).map { self.making(of: $0, call) } ?? .alone
    if diagnosis.document.isContainer(event.node) {
      // What a collection holds may be a placeholder that the model's own code put there.
      if tree.holdsPlaceholder(event.parent), !isMadeOfNothingElse(call, making) { return verdict }
      if making == .alone, let part = tree.part(kept, of: value, by: call) {
        tree.hold(only: part, by: call)
      } else if making == .alone {
        tree.hold(kept, insteadOf: value, of: call)
      } else if let model = tree.held(by: event.parent) {
        tree.hold(
          kept, insteadOf: value, of: call,
          beside: CallTree.otherProperties(than: tree.property(of: event), of: model))
      }
    }
    var made = remade(verdict, kept, insteadOf: value, at: event)
    // What is within it says what was lost.
    if tree.tellsChanges(in: call, of: diagnosis.document) {
      made.losesValue = false
      if made.outcome == .default, diagnosis.document.isContainer(event.node) {
        made.become(.ownCodeMadeValue, .custom)
        made.fallback = nil
      }
    }
    made.isKeptElsewhere =
      isKeptElsewhere(value, at: event)
      || made.outcome == .nil && diagnosis.document.isContainer(event.node)
        && diagnosis.document.isEmptyContainer(event.node)
    // Whether it was computed of all digits can't be tried with a model that throws.
    if made.outcome == .converted, tree.holdsPlaceholder(event.parent),
      Self.number(kept) != nil, diagnosis.document.kind(of: event.node) == .number
    {
      made.losesValue = false
    }
    if made.outcome != .asSent, made.outcome != .default || made.reason != .empty,
      making == .spread || making == .mixed && !isWithoutInfluence(on: kept, at: event)
    {
      made.isKeptElsewhere = true
      if made.outcome == .default {
        made.become(.ownCodeMadeValue, .custom)
        made.fallback = nil
      }
    }
    return made
  }

  /// The verdict on a value of a type whose own code caught that it couldn't be decoded, where the model
  /// keeps something else for it: nil of `try? …`, or what it has stand in for that.
  private func madeOfNothing(_ verdict: consuming Verdict, _ call: Int) -> Verdict {
    let event = tree.events[call]
    guard event.parent >= 0, case .returned(let value) = event.result,
      !tree.holdsPlaceholder(event.parent), let kept = keptInstead(of: value, call)
    else { return verdict }
    verdict.give(kept)
    if SwiftText.isNil(kept) {
      verdict.decidedBy = judge.rule(ofNil: verdict.reason, event, isCaught: verdict.error != nil)
    }
    return verdict
  }

  /// What stands within a type around a value, where the collection that it was decoded for became one of
  /// such values: the type only helped to decode it.
  private func heldKernel(of value: Any, _ event: Calls.Call) -> Any? {
    let kernel = HeldValue.kernel(of: value)
    guard type(of: kernel) != type(of: SwiftText.bare(value)) else { return nil }
    return tree.holds(kernel, around: event) ? kernel : nil
  }

  /// Whether a property is made of the value of a call alone, and that of no placeholder.
  private func isMadeOfNothingElse(_ call: Int, _ making: Making) -> Bool {
    making == .alone && tree.decodesItself(tree.events[call].parent) && !tree.holdsPlaceholder(call)
  }

  /// What the model or the collection around a call holds instead of the value that came back; `nil`
  /// where it holds that, or nobody can say.
  private func keptInstead(of value: Any, _ call: Int) -> Any? {
    let event = tree.events[call]
    if tree.owner(event.parent).isReplaced,
      case .kept(let kept)? = tree.change(of: call, in: diagnosis.document)
    {
      return kept
    }
    let taking = tree.owner(event.parent).takingModel
    if taking >= 0 { return takenInstead(of: value, event, by: taking) }
    if event.isByAnyKey, tree.owner(event.parent).isEnum {
      guard !tree.holdsPlaceholder(event.parent) else { return nil }
      return tree.onlyPayload(for: call).flatMap { CallTree.isSame($0, value) ? nil : $0 }
    }
    if event.isByAnyKey {
      return tree.heldMember(for: event).flatMap {
        tree.holdsPlaceholder(event.parent) || Self.areOfTwoModels($0, value)
          || CallTree.isOf($0, value)
          ? nil : $0
      }
    }
    guard let (model, property) = tree.holder(for: event),
      let storage = tree.owner(event.parent).isEnum
        ? tree.associatedValue(for: event, property, in: model) ?? tree.onlyPayload(for: call)
        : otherStorage(than: value, of: property, in: model)
    else { return nil }
    let kept = innerStorage(of: property, in: storage, for: event)
    guard !CallTree.isSame(kept, value), !isOfOther(kept, than: call),
      // What was made of a placeholder, too, isn't what the model would hold.
      !tree.holdsPlaceholder(event.parent) || making(of: property, call) != .mixed
    else { return nil }
    return kept
  }

  /// What a model holds in a property of a key's name, however that is spelled, instead of the value that it took out of a
  /// dictionary: `limit = min(100, all["limit"]!)`; `nil` where it holds that, or has no such property.
  private func takenInstead(of value: Any, _ event: Calls.Call, by model: Int) -> Any? {
    guard let key = event.key, let model = tree.held(by: model) else { return nil }
    let folded = Spelling.folded(key)
    let fields = StoredProperties.of(type(of: model)).fields
    let property =
      fields.first { $0.name == key } ?? fields.first { Spelling.folded($0.name) == folded }
    guard let kept = property.flatMap({ KeptProperties.storage($0, in: model) }) else { return nil }
    let (held, sent) = (HeldValue.kernel(of: kept), HeldValue.kernel(of: value))
    return SwiftText.of(held) == SwiftText.of(sent) ? nil : kept
  }

  /// Whether two values are of models that have nothing to do with each other: the dictionary that holds
  /// one of them is none of the members that were read.
  private static func areOfTwoModels(_ held: Any, _ read: Any) -> Bool {
    let types = [held, read].map { type(of: SwiftText.bare($0)) }
    return types[0] != types[1] && types.allSatisfy { !TypeTraits.of($0).isStandard }
  }

  /// What a model stores in a property; `nil` where that is plainly a value.
  private func otherStorage(than value: Any, of property: String, in model: Any) -> Any? {
    KeptProperties.holds(value, in: property, of: model)
      ? nil : KeptProperties.storage(of: property, in: model)
  }

  /// The verdict on a value that a style converted, or that stands in, where the model's own code
  /// made another one of it in the end.
  private func changedAfterwards(_ verdict: consuming Verdict, _ call: Int) -> Verdict {
    let event = tree.events[call]
    guard verdict.outcome == .converted || verdict.outcome == .default,
      event.parent >= 0, case .returned(let value) = event.result,
      let kept = keptInstead(of: value, call), !tree.holdsPlaceholder(event.parent)
    else { return verdict }
    verdict.give(kept)
    verdict.evidence = .inferred
    if verdict.outcome == .default {
      verdict.decidedBy = judge.rule(
        ofStandIn: verdict.reason, event, isCaught: verdict.error != nil)
      verdict.fallback = nil
    } else if let sent = SentScalar(event.node, in: diagnosis.document) {
      let likeness = sent.likeness(of: kept)
      if verdict.reason == .custom { verdict.decidedBy = .ownCodeMadeValue }
      verdict.losesValue = likeness == .changed || likeness == .none
    }
    return verdict
  }

  /// What became of a value of which the model keeps another one.
  private func remade(
    _ verdict: Verdict, _ kept: Any, insteadOf value: Any, at event: Calls.Call
  ) -> Verdict {
    let likeness: Likeness =
      if diagnosis.document.kind(of: event.node) == .null {
        SwiftText.isNil(kept) ? .same : .none
      } else if SwiftText.isNil(kept) {
        .none
      } else if let sent = SentScalar(event.node, in: diagnosis.document) {
        Self.isCounted(kept, from: value) ? .form : likeness(of: kept, to: sent, at: event)
      } else if TypeTraits.isUntyped(type(of: kept)) {
        UntypedValue.isSame(kept, event.node, in: diagnosis.document) ? .same : .changed
      } else if CallTree.areElements(of: kept, value) {
        .form
      } else if isPick(kept, ofNoneAt: event) {
        .none
      } else {
        HeldValue.likeness(of: kept, to: value)
      }
    var remade = self.verdict(of: likeness, on: kept, at: event, instead: verdict)
    let origin = initialValue(at: event, is: kept)
    if let origin, likeness == .changed || likeness == .none {
      remade.decidedBy = judge.rule(
        ofStandIn: remade.reason, event, isCaught: remade.error != nil)
      remade.fallback = origin
    }
    remade.wrappedType = remade.wrappedType ?? Swift.type(of: kept)
    return remade
  }

  /// Whether a model holds what stands in for one of an array's elements, since the array is empty: of two equal
  /// ones it would hold one, `list.first ?? 0`.
  private func isPick(_ kept: Any, ofNoneAt event: Calls.Call) -> Bool {
    let document = diagnosis.document
    guard document.kind(of: event.node) == .array, document.isEmptyContainer(event.node),
      let property = tree.property(of: event),
      let element = event.type.flatMap({ TypeTraits.of($0).array?.elementType }),
      let json = otherValues(of: .null, at: event.node, element).first,
      let model = model(with: "[\(json),\(json)]", insteadOf: event),
      let other = KeptProperties.storage(of: property, in: SwiftText.bare(model))
    else { return false }
    return CallTree.text(other) == json
  }

  /// Whether the model plainly holds a value in the property that bears the key's name, or has no
  /// such property; false where that takes a closer look.
  func isPlainlyKept(_ value: Any, _ call: Int, in owner: CallTree.Owner) -> Bool {
    let parent = tree.events[call].parent
    guard parent >= 0 else { return true }
    if owner.isReplaced {
      return tree.change(of: call, in: diagnosis.document) == nil
        && keptInstead(of: value, call) == nil
    }
    if tree.events[call].isByAnyKey || owner.takingModel >= 0 {
      return keptInstead(of: value, call) == nil
    }
    if tree.heldPart(of: tree.events[call]) != nil { return keptInstead(of: value, call) == nil }
    if owner.decodesItself, mayBeUnused(call) || decidesAlone(call) { return false }
    if owner.remakingModel >= 0 { return false }
    let property = tree.property(of: tree.events[call])
    if owner.isEnum || owner.isWrapper && property != nil {
      return keptInstead(of: value, call) == nil && !mayBeLookedUp(call)
    }
    guard let property else { return true }
    switch tree.events[parent].result {
    case .returned(let model) where owner.sharesObject && !KeptProperties.has(property, in: model):
      return keptInstead(of: value, call) == nil
    case .returned(let model): return KeptProperties.holds(value, in: property, of: model)
    case .threw:
      return declaredScalar(property, of: parent).map { $0 == tree.events[call].type } ?? true
    case .running, .returnedNil: return true
    }
  }

  /// Where a value came from that the source gives the property at the start.
  private func initialValue(at event: Calls.Call, is kept: Any) -> FallbackOrigin? {
    guard let property = tree.property(of: event), let type = tree.events[event.parent].type,
      let initial = tree.source.initialValue(TypeName.declared(type), property),
      initial == SwiftText.of(SwiftText.bare(kept))
    else { return nil }
    return .initialValue
  }

  /// Whether a property without a key of its own holds a value: a model may read one key for two.
  private func isKeptElsewhere(_ value: Any, at event: Calls.Call) -> Bool {
    guard tree.heldPart(of: event) == nil, let model = tree.held(by: event.parent) else {
      return false
    }
    var keyed: Set<String> = []
    for call in tree.children(of: event.parent) {
      if let property = tree.property(of: tree.events[call]) { keyed.insert(property) }
    }
    let own = SwiftText.bare(value)
    return StoredProperties.of(type(of: model)).fields.contains { field in
      guard !keyed.contains(field.name), field.bareType == type(of: own) else { return false }
      return KeptProperties.storage(field, in: model).map { CallTree.isSame($0, own) } ?? false
    }
  }

  /// Whether a property's value is that of another key: one that no property is named after, or one
  /// with which CodingKeys swapped names.
  func isOfOther(_ kept: Any, than call: Int) -> Bool {
    let text = SwiftText.of(SwiftText.bare(kept))
    let event = tree.events[call]
    guard let model = tree.held(by: event.parent) else { return false }
    // Where the source says which property a key is for, it is for that one.
    if event.operation.decodesValue, case .returned = event.result,
      declaredType(for: event) != nil
    {
      return false
    }
    let isOfPart = tree.heldPart(of: event) != nil
    func isHeld(_ index: Int) -> Bool {
      let other = tree.events[index]
      guard other.operation.decodesValue,
        other.container != event.container || other.step != event.step,
        case .returned(let value) = other.result, SwiftText.of(SwiftText.bare(value)) == text
      else { return false }
      if isOfPart {
        return tree.holder(for: other).flatMap { KeptProperties.storage(of: $1, in: $0) }
          .map { SwiftText.of(SwiftText.bare($0)) != text } ?? true
      }
      guard let property = tree.property(of: other), property != tree.property(of: event),
        let own = KeptProperties.storage(of: property, in: model)
      else { return true }
      // That it is the same value by chance says nothing.
      guard case .returned(let read) = event.result else { return false }
      return SwiftText.of(SwiftText.bare(own)) == SwiftText.of(SwiftText.bare(read))
    }
    return isOfPart
      ? tree.calls(for: event.container, within: event.parent).contains(where: isHeld)
      : tree.children(of: event.parent).contains(where: isHeld)
  }
}
