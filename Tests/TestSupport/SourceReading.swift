import DecodingRecord
package import Foundation
package import ModelFacts
import Synchronization
package import Workbench

/// What sources of tests say: read by the built `model-deriver`, each text once.
package enum SourceReading {
  private static let known = Mutex<[[ModelFile]: KnownFacts]>([:])

  /// The facts of files that belong together. Stops the tests where the program can't be run.
  package static func facts(of files: [ModelFile]) -> KnownFacts {
    if let facts = known.withLock({ $0[files] }) { return facts }
    let facts = KnownFacts(read([files])[0])
    known.withLock { $0[files] = facts }
    return facts
  }

  /// The facts of several models, read in one run.
  package static func facts(ofModels models: [[ModelFile]]) -> [KnownFacts] {
    read(models).map { KnownFacts($0) }
  }

  package static func facts(of text: String) -> KnownFacts {
    facts(of: [ModelFile(name: "Model.swift", text: text)])
  }

  /// The folder of the built products.
  package static let products: URL = {
    let bundles = CommandLine.arguments.filter { $0.contains(".xctest") }.map { URL(filePath: $0) }
    var folder = bundles.first ?? Bundle.main.bundleURL
    while folder.pathComponents.count > 1,
      !FileManager.default.isExecutableFile(atPath: folder.appending(path: "model-deriver").path)
    {
      folder.deleteLastPathComponent()
    }
    return folder
  }()

  private static func read(_ models: [[ModelFile]]) -> [ModelFacts] {
    do {
      let output = try run(
        products.appending(path: "model-deriver"), ["--facts"], input: JSONEncoder().encode(models)
      ).output
      let facts = try output.split(separator: 0x0A).map {
        try JSONDecoder().decode(ModelFacts.self, from: $0)
      }
      guard facts.count == models.count else { throw CocoaError(.fileReadCorruptFile) }
      return facts
    } catch {
      fatalError("the sources of tests can't be read: \(error)")
    }
  }

  /// Runs a program to its end; its standard output and standard error are one.
  package static func run(
    _ program: URL, _ arguments: [String], input: Data = Data(), in folder: URL? = nil
  ) throws -> (status: Int32, output: Data) {
    let process = Process()
    // A request may be larger than a pipe.
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try input.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let stdout = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = try FileHandle(forReadingFrom: file)
    process.standardOutput = stdout
    process.standardError = stdout
    try process.run()
    let output = stdout.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }
}

extension FactIndex {
  /// What a source says.
  package init(reading text: String) { self = SourceReading.facts(of: text).index }
}

extension ModelSource {
  /// What it says.
  package var read: KnownFacts { SourceReading.facts(of: text) }

  /// The same, with what it says.
  package var withFacts: ModelSource {
    var source = self
    source.facts =
      parts.isEmpty
      ? read
      : SourceReading.facts(
        of: parts.enumerated().map { place, part in
          let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
          let end = parts.dropFirst(place + 1).first.map { $0.firstLine - 1 } ?? lines.count
          return ModelFile(
            name: part.fileName,
            text: lines[part.firstLine..<end].joined(separator: "\n"))
        })
    return source
  }
}

extension ModelTypeNames: ExpressibleByStringLiteral {
  /// A type by its name.
  package init(stringLiteral name: String) { self.init(type: .named(name)) }
}
