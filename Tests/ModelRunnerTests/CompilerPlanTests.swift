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
    let command = ToolInvocation(
      toolchain.compiler, ["-module-name", CompilerPlan.module] + flags + CompilerPlan.question,
      environment: ProcessInfo.processInfo.environment,
      keeper: try Workshop.builder().compiler.installation.keeper)
    return String(decoding: try command.run().output, as: UTF8.self)
  }

  @Test(arguments: [
    [], ["-num-threads", "2"], ["-no-whole-module-optimization"], ["-emit-module"],
  ])
  func `the driver's compiler is that for a model's own files`(_ flags: [String]) throws {
    let print = try printed("-I", "/a b/it's \"here\"", flags.first ?? "-g", flags.last ?? "-g")
    let plan = try #require(CompilerPlan(printed: print, loaded: []))
    let words = plan.compiler(
      module: "Mine", sources: ["/x/a.swift", "/x/b c.swift", "/x/d.swift"],
      object: "/x/made/mine.o", modules: "/x/modules")
    #expect(words.contains("/a b/it's \"here\""))
    #expect(!words.contains { $0.contains(CompilerPlan.module) && !$0.contains("/x/made/") })
    let first = try #require(words.firstIndex(of: "/x/a.swift"))
    #expect(words[first...].starts(with: ["/x/a.swift", "/x/b c.swift", "/x/d.swift"]))
    #expect(words.contains("/x/made/mine.o") && words.contains("/x/modules"))
  }

  @Test func `what isn't understood is no plan`() throws {
    #expect(CompilerPlan(printed: "", loaded: []) == nil)
    #expect(CompilerPlan(printed: "swift-driver: no such option", loaded: []) == nil)
    let failure = #expect(throws: ModelProblem.self) {
      var builder = try Workshop.builder()
      builder.compiler.flags = ["-D", "A"]
      builder.compiler.toolchain.compiler = "/bin/true"
      _ = try builder.build([ModelFile(name: "A.swift", text: "struct A: Codable {}")], type: nil)
    }
    #expect(failure == .programFailed(ProgramFailure(.compiler, .noAnswer, said: "")))
  }

  @Test(arguments: [["-num-threads", "2"], ["-D", "A"]])
  func `whatever the flags, the library is made`(_ flags: [String]) throws {
    let model = try Workshop.build(
      ["A.swift": "struct A: Codable { var planned\(flags.count + flags[1].count): Int }"],
      flags: flags)
    let process = try Workshop.process(model)
    let report = Workshop.experiment("{}", in: process).run()
    #expect(report.styles.map(\.threw) == [true, false, false])
  }

  @Test func `a flag that the compiler doesn't know is told in its words`() throws {
    let failure = #expect(throws: ModelProblem.self) {
      _ = try Workshop.build(["A.swift": "struct A: Codable {}"], flags: ["-unheard-of"])
    }
    guard case .doesNotCompile(let findings)? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(findings.first?.message == "unknown argument: '-unheard-of'")
  }

  @Test func `what the flags name is there to be read, and nothing else`() throws {
    let compiler = try Workshop.builder(
      flags: ["-I", "/a b", "-L/c", "-Xlinker", "/d/e.a", "-Xlinker", "-x", "-Xcc", "/f", "/g"]
    ).compiler
    #expect(compiler.folders == ["/a b", "/d/e.a", "/c"])
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

  @Test func `an object that is none gives no order, and ends nobody`() {
    // Of what the header and the first section tell, each number is as large as it can be.
    var object = [UInt8](repeating: 0, count: 0x100)
    object.replaceSubrange(0..<4, with: [0x7F, 0x45, 0x4C, 0x46])
    (object[0x28], object[0x3A], object[0x3C]) = (0x40, 0x40, 2)
    for place in 0..<object.count - 8 where place >= 4 {
      for value in [UInt8.max, 0x7F] {
        var damaged = object
        damaged.replaceSubrange(
          place..<(place + 8), with: Array(repeating: .max, count: 7) + [value])
        for count in [place, object.count] {
          #expect(ObjectFile.order(in: Array(damaged.prefix(count))) == nil)
        }
      }
    }
  }
}
