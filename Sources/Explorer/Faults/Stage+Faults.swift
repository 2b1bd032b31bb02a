import DecodingReport
import JSONSource
import Workbench

extension Stage {
  /// The selected field in the text as it is, if it can be broken.
  func faultSite() throws(Refusal) -> FaultSite {
    guard let selection, !selection.steps.isEmpty else {
      throw Refusal(
        isFieldSelected ? "the whole value is wrong already" : "there is no field to break")
    }
    guard let document = live.currentDocument, let shown = live.shown else {
      throw Refusal("the results aren't in yet")
    }
    guard !document.isRejectedByFoundation else {
      throw Refusal("the JSON is broken already; F10 may fix it")
    }
    let fields = PerStyle<FieldReport?> { style in
      shown.index.rowOfPath[selection].flatMap {
        shown.report.field(of: shown.index.rows[$0], style)
      }
    }
    guard let site = FaultSite(selection, in: document, as: FaultType(fields)) else {
      throw Refusal("the JSON has neither \(selection) nor an object that it could be in")
    }
    return site
  }
}
