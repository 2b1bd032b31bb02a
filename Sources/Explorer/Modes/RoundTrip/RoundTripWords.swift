import DecodingReport
import TerminalCanvas
import Workbench

/// What the round trip says.
enum RoundTripWords {
  static let hint = "Esc: panes"
  static let nothingDiffers = "everything comes back unchanged"
  static let noOtherEncoder =
    "this decoder has no strategy that an encoder would have to undo: there is one encoder"
  static let nothingToCopy = "nothing was written"
  private static let waiting = "it is being written back"

  /// `E Round trip  1-as-received.json`
  static func title(_ stage: Stage) -> String {
    "E Round trip  \(stage.library.sourceName)"
  }

  /// `strict: JSONEncoder() with .dateEncodingStrategy = .iso8601`
  static func writtenTitle(_ stage: Stage, _ form: RoundTripForm?) -> String {
    let style = stage.style.rawValue
    guard let form, form.refusal == nil, !stage.areResultsHidden else { return style }
    return "\(style): \(form.encoder.words)"
  }

  /// What stands in the place of the lines; `nil` where they are there.
  static func instead(_ stage: Stage, _ form: RoundTripForm?) -> String? {
    if stage.areResultsHidden { return Hiding.words }
    guard let form else {
      return stage.live.rejection == nil
        ? waiting : "nothing decodes a document that isn't JSON: there is nothing to write"
    }
    return form.refusal
  }

  /// `Why  difference 2 of 5`
  static func whyTitle(_ number: String) -> String { number.isEmpty ? "Why" : "Why  \(number)" }

  /// `difference 2 of 5`
  static func number(_ place: Int?, of count: Int) -> String {
    guard count > 0 else { return "" }
    return place.map { "difference \($0 + 1) of \(count)" }
      ?? (count == 1 ? "1 difference" : "\(count.grouped) differences")
  }

  /// `strict threw: this is what default writes`
  static func otherStyle(than style: DecodingStyle, _ other: DecodingStyle) -> String {
    "\(style.rawValue) threw: this is what \(other.rawValue) writes"
  }

  static func why(_ difference: RoundTripDifference) -> String {
    "  \(difference.words)" + (difference.evidence.isInferred ? " (inferred)" : "")
  }

  static func count(_ form: RoundTripForm) -> String {
    form.differenceCount == 0
      ? form.countWords : "\(form.countWords): n goes to the next"
  }

  /// What is told of the keys' order and of the other encoder.
  static func more(_ form: RoundTripForm, _ stage: Stage) -> [String] {
    var told = form.encoder.notMirrored
    if !form.encoder.settings.isEmpty { told.append("written by \(form.encoder.words)") }
    if let style = stage.roundTrip?[stage.style], let plain = style.plain {
      if form == plain {
        told.append("a: back to \(style.mirrored.encoder.words)")
      } else if let words = style.plainWords {
        told.append("\(words): a shows it")
      }
    }
    if let order = form.orderWords { told.append(order) }
    if form.omittedDifferences > 0 {
      told.append("the first \(form.differences.count.grouped) differences alone are marked")
    }
    if form.omittedRows > 0 { told.append("\(form.omittedRows.grouped) lines more aren't shown") }
    return told
  }

  static func copied(_ form: RoundTripForm, _ style: DecodingStyle) -> String {
    "copied what \(style.rawValue) writes, \(form.bytes.count.grouped) B"
  }
}
