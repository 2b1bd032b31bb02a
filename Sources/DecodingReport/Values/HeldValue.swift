import Foundation

/// A value that a model holds, as JSON could say it: wrappers, optionals, raw values, and types
/// around one value are looked through.
enum HeldValue {
  case text(String)
  /// As Swift writes it.
  case number(String)
  case bool(Bool)
  case date(Date)
  case data(Data)
  /// An enum's case, of which nobody knows what JSON says for it.
  case name(String)
  /// What a value of several parts consists of.
  case parts([Any])
  case nothing

  private static let maximumParts = 256

  init(_ value: Any) {
    self.init(value, depth: 0)
  }

  private init(_ value: Any, depth: Int) {
    let value = SwiftText.bare(value)
    if let scalar = Self.scalar(value) {
      self = scalar
      return
    }
    if let enumeration = value as? any RawRepresentable, depth < 8 {
      self.init(enumeration.rawValue, depth: depth + 1)
      return
    }
    if let scalars = Self.scalars(ofVector: value) {
      self = .parts(scalars)
      return
    }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .enum, mirror.children.isEmpty {
      self = .name(CaseName.of(value))
      return
    }
    let parts = SwiftText.fields(of: mirror).prefix(Self.maximumParts).map(\.value)
    switch parts.count {
    case 0: self = .nothing
    case 1 where depth < 8 && Self.isAround(mirror): self.init(parts[0], depth: depth + 1)
    default: self = .parts(parts)
    }
  }

  /// Whether a value's one part is all that it is.
  private static func isAround(_ mirror: Mirror) -> Bool {
    switch mirror.displayStyle {
    case .struct, .class, .enum, .tuple: true
    default: false
    }
  }

  private static func scalar(_ value: Any) -> HeldValue? {
    switch value {
    case let value as String: .text(value)
    case let value as Character: .text(String(value))
    case let value as URL: .text(value.absoluteString)
    case let value as UUID: .text(value.uuidString)
    case let value as Bool: .bool(value)
    case let value as Date: .date(value)
    case let value as Data: .data(value)
    default: Diagnosis.description(of: value).map { .number($0) }
    }
  }
}

extension HeldValue {
  /// Whether a value is all nil, or says itself that something failed: a model around another one
  /// that wasn't decoded.
  static func isEmptyHanded(_ value: Any) -> Bool {
    let bare = SwiftText.bare(value)
    if SwiftText.isNil(ForeignWrapper.wrappedValue(of: bare) ?? bare) { return true }
    let mirror = Mirror(reflecting: bare)
    let parts = SwiftText.fields(of: mirror).map(\.value)
    return switch mirror.displayStyle {
    case .enum: parts.allSatisfy { $0 is any Error }
    case .struct, .class:
      !parts.isEmpty
        && parts.allSatisfy {
          SwiftText.isNil($0) || ($0 as? any ResultType)?.isFailure == true
            || SwiftText.bare($0) is any Error
        }
    default: false
    }
  }

  /// Whether a value consists of several, and is no collection of them.
  static func hasParts(_ value: Any) -> Bool {
    guard case .parts = HeldValue(value) else { return false }
    return !isCollection(Mirror(reflecting: SwiftText.bare(value)))
  }

  /// What an enum's case holds that has one associated value.
  static func onlyAssociatedValue(of value: Any) -> Any? {
    let mirror = Mirror(reflecting: SwiftText.bare(value))
    guard mirror.displayStyle == .enum, mirror.children.count == 1 else { return nil }
    let parts = SwiftText.fields(of: mirror)
    return parts.count == 1 ? SwiftText.bare(parts[0].value) : nil
  }

  /// What a type around one value holds; `nil` for a value of several parts.
  static func content(of value: Any) -> Any? {
    var value = SwiftText.bare(value)
    for _ in 0..<8 {
      let mirror = Mirror(reflecting: value)
      guard isAround(mirror) else { return value }
      if let scalars = scalars(ofVector: value) { return scalars }
      let parts = SwiftText.fields(of: mirror).prefix(2).map(\.value)
      guard parts.count == 1 else { return scalar(value) == nil ? nil : value }
      value = SwiftText.bare(parts[0])
    }
    return value
  }

  private static func scalars(ofVector value: Any) -> [Any]? {
    guard StoredProperties.of(type(of: value)).mayBeVector else { return nil }
    return (value as? any SIMD)?.scalars
  }

  /// What is within types around one value, whatever that is made of.
  static func kernel(of value: Any) -> Any {
    var value = SwiftText.bare(value)
    for _ in 0..<8 where scalar(value) == nil {
      let mirror = Mirror(reflecting: value)
      guard isAround(mirror) else { return value }
      let parts = SwiftText.fields(of: mirror).prefix(2).map(\.value)
      guard parts.count == 1 else { return value }
      value = SwiftText.bare(parts[0])
    }
    return value
  }

  /// Whether a value can't have been made of an empty collection: a case of an enum, a text, a number.
  private static func saysMore(_ value: Any) -> Bool {
    switch HeldValue(value) {
    case .name: true
    case .text(let text): !text.isEmpty
    case .number(let number): Double(number) != 0
    case .bool, .date, .data, .parts, .nothing: false
    }
  }

  /// What a value has of the one that was decoded from an array or an object.
  static func likeness(of held: Any, to decoded: Any) -> Likeness {
    let (held, decoded) = (content(of: held) ?? held, content(of: decoded) ?? decoded)
    let (heldMirror, decodedMirror) = (Mirror(reflecting: held), Mirror(reflecting: decoded))
    if isCollection(heldMirror), heldMirror.children.isEmpty {
      if decodedMirror.children.isEmpty { return .same }
      return isPart(held, of: decodedMirror) ? .form : .none
    }
    if let values = valuesByText(held), let sent = valuesByText(decoded),
      values.values.sorted() == sent.values.sorted()
    {
      // Other keys say the same of the values.
      return values == sent ? .same : .form
    }
    guard let texts = Self.texts(of: heldMirror), let sent = Self.texts(of: decodedMirror) else {
      if type(of: held) == type(of: decoded) {
        return SwiftText.of(held) == SwiftText.of(decoded) ? .same : .changed
      }
      if let values = valuesByText(held), let sent = valuesByText(decoded) {
        return values == sent ? .same : values.count < sent.count ? .changed : .form
      }
      if decodedMirror.displayStyle == .collection, decodedMirror.children.isEmpty, saysMore(held) {
        return .none
      }
      if isMade(held, of: decodedMirror) { return .form }
      if scalar(held) != nil, let sent = Self.texts(of: decodedMirror) {
        if held as? Int == sent.count { return .form }
        return sent.count > 1 && sent.contains(SwiftText.of(held)) ? .changed : .form
      }
      // A part of a collection may be all of it.
      let isPart =
        decodedMirror.displayStyle == .collection
        && decodedMirror.children.count > count(heldMirror)
      return isPart ? .changed : .form
    }
    if texts == sent { return .same }
    // What becomes of a model of which another one is made nobody knows.
    if texts.count == sent.count, isOfOtherModels(heldMirror, decodedMirror) { return .form }
    if texts.sorted() == sent.sorted() { return heldMirror.displayStyle == .set ? .same : .form }
    if heldMirror.displayStyle == .set, Set(texts) == Set(sent) { return .form }
    // Numbers that were sent as texts.
    let bare = sent.map { $0.trimmingCharacters(in: ["\""]) }
    return texts.sorted() == bare.sorted() ? .form : .changed
  }

  /// Whether one of a model's properties holds a value, and has its type.
  private static func isPart(_ held: Any, of model: Mirror) -> Bool {
    guard model.displayStyle == .struct || model.displayStyle == .class else { return false }
    return SwiftText.fields(of: model).contains { CallTree.isSame($0.value, held) }
  }

  /// Whether a value of several properties holds each element of an array in one of them: `1...4`.
  private static func isMade(_ held: Any, of array: Mirror) -> Bool {
    let mirror = Mirror(reflecting: held)
    guard mirror.displayStyle == .struct || mirror.displayStyle == nil, scalar(held) == nil,
      let sent = texts(of: array)
    else { return false }
    let parts = Set(SwiftText.fields(of: mirror).map { SwiftText.of(kernel(of: $0.value)) })
    return sent.allSatisfy { parts.contains($0) }
  }

  /// How many values a collection has, those of arrays under the keys of a dictionary counted one by one.
  private static func count(_ mirror: Mirror) -> Int {
    guard mirror.displayStyle == .dictionary else {
      return isCollection(mirror) ? mirror.children.count : 1
    }
    return mirror.children.reduce(0) { sum, pair in
      let value = Mirror(reflecting: pair.value).children.dropFirst().first?.value
      return sum + (value.map { texts(of: Mirror(reflecting: $0))?.count ?? 1 } ?? 1)
    }
  }

  /// The texts of a dictionary's values by those of its keys; `nil` for anything else.
  private static func valuesByText(_ value: Any) -> [String: String]? {
    TypeTraits.of(type(of: value)).dictionaryType?.valuesByText(of: value)?
      .mapValues { SwiftText.of(kernel(of: $0)) }
  }

  /// Whether two collections are of models of two types.
  private static func isOfOtherModels(_ left: Mirror, _ right: Mirror) -> Bool {
    guard let left = left.children.first, let right = right.children.first else { return false }
    let (held, decoded) = (kernel(of: left.value), kernel(of: right.value))
    return type(of: held) != type(of: decoded) && scalar(SwiftText.bare(decoded)) == nil
  }

  private static func isCollection(_ mirror: Mirror) -> Bool {
    mirror.displayStyle == .dictionary || texts(of: mirror) != nil
  }

  /// The elements of an array or a set; `nil` for anything else.
  private static func texts(of mirror: Mirror) -> [String]? {
    guard mirror.displayStyle == .collection || mirror.displayStyle == .set else { return nil }
    return mirror.children.map { SwiftText.of(kernel(of: $0.value)) }
  }
}

extension SIMD {
  fileprivate var scalars: [Any] { indices.map { self[$0] } }
}
