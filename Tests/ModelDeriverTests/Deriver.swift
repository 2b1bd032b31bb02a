import Foundation
import ModelFacts
import TestSupport

/// The built `model-deriver`, run on sources as the explorer runs it.
enum Deriver {
  /// Derives from files by name and text, in this order.
  static func derive(_ files: KeyValuePairs<String, String>) throws -> DerivedModel {
    try derive(files: files.map { ($0.key, $0.value) })
  }

  static func derive(files: [(name: String, text: String)]) throws -> DerivedModel {
    let request = DerivationRequest(files: files.map { ModelFile(name: $0.name, text: $0.text) })
    let (status, output) = try SourceReading.run(
      SourceReading.products.appending(path: "model-deriver"), [],
      input: JSONEncoder().encode(request))
    guard status == 0 else { throw CocoaError(.executableLoad) }
    return try JSONDecoder().decode(DerivedModel.self, from: output)
  }

  static func derive(_ text: String) throws -> DerivedModel {
    try derive(["Model.swift": text])
  }
}
