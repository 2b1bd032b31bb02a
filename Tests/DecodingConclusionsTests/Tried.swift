import DecodingConclusions
import DecodingRecord
import DecodingReport
import DecodingStyles
import Foundation
import TestSupport
import Workbench

/// What a trial tells of a payload's values, beside the model that Foundation decodes.
struct Tried<Model> {
  let model: Model
  private let fields: [FieldReport]

  /// What became of the value at a path, `$.lines[0]`; `nil` where it has no row.
  subscript(path: String) -> Outcome? { field(path)?.outcome }

  /// What is shown of the value at a path.
  func value(_ path: String) -> String? { field(path)?.value }

  func reason(_ path: String) -> Reason? { field(path)?.reason }

  func isLost(_ path: String) -> Bool { field(path)?.silentLoss == true }

  private func field(_ path: String) -> FieldReport? { fields.first { "\($0.path)" == path } }

  /// The model's source is the test's own file.
  init(
    _ type: Model.Type, _ json: String, _ style: DecodingStyle = .strict,
    in file: String = #filePath
  ) throws where Model: Decodable {
    model =
      try style == .smart
      ? SmartDecoder().decode(type, from: Data(json.utf8))
      : JSONDecoder().decode(type, from: Data(json.utf8))
    var experiment = Experiment(
      model: "\(type)",
      models: .loaded(
        ModelTypes(strict: type, default: type, smart: type), DecodingOptions()),
      source: "p.json", bytes: Array(json.utf8), styles: [style])
    experiment.facts[style] = SourceReading.facts(
      of: try String(contentsOfFile: file, encoding: .utf8))
    experiment.witness = .trial
    fields = experiment.run()[style]?.fields ?? []
  }
}
