import DecodingReport
import JSONSource
import Reproduction
import TerminalCanvas
import TerminalText
import TextEditor
import Workbench

extension ShareRequest {
  /// Makes the text. `goesOn` is asked before each try of reducing; what is reached then is kept. What
  /// is made of a request that isn't wanted any more is of no use.
  func run(
    wanted isWanted: @escaping () -> Bool = { true },
    while goesOn: @escaping (_ bytes: Int, _ tries: Int) -> Bool
  ) -> ShareQuestion.Answer {
    guard subject.form != .command else {
      return .made(SharedText(text: SourceText(command + "\n"), made: nil, madeUp: 0))
    }
    if let screen { return picture(of: screen, isWanted) }
    do throws(Reducer.Refusal) {
      let made = if let made { made } else { try reproduction(isWanted, goesOn) }
      let reproduction = made.reproduction
      let text =
        subject.form.reproduction.map { reproduction.text(as: $0, appearance) }
        ?? Self.shown(reproduction.payload)
      return .made(
        SharedText(
          text: SourceText(text), made: made,
          madeUp: reproduction.hasOwnValues ? nil : reproduction.madeUp))
    } catch {
      return .refused(ShareWords.notReproduced)
    }
  }

  private var appearance: TextAppearance {
    TextAppearance(isUTF8: isUTF8, width: { CellText.width($0) })
  }

  private func reproduction(
    _ isWanted: @escaping () -> Bool, _ goesOn: @escaping (Int, Int) -> Bool
  ) throws(Reducer.Refusal) -> MadeReproduction {
    let symptom = Self.symptom(in: report, subject.style, subject.path)
    var tries = 0
    var isStopped = false
    let reproduction = try Reproduction.make(
      of: base.experiment, report, model: WrittenModel(base.sample), style: subject.style,
      symptom: symptom,
      Reproduction.Choices(isWhole: subject.isWhole, keepsValues: subject.keepsValues),
      wanted: isWanted
    ) { progress in
      tries = progress.tries
      isStopped = !goesOn(progress.bytes, progress.tries)
      return !isStopped
    }
    return MadeReproduction(
      reproduction: reproduction, before: base.byteCount, tries: tries, isStopped: isStopped,
      isWithoutSymptom: symptom == nil)
  }

  /// What is to stay the same: what became of the field that is looked at, if that is something else
  /// than was sent; otherwise what the style threw.
  static func symptom(
    in report: Report, _ style: DecodingStyle, _ path: JSONPath?
  ) -> (symptom: Symptom, path: JSONPath)? {
    let thrown = Symptom.find(in: report, style)
    guard let path, thrown?.path != path, let found = Symptom.find(in: report, style, at: path),
      found.symptom.outcome != .asSent
    else { return thrown }
    return found
  }

  /// A payload with escapes for what hides: the same to every decoder.
  private static func shown(_ payload: [UInt8]) -> String {
    let lines = String(decoding: payload, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let text = lines.map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false)
        .map { OrderedJSON.escapingHidden(in: String($0)) }.joined(separator: "\t")
    }.joined(separator: "\n")
    return text.hasSuffix("\n") ? text : text + "\n"
  }

  /// The screen with the payload, or with another one whose values are made up.
  private func picture(
    of screen: ExplorerState, _ isWanted: @escaping () -> Bool
  ) -> ShareQuestion.Answer {
    let redaction =
      subject.keepsValues ? nil : Redactor.redact(base.experiment, while: isWanted)
    guard subject.keepsValues || redaction != nil else {
      return .refused(ShareWords.notReproduced)
    }
    let shown = redaction.map { redaction in
      // Made-up values come without a layout.
      screen.showing(
        base.encoding.isPlain && base.text.lineCount > 2
          ? ExplorerState.laidOut(redaction.bytes) : redaction.bytes)
    }
    let picture = ScreenPicture(
      (shown ?? screen).view(size: screen.environment.size),
      on: screen.environment.capabilities.background,
      title: "codable-explorer: \(base.sample.title), \(base.sourceName)")
    return .made(
      SharedText(text: SourceText(picture.svg), made: nil, madeUp: redaction?.madeUp))
  }
}
