import JSONSource

/// The rule behind an outcome, in one sentence.
enum Rules {
  /// Of a key for which the model's own code asks another time.
  static let notAskedThisTime =
    "The model's own code asks for this key on another way than it took; no error is raised."

  /// `container` is the field around it, in the same style.
  static func rule(
    for field: FieldReport, _ style: DecodingStyle, within container: FieldReport? = nil
  ) -> String {
    switch field.reason {
    case .unknownKey where field.outcome == .default && field.evidence == .reported:
      return "The property is declared to ignore the payload, and keeps its initial value."
    case .unknownKey where field.outcome == .default && field.isAskedByOwnCode:
      return "The model never asked for this key; its own code gives the property its value."
    case .unknownKey where field.outcome == .default:
      return "The model never asked for this key, so its property keeps its initial value: a let "
        + "that has one, a property that CodingKeys leaves out, or one of a subclass."
    case .unknownKey where field.outcome == .nil:
      return "The model never asked for this key, and its property is nil: CodingKeys leaves it "
        + "out, or code of the model's own, such as an overload, answered without asking."
    case .unknownKey where field.isElement:
      return "An element that its reader doesn't ask for is skipped, and no error is raised."
    case .unknownKey: return "A key that no property asks for is skipped, and no error is raised."
    case .duplicateKey where field.type == nil:
      return "Of equal keys the first counts; the others are skipped in silence."
    case .duplicateKey where container?.lossyWrapper == "LossySet":
      return "Of elements that are equal a set holds one, in silence."
    case .duplicateKey where field.isElement:
      return "Of values whose keys are equal a dictionary keeps one in silence, of pairs the last."
    case .duplicateKey:
      return "Another key of the object becomes the same key of the dictionary, which keeps one "
        + "value: a random one, since JSONDecoder reads keys in a random order."
    default: break
    }
    return switch field.outcome {
    case .asSent where field.value == SwiftText.someOfNil:
      "A double optional keeps null as .some(nil), apart from the nil of a missing key."
    case .asSent: "The value is decoded as it is."
    case .notReached: "The first error stops decoding; nothing after it is tried."
    case .threw where style == .smart && field.path.steps.isEmpty:
      "Nothing can replace the whole value, so even smart mode throws."
    case .threw: thrown(field, style)
    case .converted where field.wantedFacts.isStopping:
      "The wrapper computes its wrapped value by code that may stop the program, a trap: it isn't "
        + "called, and what the property holds isn't known."
    case .nil where style == .smart && (field.reason == .missing || field.reason == .null):
      "Smart mode makes an optional nil, unless it has an initial value."
    case .nil where field.isTakenElsewhere:
      "Nothing was sent under this key; the model's own code took the value of another one."
    case .nil
    where style != .smart && field.evidence == .inferred && field.foundationSaid == nil
      && field.hasFoundValue && field.reason != .null:
      "The value was read; the model's own code makes nil of it."
    case .nil: absent(field.reason)
    case .converted where field.reason == .precision && field.found?.kind == .string:
      "The text is read as a number, which holds a limited number of digits: the rest is rounded."
    case .converted where field.reason == .precision && field.type?.standard?.integer != nil:
      "Foundation looks for an integer's fraction in a Double, and cuts off what that can't hold."
    case .converted where field.reason == .badDate: epoch(field)
    case .converted where field.reason == .badURL:
      "URL(string:) encodes the characters that a URL can't hold as they are."
    case .converted where field.reason == .precision:
      "Binary and decimal types hold a limited number of digits; the rest is rounded."
    case .converted where field.reason == .custom && field.isRenamedByStrategy:
      "The key strategy makes \(SwiftText.quoted(field.property)) of the key before the model's own code "
        + "sees it, and the model keeps that."
    case .converted where field.reason == .custom && field.evidence == .inferred:
      field.silentLoss
        ? "The model's own code keeps another value than the one that was sent; no error is raised."
        : field.isContainer
          ? "The model's own code keeps something else of it; what became of its parts, these say."
          : "The model's own code makes the property's value of it, in another form or with others."
    case .converted where field.reason == .custom:
      "A transformer that the model gives the key makes the value of what was sent."
    case .converted where field.isChangedWithin:
      "Something within it was changed, so the whole is no longer as sent."
    case .converted where style != .smart:
      field.evidence == .inferred
        ? "The model's own code asks for another type, and makes the property's value of that."
        : "The wrapper keeps a value that has an unambiguous counterpart in the type."
    case .converted where field.type?.holds(.date) == true && field.found?.kind == .number:
      "A number says neither its unit nor what it counts from: smart mode counts from 1970, "
        + "JSONDecoder's own strategy from 2001."
    case .converted where field.type?.holds(.date) == true:
      "Smart mode reads a text as a date where its form is known; JSONDecoder needs a strategy for it."
    case .converted: "Smart mode keeps a value that has an unambiguous counterpart in the type."
    case .dropped where field.reason == .null && field.foundationSaid == nil && style != .smart:
      "The model's own code asks whether it is null, and steps over it."
    case .dropped where field.reason == .custom && field.type == nil:
      "The model asks whether the key is there, and not for its value."
    case .dropped where field.isUnusedGap && !isLost(container):
      "The key is missing, and the model's own code goes on without it."
    case .dropped
    where field.isUnusedGap && (field.reason == .badElement || isOther(field, than: container)):
      "The key is missing; the container around it fell back for something else."
    case .dropped where field.isUnusedGap && container?.outcome == .dropped:
      "A missing key made the container around it be left out as a whole."
    case .dropped where field.isUnusedGap:
      "A missing key made the container around it fall back as a whole."
    case .dropped where container?.outcome == .default || container?.outcome == .nil:
      field.reason == .badElement || isOther(field, than: container)
        ? "The container around it fell back, so this was not used."
        : "This value made the container around it fall back as a whole."
    case .dropped where container?.outcome == .dropped:
      field.reason == .badElement || isOther(field, than: container)
        ? "The container around it was left out, so this was not used."
        : "This value made the container around it be left out as a whole."
    case .dropped
    where field.isAskedByOwnCode && !field.isElement && field.foundationSaid != nil:
      "What can't be decoded is passed over; the model's own code goes on without it."
    case .dropped: dropped(field.reason, isContainer: field.isContainer)
    case .default where field.fallback?.origin == .defaultCase && field.hasFoundValue:
      "The enum's init(from:) takes its default case for what it doesn't know."
    case .default where field.isUnlike:
      "The value that the model holds says nothing of the one that was sent: its own code has it "
        + "stand in."
    case .default where style != .smart && field.evidence == .inferred:
      field.hasFoundValue
        ? "The code that asked for the value caught its error and used something else."
        : "The code that asked found no value and used something else."
    case .default
    where style == .smart && field.evidence == .inferred && !field.hasFoundValue
      && field.fallback == nil:
      "Nothing was sent; the model's own code gives the property its value."
    case .default: style == .smart ? smartFallback(field) : fallback(field.reason)
    }
  }

  /// Whether a container isn't part of the result.
  private static func isLost(_ container: FieldReport?) -> Bool {
    container.map { [.default, .nil, .dropped].contains($0.outcome) } ?? false
  }

  /// Whether something else is to blame for what became of a container.
  private static func isOther(_ field: FieldReport, than container: FieldReport?) -> Bool {
    container?.guilty.map { !field.isAt($0) } ?? false
  }

  private static func thrown(_ field: FieldReport, _ style: DecodingStyle) -> String {
    if field.found?.kind == .key {
      return "A dictionary's keys must be ones that its key type can be made of."
    }
    return switch field.reason {
    case .missing where field.isUnlabelled:
      "An associated value without a label has the key _0, the next one _1: the compiler's code for "
        + "the enum asks for these."
    case .missing where field.type == nil:
      "Whether a key's value is null can be asked only where the key is there."
    case .missing where field.isElement: "The model asks for an element more than the array has."
    case .missing where field.wantedFacts.wrapped?.isOptional == true:
      "A property with a wrapper needs its key, even if what it wraps is optional: the wrapper isn't."
    case .missing: "A property that isn't optional needs its key; an initial value doesn't help."
    case .null: "null is no value: only an optional takes it."
    case .fraction: "An integer takes no fraction; Foundation words that as broken JSON."
    case .overflow: "The number is outside the type's range; Foundation words that as broken JSON."
    case .empty: "An empty string is a string: neither nil nor missing."
    case .badEnum where field.found?.kind == .object:
      "An enum without raw values is an object with one key: the name of a case."
    case .badEnum: "Only the raw values of the declared cases count, for an optional enum too."
    case .badDate: "One strategy reads all dates, and reads one form only."
    case .wrongType where field.isOfPairs:
      "A dictionary is an object only where its keys are String, Int or CodingKeyRepresentable; of "
        + "others it is an array of keys and values by turns."
    case .badURL: "A URL's text must be one that URL(string:) takes."
    case .notANumber where field.found?.kind == .number, .badData where field.isScalarOfJSON:
      "JSON's grammar forbids this; Foundation notices only when somebody reads the value."
    case .badData where field.found?.kind == .array && field.isDictionary:
      "A dictionary whose keys aren't String, Int or CodingKeyRepresentable is an array of keys and "
        + "values by turns."
    case .badData where field.found?.kind == .array && field.type?.holds(.data) == true:
      "Deferred data is an array of bytes: whole numbers from 0 to 255."
    case .badData: "The value must be in the one form that the type reads."
    case .badElement: "One bad value fails the container around it, and all above that."
    case .ended: "The process ends; no wrapper and no style can catch that."
    case .custom where field.wantedFacts.isStandard:
      "The type's own init(from:) decides, and its error goes out as it is."
    case .custom: "The model's own init(from:) decides, and its error goes out as it is."
    default:
      style == .smart
        ? "The value has no counterpart in the type, and there is no fallback."
        : "JSONDecoder never converts between JSON types."
    }
  }

  private static func epoch(_ field: FieldReport) -> String {
    if field.found?.kind == .string {
      return "ISO 8601 counts on from a day that its month doesn't have, and a format's DD is the "
        + "day of the year: the date is another one than the text's."
    }
    let known = "A number says neither its unit nor what it counts from; the date strategy does."
    guard let reading = EpochReading(of: field) else { return known }
    return known + " As \(reading.unit) it would be \(DateText.of(reading.date))."
  }

  private static func absent(_ reason: Reason?) -> String {
    switch reason {
    case .missing: "A missing key makes an optional nil; an initial value is overwritten."
    case .null: "null makes an optional nil; a missing key looks the same."
    default: "What can't be decoded becomes nil, and the reason is thrown away."
    }
  }

  private static func dropped(_ reason: Reason?, isContainer: Bool) -> String {
    switch reason {
    case .badElement where !isContainer:
      "The container around it fell back, so this was not used."
    case .custom: "The model's own code read it, and keeps it nowhere."
    default: "What can't be decoded is left out, and the rest is kept."
    }
  }

  private static func fallback(_ reason: Reason?) -> String {
    switch reason {
    case .missing, .null: "The wrapper asks with decodeIfPresent, and fills in where that is nil."
    case .badElement: "The wrapper is all or nothing: one bad value inside replaces the whole."
    default: "The wrapper catches every error of its value and uses its default."
    }
  }

  private static func smartFallback(_ field: FieldReport) -> String {
    switch field.reason {
    case .missing, .null: "Smart mode fills in the initial value, or else the type's default."
    case .badElement:
      "One \(field.found?.kind == .object ? "member" : "element") that can't be converted makes the "
        + "whole container fall back."
    default: "The value has no counterpart in the type, so the fallback is used."
    }
  }
}

extension FieldReport {
  /// Whether a container was taken as it is, and only something within it was changed.
  var isChangedWithin: Bool {
    guard outcome == .converted, reason != .custom else { return false }
    return reason == .badElement || found?.kind == .array || found?.kind == .object
  }

  /// Whether no error tells of a fallback, but that its value has nothing of the one that was sent.
  var isUnlike: Bool {
    outcome == .default && evidence == .inferred && foundationSaid == nil && hasFoundValue
  }

  /// Whether a property has the value of another key, since nothing was sent under this one.
  package var isTakenElsewhere: Bool {
    outcome == .nil && value == nil && evidence == .inferred
      && (reason == .missing || reason == .null)
  }

  /// What a table says of such a field.
  package static var otherKeysValue: String { "another key's value" }

  /// Whether the field is a missing key within a container that fell back.
  var isUnusedGap: Bool { outcome == .dropped && found == nil }

  /// Whether the value is as sent, and its key another one.
  var isRenamedByStrategy: Bool {
    guard jsonKey != nil, let found, let value else { return false }
    return found.text == value || found.kind == .number && Double(found.text) == Double(value)
  }

  /// Whether the key is one that the compiler gives an associated value without a label: `_0`.
  package var isUnlabelled: Bool {
    property.first == "_" && property.count > 1 && property.dropFirst().allSatisfy(\.isNumber)
  }

  /// Whether the field is an element of an array.
  package var isElement: Bool {
    if case .index = path.steps.last { true } else { false }
  }

  fileprivate var hasFoundValue: Bool {
    found.map { $0.kind != .null } ?? false
  }
}
