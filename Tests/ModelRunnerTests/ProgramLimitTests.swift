import Foundation
import ModelFacts
import Testing

@testable import ModelRunner

/// The compiler and the deriver: what they may use, and what is said of how they end.
struct ProgramLimitTests {
  /// A folder with a script in the place of a program, that goes with the test.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "codable-explorer-programs-\(UUID().uuidString)")

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func script(_ text: String) throws -> String {
      let file = url.appending(path: "program")
      try Workshop.writeScript(text, to: file)
      return file.path
    }
  }

  private static let files = [
    ModelFile(name: "A.swift", text: "struct A: Codable { var x: Int }")
  ]

  /// The problem that building has with a script in the compiler's place.
  private static func problem(
    _ script: String, limits: ProgramLimits = ProgramLimits(seconds: 60, megabytes: 1024)
  ) throws -> ProgramFailure? {
    let folder = try Folder()
    var builder = try Workshop.builder(cache: folder.url)
    builder.compiler.toolchain.compiler = try folder.script(script)
    builder.compiler.limits = limits
    do throws(ModelProblem) {
      _ = try builder.build(files, type: nil)
      return nil
    } catch {
      guard case .programFailed(let failure) = error else { throw error }
      return failure
    }
  }

  @Test func `a compiler that takes too long is stopped, with all that it has started`() throws {
    let folder = try Folder()
    let log = folder.url.appending(path: "children").path
    let limits = ProgramLimits(seconds: 1, megabytes: 1024)
    let failure = try Self.problem(
      "setsid sh -c 'echo $$ >>\(log); exec sleep 1000' & sleep 1000", limits: limits)
    #expect(failure?.ending == .timedOut(seconds: 1))
    #expect(failure?.isDueToModel == true)
    let children = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
    #expect(!children.isEmpty)
    for child in children {
      #expect(try !FileManager.default.fileExists(atPath: "/proc/\(#require(Int(child)))"))
    }
  }

  @Test func `a compiler that is killed, or fails without a word, is told as that`() throws {
    let killed = try Self.problem("kill -9 $$")
    #expect(killed?.ending == .signal(9, words: "Killed"))
    #expect(
      killed?.words.message == "the compiler was ended by signal 9, Killed, and said nothing")
    let mute = try Self.problem("exit 3")
    #expect(mute?.words.message == "the compiler ended with status 3 and said nothing")
    let talking = try Self.problem("echo 'no disk' >&2; exit 3")
    #expect(talking?.words.message == "the compiler ended with status 3: no disk\n")
    #expect(talking?.isDueToModel == false)
  }

  @Test func `memory that it doesn't get is told as that`() throws {
    let limits = ProgramLimits(seconds: 60, megabytes: 64)
    let bound = try Self.problem("ulimit -d >&2; exit 1", limits: limits)
    #expect(bound?.said == "65536\n")
    let failure = try Self.problem(
      "echo 'LLVM ERROR: out of memory' >&2; kill -ABRT $$", limits: limits)
    #expect(failure?.ending == .outOfMemory(megabytes: 64))
    #expect(
      failure?.words.message == "the compiler wanted more than 64 MB of memory and was stopped")
  }

  @Test func `what a model says of memory is no lack of it`() throws {
    let file = ModelFile(
      name: "A.swift", text: "struct A: Codable { var x: Int = \"out of memory\" }")
    let problem = #expect(throws: ModelProblem.self) {
      _ = try Workshop.builder().build([file], type: nil)
    }
    guard case .doesNotCompile(let findings)? = problem else {
      Issue.record("\(String(describing: problem))")
      return
    }
    #expect(findings.first?.place?.line == 1)
  }

  @Test func `a deriver that takes too long is stopped`() throws {
    let folder = try Folder()
    var installation = try Workshop.builder().compiler.installation
    installation.deriver = try folder.script("cat >/dev/null; sleep 1000")
    #expect(
      throws: ModelProblem.programFailed(
        ProgramFailure(.deriver, .timedOut(seconds: 1), said: ""))
    ) {
      _ = try DerivedModel(
        of: Self.files, in: installation, cache: ModelCache(folder: folder.url.path),
        environment: ["PATH": "/usr/bin:/bin"], limits: ProgramLimits(seconds: 1, megabytes: 1024))
    }
  }

  @Test func `each program has a temporary folder of its own, that goes with it`() throws {
    let keeper = try Workshop.builder().compiler.installation.keeper
    let command = ToolInvocation(
      "/bin/sh", ["-c", "cd \"$TMPDIR\" && mkdir -p a/b && touch a/b/c && pwd"],
      environment: ["PATH": "/usr/bin:/bin"], keeper: keeper)
    let result = try command.run()
    let folder = String(decoding: result.output, as: UTF8.self).dropLast()
    #expect(folder.contains("codable-explorer.") && result.ending == .exited(0))
    #expect(!FileManager.default.fileExists(atPath: String(folder)))
  }

  #if os(Linux)
    @Test func `it has no descriptor but its channels`() throws {
      let keeper = try Workshop.builder().compiler.installation.keeper
      // Those that aren't closed when another program takes this one's place: one of the system's choice,
      // and all low ones that are free, as a shell's redirections are.
      let leaking = Pipe()
      #expect(fcntl(leaking.fileHandleForWriting.fileDescriptor, F_SETFD, 0) == 0)
      var low: [Int32] = []
      defer { for number in low { close(number) } }
      while low.allSatisfy({ $0 < 8 }) {
        low.append(fcntl(leaking.fileHandleForWriting.fileDescriptor, F_DUPFD, 3))
      }
      let command = ToolInvocation(
        "/bin/sh", ["-c", "ls /proc/$$/fd"],
        environment: ["PATH": "/usr/bin:/bin"], keeper: keeper)
      let numbers = String(decoding: try command.run().output, as: UTF8.self)
        .split(separator: "\n").compactMap { Int($0) }
      #expect(numbers == [0, 1, 2])
      withExtendedLifetime(leaking) {}
    }
  #endif

  #if os(Linux)
    @Test func `its keeper holds no pipe of another's`() throws {
      let keeper = try Workshop.builder().compiler.installation.keeper
      let leaking = Pipe()
      #expect(fcntl(leaking.fileHandleForWriting.fileDescriptor, F_SETFD, 0) == 0)
      let pipe = try FileManager.default.destinationOfSymbolicLink(
        atPath: "/proc/self/fd/\(leaking.fileHandleForWriting.fileDescriptor)")
      let command = ToolInvocation(
        "/bin/sh", ["-c", "ls -l /proc/$PPID/fd"],
        environment: ["PATH": "/usr/bin:/bin"], keeper: keeper)
      let held = String(decoding: try command.run().output, as: UTF8.self)
      #expect(held.contains("pipe:") && !held.contains(pipe))
      withExtendedLifetime(leaking) {}
    }

    @Test func `it leads a session of its own, which has no terminal`() throws {
      let keeper = try Workshop.builder().compiler.installation.keeper
      // The sixth word is the session's number (proc(5)).
      let command = ToolInvocation(
        "/bin/sh",
        ["-c", "(: </dev/tty) 2>/dev/null && echo terminal; cut -d' ' -f6 /proc/$$/stat; echo $$"],
        environment: ["PATH": "/usr/bin:/bin"], keeper: keeper)
      let words = String(decoding: try command.run().output, as: UTF8.self)
        .split(separator: "\n")
      #expect(words.count == 2 && words.first == words.last)
    }

    @Test func `its keeper leads one from its first step, so that ^C never ends it`() throws {
      let folder = try Folder()
      // In the keeper's place.
      let keeper = try folder.script("cut -d' ' -f6 /proc/$$/stat; echo $$")
      let command = ToolInvocation(
        "/bin/sh", [], environment: ["PATH": "/usr/bin:/bin"], keeper: keeper)
      let words = String(decoding: try command.run().output, as: UTF8.self)
        .split(separator: "\n")
      #expect(words.count == 2 && words.first == words.last)
    }

    @Test func `the keeper of a program that takes its time computes nothing`() throws {
      let keeper = try Workshop.builder().compiler.installation.keeper
      // The fourteenth and fifteenth words are what it computed, in hundredths of seconds (proc(5)).
      let command = ToolInvocation(
        "/bin/sh", ["-c", "sleep 1; cut -d' ' -f14,15 /proc/$PPID/stat"],
        environment: ["PATH": "/usr/bin:/bin"], keeper: keeper)
      let ticks = String(decoding: try command.run().output, as: UTF8.self)
        .split { $0.isWhitespace }.compactMap { Int($0) }
      #expect(ticks.count == 2 && ticks.reduce(0, +) < 5)
    }
  #endif
}
