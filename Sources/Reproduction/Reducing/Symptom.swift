package import DecodingReport
package import JSONSource

/// What must stay the same while a payload is reduced: what a style threw, or what it made of a field.
///
/// The cause belongs to it, else a bug would turn into another one on the way: a misspelt key into a
/// missing one.
package struct Symptom: Hashable, Sendable {
  package var style: DecodingStyle
  /// The outcome of the field that is to blame, or was asked for.
  package var outcome: Outcome
  package var reason: Reason?
  package var isSilentLoss: Bool
  /// The failure's kind; `nil` where the style didn't throw, or a field was asked for.
  package var failure: DecodingErrorKind?
  /// The place, with `*` for indices and for keys that are data.
  package var place: String
  /// The JSON kind that was found; `nil` for a missing key.
  package var found: JSONNode.Kind?
  /// Whether another key seems to be meant, and whether the value stands elsewhere.
  package var isMisspelt: Bool
  package var standsElsewhere: Bool
  /// What Foundation said, or how the code ended the process, without what is quoted of the payload.
  package var words: String

  /// What a style threw, or what it made of the field at a path.
  ///
  /// - Returns: The symptom and the path at which it is seen; `nil` where the style threw nothing, or has
  ///   no such field.
  package static func find(
    in report: Report, _ style: DecodingStyle, at path: JSONPath? = nil
  ) -> (symptom: Symptom, path: JSONPath)? {
    guard let report = report[style] else { return nil }
    if let path {
      return report.fields.first { $0.path == path }
        .map { (Symptom(of: $0, at: path, in: report), path) }
    }
    guard let failure = report.failure else { return nil }
    // Errors of a model's own, and a process that ended, have no path.
    let path = failure.path ?? .root
    let fields = report.fields.filter { $0.path == path }
    let field = fields.first { $0.outcome == .threw } ?? fields.first
    var symptom = Symptom(of: field, at: path, in: report)
    symptom.failure = failure.kind
    // Of code that ended the process, Foundation knows nothing.
    let said = failure.kind == .ended ? failure.ending : failure.foundationSaid
    symptom.words = Self.words(said, without: field?.found)
    return (symptom, path)
  }

  /// Where a report has this symptom; `nil` where it hasn't.
  package func place(in report: Report) -> JSONPath? {
    if failure != nil {
      return Self.find(in: report, style).flatMap { $0.symptom == self ? $0.path : nil }
    }
    guard let report = report[style] else { return nil }
    return report.fields.first {
      $0.outcome == outcome && $0.reason == reason
        && Symptom(of: $0, at: $0.path, in: report) == self
    }?.path
  }

  /// Without a field, as of a process that ended, only the failure is known.
  private init(of field: FieldReport?, at path: JSONPath, in report: StyleReport) {
    style = report.style
    outcome = field?.outcome ?? .threw
    reason = field?.reason
    isSilentLoss = field?.silentLoss ?? false
    place = PlacePatterns([report]).pattern(of: path)
    found = field?.found?.kind
    isMisspelt = field?.didYouMean != nil
    standsElsewhere = field?.standsAt != nil
    words = Self.words(field?.foundationSaid ?? "", without: field?.found)
  }

  /// The words without quotations, numbers, and the text of the value itself.
  private static func words(_ said: String, without found: FieldReport.Found?) -> String {
    var words = said
    // The one place where Foundation has a value without quotes is the end: `invalid String value new`.
    if let text = found?.text, text.hasPrefix("\"") {
      let bare = text.dropFirst().dropLast()
      if words.hasSuffix(" \(bare)") { words = words.dropLast(bare.count) + "*" }
    }
    var result = ""
    var quote: Character?
    for character in words {
      if let open = quote {
        if character == open || (open == "“" && character == "”") { quote = nil }
      } else if "\"“'".contains(character) {
        quote = character
        result += "*"
      } else if !character.isNumber {
        result.append(character)
      }
    }
    return result
  }
}
