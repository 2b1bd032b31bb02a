package import DecodingReport
import JSONSource

/// Why a guess was wrong: one sentence, of nothing but what the report knows of the field.
package struct WrongGuess {
  package var guess: Outcome
  package var field: FieldReport
  package var style: DecodingStyle

  package init(_ guess: Outcome, of field: FieldReport, in style: DecodingStyle) {
    self.guess = guess
    self.field = field
    self.style = style
  }

  private var answer: PredictedAnswer { PredictedAnswer(field) }
  private var name: String { style.rawValue }
  private var wanted: String { field.type.map { "\($0)" } ?? "a property" }
  private var isOptional: Bool { field.type?.isOptional == true }
  private var isUnasked: Bool { field.reason == .unknownKey }

  /// `a string`
  private var found: String? {
    field.found.map { found in
      switch found.kind {
      case .string: "a string"
      case .number: "a number"
      case .true, .false: "a bool"
      case .null: "null"
      case .array: "an array"
      case .object: "an object"
      case .key, .invalid: "what is no JSON"
      }
    }
  }

  /// `~ would need something that makes Int of a string; strict has none here`
  package var words: String? {
    guard let outcome = answer.outcome, outcome != guess else { return nil }
    return switch guess {
    case .asSent: asSent(outcome)
    case .converted: converted(outcome)
    case .default: fallback(outcome)
    case .nil: none(outcome)
    case .dropped: dropped
    case .threw: thrown(outcome)
    case .notReached: nil
    }
  }

  private func asSent(_ outcome: Outcome) -> String {
    guard let found else { return "would need a value to be sent: the key is missing" }
    switch outcome {
    case .dropped where isUnasked: return unasked
    case .converted:
      return "would need it to come out as it was sent: \(found) became \(answer.value ?? wanted)"
    case .nil: return "would need the value to come through: the result is nil"
    default: return "would need \(found) to be read as \(wanted) just as it is: \(name) didn't"
    }
  }

  private var unasked: String { "would need a property that asks for this key: \(name) has none" }

  private func converted(_ outcome: Outcome) -> String {
    guard let found else { return "would need a value to convert: the key is missing" }
    switch outcome {
    case .asSent:
      return "would need something to convert: \(wanted) takes \(found) as it is"
    case .dropped where isUnasked: return unasked
    default: return "would need something that makes \(wanted) of \(found) here; \(name) has none"
    }
  }

  private func fallback(_ outcome: Outcome) -> String {
    switch outcome {
    case .asSent, .converted: "is used only where a value can't be: this one could be"
    case .dropped where isUnasked: "is a property's: none asks for this key"
    case .dropped: "would need a fallback for it; here it is left out"
    case .nil: "would need a fallback that isn't nil; \(name) has none here"
    default: "would need a fallback for this property; \(name) has none here"
    }
  }

  private func none(_ outcome: Outcome) -> String {
    if isUnasked { return "is what a property is: none asks for this key" }
    guard isOptional else { return "would need an optional: \(wanted) is none" }
    switch outcome {
    case .threw:
      return found.map { "would need \($0) to be taken for nothing: \(name) throws" }
        ?? "would need the key to be allowed to be missing: \(name) throws"
    case .default:
      return "would need no fallback: \(answer.value ?? "a fallback") does"
    default: return "would need the value to be missing, null or lost: here it came through"
    }
  }

  private var dropped: String {
    if case .index? = field.lastStep { return "would need a list that leaves this element out" }
    return field.found == nil
      ? "is for what is sent and not used: nothing was sent"
      : "is for keys that no property asks for, and for elements: \(name) asks for this field"
  }

  private func thrown(_ outcome: Outcome) -> String {
    switch outcome {
    case .asSent: "would need something to be wrong with it: nothing is"
    case .dropped where isUnasked: "is never thrown for a key that no property asks for"
    case .default: "would need no fallback: \(answer.value ?? "one") is used"
    case .nil: "would need a type or a style that takes no nil here: this one does"
    case .converted:
      "would need a style that converts nothing here: this one made \(answer.value ?? wanted)"
    default: "would need an error that reaches the caller: from here none does"
    }
  }
}
