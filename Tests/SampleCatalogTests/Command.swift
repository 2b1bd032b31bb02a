import Foundation

/// A program that has been run to its end.
struct Command {
  let status: Int32
  let outputLines: [String]
  let errorLines: [String]

  /// Runs the program and waits for it.
  init(_ program: URL, _ arguments: [String]) throws {
    let process = Process()
    let output = Pipe()
    // A file, not a second pipe: one that nobody reads while the other is read could fill up.
    let errors = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data().write(to: errors)
    defer { try? FileManager.default.removeItem(at: errors) }
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    status = process.terminationStatus
    outputLines = Self.lines(text)
    errorLines = Self.lines(try Data(contentsOf: errors))
  }

  private static func lines(_ data: Data) -> [String] {
    String(decoding: data, as: UTF8.self).split(separator: "\n").map { String($0) }
  }
}
