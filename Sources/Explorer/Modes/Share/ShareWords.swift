import DecodingReport
import JSONSource
import Reproduction
import TerminalCanvas
import TextEditor

/// What the share screen says.
enum ShareWords {
  static let heading = "what goes into it"
  static let noJSON = "nothing decodes a document that isn't JSON: there is nothing to share"
  static let notReproduced =
    "the same doesn't happen each time: without the smallest payload (e) the whole one is shared"
  static let unsaved = "with the edits that aren't saved yet"
  private static let stays = "nothing leaves this machine by itself"
  private static let waiting = "the results aren't in yet"

  static func title(_ stage: Stage) -> String {
    let path = stage.isFieldSelected ? stage.selection : nil
    return path.map { "Y Share  \($0)" } ?? "Y Share"
  }

  static let hint = "Esc: panes"

  static func previewTitle(_ sharing: Sharing) -> String {
    sharing.trial == nil ? "Preview  \(sharing.fileName)" : "What it printed"
  }

  static func size(lines: Int, bytes: Int) -> String {
    "\(lines.grouped) \(lines == 1 ? "line" : "lines")  \(bytes.grouped) B"
  }

  /// `smallest payload: 12,335 → 44 B`
  static func smallest(_ sharing: Sharing, isShort: Bool) -> String {
    let what = isShort ? "smallest" : "smallest payload"
    guard let made = sharing.text?.made, !sharing.isWhole, !made.isWithoutSymptom else {
      return what
    }
    let after = made.reproduction.payload.count
    return "\(what): \(made.before.grouped) → \(after.grouped) B"
  }

  static func madeUp(isShort: Bool) -> String {
    isShort ? "values made up" : "values made up, types kept"
  }

  /// What stands in the place of the text.
  static func instead(_ sharing: Sharing) -> String {
    if sharing.isTrying { return "it is compiled and run" }
    if case .ran(let run)? = sharing.trial { return run.words }
    if sharing.refusal != nil { return "" }
    return !sharing.isAsked ? waiting : "it is being made"
  }

  /// What is told below the switches.
  static func told(_ sharing: Sharing) -> [String] {
    if case .ran(let run)? = sharing.trial {
      return [run.words, "\(sharing.form.key) goes back to the text"]
    }
    if sharing.isTrying {
      return ["compiled under the compiler's limits, and run in a model's box; Esc leaves"]
    }
    if let refusal = sharing.refusal { return [refusal, stays] }
    guard let text = sharing.text else { return [progress(sharing)] }
    var told: [String] = []
    if let made = text.made {
      if let words = reduced(made, sharing) { told.append(words) }
      told += made.reproduction.remarks.prefix(mostRemarks)
    }
    if sharing.form.hasValues { told.append(values(text.madeUp)) }
    return told + [stays]
  }

  private static let mostRemarks = 3

  private static func reduced(_ made: MadeReproduction, _ sharing: Sharing) -> String? {
    let reproduction = made.reproduction
    if made.isWithoutSymptom {
      return
        "nothing fails in \(reproduction.style.rawValue), and the field is as sent: the whole payload"
    }
    guard !sharing.isWhole else { return nil }
    let place = reproduction.path.map { " at \($0)" } ?? ""
    let end = made.isStopped ? "; stopped: it may get smaller" : ""
    return "checked: with it \(reproduction.style.rawValue) does the same\(place), "
      + "after \(made.tries.grouped) tries\(end)"
  }

  private static func progress(_ sharing: Sharing) -> String {
    if !sharing.isAsked { return waiting }
    if sharing.isStopping { return "the smallest so far is being checked" }
    guard sharing.isReducing else { return "it is being made; Esc leaves" }
    guard let progress = sharing.progress else {
      return "it is being made; Space keeps the smallest so far, Esc leaves"
    }
    return
      "\(progress.bytes.grouped) B, \(progress.tries.grouped) tries; Space keeps the smallest so far"
  }

  private static func values(_ madeUp: Int?) -> String {
    switch madeUp {
    case nil: "with REAL values: the payload's own"
    case 0: "no value had to be made up"
    case 1: "1 value made up"
    case let count?: "\(count.grouped) values made up"
    }
  }

  /// `copied the reproduction, 773 B: 14 values made up`
  static func copied(_ text: SharedText, as form: ShareForm) -> String {
    let what = "the \(form.name), \(text.text.count.grouped) B"
    guard form.hasValues else { return "copied \(what)" }
    return text.madeUp == nil
      ? "copied \(what), with REAL values" : "copied \(what): \(values(text.madeUp))"
  }

  static let kept = "the smallest so far is kept"
  static let nothingToStop = "nothing is being reduced"

  static let notYet = "it is done as soon as the text is made"

  static func nothingToRun(_ form: ShareForm) -> String {
    "there is no reproduction behind the \(form.name): r makes one"
  }
}
