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
    var sources: [(part: Part, text: String)] = []
    for (place, exercise) in exercises.enumerated() {
      sources.append((Part(exercise: place, file: "start.swift"), exercise.start))
      sources.append((Part(exercise: place, file: "solution.swift"), exercise.solution))
      sources += exercise.wrongs.map { (Part(exercise: place, file: $0.fileName), $0.text) }
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "e-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let module = "Exercises" + folder.lastPathComponent.suffix(6)
    // What doesn't compile is found by the compiler, and left out of the second try.
    var left = Set<Int>()
    for attempt in 0..<2 {
      let kept = sources.indices.filter { !left.contains($0) }
      do {
        try load(kept.map { sources[$0] }, exercises, "\(module)\(attempt)", in: folder)
        return
      } catch CompiledModels.Failure.compiler(let words) {
        let bad = kept.enumerated().filter { words.contains("-\($0.offset).swift:") }.map(\.element)
        guard attempt == 0, !bad.isEmpty else { throw CompiledModels.Failure.compiler(words) }
        for place in bad where sources[place].part.file != "start.swift" {
          let part = sources[place].part
          errors.append("\(exercises[part.exercise].name): \(part.file) doesn't compile: \(words)")
        }
        left.formUnion(bad)
      }
    }
  }

  private mutating func load(
    _ sources: [(part: Part, text: String)], _ exercises: [Exercise], _ module: String,
    in folder: URL
  ) throws {
    // As the program does it for code without imports.
    let texts = sources.map { source in
      source.text.contains("import ")
        ? source.text : "import Foundation\nimport DecodingStyles\n" + source.text
    }
    let files = texts.map(ModelSourceText.init)
    let types = zip(sources, files).map { source, file in
      exercises[source.part.exercise].type ?? file.outermostTypes.first ?? ""
    }
    let roots = try CompiledModels.load(
      module, files.enumerated().map { $1.inNamespace("Part\($0)") },
      roots: types.enumerated().map { place, type in
        // Of a type such as [User] or Page<User> each name that the file declares.
        type.replacing(/[A-Z][A-Za-z0-9]*/) { name in
          files[place].declaredNames.contains(String(name.output))
            ? "Part\(place).\(name.output)" : String(name.output)
        }
      }, in: folder)
    let facts = SourceReading.facts(
      ofModels: texts.map { [ModelFile(name: "Model.swift", text: $0)] })
    for (place, source) in sources.enumerated() {
      self.roots[source.part] = roots[place]
      self.facts[source.part] = facts[place]
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
