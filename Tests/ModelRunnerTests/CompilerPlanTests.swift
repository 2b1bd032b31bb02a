import DecodingReport
import Foundation
import ModelFacts
import Testing
import Workbench

@testable import ModelRunner

/// What the driver of the compiler lays out, asked once for all models.
struct CompilerPlanTests {
  /// What the real driver prints.
  private func printed(_ flags: String...) throws -> String {
    let toolchain = try Workshop.builder().compiler.toolchain
    let command = Command(
      toolchain.compiler,
      ["-wmo", "-emit-library", "-module-name", CompilerPlan.module] + flags
        + CompilerPlan.question,
      environment: ProcessInfo.processInfo.environment,
      keeper: try Workshop.builder().compiler.installation.keeper)
    return String(decoding: try command.run().output, as: UTF8.self)
  }

  @Test func `the driver's programs are those for a model's own files`() throws {
    let plan = try #require(CompilerPlan(printed: printed("-I", "/a b/it's \"here\"")))
    let commands = plan.commands(
      module: "Mine", sources: ["/x/a.swift", "/x/b c.swift", "/x/d.swift"],
      library: "/x/mine.library", in: "/x/made")
    let words = commands.joined()
    #expect(words.contains("/a b/it's \"here\""))
    #expect(!words.contains { $0.contains(CompilerPlan.module) && !$0.contains("/x/made/") })
    let compiler = try #require(commands.first { $0.contains("/x/a.swift") })
    let first = try #require(compiler.firstIndex(of: "/x/a.swift"))
    #expect(compiler[first...].starts(with: ["/x/a.swift", "/x/b c.swift", "/x/d.swift"]))
    #expect(commands.last?.contains("/x/mine.library") == true)
  }

  @Test func `what isn't understood is no plan`() throws {
    #expect(CompilerPlan(printed: "") == nil)
    #expect(CompilerPlan(printed: "swift-driver: no such option") == nil)
    #expect(try CompilerPlan(printed: printed("-num-threads", "2")) == nil)
  }

  /// The driver itself is the way then.
  @Test(arguments: [["-num-threads", "2"], ["-D", "A"]])
  func `with a plan or without, the library is made`(_ flags: [String]) throws {
    let model = try Workshop.build(
      ["A.swift": "struct A: Codable { var planned\(flags.count + flags[1].count): Int }"],
      flags: flags)
    let process = try Workshop.process(model)
    let report = Workshop.experiment("{}", in: process).run()
    #expect(report.styles.map(\.threw) == [true, false, false])
  }

  @Test func `the driver is asked once for all models`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "plans-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var builder = try Workshop.builder(cache: folder)
    let (script, calls) = (folder.appending(path: "swiftc"), folder.appending(path: "calls"))
    try Workshop.writeScript(
      "echo >>'\(calls.path)'; exec '\(builder.compiler.toolchain.compiler)' \"$@\"", to: script)
    builder.compiler.toolchain.compiler = script.path
    for name in ["A", "B"] {
      _ = try builder.compiler.library(
        ModelModule(
          inPlaceOfAll: name,
          [ModelFile(name: "\(name).swift", text: "struct \(name): Codable {}")]))
    }
    #expect(try Data(contentsOf: calls).count == 1)
  }
}
