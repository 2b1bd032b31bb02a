import Foundation
import ModelFacts
import ModelRunner
import Synchronization
import Testing

/// A file of statements is compiled and run where models are run.
struct BoxedProgramTests {
  private static func run(
    _ source: String, limits: ModelLimits = ModelLimits(), stop: StopRequest = StopRequest()
  ) throws -> BoxedProgram.Result {
    let compiler = try Workshop.builder().compiler
    let library = try compiler.library(
      ofProgram: ModelFile(name: "repro.swift", text: source), stop: stop)
    return try BoxedProgram(
      library: library, in: compiler.installation, limits: limits,
      environment: compiler.environment
    ).run(stop: stop)
  }

  @Test func `statements run, and what they print is there in its order`() throws {
    let result = try Self.run(
      """
      import Foundation
      struct A: Codable { var x: Int }
      do {
        print(try JSONDecoder().decode(A.self, from: Data(#"{"x": "a"}"#.utf8)))
      } catch {
        print(error)
      }
      FileHandle.standardError.write(Data("on the other output\\n".utf8))
      print("last")
      """)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 3 && lines[0].contains("typeMismatch"))
    #expect(lines[1] == "on the other output" && lines[2] == "last")
    #expect(result.loss == nil && result.denials.isEmpty && result.omittedBytes == 0)
  }

  @Test func `it is kept from files, programs and the network as a model is`() throws {
    let result = try Self.run(
      """
      import Foundation
      print(FileManager.default.contents(atPath: "/etc/passwd") == nil)
      print(FileManager.default.createFile(atPath: "\(NSHomeDirectory())/out", contents: nil))
      print(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) < 0)
      print(isatty(0), open("/dev/tty", O_RDWR) < 0)
      """)
    #expect(result.output == "true\nfalse\ntrue\n0 true\n")
    #expect(result.denials.contains { $0.words == "reading /etc/passwd" })
    #expect(result.denials.contains { $0.words == "the network (socket)" })
  }

  @Test func `how it ends otherwise is told`() throws {
    let trapped = try Self.run("print(\"before\")\nlet x = [1][Int.random(in: 5...6)]\nprint(x)\n")
    #expect(trapped.output.hasPrefix("before\n"))
    #expect(trapped.loss?.words(of: "it") == "it trapped: Index out of range")
    let left = try Self.run("import Foundation\nprint(\"a\")\nexit(3)\n")
    #expect(left.output == "a\n" && left.loss == .exited(3))
    let endless = try Self.run("while true {}\n", limits: ModelLimits(seconds: 1))
    #expect(endless.loss == .timedOut(seconds: 1))
    let silent = try Self.run(
      """
      import Foundation
      print("before"); fflush(stdout)
      for file: Int32 in 0..<1024 { close(file) }
      while true { usleep(1000) }
      """, limits: ModelLimits(seconds: 1))
    #expect(silent.output == "before\n" && silent.loss == .timedOut(seconds: 1))
    let flood = try Self.run("for _ in 0..<20_000 { print(\"0123456789\") }\n")
    #expect(flood.output.utf8.count == 64 << 10 && flood.omittedBytes == 220_000 - 64 << 10)
  }

  @Test func `what doesn't compile is told with its place`() throws {
    #expect {
      try Self.run("let x: Int = \"a\"\n")
    } throws: { error in
      guard case .doesNotCompile(let findings)? = error as? ModelProblem else { return false }
      return findings.contains { $0.place?.file == "repro.swift" && $0.place?.line == 1 }
    }
  }

  @Test func `a program that is stopped ends at once, and has no answer`() throws {
    let stop = StopRequest()
    let began = ContinuousClock.now
    Thread {
      usleep(2_000_000)
      stop.request()
    }.start()
    #expect(throws: ModelProblem.overtaken) {
      try Self.run(
        "import Foundation\nwhile true { usleep(10_000) }\n", limits: ModelLimits(seconds: 60),
        stop: stop)
    }
    #expect(ContinuousClock.now - began < .seconds(30))
  }
}
