import Foundation

/// Runs several pieces of work in turns, so that a noisy machine hits all of them alike.
struct Alternation {
  enum Clock {
    /// The processor's time of this thread, so that other programs' isn't in it.
    case thread
    /// The processor's time of all threads, for work that they share.
    case process
    /// What somebody waits, for work that several threads share.
    case wall
  }

  struct Entry {
    var name: String
    var work: () -> Void
    var seconds: [Double] = []
  }

  private var entries: [Entry] = []
  private let clock: Clock

  init(_ clock: Clock = .thread) {
    self.clock = clock
  }

  /// Adds a piece of work that is done so many times a round; what it makes is let go of.
  mutating func add<Made>(
    _ name: String, repeats: Int = 1, _ work: @escaping () throws -> Made
  ) {
    let repeated = {
      do {
        for _ in 0..<repeats { _ = try work() }
      } catch {
        print("  \(name) failed: \(error)")
      }
    }
    entries.append(Entry(name: name, work: repeated))
  }

  /// The median of each entry in seconds, by name, in the order in which they were added. Work that
  /// takes less than `least` seconds is done in a round as often as fills them, and counted as one.
  mutating func medians(
    rounds: Int, least: Double = 0
  ) -> [(name: String, seconds: Double)] {
    var repeats = entries.map { _ in 1 }
    for round in 0...rounds {
      for index in entries.indices {
        let start = seconds()
        for _ in 0..<repeats[index] { entries[index].work() }
        let duration = (seconds() - start) / Double(repeats[index])
        // The first round warms caches and is not counted.
        if round > 0 {
          entries[index].seconds.append(duration)
        } else {
          repeats[index] = max(1, Int((least / max(duration, 1e-6)).rounded(.up)))
        }
      }
    }
    return entries.map { ($0.name, Self.median($0.seconds)) }
  }

  private func seconds() -> Double {
    var time = timespec()
    switch clock {
    case .thread: clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    case .process: clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    case .wall: clock_gettime(CLOCK_MONOTONIC, &time)
    }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return 0 }
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}

/// A table of medians on stdout.
enum BenchmarkTable {
  static func print(_ title: String, _ header: [String], _ rows: [[String]]) {
    let all = [header] + rows
    let widths = header.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    Swift.print("\n\(title)")
    for row in all {
      let cells = row.indices.map { column in
        let pad = String(repeating: " ", count: widths[column] - row[column].count)
        return column == 0 ? row[column] + pad : pad + row[column]
      }
      Swift.print("  " + cells.joined(separator: "  "))
    }
  }

  static func number(_ value: Double, _ digits: Int) -> String {
    let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    let scaled = (value * scale).rounded()
    guard digits > 0 else { return "\(Int(scaled))" }
    let whole = "\(Int(abs(scaled)))"
    let padded = String(repeating: "0", count: max(0, digits + 1 - whole.count)) + whole
    return (scaled < 0 ? "-" : "") + padded.dropLast(digits) + "." + padded.suffix(digits)
  }
}
