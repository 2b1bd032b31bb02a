package import JSONSource

/// What became of one field under one style, and why.
///
/// A report has thousands of these, so a field is small: its path is its container's and a step,
/// what few fields have is kept apart, and texts are made when somebody asks for them.
package struct FieldReport: Sendable, Equatable {
  private var container: JSONPath
  private var step: JSONPath.Step?
  package var outcome: Outcome
  package var reason: Reason?
  /// What decided it; `nil` of a field that no decode made.
  package var decidedBy: Rule?
  package var silentLoss = false
  package var evidence = Evidence.reported
  /// Whether fields of this one follow it in the report.
  package var isContainer = false
  /// Whether a model's own `init(from:)` asked for it: other types of the property don't help alone.
  package var isAskedByOwnCode = false
  /// Whether nothing can be written in the property's place: the model has none of its name, or it is
  /// a class, which can't do without its initializers.
  package var isWithoutProperty = false
  package private(set) var outcomeAlone: Outcome?
  private(set) var reasonAlone: Reason?
  /// The value's text; of a field that was never reached, that of the value by itself.
  private var valueText: ValueText?
  private var wantedType: WantedType
  package var found: Found?
  /// What Foundation said; of a field that was never reached, of it by itself.
  private var said: String?
  private var details: FieldDetails?

  /// `property` is the last step of the path as the model spells it: `age`, `[1]`, nothing for the
  /// root.
  package init(path: JSONPath, property: String, wanted: SwiftType?, outcome: Outcome) {
    self.init(
      in: path.parent ?? .root, at: path.steps.last, wanted: WantedType(wanted), outcome: outcome)
    if property != self.property { spell(property) }
  }

  /// `spelled` is the model's spelling of the key, where it's another one.
  init(
    in container: JSONPath, at step: JSONPath.Step?, wanted: WantedType,
    outcome: Outcome = .notReached, found: Found? = nil, spelled: String? = nil
  ) {
    self.container = container
    self.step = step
    wantedType = wanted
    self.outcome = outcome
    self.found = found
    details = spelled.map { FieldDetails(FieldDetails.Values(property: $0)) }
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.step == right.step && left.container == right.container && left.outcome == right.outcome
      && left.reason == right.reason && left.decidedBy == right.decidedBy
      && left.silentLoss == right.silentLoss
      && left.evidence == right.evidence && left.isContainer == right.isContainer
      && left.isAskedByOwnCode == right.isAskedByOwnCode
      && left.isWithoutProperty == right.isWithoutProperty
      && left.outcomeAlone == right.outcomeAlone && left.reasonAlone == right.reasonAlone
      && left.wantedType == right.wantedType && left.found == right.found
      && left.said == right.said && left.rareValues == right.rareValues
      && left.valueText == right.valueText
  }
}

extension FieldReport {
  /// The place in the JSON; of a missing key too.
  package var path: JSONPath {
    get { step.map { container.appending($0) } ?? container }
    set {
      container = newValue.parent ?? .root
      step = newValue.steps.last
    }
  }

  /// The path of the container around the field; `nil` for the root.
  package var parentPath: JSONPath? { step == nil ? nil : container }

  /// Whether the field's path is this one.
  package func isAt(_ path: JSONPath) -> Bool {
    guard let step else { return path.steps.isEmpty }
    return path.steps.count == container.steps.count + 1 && path.steps.last == step
      && container.steps.elementsEqual(path.steps.dropLast())
  }

  /// Whether another field stands at the same place of other elements.
  func isAlike(_ other: FieldReport) -> Bool {
    guard step == other.step, let step, case .key = step else { return false }
    return container != other.container && container.isAlike(other.container)
  }

  /// Whether another field stands within this one.
  func isAround(_ other: FieldReport) -> Bool {
    let (own, steps) = (container.steps, other.container.steps)
    guard let step else { return other.step != nil }
    return steps.count > own.count && steps[own.count] == step && steps.starts(with: own)
  }

  /// The last step of the path; `nil` for the root.
  package var lastStep: JSONPath.Step? { step }

  /// The last step of the path as the model spells it: `age`, `[1]`; the root's is empty.
  package var property: String {
    if let spelled = details?.values.property { return spelled }
    return switch step {
    case .key(let key): key
    case .index(let index): "[\(index)]"
    case nil: ""
    }
  }

  /// How many containers stand around the field, the root's own fields being at 0.
  package var depth: Int { container.steps.count }

  /// The type that was asked for, without wrappers; `nil` for a key that nobody asked for.
  package var type: SwiftType? {
    get { wantedType.facts.type }
    set { wantedType = wantedType.changed { $0.type = newValue } }
  }

  /// That type as the model's author wrote it: `Int`, `[String]`, `Role?`; empty where there is none.
  package var wanted: String { wantedType.name }

  /// The name by which the model's source declares that type: `Shop.Order`.
  package var wantedModel: String { wantedType.facts.declared }

  /// The default of that type, an optional's wrapped one, as Swift would write it; `nil` for a type
  /// without one.
  package var typeDefault: String? {
    get { wantedType.facts.typeDefault }
    set { wantedType = wantedType.changed { $0.typeDefault = newValue } }
  }

  /// What is known of the type.
  var wantedFacts: WantedType.Facts { wantedType.facts }

  /// As Swift would write it; `nil` where there is none.
  package var value: String? {
    get { outcomeAlone == nil ? valueText?.text : nil }
    set { valueText = newValue.map { ValueText(text: $0) } }
  }

  /// The JSON key where it differs from the property (CodingKeys, a key strategy).
  package var jsonKey: String? {
    guard details?.values.property != nil, case .key(let key) = step else { return nil }
    return key
  }

  /// What stands in for a value that isn't there or can't be decoded.
  package var fallback: Fallback? {
    get { details?.values.fallback }
    set { if newValue != nil || details != nil { ownDetails().values.fallback = newValue } }
  }

  /// What the model's source gives the property where decoding a missing key overwrote it.
  package var initialValue: String? {
    get { details?.values.initialValue }
    set { if newValue != nil || details != nil { ownDetails().values.initialValue = newValue } }
  }

  /// What Foundation said word for word, where it said something.
  package var foundationSaid: String? {
    get { outcomeAlone == nil ? said : nil }
    set { said = newValue }
  }

  /// What a field that was never reached would have done by itself.
  package var alone: Alone? {
    get {
      outcomeAlone.map {
        Alone($0, reasonAlone, valueText, said)
      }
    }
    set {
      // Its value and words stand where those of a field that was reached do.
      guard newValue != nil || outcomeAlone != nil else { return }
      outcomeAlone = newValue?.outcome
      reasonAlone = newValue?.reason
      valueText = newValue?.valueText
      said = newValue?.foundationSaid
    }
  }

  /// For a container that fell back: the path of the element or field that was to blame.
  package var guilty: JSONPath? {
    get { details?.values.guilty }
    set { if newValue != nil || details != nil { ownDetails().values.guilty = newValue } }
  }

  /// For an unknown key: the property that is one slip away; for a missing one: such a key.
  package var didYouMean: String? {
    get { details?.values.didYouMean }
    set { if newValue != nil || details != nil { ownDetails().values.didYouMean = newValue } }
  }

  /// For a missing key: where a value of its name stands that nobody asked for; for such a value:
  /// the path that lacks it.
  package var standsAt: JSONPath? {
    get { details?.values.standsAt }
    set { if newValue != nil || details != nil { ownDetails().values.standsAt = newValue } }
  }
}

extension FieldReport {
  /// Takes over the value of a call, whose text is made later.
  mutating func give(_ value: ValueText?) { valueText = value }

  /// Takes over what decided it, and what became of it by that.
  package mutating func become(_ rule: Rule, _ reason: Reason?) {
    (decidedBy, outcome, self.reason) = (rule, rule.outcome, reason)
  }

  /// Takes over the model's spelling of the key.
  mutating func spell(_ property: String) { ownDetails().values.property = property }

  /// A field of the same type at another place.
  func sibling(in container: JSONPath, at step: JSONPath.Step, _ outcome: Outcome) -> FieldReport {
    FieldReport(in: container, at: step, wanted: wantedType, outcome: outcome)
  }

  mutating func want(_ type: WantedType) { wantedType = type }

  private var rareValues: FieldDetails.Values { details?.values ?? FieldDetails.Values() }

  /// The values that few fields have, to be written: nobody else holds them.
  private mutating func ownDetails() -> FieldDetails {
    if isKnownUniquelyReferenced(&details), let details { return details }
    let own = FieldDetails(rareValues)
    details = own
    return own
  }
}
