import Foundation
import Testing

/// Who imports the library links neither judge nor tool.
struct ConsumerTests {
  @Test(arguments: [
    (
      "LibraryConsumer",
      [
        "DecodingRecord", "DecodingStyles", "DecodingTrace", "DecodingWrappers", "JSONSource",
        "LibraryConsumer", "TerminalText",
      ]
    ),
    ("WrappersConsumer", ["DecodingRecord", "DecodingWrappers", "WrappersConsumer"]),
  ])
  func `a program links the modules of the library that it imports`(
    _ program: String, _ modules: [String]
  ) throws {
    let products = Self.products(with: program)
    #expect(try Self.modulesLinked(into: program, in: products) == modules)
    let process = Process()
    let output = Pipe()
    process.executableURL = products.appending(path: program)
    process.standardOutput = output
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(String(decoding: said, as: UTF8.self) == "7 false\n")
  }

  /// The folder of the built products.
  private static func products(with program: String) -> URL {
    let bundles = CommandLine.arguments.filter { $0.contains(".xctest") }.map { URL(filePath: $0) }
    var folder = bundles.first ?? Bundle.main.bundleURL
    while folder.pathComponents.count > 1,
      !FileManager.default.isExecutableFile(atPath: folder.appending(path: program).path)
    {
      folder.deleteLastPathComponent()
    }
    return folder
  }

  /// The modules of ours whose object files the build told the linker.
  private static func modulesLinked(into program: String, in products: URL) throws -> [String] {
    let list = products.appending(path: "\(program).product/Objects.LinkFileList")
    let objects = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
    let modules = objects.compactMap { object -> String? in
      let folder = object.split(separator: "/").dropLast().last
      return folder.flatMap { $0.hasSuffix(".build") ? String($0.dropLast(6)) : nil }
    }
    return Set(modules).sorted()
  }
}
