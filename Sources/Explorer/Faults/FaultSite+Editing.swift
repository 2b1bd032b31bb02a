import DecodingReport
import JSONSource
import TextEditor
import Workbench

extension FaultSite {
  /// The edit of the text that breaks the field; `nil` where the fault doesn't apply.
  func edit(for fault: Fault) -> SourceEdit? {
    change(for: fault)?.changes.first.map { SourceEdit($0.range, SourceText($0.text)) }
  }
}

extension FaultType {
  init(_ fields: PerStyle<FieldReport?>) {
    self.init(DecodingStyle.allCases.compactMap { fields[$0] })
  }
}
