import Foundation
import TestSupport
import Testing

/// Sources that tell a compiler, a linker, a driver or a plug-in what to do. Nothing comes of it but what is
/// said.
struct HostileSourceTests {
  struct Order: Sendable, CustomTestStringConvertible {
    var name: String
    /// What stands in the model's file besides the model.
    var code: String
    /// What is said of it; `nil` for what has no effect at all.
    var words: String?
    var isRefused: Bool? = nil

    var testDescription: String { name }
  }

  /// A section that holds a text, as linkers read it: ended by a zero.
  private static func section(_ name: String, _ text: String) -> String {
    let bytes = Array(text.utf8) + [0]
    let types = bytes.map { _ in "UInt8" }.joined(separator: ", ")
    let values = bytes.map { "\($0)" }.joined(separator: ", ")
    return "@section(\"\(name)\") @used private let order: (\(types)) = (\(values))"
  }

  private static let drivers = [
    "-Wl,-Map=made", "-Wl,-o,made", "-Xlinker -o -Xlinker made", "@response", "-B.",
    "-fuse-ld=./ld",
    "-Wl,-T,script", "-Wl,--format=binary,secret", "-l:secret", "-Wl,--noinhibit-exec",
  ].map {
    Order(
      name: $0, code: section(".swift1_autolink_entries", $0),
      words: "fills the section '.swift1_autolink_entries', by which linkers are told what to do")
  }

  private static let sections = [
    ".deplibs", ".linker-options", ".drectve", ".llvm.lto", ".llvmbc", ".gnu.warning.order",
    ".interp", ".dynamic",
  ].map { Order(name: $0, code: section($0, "-Map=made"), words: "fills the section '\($0)'") }

  private static let refused = [".dynstr", ".symtab", ".note.gnu.property", ".eh_frame"].map {
    Order(name: $0, code: section($0, "-Map=made"), words: "can't be linked: ")
  }

  private static let others = [
    Order(
      name: "a module map beside it", code: "#if canImport(Beside)\n#error(\"found\")\n#endif",
      words: nil),
    Order(
      name: "a module beside it", code: "import Beside",
      words: "there is no module 'Beside' here: its import is left out", isRefused: false),
    Order(
      name: "a macro of a plug-in by its path",
      code: "@freestanding(expression) macro made() -> Int = "
        + "#externalMacro(module: \"FOLDER/plugin\", type: \"Made\")\nlet number = #made",
      words: "could not be found for macro 'made()'"),
    Order(
      name: "a function that is elsewhere",
      code: "@_extern(c, \"system\") func run(_ words: UnsafePointer<CChar>) -> Int32",
      words: "'@_extern' requires"),
    Order(
      name: "a place elsewhere", code: "#sourceLocation(file: \"FOLDER/made\", line: 1)",
      words: nil),
    Order(
      name: "an own allocator",
      code: "@_cdecl(\"unlink\") public func unlink(_ path: UnsafePointer<CChar>) -> Int32 { 0 }",
      words: nil),
    Order(name: "a section of no linker's", code: section("own", "-Map=made"), words: nil),
  ]

  private static let model = "import Foundation\nstruct User: Codable { var id: Int }\n"

  /// A folder with a model, and with what such orders would have read or run.
  private static func folder(_ code: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let bait = "#!/bin/sh\ntouch '\(folder.url.path)/made'\n"
    for name in ["ld", "ld.lld", "ld.gold", "clang", "plugin", "swift-autolink-extract"] {
      let file = try folder.file(name, Array(bait.utf8))
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
    for (name, text) in [
      "response": "-Wl,-Map=made", "secret": "secret", "script": "OUTPUT(made)",
      "user.json": #"{"id": 1}"#,
      "module.modulemap": "module Beside { header \"beside.h\" link \"secret\" }", "beside.h": "",
      "Model.swift": model + code.replacing("FOLDER", with: folder.url.path) + "\n",
    ] { try folder.file(name, Array(text.utf8)) }
    return folder
  }

  private static func names(_ folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
  }

  @Test(
    arguments: CaseSelection.tenth(of: drivers) + CaseSelection.tenth(of: sections + refused)
      + others)
  func `nothing comes of an order but what is said of it`(_ order: Order) throws {
    let folder = try Self.folder(order.code)
    let before = try Self.names(folder)
    let run = try BuiltProgram.run(
      ["decode", "Model.swift", "user.json", "--style", "strict"],
      environment: [
        "PATH": "\(folder.url.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
      ],
      in: folder.url)
    #expect(try Self.names(folder) == before)
    let isRefused = order.isRefused ?? (order.words != nil)
    #expect(run.status == (isRefused ? 65 : 0))
    #expect(order.words.map { run.errors.contains($0) } ?? run.errors.isEmpty)
    #expect(run.output.contains("1 as sent") != isRefused)
  }

  @Test func `a course and an exercise that are trusted get no further`() throws {
    let order = try #require(Self.drivers.first)
    let folder = try Self.folder("")
    let source = Self.model + order.code + "\n"
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "exercise"), withIntermediateDirectories: true)
    for (name, text) in [
      "course.md": """
      ---
      format: 1
      title: Mine
      minutes: 5
      ---
      ```open
      sample: MissingKey

      The first step.
      ```
      ```model
      type: User
      value: {"id": 1}
      say: A user.

      \(source)
      ```
      """,
      "exercise/exercise.md": """
      ---
      format: 1
      title: Mine
      ---
      A user.

      ```goal
      decodes: yes
      It decodes.
      ```
      """,
      "exercise/start.swift": source, "exercise/solution.swift": source,
      "exercise/wrong-a.swift": source, "exercise/wrong-b.swift": source,
      "exercise/1-a.json": #"{"id": 1}"#,
    ] { try folder.file(name, Array(text.utf8)) }
    let before = try Self.names(folder)
    for words in [["course", "course.md"], ["practice", "exercise"]] {
      let run = try BuiltProgram.run(
        words + ["--check", "--trust"],
        environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""], in: folder.url)
      #expect(
        (run.output + run.errors).contains("by which linkers are told what to do"), "\(words)")
      #expect(run.status != 0)
      #expect(try Self.names(folder) == before)
    }
  }

  @Test func `in the explorer an order that is typed is told as well`() throws {
    let folder = try Self.folder("")
    let session = try TmuxSession(
      columns: 120, rows: 35,
      script: "cd '\(folder.url.path)' && \"$PROGRAM\" Model.swift user.json",
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""])
    try session.wait(for: "whole value")
    let before = try Self.names(folder)
    // As another editor saves it.
    let order = try #require(Self.drivers.first)
    try folder.file("Model.swift", Array((Self.model + order.code).utf8))
    try session.wait(for: "the model's code fills")
    #expect(try Self.names(folder) == before)
  }
}

#if os(Linux)
  /// What is said where a kernel confines less.
  struct UnconfinedTests {
    @Test func `where the kernel has no Landlock, a run says so once`() throws {
      let folder = try TemporaryFolder()
      try folder.file("Model.swift", Array("struct User: Codable { var id: Int }".utf8))
      try folder.file("a.json", Array(#"{"id": 1}"#.utf8))
      let probe = try BuiltProgram.url().deletingLastPathComponent().appending(path: "BoxProbe")
      for _ in 0..<2 {
        let run = try BuiltProgram.shell(
          """
          export PATH='\(ProcessInfo.processInfo.environment["PATH"] ?? "")'
          '\(probe.path)' --without-landlock "$PROGRAM" decode Model.swift a.json a.json
          """, in: folder.url)
        #expect(run.status == 0)
        #expect(
          run.errors
            == "codable-explorer: note: no Landlock here (Linux 5.13): compiler and model can use your "
            + "files\n")
      }
    }
  }
#endif
