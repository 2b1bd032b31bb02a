import Foundation
import Testing

/// Samples and their catalogue, compiled together with a program that prints what is in it.
///
/// The package's own module can't be imported here, since its name for `package` access is that of
/// the folder it was cloned into; so the types that a catalogue is made of are declared anew.
struct CatalogueProgram: ~Copyable {
  private let folder: URL

  init(samples: String, catalogue: URL) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "catalogue-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let main = folder.appending(path: "main.swift")
    try Data(Self.source.utf8).write(to: main)
    let models = try FileManager.default.subpathsOfDirectory(atPath: samples)
      .filter { $0.hasSuffix(".swift") }.sorted().map { samples + "/" + $0 }
    let compiler = try Command(
      URL(filePath: "/usr/bin/env"),
      [
        "swiftc", "-swift-version", "6", "-enable-upcoming-feature", "InternalImportsByDefault",
        "-package-name", "catalogue", "-module-name", "Workbench",
        "-suppress-warnings", "-o", folder.appending(path: "program").path, main.path,
        catalogue.path,
      ] + models)
    try FileManager.default.removeItem(at: catalogue)
    try #require(compiler.status == 0, "\(compiler.errorLines)")
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// The lines that the program prints: the samples, or with "bytes" the first one's contents.
  func run(with arguments: String...) throws -> [String] {
    try Command(folder.appending(path: "program"), arguments).outputLines
  }

  private static let source = """
    package protocol Sample: SendableMetatype {
      associatedtype StrictModel: Decodable
      associatedtype DefaultModel: Decodable
      associatedtype SmartModel: Decodable
    }

    package struct Payload: Sendable {
      package var name: String
      package var fileName: String
      package var bytes: [UInt8]
    }

    package struct ModelSource: Sendable {
      package var fileName: String
      package var text: String
      package var firstLine: Int
      package var imports: [String] = []
      package var preamble = ""
    }

    package struct SampleEntry: Sendable {
      package var name: String
      package var topic: String
      package var title: String
      package var question: String
      package var lesson: String
      package var strict: ModelSource
      package var `default`: ModelSource
      package var smart: ModelSource
      package var shared: String
      package var payloads: [Payload]
      package var sample: any Sample.Type
    }

    if CommandLine.arguments.last == "bytes" {
      for entry in SampleCatalogue.all.prefix(1) {
        print(Array(entry.lesson.utf8))
        print(Array(entry.smart.text.utf8))
        for payload in entry.payloads { print(payload.bytes) }
      }
    } else {
      for entry in SampleCatalogue.all {
        let payloads = entry.payloads.map(\\.fileName).joined(separator: " ")
        print("\\(entry.name) \\(entry.topic)/\\(entry.title) \\(payloads)")
      }
    }
    """
}
