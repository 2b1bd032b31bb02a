package import DecodingReport
package import JSONSource
package import Workbench

/// All that a step has on the screen: values, so that going back needs no undoing.
package struct CourseScene: Sendable, Hashable {
  /// Which results are kept back.
  package enum Hiding: Sendable, Hashable {
    case nothing
    case all(besides: Set<JSONPath>)
  }

  package var sample: String
  package var payload: String
  /// The JSON as it stands then.
  package var text: [UInt8]
  package var changes = DecodingChanges()
  package var selection: JSONPath?
  package var style = DecodingStyle.strict
  package var hiding = Hiding.nothing
  /// The course's own model that it is decoded with, by its number; `nil` for a sample's.
  package var model: Int?

  package init(sample: String, payload: String, text: [UInt8]) {
    self.sample = sample
    self.payload = payload
    self.text = text
  }
}
