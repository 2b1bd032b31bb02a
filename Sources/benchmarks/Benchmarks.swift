import Foundation

/// Prints medians and ratios, all measured alternately in this one process, and then the ratios
/// beside what they are to be.
///
/// Absolute times are those of the machine of the day; the ratios are what to compare.
///
///     benchmarks                         all of it
///     benchmarks --only smart keys       some parts
///     benchmarks --hard "bad members"    one hard payload
///     benchmarks --decode smart FILE     one decode, in a process of its own, and its peak memory
@main
enum Benchmarks {
  /// The parts by name, in the order in which they run.
  private static let parts: [(name: String, run: @Sendable (inout Goals) throws -> Void)] = [
    ("smart", DecodingBenchmark.run), ("recording", RecordingBenchmark.run),
    ("small", SmallBenchmark.run), ("keys", KeyOrderBenchmark.run),
    ("growth", GrowthBenchmark.run), ("hard", HardPayloadBenchmark.run),
    ("memory", MemoryBenchmark.run),
    ("parser", ParsingBenchmark.run), ("report", ReportBenchmark.run),
    ("large-report", ReportBenchmark.runLarge),
    ("screen", PaintBenchmark.run), ("own-model", OwnModelBenchmark.run),
    ("inferred-model", InferredModelBenchmark.run), ("trials", OwnModelBenchmark.runTrials),
    ("reduce", ReducingBenchmark.run), ("matrix", MatrixBenchmark.run),
  ]

  static func main() throws {
    #if DEBUG
      print("This is a debug build: run `swift run -c release benchmarks` for figures.")
    #endif
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "--decode" {
      return try MemoryBenchmark.decodeOnce(Array(arguments.dropFirst()))
    }
    if arguments.first == "--hard" {
      return HardPayloadBenchmark.run(named: Array(arguments.dropFirst()))
    }
    var names = parts.map(\.name)
    if arguments.first == "--only" { names = Array(arguments.dropFirst()) }
    guard arguments.isEmpty || arguments.first == "--only",
      names.allSatisfy({ name in parts.contains { $0.name == name } })
    else {
      print("usage: benchmarks [--only \(parts.map(\.name).joined(separator: " "))]")
      exit(64)
    }
    var goals = Goals()
    for part in parts where names.contains(part.name) { try part.run(&goals) }
    goals.print()
  }
}
