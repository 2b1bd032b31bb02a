import DecodingReport
import JSONSource
import TextEditor
import Workbench

extension PredictScreen {
  /// What was asked, guessed and true.
  func paper(on stage: Stage) -> SourceText? {
    let sheet = stage.predictions
    var questions: [PredictionMarkdown.Question] = []
    if let shown = stage.live.shown {
      let asked = sheet.revealed.union(sheet.ballots.keys.map(\.path))
      for row in shown.index.rows where asked.contains(row.path) {
        var fields: [DecodingStyle: FieldReport] = [:]
        for style in DecodingStyle.allCases {
          fields[style] = shown.report.field(of: row, style)
        }
        let known = DecodingStyle.allCases.compactMap { fields[$0] }
        questions.append(
          PredictionMarkdown.Question(
            path: row.path, sent: known.lazy.compactMap { $0.found?.text }.first,
            wanted: known.first { !$0.wanted.isEmpty }?.wanted ?? "", fields: fields))
      }
    }
    return SourceText(
      PredictionMarkdown(
        sheet, of: stage.entry.name, stage.library.payloadName, questions,
        appearance: TextAppearance(isUTF8: true, width: \.count)
      ).text)
  }
}
