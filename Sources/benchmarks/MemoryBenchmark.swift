import DecodingStyles
import Foundation
import JSONSource

/// The memory that one decode needs at its peak, above that of a process that has read the file.
///
/// Each decode runs in a process of its own: a peak never falls again.
enum MemoryBenchmark {
  static func run(_ goals: inout Goals) throws {
    for count in [10_000, 100_000] {
      let file = try temporaryFile(AirportsPayload.make(count: count, .clean))
      defer { try? FileManager.default.removeItem(at: file) }
      let read = try peak("nothing", file)
      let foundation = try peak("foundation", file) - read
      let smart = try peak("smart", file) - read
      BenchmarkTable.print(
        "Memory at the peak, \(count) records, above the \(read / 1000) MB of a process that reads",
        ["", "MB"],
        [("Foundation, strict", foundation), ("smart", smart)].map { name, kilobytes in
          [name, BenchmarkTable.number(Double(kilobytes) / 1000, 1)]
        })
      goals.add(
        "memory, \(count) records", Double(smart) / Double(foundation), .atMost, 1, "× Foundation")
    }
  }

  /// The memory that a whole report of a payload needs at its peak, the payload included, above
  /// that of a process that made the report of a payload with next to nothing in it, in bytes.
  static func ofReport(_ bytes: [UInt8], beside small: [UInt8]) throws -> Double {
    let file = try temporaryFile(bytes)
    defer { try? FileManager.default.removeItem(at: file) }
    let large = try medianPeak(file)
    try Data(small).write(to: file)
    return Double(large - (try medianPeak(file))) * 1024
  }

  /// Two threads share a report's work, which they don't do in the same way each time.
  private static func medianPeak(_ file: URL) throws -> Int {
    try (0..<5).map { _ in try peak("report", file) }.sorted()[2]
  }

  private static func temporaryFile(_ bytes: [UInt8]) throws -> URL {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("benchmarks-\(ProcessInfo.processInfo.processIdentifier).json")
    try Data(bytes).write(to: file)
    return file
  }

  /// Runs this program for one decode; returns what it says of itself, in kB.
  private static func peak(_ style: String, _ file: URL) throws -> Int {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["--decode", style, file.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Int(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
  }

  /// Decodes a file in a style, once or so many times, and prints the peak of this process's memory in kB.
  static func decodeOnce(_ arguments: [String]) throws {
    guard arguments.count >= 2 else { exit(64) }
    // Further ones show a profiler what one decode costs after the first.
    let repeats = arguments.count > 2 ? Int(arguments[2]) ?? 1 : 1
    let file = URL(fileURLWithPath: arguments[1])
    if arguments[0] == "report" {
      let bytes = try Array(Data(contentsOf: file))
      for _ in 0..<repeats { ReportBenchmark.reportOnce(bytes) }
      return print(PeakMemory.kilobytes)
    }
    let data = try Data(contentsOf: file)
    for _ in 0..<repeats { try decode(arguments[0], data) }
    print(PeakMemory.kilobytes)
  }

  private static func decode(_ style: String, _ data: Data) throws {
    switch style {
    case "foundation":
      _ = try JSONDecoder().decode([Plain.Airport].self, from: data)
    case "smart":
      _ = try SmartDecoder().decode([Smart.Airport].self, from: data)
    case "recorded": _ = try RecordingBenchmark.recorded(data)
    case "parse": _ = data.withUnsafeBytes { JSONDocument.parse($0) }
    default: break
    }
  }
}
