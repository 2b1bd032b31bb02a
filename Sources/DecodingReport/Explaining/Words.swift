import JSONSource

/// The words for facts, so that every place says them alike.
enum Words {
  /// How many errors a decode had that ended at the first: `1 of 4 errors`; `nil` where that is the only
  /// one.
  static func errors(_ summary: StyleReport.Summary) -> String? {
    switch (summary.errors, summary.isCutShort) {
    case (...1, false): nil
    case (...1, true) where summary[.notReached] > 0: "more may be wrong"
    case (...1, true): "what follows wasn't tried"
    case (let count, false): "1 of \(count) errors"
    case (let count, true): "1 of at least \(count) errors"
    }
  }

  /// Why a decode has no fields, where to explain it ended the model's process: `not explained: the
  /// model's code trapped: no more`.
  static func unexplained(_ loss: String) -> String { "not explained: \(loss)" }

  /// `0   the type default stands in; "42" is lost, silently`.
  static func of(_ field: FieldReport) -> String {
    let value = field.value.map { cut($0) } ?? ""
    let lost = field.silentLoss ? lost(field) : ""
    switch field.outcome {
    case .asSent: return "\(value)   as sent"
    case .converted where field.reason == .precision:
      return "\(value)   digits are lost, silently"
    case .converted where field.reason == .badDate:
      let reading = EpochReading(of: field)
      return
        "\(value)   \(reading.map { "\(DateText.of($0.date)) as \($0.unit)?" } ?? "another epoch?")"
    case .converted where field.reason == .custom:
      return "\(value)   made by the model's own code\(lost)"
    case .converted where field.isChangedWithin:
      return "\(value)   something within it was changed"
    case .converted where field.type?.holds(.date) == true:
      return "\(value)   a Date, read from \(field.found.map { cut($0.text) } ?? "")"
    case .converted: return "\(value)   converted from \(field.found.map { cut($0.text) } ?? "")"
    case .default:
      return "\(value)   \(field.fallback.map { "\($0.origin)" } ?? "a fallback")\(lost)"
    case .nil where field.isTakenElsewhere:
      return "\(FieldReport.otherKeysValue)   \(why(field))"
    case .nil: return "nil   \(why(field))\(lost)"
    case .dropped where field.isUnusedGap: return "missing: its parent fell back"
    case .dropped: return "dropped: \(why(field))\(lost)"
    case .threw:
      let said = field.foundationSaid ?? ""
      return "throws: \(said.isEmpty ? why(field.reason) : said)"
    case .notReached:
      return "not reached" + (field.alone.map { "; alone: \(of($0))" } ?? "")
    }
  }

  /// What was lost: the value that was sent, or one under a key that nobody asked for.
  private static func lost(_ field: FieldReport) -> String {
    let what =
      field.found.map { cut($0.text) } ?? field.didYouMean.map { "what \"\($0)\" holds" }
      ?? field.standsAt.map { "what \($0) holds" }
    return what.map { "; \($0) is lost, silently" } ?? ""
  }

  /// What a field that was never reached would have done.
  static func of(_ alone: FieldReport.Alone) -> String {
    switch alone.outcome {
    case .threw: "it would throw (\(why(alone.reason)))"
    case .asSent: "as sent"
    case .nil where alone.isTakenElsewhere:
      "\(FieldReport.otherKeysValue) (\(why(alone.reason)))"
    case .nil where alone.reason == .custom && alone.foundationSaid == nil: "nil (\(ownWord))"
    case .nil: "nil (\(why(alone.reason)))"
    default: alone.outcome.words + (alone.value.map { " \(cut($0))" } ?? "")
    }
  }

  private static func why(_ field: FieldReport) -> String {
    switch field.reason {
    case .unknownKey where field.isElement || field.outcome == .nil: "nothing reads it"
    case .duplicateKey where field.type != nil: equalOne
    case .missing where field.isElement: "the array ends before it"
    case .badElement where field.outcome == .dropped && field.guilty == nil:
      "its parent wasn't kept"
    case .custom where field.foundationSaid == nil:
      field.outcome == .dropped
        ? "left out by the model's own code" : ownWord
    default: why(field.reason)
    }
  }

  /// Why one of two values isn't there that a set, or a dictionary's key, can't both have.
  static let equalOne = "an equal one is there"

  /// Why own code has something else than was sent, where no error is known.
  private static let ownWord = "the model's own code says so"

  static func why(_ reason: Reason?) -> String {
    switch reason {
    case .missing: "the key is missing"
    case .null: "null was sent"
    case .wrongType: "another JSON type was sent"
    case .notANumber: "no number"
    case .fraction: "the number has a fraction"
    case .overflow: "the number is out of range"
    case .precision: "digits don't fit"
    case .empty: "the text is empty"
    case .badEnum: "no such case"
    case .badDate: "no date in the expected format"
    case .badURL: "no URL"
    case .badData: "no valid data"
    case .badElement: "something within it is bad"
    case .unknownKey: "no property asks for the key"
    case .duplicateKey: "the key came before"
    case .depth: "nested too deeply"
    case .custom: "the model's own code threw"
    case .ended: "the model's own code ended its process"
    case nil: ""
    }
  }

  static func kind(_ kind: JSONNode.Kind) -> String {
    switch kind {
    case .string: "a JSON string"
    case .number: "a JSON number"
    case .true, .false: "a JSON boolean"
    case .null: "null"
    case .array: "a JSON array"
    case .object: "a JSON object"
    case .key: "a key of a JSON object"
    case .invalid: "no JSON value"
    }
  }

  static func short(_ kind: JSONNode.Kind) -> String {
    switch kind {
    case .string: "string"
    case .number: "number"
    case .true, .false: "boolean"
    case .null: "null"
    case .array: "array"
    case .object: "object"
    case .key: "key"
    case .invalid: "no value"
    }
  }

  static func cut(_ text: String) -> String {
    text.count > 40 ? text.prefix(39) + "…" : text
  }
}
