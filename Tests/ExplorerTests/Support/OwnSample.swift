import DecodingReport
import Explorer
import Foundation
import TestSupport
import Workbench

/// A model of the user's own, of two files with two types that can be decoded.
enum OwnSample {
  static let page = "struct User: Codable {\n  var id: Int\n  var item: Item\n}\n"
  static let item = "struct Item: Codable {\n  var name: String\n}\n"

  static let entry: SampleEntry = {
    let files = [
      ModelText(name: "User.swift", path: "Models/User.swift", text: page),
      ModelText(name: "Item.swift", path: "Models/Item.swift", text: item),
    ]
    let source = ModelSource(files: files.map { ($0.name, $0.text) }).withFacts
    var entry = SampleEntry(
      own: "User", modelSource: "Models",
      sources: [.strict: source, .default: source, .smart: source],
      models: UserSample.entry.models, payloads: UserSample.entry.payloads)
    entry.files = files
    entry.roots = ["User", "Item"]
    return entry
  }()

  struct Dated: Codable, Equatable {
    var at: Date
  }

  /// A model of one date, which is sent as ISO 8601 has it; it is decoded for real.
  static let dated: SampleEntry = {
    let text = "struct Dated: Codable {\n  var at: Date\n}\n"
    let source = ModelSource(files: [("Dated.swift", text)]).withFacts
    var entry = SampleEntry(
      own: "Dated", modelSource: "Models",
      sources: [.strict: source, .default: source, .smart: source],
      models: .loaded(
        ModelTypes(strict: Dated.self, default: Dated.self, smart: Dated.self), DecodingOptions()),
      payloads: [
        Payload(
          name: "iso", fileName: "iso.json", bytes: Array(#"{"at": "2024-01-01T00:00:00Z"}"#.utf8))
      ])
    entry.files = [ModelText(name: "Dated.swift", path: "Models/Dated.swift", text: text)]
    entry.roots = ["Dated"]
    return entry
  }()

  /// A session in which the model is open, its first report come.
  static func started(_ columns: Int = 120, _ rows: Int = 35) -> Session {
    var session = Session(
      columns, rows, samples: UserSample.samples + [entry],
      opening: Opening(sample: UserSample.samples.count))
    session.answer()
    return session
  }
}
