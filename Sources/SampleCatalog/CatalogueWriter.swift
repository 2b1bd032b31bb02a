/// Writes the catalogue of the samples as a Swift file; the same samples give the same text.
enum CatalogueWriter {
  /// The file that declares `SampleCatalogue`. Samples that lack a part are left out: a catalogue
  /// with problems isn't written.
  static func swift(for catalogue: Catalogue) -> String {
    let entries = catalogue.samples.compactMap(entry)
    let names = catalogue.samples.map { "entryOf\($0.name.sample)" }.joined(separator: ", ")
    return """
      // Made from the samples' folders at each build: edit the samples, not this file.
      package import Workbench

      /// The samples that come with the program.
      package enum SampleCatalogue {
        /// All samples, in the order of their folders.
        package static let all: [SampleEntry] = [\(names)]
      }

      \(entries.joined(separator: "\n"))
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
        strict: \(source(strict)),
        default: \(source(`default`)),
        smart: \(source(smart)),
        payloads: [
      \(payloads)
        ],
        sample: \(folder.name.sample).self)

      """
  }

  private static func source(_ source: StyleSource) -> String {
    """
    ModelSource(
      fileName: \(SwiftLiteral.string(source.fileName)),
      text: \(SwiftLiteral.string(source.text)),
      firstLine: \(source.firstLine))
    """
  }

  private static func payload(_ payload: PayloadFile) -> String {
    """
    Payload(
      name: \(SwiftLiteral.string(payload.name)),
      fileName: \(SwiftLiteral.string(payload.fileName)),
      bytes: \(SwiftLiteral.bytes(payload.bytes)))
    """
  }
}
