import Dispatch
import Foundation
import Synchronization
import Testing

/// What the thread sanitizer says of the ways in which this program's threads work together:
/// something where one of them reaches past the others' order, and nothing where none does.
///
/// Without the first its silence about the program would mean nothing: it takes from the calls that
/// it knows which thread comes behind which.
@Suite(.enabled(if: ThreadSanitizer.isOn))
struct PlantedRaceTests {
  @Test(arguments: ThreadPattern.allCases)
  func `a race is found`(pattern: ThreadPattern) async throws {
    let result = await #expect(
      processExitsWith: .exitCode(ThreadSanitizer.status), observing: [\.standardErrorContent]
    ) { [pattern = pattern as ThreadPattern] in
      pattern.run(isRacing: true)
    }
    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(said.contains("SUMMARY: ThreadSanitizer: ") && said.contains("ThreadPattern.swift"))
  }

  @Test(arguments: ThreadPattern.allCases)
  func `nothing is found where there is no race`(pattern: ThreadPattern) async {
    await #expect(processExitsWith: .success) { [pattern = pattern as ThreadPattern] in
      pattern.run(isRacing: false)
    }
  }
}

/// The sanitizer that the tests were built with.
enum ThreadSanitizer {
  /// The exit status of a process in which it found something.
  static let status: Int32 = 66

  static var isOn: Bool { dlsym(dlopen(nil, RTLD_NOW), "__tsan_init") != nil }
}
