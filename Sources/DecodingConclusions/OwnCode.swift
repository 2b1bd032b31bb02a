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

  /// A model that code of its own decodes, with the places in its JSON that had to be mended.
  private struct MendedModel {
    let trials: TriedModel
    let path: JSONPath
    let mended: Set<JSONPath>
    /// The parts that hang on scalars that were sent, by the place of each.
    var holders: [TriedModel.Place: Set<ObjectIdentifier>] = [:]
  }

  package init(judge: Judge) { self.judge = judge }

  private var tree: CallTree { judge.tree }
  private var events: Calls { judge.tree.events }
  private var document: JSONDocument { judge.diagnosis.document }

  // MARK: The door

  package func decisive(of attempts: [Int]) -> Int? { nil }

  package func valuePlainlyAsSent(_ call: Int) -> Any? {
    guard reader(of: call) == nil, !judge.isOverwritten(call) else { return nil }
    return judge.scalarAsSent(call)
  }

  package func verdict(on call: Int, of attempts: [Int]) -> Verdict? {
    switch events[call].state {
    case .threw, .running: return nil
    case .returned, .returnedNil: break
    }
    guard let conclusion = conclusion(on: call) else { return nil }
    return verdict(conclusion, call)
  }

  package func shown(_ verdict: consuming Verdict, _ call: Int) -> Verdict { verdict }

  package func outcome(ofCaught call: Int) -> Outcome? { conclusion(on: call)?.outcome }

  package func caughtUnreached(_ verdict: consuming Verdict, _ call: Int) -> Verdict {
    verdict.become(outcome(ofCaught: call) ?? judge.outcome(ofCaught: call), verdict.reason)
    return verdict
  }

  package func standIn(forCaught call: Int) -> (value: Any?, type: (any Any.Type)?) {
    (conclusion(on: call)?.part?.value, nil)
  }

  package func isTold(_ call: Int) -> Bool { false }

  package func isVainQuestion(_ call: Int, _ outcome: Outcome) -> Bool {
    events[call].node < 0 && outcome == .dropped
  }

  package func isPassedOver(_ call: Int) -> Bool { false }

  package func isDropped(_ call: Int) -> Bool { judge.isOverwritten(call) }

  // MARK: The model around a value

  /// The outermost call around a value, or for it, whose model code of its own decodes; `nil` where there is none.
  private func reader(of call: Int) -> Int? {
    guard let code = tree.source.ownCode else { return nil }
    var found: Int?
    var current = call
    while current >= 0 {
      if let type = events[current].type, code.decodesItself(TypeName.declared(type)),
        events[current].node >= 0, events[current].text == nil
      {
        found = current
      }
      current = events[current].parent
    }
    return found
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
    func decode(_ json: [UInt8]) -> Any? { decoded(bare, json) }
    func trials(_ json: [UInt8]) -> TriedModel? {
      TriedModel(bare, of: json, texts: tree.source.texts, decode: decode)
    }
    if let plain = trials(json) { return MendedModel(trials: plain, path: path, mended: []) }
    let mending = Mending(tree: tree, document: document, reader: reader, path: path)
    guard let mended = mending.mended(json, decodes: { decode($0) != nil }),
      let trials = trials(mended.json)
    else { return nil }
    return MendedModel(trials: trials, path: path, mended: mended.places)
  }

  private static let longestJSON = 16_384

  // MARK: The table

  private func conclusion(on call: Int) -> Conclusion? {
    let event = events[call]
    guard event.text == nil, event.step != nil, let reader = reader(of: call),
      reader != call || isScalar(event.node),
      let model = model(of: reader), let place = place(of: event, in: model)
    else { return nil }
    if case .value(let node) = place, model.trials.base.isContainer(node) {
      return conclusion(onContainer: node, call, model)
    }
    return conclusion(place, event, model)
  }

  private func isScalar(_ node: Int) -> Bool { node >= 0 && !document.isContainer(node) }

  /// Where a call looked, in the model's JSON; `nil` for what had to be mended.
  private func place(of event: Calls.Call, in model: MendedModel) -> TriedModel.Place? {
    func node(_ own: Int) -> Int? {
      let path = document.path(of: own)
      guard !model.mended.contains(path) else { return nil }
      return model.trials.base.node(
        at: JSONPath(Array(path.steps.dropFirst(model.path.steps.count))))
    }
    if event.node >= 0 { return node(event.node).map { .value($0) } }
    guard event.container >= 0, let key = event.key, document.kind(of: event.container) == .object,
      !model.mended.contains(document.path(of: event.container).appending(.key(key)))
    else { return nil }
    return node(event.container).map { .missing(key: key, of: $0) }
  }

  private func conclusion(
    _ place: TriedModel.Place, _ event: Calls.Call, _ model: MendedModel
  ) -> Conclusion {
    let trials = model.trials
    let provenance = trials.provenance(of: place, event.type)
    var (node, key) = (-1, event.key ?? "")
    if case .value(let own) = place {
      node = own
      key = own > 0 && trials.base.kind(of: own - 1) == .key ? trials.base.string(own - 1) : ""
    }
    let isText = node >= 0 && trials.base.kind(of: node) == .string
    let holders = holders(in: model, besides: place)
    let sent = Sent(
      node: node, document: trials.base, key: tree.property(of: event) ?? key,
      isElement: event.isForElement, isRead: event.state == .returned,
      others: holders.all, named: named(tree.property(of: event) ?? key, in: trials),
      otherValues: holders.same,
      namesake: namesake(tree.property(of: event) ?? key, in: trials),
      isRepeated: event.isForElement && node >= 0 && isRepeated(node, in: trials.base),
      discriminates: node >= 0 && discriminates(node, provenance, model),
      isKnown: isText && tree.source.writes?(.text(trials.base.string(node))) == true)
    return sent.conclusion(provenance)
  }

  /// The scalars of a model's JSON.
  private func scalars(in trials: TriedModel) -> [Int] {
    (0..<trials.base.nodeCount).filter {
      switch trials.base.kind(of: $0) {
      case .string, .number, .true, .false: true
      default: false
      }
    }
  }

  /// The parts that hang on scalars in other places, and those that are what was sent there.
  private func holders(
    in model: MendedModel, besides place: TriedModel.Place
  ) -> (all: Set<ObjectIdentifier>, same: Set<ObjectIdentifier>) {
    var (all, values): (Set<ObjectIdentifier>, Set<ObjectIdentifier>) = ([], [])
    for node in scalars(in: model.trials) where place != .value(node) {
      let provenance = model.trials.provenance(of: .value(node), nil)
      guard !provenance.absent.isSame, let sent = SentScalar(node, in: model.trials.base) else {
        continue
      }
      let same = provenance.touched.filter { sent.likeness(of: $0.value) == .same }
      values.formUnion(same.map { ObjectIdentifier($0) })
      if same.isEmpty, !provenance.isWhole {
        all.formUnion(provenance.parts.map { ObjectIdentifier($0) })
      }
    }
    return (all.union(values), values)
  }

  /// The only part of the model with a property's name, if nothing that was tried altered it.
  private func named(_ property: String, in trials: TriedModel) -> Holding? {
    guard let named = namesake(property, in: trials) else { return nil }
    let isTouched = trials.all.values.contains { provenance in
      provenance.touched.contains { $0.isWithin(named) || named.isWithin($0) }
    }
    return isTouched ? nil : named
  }

  /// The only part of the model with a property's name.
  private func namesake(_ property: String, in trials: TriedModel) -> Holding? {
    guard !property.isEmpty else { return nil }
    let named = trials.model.all.filter { $0.property == property }
    return named.count == 1 ? named[0] : nil
  }

  /// Whether an element is equal to one before it.
  private func isRepeated(_ node: Int, in base: JSONDocument) -> Bool {
    guard let list = base.ancestors(of: node).last, base.kind(of: list) == .array else {
      return false
    }
    let text = base.text(node)
    return base.children(of: list).contains { $0 < node && base.text($0) == text }
  }

  /// Whether a value decides which case or which type holds values beside it.
  private func discriminates(
    _ node: Int, _ provenance: Provenance, _ model: MendedModel
  ) -> Bool {
    let base = model.trials.base
    guard provenance.isWhole,
      let part = provenance.parts.first(where: {
        if case .choice = $0.form { true } else { $0.form == .record }
      })
    else { return false }
    if base.kind(of: node) == .string, !part.parts.isEmpty { return true }
    guard let around = base.ancestors(of: node).last else { return false }
    return scalars(in: model.trials).contains { other in
      other != node && other > around && other < base.next(after: around)
        && model.trials.provenance(of: .value(other), nil).touched.contains { $0.isWithin(part) }
    }
  }

  /// Of an array or an object: what is within it tells, if any of that is held.
  private func conclusion(
    onContainer node: Int, _ call: Int, _ model: MendedModel
  ) -> Conclusion? {
    let (trials, event) = (model.trials, events[call])
    let base = trials.base
    let property = tree.property(of: event) ?? event.key ?? ""
    let inner = scalars(in: trials).filter { $0 > node && $0 < base.next(after: node) }.prefix(32)
    let provenances = inner.map { trials.provenance(of: .value($0), nil) }
    let parts = provenances.flatMap(\.touched)
    if let whole = namesake(property, in: trials),
      whole.isScalar || whole.parts.map(\.property) == ["rawValue"],
      parts.contains(where: { $0.isWithin(whole) })
    {
      return Conclusion(outcome: .converted, row: .converted, part: whole)
    }
    if provenances.contains(where: { !$0.parts.isEmpty || $0.alike.allSatisfy(\.trial.threw) }) {
      return nil
    }
    return conclusion(.value(node), event, model)
  }

  // MARK: Words

  private func verdict(_ conclusion: Conclusion, _ call: Int) -> Verdict {
    let event = events[call]
    let plain = judge.verdict(on: call, of: [call])
    if conclusion.outcome == .asSent {
      // What was cut off, or read as another date, it holds no better.
      if plain.outcome == .asSent || plain.outcome == .converted { return plain }
      var verdict = Verdict(.asSent)
      if let part = conclusion.part { verdict.give(part.value) }
      return verdict
    }
    var verdict = Verdict(conclusion.outcome, reason(of: conclusion, event), .inferred)
    if let part = conclusion.part { verdict.give(part.value) }
    if conclusion.outcome == .nil, verdict.value == nil, conclusion.row != .another {
      verdict.give(Any?.none as Any)
    }
    verdict.losesValue = conclusion.outcome == .converted && conclusion.row == .question
    return verdict
  }

  private func reason(of conclusion: Conclusion, _ event: Calls.Call) -> Reason? {
    guard event.node >= 0 else { return .missing }
    let kind = document.kind(of: event.node)
    if kind == .null { return .null }
    if conclusion.outcome == .default || conclusion.outcome == .nil, kind == .string,
      document.string(event.node).isEmpty
    {
      return .empty
    }
    return .custom
  }
}
