import Foundation

/// What the samples' sources say, from the program that reads Swift.
enum FactReader {
  /// The facts of each source, as JSON on one line. Throws a `CocoaError` where the program can't be
  /// run, or has no answer.
  static func facts(of catalogue: Catalogue, by program: String) throws -> [StyleSource: String] {
    struct File: Encodable {
      var name: String
      var text: String
    }
    let sources = catalogue.samples.flatMap { folder in
      folder.sources.sorted { $0.key.namespace < $1.key.namespace }.map { style, source in
        // The types stand in the namespaces that they have in the running program, on their lines.
        let opening = "extension \(folder.name.sample) { enum \(style.namespace) { "
        let text = opening + source.text + "} }\n" + source.preamble
        return (source, [File(name: source.fileName, text: text)])
      }
    }
    let lines = try output(of: program, on: JSONEncoder().encode(sources.map(\.1)))
      .split(separator: 0x0A)
    guard lines.count == sources.count else { throw CocoaError(.fileReadCorruptFile) }
    return Dictionary(
      zip(sources.map(\.0), lines.map { String(decoding: $0, as: UTF8.self) })
    ) { first, _ in first }
  }

  /// What the program writes; the request goes through a file, since it may be larger than a pipe.
  private static func output(of program: String, on request: Data) throws -> Data {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try request.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: program)
    process.arguments = ["--facts"]
    process.standardInput = try FileHandle(forReadingFrom: file)
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.fileReadCorruptFile) }
    return output
  }
}
