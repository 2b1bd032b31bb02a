import Courses
import DecodingReport
import Foundation
import ModelFacts
import TestSupport
import Workbench

/// What exercises bring along, compiled as one module and loaded into the tests' process.
// Unchecked: metatypes are constants.
struct CompiledExercises: @unchecked Sendable {
  struct Part: Hashable {
    var exercise: Int
    var file: String
  }

  /// The starts that don't compile are absent.
  private(set) var roots: [Part: any Decodable.Type] = [:]
  private(set) var facts: [Part: KnownFacts] = [:]
  /// What the compiler says of the others that don't.
  private(set) var errors: [String] = []

  init(_ exercises: [Exercise]) throws {
    var sources: [Source] = []
    for (place, exercise) in exercises.enumerated() {
      let files =
        [("start.swift", exercise.start), ("solution.swift", exercise.solution)]
        + exercise.wrongs.map { ($0.fileName, $0.text) }
      sources += files.map { name, text in
        Source(Part(exercise: place, file: name), text, type: exercise.type)
      }
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "e-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let module = "Exercises" + folder.lastPathComponent.suffix(6)
    var alone = sources.filter { !$0.file.fitsNamespace }
    let together = sources.filter(\.file.fitsNamespace)
    do {
      try load(together, module, in: folder)
    } catch CompiledModels.Failure.compiler(let words) {
      // What doesn't compile is found by the compiler; the others are compiled once more.
      let bad = together.indices.filter { words.contains("-\($0).swift:") }
      guard !bad.isEmpty else { throw CompiledModels.Failure.compiler(words) }
      alone += bad.map { together[$0] }
      try load(
        together.indices.filter { !bad.contains($0) }.map { together[$0] }, module + "B",
        in: folder)
    }
    for (place, source) in alone.enumerated() {
      do {
        try load([source], "\(module)_\(place)", in: folder)
      } catch CompiledModels.Failure.compiler(let words) where source.part.file != "start.swift" {
        let name = exercises[source.part.exercise].name
        errors.append("\(name): \(source.part.file) doesn't compile: \(words)")
      } catch CompiledModels.Failure.compiler {}
    }
  }

  /// One of the files, to be compiled beside others.
  private struct Source {
    let part: Part
    let file: ModelSourceText
    /// The root, as Swift writes it.
    let type: String

    init(_ part: Part, _ text: String, type: String?) {
      self.part = part
      // As the program does it for code without imports.
      file = ModelSourceText(
        text.contains("import ") ? text : "import Foundation\nimport DecodingStyles\n" + text)
      self.type = type ?? file.outermostTypes.first ?? ""
    }

    /// The root within a namespace: of `[User]` and `Page<User>` each name that the file declares.
    func type(in namespace: String) -> String {
      type.replacing(/[A-Z][A-Za-z0-9]*/) { name in
        file.declaredNames.contains(String(name.output))
          ? "\(namespace).\(name.output)" : String(name.output)
      }
    }
  }

  private mutating func load(_ sources: [Source], _ module: String, in folder: URL) throws {
    guard let first = sources.first else { return }
    let isAlone = sources.count == 1 && !first.file.fitsNamespace
    let loaded = try CompiledModels.load(
      module,
      sources.enumerated().map { isAlone ? $1.file.text : $1.file.inNamespace("Part\($0)") },
      roots: sources.enumerated().map { isAlone ? $1.type : $1.type(in: "Part\($0)") },
      in: folder)
    let read = SourceReading.facts(
      ofModels: sources.map { [ModelFile(name: "Model.swift", text: $0.file.text)] })
    for (place, source) in sources.enumerated() {
      roots[source.part] = loaded[place]
      facts[source.part] = read[place]
    }
  }

  /// What became of one of the models.
  func model(_ file: String, of exercise: Exercise, at place: Int) -> ExerciseCheck.Model {
    let part = Part(exercise: place, file: file)
    guard let root = roots[part], let facts = facts[part] else { return .refused("") }
    let models = Models.loaded(
      ModelTypes(strict: root, default: root, smart: root), DecodingOptions())
    let findings = ExerciseFindings(exercise, models, facts: [.strict: facts])
    return findings.map { .decoded($0) } ?? .refused("")
  }
}
