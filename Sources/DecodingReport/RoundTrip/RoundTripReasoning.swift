import JSONSource

/// Why a style writes something else than was sent: concluded from what became of the field, and from
/// what stands on both sides. No encoder says it.
struct RoundTripReasoning {
  struct Answer {
    var reason: RoundTripReason
    var evidence: Evidence
    var words: String

    init(_ reason: RoundTripReason, _ evidence: Evidence, _ words: String) {
      self.reason = reason
      self.evidence = evidence
      self.words = words
    }

    static let setOrder = Answer(
      .setOrder, .inferred, "a Set has no order: another run may write another one")
  }

  private let fields: [JSONPath: FieldReport]
  private let list: [FieldReport]
  private let encoder: StyleEncoding.Encoder
  private let traits: ValueTraits
  /// Why nothing is known of any field; `nil` where something is.
  private let unexplained: String?

  init(_ style: StyleReport?, _ encoder: StyleEncoding.Encoder, _ traits: ValueTraits) {
    list = style?.fields ?? []
    unexplained = style?.unexplained
    // What was read of a place counts before what wasn't.
    fields = Dictionary(
      list.map { ($0.path, $0) },
      uniquingKeysWith: { first, second in Self.isUnread(first) ? second : first })
    self.encoder = encoder
    self.traits = traits
  }

  private static func isUnread(_ field: FieldReport) -> Bool {
    field.outcome == .dropped && (field.reason == .unknownKey || field.reason == .duplicateKey)
  }

  /// Whether the element of an array was left out by the style.
  func isDropped(_ path: JSONPath) -> Bool { fields[path]?.outcome == .dropped }

  /// Whether the order of its elements is a random one.
  func isSet(_ path: JSONPath) -> Bool { fields[path]?.type?.isSet ?? false }

  /// A form in which a key that was read and the one that was written for it may be the same.
  enum KeyForm: Hashable {
    case property(String)
    case snakeCase(String)
    case number(Int)

    /// The forms of a key that was written.
    static func forms(ofWritten key: String) -> [KeyForm] {
      [.property(key), .snakeCase(SnakeCase.converted(key))]
        + (Int(key).map { [.number($0)] } ?? [])
    }
  }

  /// The forms of a key that was read; none of one that wasn't.
  func forms(of key: String, at path: JSONPath) -> [KeyForm] {
    guard let field = fields[path], !Self.isUnread(field) else { return [] }
    let number = isKeyedByInt(path.parent) ? Int(key) : nil
    return [.property(field.property), .snakeCase(SnakeCase.converted(key))]
      + (number.map { [.number($0)] } ?? [])
  }

  /// Whether the value there is a dictionary whose keys are numbers, in JSON texts.
  private func isKeyedByInt(_ path: JSONPath?) -> Bool {
    path.flatMap { fields[$0]?.type?.dictionary?.key } == .standard(.int)
  }

  /// What became of the place, or of the nearest value around it that fell back as a whole.
  private func fallen(_ path: JSONPath) -> FieldReport? {
    var place: JSONPath? = path
    while let next = place {
      if let field = fields[next], field.outcome == .default || field.outcome == .nil {
        return field
      }
      place = next.parent
    }
    return nil
  }

  /// The type that was wanted at a place, or of the elements around it: those as sent aren't listed.
  private func isWanted(_ type: SwiftType.Standard, at path: JSONPath) -> Bool {
    var place: JSONPath? = path
    while let next = place {
      if let wanted = fields[next]?.type { return wanted.parts.contains(.standard(type)) }
      place = next.parent
    }
    return false
  }

  private static func origin(_ field: FieldReport) -> String {
    let value = (field.fallback?.value ?? field.value).map { " \($0)" } ?? ""
    if field.outcome == .nil { return "nil" }
    return "the fallback value\(value)" + (field.fallback.map { " (\($0.origin))" } ?? "")
  }
}

extension RoundTripReasoning {
  /// Why a place of the payload isn't written.
  func gone(_ path: JSONPath, isDuplicate: Bool, isNull: Bool) -> Answer {
    if isDuplicate {
      return Answer(
        .duplicateKey, .reported, "the key comes twice: one value of the two was decoded")
    }
    if let field = fields[path] {
      switch field.outcome {
      case .dropped where field.reason == .unknownKey:
        if let inner = read(below: path) {
          return Answer(
            .keyRenamed, .inferred,
            "what was read is \(inner.path): it is written under its property's own name")
        }
        return Answer(
          .unknownKey, field.evidence, "no property asks for this key: what isn't decoded is lost")
      case .dropped where field.reason == .duplicateKey:
        return Answer(
          .duplicateKey, field.evidence, "the key comes twice: one value of the two was decoded")
      case .dropped:
        if let parent = path.parent, let whole = fallen(parent) { return went(with: whole) }
        return Answer(.dropped, field.evidence, "it was dropped while decoding")
      case .nil:
        let sent = isNull ? "null was sent and is nil" : "the value is nil"
        return Answer(
          .nilLeftOut, field.evidence,
          "\(sent): a nil's key is left out, as encodeIfPresent does, which the compiler writes")
      default: break
      }
      if traits.inherited.contains(field.property) {
        return Answer(
          .superclass, .inferred,
          "a superclass has this property: encode(to:) of the subclass doesn't seem to call "
            + "super.encode(to:)")
      }
      if traits.added.contains(field.property) {
        return Answer(
          .superclass, .inferred,
          "the subclass adds this property: encode(to:) seems to be the superclass's, "
            + "which knows its own alone"
            + (field.outcome == .default ? ", as its init(from:) does" : ""))
      }
      if field.outcome == .default, field.reason == .unknownKey {
        return Answer(
          .unknownKey, field.evidence,
          "nobody asks for this key, nor writes it: the property has its own value")
      }
      return Answer(
        .notWritten, .inferred, "it was decoded, and encode(to:) doesn't write it")
    }
    if let field = fallen(path) { return went(with: field) }
    if let inner = read(below: path) {
      return Answer(
        .keyRenamed, .inferred,
        "what was read is \(inner.path): it is written under its property's own name")
    }
    return notTold
  }

  /// The field that the payload lacks, by its property's name.
  private func missing(_ path: JSONPath) -> FieldReport? {
    guard case .key(let key)? = path.steps.last, let parent = path.parent else { return nil }
    return list.first { field in
      field.found == nil && field.parentPath == parent
        && SnakeCase.converted(key) == field.property
    }
  }

  private var notTold: Answer {
    let why = unexplained.map { "the decode isn't explained, \($0)" }
    return Answer(
      .notTold, .inferred, "not told: \(why ?? "nothing that decoding noted explains it")")
  }

  private func went(with whole: FieldReport) -> Answer {
    Answer(
      .defaultWritten, whole.evidence,
      "it went with \(whole.path), in whose place stands \(Self.origin(whole))")
  }

  /// A field within an object that isn't a field itself.
  private func read(below path: JSONPath) -> FieldReport? {
    list.first {
      $0.path != path && $0.path.isWithin(path) && !Self.isUnread($0) && $0.found != nil
    }
  }

  /// Why something is written that the payload hasn't got.
  func added(_ path: JSONPath, isNull: Bool) -> Answer {
    if let field = fields[path] ?? missing(path) {
      if field.outcome == .nil || isNull {
        return Answer(
          .nilWritten, field.evidence, "the value is nil: its encode(to:) writes null for that")
      }
      if field.outcome == .default {
        return Answer(
          .defaultWritten, field.evidence,
          "\(Self.origin(field)) stands in for the key that is missing: it is written as if it "
            + "had been sent")
      }
    }
    if case .key(let key)? = path.steps.last {
      let parent = path.parent ?? .root
      if let field = list.first(where: {
        $0.property == key && $0.path.isWithin(parent) && $0.found != nil && !Self.isUnread($0)
      }) {
        return Answer(
          .keyRenamed, .inferred,
          "it was read at \(field.path): it is written under its property's own name")
      }
    }
    if let field = fallen(path), field.outcome == .default {
      return Answer(
        .defaultWritten, field.evidence, "it is part of \(Self.origin(field)) of \(field.path)")
    }
    return Answer(
      .unread, .inferred,
      "nobody asks for this key while decoding: encode(to:) writes it all the same, as it does a "
        + "`let` with a value")
  }

  /// Why another value is written.
  func changed(_ path: JSONPath, _ sent: JSONNode.Kind, _ written: JSONNode.Kind) -> Answer {
    if let field = fields[path], field.reason == .unknownKey {
      return Answer(
        .unread, .inferred,
        "nobody asks for this key while decoding: what is written is the property's own value")
    }
    let field = fields[path]
    if let field = field ?? fallen(path) {
      if field.outcome == .default {
        return Answer(
          .defaultWritten, field.evidence,
          "\(Self.origin(field)) stands in: it is written as if it had been sent")
      }
      if field.outcome == .nil {
        return Answer(
          .nilWritten, field.evidence, "the value is nil: its encode(to:) writes null for that")
      }
    }
    if let form = form(path) { return form }
    if let field, sent != .object, written == .object, let type = traits.wrappers[field.property] {
      return Answer(
        .wrapperObject, .inferred,
        "\(type) wraps it: the wrapper's encode(to:) seems to be the compiler's, which writes its "
          + "stored properties, and not the value alone")
    }
    if let field, field.reason == .precision {
      return Answer(
        .precision, field.evidence, "\(field.wanted) can't hold all of the number's digits")
    }
    if let field, field.outcome == .converted {
      let value = field.value.map { ", \($0)" } ?? ""
      return Answer(
        .newType, field.evidence,
        "it was converted: what is written is the value in its own type, \(field.wanted)\(value)")
    }
    guard field != nil else {
      return notTold
    }
    return Answer(
      .ownForm, .inferred,
      "it was decoded as sent: encode(to:) of the model, or of the property's type, writes another "
        + "form")
  }

  /// Values of types that the encoder has a strategy for.
  private func form(_ path: JSONPath) -> Answer? {
    let evidence: Evidence = fields[path] == nil ? .inferred : .reported
    if isWanted(.date, at: path) {
      return Answer(
        .dateForm, evidence, "a Date has no form of its own: this encoder writes \(encoder.dates)")
    }
    if isWanted(.data, at: path) {
      return Answer(
        .dataForm, evidence, "Data has no form of its own: this encoder writes it by its strategy")
    }
    return nil
  }

  /// Why the same value is written in other characters.
  func respelled(_ path: JSONPath, _ kind: JSONNode.Kind, as written: String) -> Answer {
    if kind == .number {
      return Answer(
        .numberForm, .reported,
        "the same number: the value doesn't keep how it was spelled")
    }
    let slash = written.contains(#"\/"#) ? ": / without .withoutEscapingSlashes is one" : ""
    return Answer(
      .textForm, .reported, "the same text: escapes are the encoder's own\(slash)")
  }

  /// Why a member has another key.
  func renamed(_ path: JSONPath, to key: String) -> Answer {
    let sent = if case .key(let key)? = path.steps.last { key } else { "" }
    if SnakeCase.converted(sent) == key {
      return Answer(
        .keyRenamed, .inferred,
        "the key was converted while decoding, and \(encoder.name) doesn't convert it back"
          + (encoder.settings.isEmpty ? "" : " by these settings"))
    }
    if isKeyedByInt(path.parent) {
      return Answer(
        .keyRenamed, .inferred, "the key is an Int, which doesn't keep how it was spelled")
    }
    return Answer(
      .keyRenamed, .inferred,
      "both keys become the same property: the way back isn't the way there")
  }
}
