import Foundation

/// Prints medians and ratios, all measured alternately in this one process.
///
/// Absolute times are those of the machine of the day; the ratios are what to compare.
@main
enum Benchmarks {
  static func main() throws {
    #if DEBUG
      print("This is a debug build: run `swift run -c release benchmarks` for figures.")
    #endif
    try DecodingBenchmark.run()
    ParsingBenchmark.run()
    try ReportBenchmark.run()
    PaintBenchmark.run()
  }
}
