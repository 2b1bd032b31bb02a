import Foundation
import Testing
import Workbench

@testable import Samples

@Suite struct LessonTests {
  @Test(arguments: SampleCatalogueTests.names)
  func `a lesson fits into its pane`(_ name: String) throws {
    let entry = try SampleCatalogueTests.entry(name)
    let lines = entry.lesson.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    // The article that code stands in has two more.
    #expect(lines.count <= (entry.topic == "In print" ? 32 : 30))
    #expect(lines.allSatisfy { $0.count <= 76 })
    #expect(entry.topic.count <= 12)
    #expect(entry.title.count <= 22)
  }

  @Test(arguments: SampleCatalogueTests.names)
  func `a lesson asks, answers for each style, and says what to write`(_ name: String) throws {
    let entry = try SampleCatalogueTests.entry(name)
    #expect(entry.lesson.hasPrefix("# \(entry.topic): \(entry.title)\n\n\(entry.question)\n\n"))
    #expect(entry.question.filter { $0 == "?" }.count == 1)
    let parts = entry.lesson.split(separator: "\n## ")
    try #require(parts.count == 3)
    #expect(parts[1].hasPrefix("What happens\n"))
    for style in ["- **Strict**", "- **Default**", "- **Smart**"] {
      #expect(parts[1].contains(style))
    }
    #expect(parts[2].hasPrefix("What to write\n"))
    #expect(parts[2].split(separator: "```").count == 3)
  }

  @Test(arguments: SampleCatalogueTests.names)
  func `a lesson on printed code ends with where it is printed`(_ name: String) throws {
    let entry = try SampleCatalogueTests.entry(name)
    let last = entry.lesson.split(separator: "\n").last ?? ""
    #expect(last.hasPrefix("Printed ") == (entry.topic == "In print"))
  }

  @Test(arguments: SampleCatalogueTests.names)
  func `a lesson is the file`(_ name: String) throws {
    let file = try SamplesFolder.folder(of: name).appending(path: "lesson.md")
    #expect(
      try SampleCatalogueTests.entry(name).lesson == String(contentsOf: file, encoding: .utf8))
  }
}
