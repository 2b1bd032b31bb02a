import Foundation

/// The most memory that this process has had so far.
enum PeakMemory {
  static var kilobytes: Int {
    #if canImport(Darwin)
      var usage = rusage()
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss / 1024
    #else
      // `getrusage` would tell the peak of the process that started this one, if that was higher.
      let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
      return line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) } ?? 0
    #endif
  }
}
