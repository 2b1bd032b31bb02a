import Foundation
import ModelFacts
import Samples
import Testing
import Workbench

/// A built-in sample, and what the deriver makes of its strict model.
struct DerivedSample {
  /// The samples as they lie in the repository.
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Samples")

  let entry: SampleEntry
  let answer: DerivedModel
  /// The root's name, as another module names it: `User.Strict.User`.
  let root: String

  /// Derives from the strict model's whole file, with the files that stand beside the models.
  init(_ entry: SampleEntry) throws {
    self.entry = entry
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let name = folders.first { $0.drop { $0 != "-" }.dropFirst() == entry.name } ?? entry.name
    let folder = Self.folder.appending(path: name)
    let written = ["", "+Default", "+Smart"].map { entry.name + $0 + ".swift" }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".swift") && !written.contains($0) }
    answer = try Deriver.derive(
      files: files.map {
        (name: $0, text: try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
      })
    let sample: any Sample.Type = try #require(entry.sample)
    root = Self.root(of: sample)
  }

  private static func root<S: Sample>(of sample: S.Type) -> String {
    String(reflecting: S.StrictModel.self).split(separator: ".").dropFirst()
      .joined(separator: ".")
  }

  /// What the user reads at the places that were left alone, what both styles say once.
  var notes: [String] {
    var notes: [String] = []
    for note in answer.defaultStyle.notes + answer.smartStyle.notes {
      let subject = note.subject.replacing("\(entry.name).Strict.", with: "")
      let line = "\(entry.name)  \(subject): \(note.message)"
      if !notes.contains(line) { notes.append(line) }
    }
    return notes
  }
}
