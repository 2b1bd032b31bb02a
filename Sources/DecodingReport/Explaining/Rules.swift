import JSONSource

/// The rule behind an outcome, in one sentence.
extension Rule {
  /// What a field's rule says of it.
  func sentence(for field: FieldReport) -> String {
    switch self {
    case .dateOfOtherEpoch: Self.epoch(field)
    case .keyRenamedByStrategy:
      "The key strategy makes \(SwiftText.quoted(field.property)) of the key before the model's own "
        + "code sees it, and the model keeps that."
    case .smartReplacedWhole:
      "One \(field.found?.kind == .object ? "member" : "element") that can't be converted makes the "
        + "whole container fall back."
    default: sentence
    }
  }

  /// What it says of any field.
  var sentence: String {
    ofCompiler ?? ofUnasked ?? ofFailure ?? ofFailedForm ?? ofWrapper ?? ofOwnCode ?? ofContainer
      ?? ""
  }

  private static func epoch(_ field: FieldReport) -> String {
    let known = "A number says neither its unit nor what it counts from; the date strategy does."
    guard let reading = EpochReading(of: field) else { return known }
    return known + " As \(reading.unit) it would be \(DateText.of(reading.date))."
  }

  private var ofCompiler: String? {
    switch self {
    case .decodedAsIs: "The value is decoded as it is."
    case .nullInDoubleOptional:
      "A double optional keeps null as .some(nil), apart from the nil of a missing key."
    case .firstErrorStops: "The first error stops decoding; nothing after it is tried."
    case .missingKeyMakesNil:
      "A missing key makes an optional nil; an initial value is overwritten."
    case .nullMakesNil: "null makes an optional nil; a missing key looks the same."
    case .errorMakesNil: "What can't be decoded becomes nil, and the reason is thrown away."
    case .textRounded:
      "The text is read as a number, which holds a limited number of digits: the rest is rounded."
    case .fractionCutOff:
      "Foundation looks for an integer's fraction in a Double, and cuts off what that can't hold."
    case .digitsRounded:
      "Binary and decimal types hold a limited number of digits; the rest is rounded."
    case .dateOfOtherDay:
      "ISO 8601 counts on from a day that its month doesn't have, and a format's DD is the "
        + "day of the year: the date is another one than the text's."
    case .urlEncoded: "URL(string:) encodes the characters that a URL can't hold as they are."
    case .changedWithin: "Something within it was changed, so the whole is no longer as sent."
    case .enumTookDefaultCase:
      "The enum's init(from:) takes its default case for what it doesn't know."
    default: nil
    }
  }

  private var ofUnasked: String? {
    switch self {
    case .declaredToIgnore:
      "The property is declared to ignore the payload, and keeps its initial value."
    case .unaskedSetByOwnCode:
      "The model never asked for this key; its own code gives the property its value."
    case .unaskedKeptInitialValue:
      "The model never asked for this key, so its property keeps its initial value: a let "
        + "that has one, a property that CodingKeys leaves out, or one of a subclass."
    case .unaskedIsNil:
      "The model never asked for this key, and its property is nil: CodingKeys leaves it "
        + "out, or code of the model's own, such as an overload, answered without asking."
    case .unknownElementSkipped:
      "An element that its reader doesn't ask for is skipped, and no error is raised."
    case .unknownKeySkipped:
      "A key that no property asks for is skipped, and no error is raised."
    case .keyNotAskedThisTime:
      "The model's own code asks for this key on another way than it took; no error is raised."
    case .keyOnlyLookedFor: "The model asks whether the key is there, and not for its value."
    case .duplicateKeySkipped: "Of equal keys the first counts; the others are skipped in silence."
    case .equalElementDropped: "Of elements that are equal a set holds one, in silence."
    case .equalKeyDropped:
      "Of values whose keys are equal a dictionary keeps one in silence, of pairs the last."
    case .keysMadeEqual:
      "Another key of the object becomes the same key of the dictionary, which keeps one "
        + "value: a random one, since JSONDecoder reads keys in a random order."
    default: nil
    }
  }

  private var ofFailure: String? {
    switch self {
    case .rootIrreplaceable: "Nothing can replace the whole value, so even smart mode throws."
    case .missingKey:
      "A property that isn't optional needs its key; an initial value doesn't help."
    case .missingUnlabelledKey:
      "An associated value without a label has the key _0, the next one _1: the compiler's code for "
        + "the enum asks for these."
    case .missingKeyOfNull:
      "Whether a key's value is null can be asked only where the key is there."
    case .missingKeyOfWrapper:
      "A property with a wrapper needs its key, even if what it wraps is optional: the wrapper isn't."
    case .missingElement: "The model asks for an element more than the array has."
    case .nullForNonOptional: "null is no value: only an optional takes it."
    case .typeMismatch: "JSONDecoder never converts between JSON types."
    case .noCounterpart: "The value has no counterpart in the type, and there is no fallback."
    case .elementFailed: "One bad value fails the container around it, and all above that."
    case .processEnded: "The process ends; no wrapper and no style can catch that."
    case .standardTypeThrew: "The type's own init(from:) decides, and its error goes out as it is."
    case .ownCodeThrew: "The model's own init(from:) decides, and its error goes out as it is."
    default: nil
    }
  }

  private var ofFailedForm: String? {
    switch self {
    case .fractionForInteger:
      "An integer takes no fraction; Foundation words that as broken JSON."
    case .numberOutOfRange:
      "The number is outside the type's range; Foundation words that as broken JSON."
    case .emptyText: "An empty string is a string: neither nil nor missing."
    case .noRawValue: "Only the raw values of the declared cases count, for an optional enum too."
    case .objectOfNoCase:
      "An enum without raw values is an object with one key: the name of a case."
    case .dateOfOtherForm: "One strategy reads all dates, and reads one form only."
    case .invalidURL: "A URL's text must be one that URL(string:) takes."
    case .malformedJSON:
      "JSON's grammar forbids this; Foundation notices only when somebody reads the value."
    case .keyOfNoDictionary: "A dictionary's keys must be ones that its key type can be made of."
    case .objectForPairs:
      "A dictionary is an object only where its keys are String, Int or CodingKeyRepresentable; of "
        + "others it is an array of keys and values by turns."
    case .unpairedKeys:
      "A dictionary whose keys aren't String, Int or CodingKeyRepresentable is an array of keys and "
        + "values by turns."
    case .invalidBytes: "Deferred data is an array of bytes: whole numbers from 0 to 255."
    case .invalidForm: "The value must be in the one form that the type reads."
    default: nil
    }
  }

  private var ofWrapper: String? {
    switch self {
    case .wrapperConverted:
      "The wrapper keeps a value that has an unambiguous counterpart in the type."
    case .wrapperFilledAbsence:
      "The wrapper asks with decodeIfPresent, and fills in where that is nil."
    case .wrapperReplacedWhole:
      "The wrapper is all or nothing: one bad value inside replaces the whole."
    case .wrapperCaughtError: "The wrapper catches every error of its value and uses its default."
    case .wrapperMayStop:
      "The wrapper computes its wrapped value by code that may stop the program, a trap: it isn't "
        + "called, and what the property holds isn't known."
    case .smartConverted:
      "Smart mode keeps a value that has an unambiguous counterpart in the type."
    case .smartReadDateNumber:
      "A number says neither its unit nor what it counts from: smart mode counts from 1970, "
        + "JSONDecoder's own strategy from 2001."
    case .smartReadDateText:
      "Smart mode reads a text as a date where its form is known; JSONDecoder needs a strategy for it."
    case .smartTransformed:
      "A transformer that the model gives the key makes the value of what was sent."
    case .smartMadeNil: "Smart mode makes an optional nil, unless it has an initial value."
    case .smartFilledAbsence: "Smart mode fills in the initial value, or else the type's default."
    case .smartReplacedValue:
      "The value has no counterpart in the type, so the fallback is used."
    default: nil
    }
  }

  private var ofOwnCode: String? {
    switch self {
    case .ownCodeMadeValue:
      "The model's own code makes the property's value of it, in another form or with others."
    case .ownCodeMadeContainer:
      "The model's own code keeps something else of it; what became of its parts, these say."
    case .ownCodeLostValue:
      "The model's own code keeps another value than the one that was sent; no error is raised."
    case .ownCodeAskedOtherType:
      "The model's own code asks for another type, and makes the property's value of that."
    case .ownCodeMadeNil: "The value was read; the model's own code makes nil of it."
    case .otherKeyTaken:
      "Nothing was sent under this key; the model's own code took the value of another one."
    case .ownCodeSteppedOverNull:
      "The model's own code asks whether it is null, and steps over it."
    case .ownCodeWentOnWithout:
      "The key is missing, and the model's own code goes on without it."
    case .ownCodePassedOverError:
      "What can't be decoded is passed over; the model's own code goes on without it."
    case .ownCodeKeptNothing: "The model's own code read it, and keeps it nowhere."
    case .ownCodeStoodIn:
      "The value that the model holds says nothing of the one that was sent: its own code has it "
        + "stand in."
    case .ownCodeCaughtError:
      "The code that asked for the value caught its error and used something else."
    case .ownCodeFilledAbsence: "The code that asked found no value and used something else."
    case .ownCodeGaveValue: "Nothing was sent; the model's own code gives the property its value."
    case .notTold:
      "The value was read; what the model's own code does with it isn't known."
    default: nil
    }
  }

  private var ofContainer: String? {
    switch self {
    case .leftOut: "What can't be decoded is left out, and the rest is kept."
    case .containerFellBack: "The container around it fell back, so this was not used."
    case .containerLeftOut: "The container around it was left out, so this was not used."
    case .madeContainerFallBack:
      "This value made the container around it fall back as a whole."
    case .madeContainerLeaveOut:
      "This value made the container around it be left out as a whole."
    case .missingInFallenContainer:
      "The key is missing; the container around it fell back for something else."
    case .missingMadeContainerFallBack:
      "A missing key made the container around it fall back as a whole."
    case .missingMadeContainerLeaveOut:
      "A missing key made the container around it be left out as a whole."
    default: nil
    }
  }
}

extension FieldReport {
  /// Whether a container was taken as it is, and only something within it was changed.
  var isChangedWithin: Bool {
    guard outcome == .converted, reason != .custom else { return false }
    return reason == .badElement || found?.kind == .array || found?.kind == .object
  }

  /// Whether a property has the value of another key, since nothing was sent under this one.
  package var isTakenElsewhere: Bool { decidedBy == .otherKeyTaken }

  /// What a table says of such a field.
  package static var otherKeysValue: String { "another key's value" }

  /// Whether the field is a missing key within a container that fell back.
  var isUnusedGap: Bool { outcome == .dropped && found == nil }

  /// Whether the field is an element of an array.
  package var isElement: Bool {
    if case .index = path.steps.last { true } else { false }
  }
}
