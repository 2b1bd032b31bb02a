import DecodingConclusions
import DecodingReport
import Foundation

/// Asks the `init(from:)` of an enum, or of a wrapper around one, which case it takes for a text or a number that it can't know:
/// the one that stands in for all such. Types that throw for one, or tell them apart, have none.
enum CaseProbe {
  private static let forTexts = TypeCache<String?>()
  private static let forNumbers = TypeCache<String?>()

  /// The case as Swift writes it; `nil` where there is none. Asked once a type.
  static func fallback(
    of type: any Any.Type, forText isText: Bool, _ notes: TrialNotes
  ) -> String? {
    (isText ? forTexts : forNumbers).value(of: type) {
      guard let type = type as? any Decodable.Type else { return nil }
      let answers = (isText ? StrangeValues.texts : StrangeValues.numbers).map {
        answer(of: type, to: $0, notes)
      }
      return Set(answers).count == 1 ? answers[0] : nil
    }
  }

  private static func answer<Model: Decodable>(
    of type: Model.Type, to json: String, _ notes: TrialNotes
  ) -> String? {
    let change = TypeChange([Model].self, from: Array("[\(json)]".utf8))
    let values = try? notes.noting(change) {
      try JSONDecoder().decode([Model].self, from: Data(change.json))
    }
    return values?.first.map { SwiftText.of(SwiftText.bare($0)) }
  }
}
