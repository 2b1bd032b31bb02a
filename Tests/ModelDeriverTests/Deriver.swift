import Foundation

/// The built `model-deriver`, run on sources as the explorer runs it.
struct Deriver {
  struct Answer: Decodable {
    struct Place: Decodable, Equatable {
      var file: String
      var line: Int
      var column: Int
    }
    struct File: Decodable {
      var name: String
      var text: String
    }
    struct Note: Decodable {
      var place: Place
      var derivedLine: Int
      var subject: String
      var message: String
    }
    struct Style: Decodable {
      var files: [File]
      var notes: [Note]
    }
    struct Candidate: Decodable {
      var name: String
      var place: Place
      var isOutermost: Bool
      var isHidden: Bool
      var parameters: [String]
    }
    struct Literal: Decodable {
      var name: String
      var place: Place
      var text: String?
    }
    struct Setting: Decodable {
      var property: String
      var value: String
    }
    struct LeftOut: Decodable {
      var place: Place
      var words: String
    }
    struct Snippet: Decodable {
      var literal: Literal?
      var otherLiterals: [Literal]
      var type: String?
      var settings: [Setting]
      var leftOut: [LeftOut]
    }
    struct Import: Decodable {
      var module: String
      var place: Place
    }
    var files: [File]
    var snippet: Snippet?
    var candidates: [Candidate]
    var imports: [Import]
    var programs: [Place]
    var computedWrappers: [String]
    var defaultStyle: Style
    var smartStyle: Style
  }

  /// The folder of the built products, in which the program and the modules lie.
  static let products: URL = {
    let bundles = CommandLine.arguments.filter { $0.contains(".xctest") }.map { URL(filePath: $0) }
    var folder = bundles.first ?? Bundle.main.bundleURL
    while folder.pathComponents.count > 1,
      !FileManager.default.isExecutableFile(atPath: folder.appending(path: "model-deriver").path)
    {
      folder.deleteLastPathComponent()
    }
    return folder
  }()

  /// Derives from files by name and text, in this order.
  static func derive(_ files: KeyValuePairs<String, String>) throws -> Answer {
    try derive(files: files.map { ($0.key, $0.value) })
  }

  static func derive(files: [(name: String, text: String)]) throws -> Answer {
    let request = ["files": files.map { ["name": $0.name, "text": $0.text] }]
    let (status, output) = try run(
      products.appending(path: "model-deriver"), [], input: JSONEncoder().encode(request))
    guard status == 0 else { throw CocoaError(.executableLoad) }
    return try JSONDecoder().decode(Answer.self, from: output)
  }

  static func derive(_ text: String) throws -> Answer {
    try derive(["Model.swift": text])
  }

  /// Runs a program to its end; its standard output and standard error are one.
  static func run(
    _ program: URL, _ arguments: [String], input: Data = Data(), in folder: URL? = nil
  ) throws -> (status: Int32, output: Data) {
    let process = Process()
    let (stdin, stdout) = (Pipe(), Pipe())
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = stdout
    try process.run()
    try stdin.fileHandleForWriting.write(contentsOf: input)
    try stdin.fileHandleForWriting.close()
    let output = stdout.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }
}
