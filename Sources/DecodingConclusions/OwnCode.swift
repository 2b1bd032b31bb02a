package import DecodingRecord
package import DecodingReport
import DecodingTrace
import JSONSource

/// What is concluded of code of a model's own by trial: the model is decoded again with another value in the place of
/// each, and what is another one then is made of that value.
///
/// A class: what one trial showed serves the calls that come later.
package final class OwnCode: Conclusions {
  private let judge: Judge
  private var models: [Int: MendedModel?] = [:]
  private var memories: [ObjectIdentifier: ShapeMemory] = [:]
  private let budget: TrialBudget

  package init(judge: Judge) { (self.judge, budget) = (judge, TrialBudget()) }

  private var tree: CallTree { judge.tree }
  private var events: Calls { judge.tree.events }
  private var document: JSONDocument { judge.diagnosis.document }

  // MARK: The door

  package func decisive(of attempts: [Int]) -> Int? { nil }

  /// Whether a call is for a value that code of a model's own decodes, or is within one.
  func isWithinOwnCode(_ call: Int) -> Bool { reader(of: call) != nil }

  /// Whether a call is for a scalar within a model that could be made of what was sent.
  func isScalarAsSent(_ call: Int) -> Bool {
    isScalar(events[call].node) && reader(of: call).flatMap(model)?.isMended == false
  }

  /// As above, of a text.
  func isTextAsSent(_ call: Int) -> Bool {
    isScalarAsSent(call) && document.kind(of: events[call].node) == .string
  }

  package func valuePlainlyAsSent(_ call: Int) -> Any? {
    guard !isWithinOwnCode(call), !judge.isOverwritten(call) else { return nil }
    return judge.scalarAsSent(call)
  }

  package func verdict(on call: Int, of attempts: [Int]) -> Verdict? {
    switch events[call].state {
    case .threw, .running: return nil
    case .returned, .returnedNil: break
    }
    if isReported(call) {
      return ConcludedVerdict(judge: judge, call: call, attempts: attempts).told
    }
    // What takes anything changes nothing.
    if let type = events[call].type, TypeTraits.of(type).takesAny { return nil }
    let verdict = ConcludedVerdict(judge: judge, call: call, attempts: attempts)
    guard let reader = reader(of: call) else { return nil }
    guard let conclusion = conclusion(on: call) else {
      if reader == call { return nil }
      return verdict.filledIn ?? verdict.madeOfAnotherType ?? verdict.heldOtherwise
    }
    if conclusion.row == .unknown, let told = verdict.heldOtherwise { return told }
    return verdict.verdict(
      conclusion, ofModel: reader == call, isMended: model(of: reader)?.isMended == true)
  }

  package func shown(_ verdict: consuming Verdict, _ call: Int) -> Verdict {
    judge.shown(verdict, call)
  }

  package func outcome(ofCaught call: Int) -> Outcome? {
    guard !isReported(call), let conclusion = conclusion(on: call) else { return nil }
    // Who tried one key after the other has no property for this one.
    if isVain(call, conclusion) { return .dropped }
    // Another value decides what is in its place.
    return conclusion.row == .discriminator ? .dropped : conclusion.outcome
  }

  package func caughtUnreached(_ verdict: consuming Verdict, _ call: Int) -> Verdict {
    let outcome = outcome(ofCaught: call) ?? judge.outcome(ofCaught: call)
    verdict.become(.caught(outcome), verdict.reason)
    return verdict
  }

  package func standIn(forCaught call: Int) -> (value: Any?, type: (any Any.Type)?) {
    (conclusion(on: call)?.part?.value, nil)
  }

  package func isTold(_ call: Int) -> Bool { false }

  /// Whether the calls tell what became of a value: it was overwritten, or a wrapper of the library, or smart decoding,
  /// says what it did.
  private func isReported(_ call: Int) -> Bool {
    let event = events[call]
    if event.outcome.map({ $0 != .asSent }) == true || judge.isAmongEqual(call) { return true }
    func isWrapper(_ type: (any Any.Type)?) -> Bool {
      type.map { TypeTraits.of($0).wrapper != nil } ?? false
    }
    return event.parent >= 0 && isWrapper(events[event.parent].type)
      && (event.isForElement || event.isByAnyKey)
      || isWrapper(event.type)
        && (event.node >= 0 && document.isContainer(event.node)
          || judge.verdict(on: call, of: [call]).outcome != .asSent)
  }

  package func isVainQuestion(_ call: Int, _ outcome: Outcome) -> Bool {
    events[call].node < 0
      && (outcome == .dropped
        || outcome == .threw && conclusion(on: call).map { isVain(call, $0) } ?? false)
  }

  private func isVain(_ call: Int, _ conclusion: Conclusion) -> Bool {
    let event = events[call]
    guard conclusion.outcome == .nil, conclusion.part == nil, event.node < 0,
      event.operation.decodesValue, tree.threw(call),
      let key = tree.property(of: event) ?? event.key,
      let model = reader(of: call).flatMap(model)
    else { return false }
    return !model.hasProperty(key)
  }

  package func isPassedOver(_ call: Int) -> Bool {
    let event = events[call]
    guard event.isForElement, event.node >= 0, let reader = reader(of: call),
      let model = model(of: reader),
      case .value(let node)? = model.place(of: event, in: document)
    else { return false }
    return model.provenances(within: node).allSatisfy(\.provenance.parts.isEmpty)
      && model.trials.provenance(of: .value(node), nil).absent.isSame
  }

  package func isDropped(_ call: Int) -> Bool { judge.isOverwritten(call) }

  // MARK: The model around a value

  /// The outermost call around a value, or for it, whose model code of its own decodes; `nil` where there is none.
  private func reader(of call: Int) -> Int? {
    var found: Int?
    var current = call
    while current >= 0 {
      if events[current].node >= 0, events[current].text == nil, let type = events[current].type,
        isReader(TypeName.declared(type), ofItself: current == call)
      {
        found = current
      }
      current = events[current].parent
    }
    return found
  }

  /// Whether code of its own may decode a type, or, where that isn't `ofItself`, what is within it.
  private func isReader(_ type: String, ofItself: Bool) -> Bool {
    let source = tree.source
    if let code = source.ownCode, code.decodesItself(type) || code.changesItself(type) {
      return true
    }
    guard !TypeName.isOfLibrary(declared: type) else { return false }
    // A type whose source nobody knows may have such code.
    return !source.declares(type) || source.ownCode?.hasOverloads == true && !ofItself
  }

  private func model(of reader: Int) -> MendedModel? {
    if let known = models[reader] { return known }
    let found = find(reader)
    models[reader] = .some(found)
    return found
  }

  private func find(_ reader: Int) -> MendedModel? {
    guard let decoded = tree.source.decoded, let type = events[reader].type,
      events[reader].node >= 0
    else { return nil }
    let bare = TypeTraits.of(type).bare
    let node = events[reader].node
    let json = Array(document.text(node).utf8)
    guard json.count <= Self.longestJSON else { return nil }
    let path = document.path(of: node)
    func decode(_ json: [UInt8], at place: TrialPlace?) throws -> Any {
      try decoded(bare, json, place)
    }
    let returned = returned(reader)
    let mending = Mending(tree, of: document, reader, at: path, budget) {
      try decode($0, at: nil)
    }
    func model(_ mended: Mending.Mended) -> MendedModel? {
      TriedModel(
        bare, of: mended.json, within: document, texts: tree.source.texts,
        as: mended.places.isEmpty ? returned : nil, memory(of: bare), budget,
        decode: decode
      ).map { MendedModel($0, at: path, mended: mended.places) }
    }
    guard returned == nil else { return model(.init(json: json, places: [])) }
    guard let mended = mending.mended(json), let found = model(mended) else { return nil }
    found.others = { mending.others(mended).compactMap(model) }
    return found
  }

  /// What was decoded of the very JSON that a call found.
  private func returned(_ call: Int) -> Any? {
    guard case .returned(let value) = events[call].result, !tree.holdsPlaceholder(call) else {
      return nil
    }
    return value
  }

  private func memory(of type: any Any.Type) -> ShapeMemory {
    if let known = memories[ObjectIdentifier(type)] { return known }
    let memory = ShapeMemory()
    memories[ObjectIdentifier(type)] = memory
    return memory
  }

  private static let longestJSON = 16_384

  // MARK: The table

  private func conclusion(on call: Int) -> Conclusion? {
    let event = events[call]
    guard event.text == nil, event.step != nil, let reader = reader(of: call),
      let model = model(of: reader), let place = model.place(of: event, in: document)
    else { return nil }
    if case .value(let node) = place, model.base.isContainer(node) {
      return reader == call
        ? conclusion(onModel: model) : conclusion(onContainer: node, call, model)
    }
    return conclusion(place, event, model)
  }

  private func isScalar(_ node: Int) -> Bool { node >= 0 && !document.isContainer(node) }

  private func conclusion(
    _ place: TriedModel.Place, _ event: Calls.Call, _ model: MendedModel
  ) -> Conclusion {
    var isKnown = false
    if case .value(let node) = place, model.base.kind(of: node) == .string {
      isKnown = tree.source.writes?(.text(model.base.string(node))) == true
    }
    var read: Any?
    if case .returned(let value) = event.result { read = SwiftText.bare(value) }
    let sent = Sent(
      place: place, model: model, key: tree.property(of: event) ?? event.key ?? "",
      isElement: event.isForElement, isMember: event.isByAnyKey,
      isAsked: { [tree] property in
        tree.children(of: event.parent).contains { child in
          let other = tree.events[child]
          return (tree.property(of: other) ?? other.key) == property
        }
      }, asked: event.type, read: read, isKnown: isKnown)
    var found = sent.conclusion(model.trials.provenance(of: place, event.type))
    // What hangs on how the model was mended isn't told.
    if found.outcome == .converted, model.isMended,
      model.otherwise.contains(where: { other in
        other.place(of: event, in: document).map {
          conclusion($0, event, other).outcome != .converted
        } ?? false
      })
    {
      return .notTold
    }
    if found.part != nil, let shown = model.shown(found, sent) { found.part = shown }
    return found
  }

  /// Of the JSON of a model that code of its own decodes: whether it holds anything of that.
  private func conclusion(onModel model: MendedModel) -> Conclusion? {
    let whole = model.trials.model
    if !model.isMended, let list = model.gathers(model.base.root) { return .converted(list) }
    guard whole.holdsNothing, !model.base.isEmptyContainer(model.base.root),
      !model.provenances(within: model.base.root).contains(where: {
        isKept($0.node, $0.provenance, model)
      })
    else { return nil }
    return Conclusion(
      outcome: whole.form == .nothing ? .nil : .default, row: .standIn, part: whole)
  }

  /// Of an array or an object: what is within it tells, if any of that is held.
  private func conclusion(
    onContainer node: Int, _ call: Int, _ model: MendedModel
  ) -> Conclusion? {
    let event = events[call]
    guard !model.isMended(within: node) else { return nil }
    let within = model.provenances(within: node)
    let isHeld = within.contains { !$0.provenance.parts.isEmpty }
    if isHeld {
      let property = tree.property(of: event) ?? event.key ?? ""
      guard let whole = model.holding(of: node, property) else {
        return model.isMended ? nil : model.gathers(node).map { .converted($0) }
      }
      if whole.isScalar || whole.holdsNothing,
        !within.contains(where: { isKept($0.node, $0.provenance, model) })
      {
        let own = conclusion(.value(node), event, model)
        return own.outcome == .dropped
          || own.outcome == .converted && tree.failure(within: call) != nil
          ? .standIn(whole) : own
      }
      guard model.isOtherForm(whole, of: node) else {
        return Conclusion(outcome: .asSent, row: .whole, part: whole)
      }
      // What was mended may be in it, too.
      return model.isMended
        ? nil : .converted(whole)
    }
    if event.isForElement || event.isByAnyKey, !within.isEmpty,
      model.trials.provenance(of: .value(node), event.type).absent.isSame
    {
      return Conclusion(outcome: .dropped, row: .noEffect)
    }
    if within.contains(where: { $0.provenance.alike.allSatisfy(\.trial.threw) }) { return nil }
    if within.isEmpty, !model.base.isEmptyContainer(node),
      let part = model.trials.provenance(of: .value(node), event.type).parts.first,
      case .choice = part.form
    {
      return Conclusion(outcome: .asSent, row: .whole, part: part)
    }
    let own = conclusion(.value(node), event, model)
    // Where nothing failed, what is left out of a list is left out on purpose.
    if own.row == .standIn, own.outcome == .default, !within.isEmpty, let part = own.part,
      part.isList, part.parts.isEmpty, tree.failure(within: call) == nil
    {
      return .converted(part)
    }
    return own
  }

  /// Whether the model holds something of a scalar within a container.
  private func isKept(_ node: Int, _ provenance: Provenance, _ model: MendedModel) -> Bool {
    let sent = Sent(
      place: .value(node), model: model, key: "", isElement: false, isMember: false,
      isAsked: { _ in false },
      asked: nil, read: (),
      isKnown: false)
    let conclusion = sent.conclusion(provenance)
    return conclusion.outcome == .asSent || conclusion.outcome == .converted
  }
}
