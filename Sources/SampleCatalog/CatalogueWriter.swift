/// Writes the catalogue of the samples as a Swift file; the same samples give the same text.
enum CatalogueWriter {
  /// The file that declares `SampleCatalogue`. Samples that lack a part are left out: a catalogue
  /// with problems isn't written.
  static func swift(for catalogue: Catalogue) -> String {
    let entries = catalogue.samples.compactMap(entry)
    let names = catalogue.samples.map { "entryOf\($0.name.sample)" }.joined(separator: ", ")
    let courses = catalogue.courses.map { course in
      "(name: \(SwiftLiteral.string(course.name)), text: \(SwiftLiteral.string(course.text)))"
    }.joined(separator: ",\n")
    let exercises = catalogue.exercises.indices.map { "exercise\($0)" }.joined(separator: ", ")
    return """
      // Made from the samples' folders at each build: edit the samples, not this file.
      package import Workbench

      /// The samples that come with the program.
      package enum SampleCatalogue {
        /// All samples, in the order of their folders.
        package static let all: [SampleEntry] = [\(names)]
        /// The texts of all courses, in the order of their files.
        package static let courses: [(name: String, text: String)] = [
      \(courses)
        ]
        /// The files of all exercises, in the order of their folders.
        package static let exercises: [(name: String, files: [(name: String, text: String)])] = [
          \(exercises)
        ]
      }

      \(entries.joined(separator: "\n"))
      \(catalogue.exercises.enumerated().map(exercise).joined(separator: "\n"))
      """
  }

  private static func exercise(_ place: Int, _ folder: ExerciseSources) -> String {
    let files = folder.files.map { file in
      "(name: \(SwiftLiteral.string(file.name)), text: \(SwiftLiteral.string(file.text)))"
    }.joined(separator: ",\n")
    return """
      private let exercise\(place): (name: String, files: [(name: String, text: String)]) = (
        name: \(SwiftLiteral.string(folder.name)),
        files: [
      \(files)
        ])

      """
  }

  private static func entry(_ folder: SampleFolder) -> String? {
    guard let lesson = folder.lesson, let strict = folder.sources[.strict],
      let `default` = folder.sources[.default], let smart = folder.sources[.smart]
    else { return nil }
    let payloads = folder.payloads.map(payload).joined(separator: ",\n")
    return """
      private let entryOf\(folder.name.sample) = SampleEntry(
        name: "\(folder.name.sample)",
        topic: \(SwiftLiteral.string(lesson.topic)),
        title: \(SwiftLiteral.string(lesson.title)),
        question: \(SwiftLiteral.string(lesson.question)),
        lesson: \(SwiftLiteral.string(lesson.text)),
        strict: \(source(strict, folder.facts[.strict])),
        default: \(source(`default`, folder.facts[.default])),
        smart: \(source(smart, folder.facts[.smart])),
        shared: \(SwiftLiteral.string(folder.shared)),
        payloads: [
      \(payloads)
        ],
        sample: \(folder.name.sample).self)

      """
  }

  private static func source(_ source: StyleSource, _ facts: String?) -> String {
    let known = facts.map { ", facts: KnownFacts(json: \(SwiftLiteral.string($0)))" }
    let preamble =
      source.preamble.isEmpty ? "" : ", preamble: \(SwiftLiteral.string(source.preamble))"
    let imports = source.imports.map(SwiftLiteral.string).joined(separator: ", ")
    return """
      ModelSource(
        fileName: \(SwiftLiteral.string(source.fileName)),
        text: \(SwiftLiteral.string(source.text)),
        firstLine: \(source.firstLine), imports: [\(imports)]\(preamble)\(known ?? ""))
      """
  }

  private static func payload(_ payload: CataloguePayload) -> String {
    """
    Payload(
      name: \(SwiftLiteral.string(payload.name)),
      fileName: \(SwiftLiteral.string(payload.fileName)),
      bytes: \(SwiftLiteral.bytes(payload.bytes)))
    """
  }
}
