import Foundation
import TestSupport
import Testing

struct OwnModelTests {
  private static let user = """
    struct User: Codable {
      var id: Int
      var name: String = "nobody"
      var role: Role
    }

    enum Role: String, Codable { case admin, viewer, other }
    """

  /// A folder with files, the program run in it.
  static func run(
    _ words: [String], _ files: KeyValuePairs<String, String>, input: BuiltProgram.Input = .nothing,
    environment: [String: String] = [:]
  ) throws -> BuiltProgram.Run {
    let folder = try TemporaryFolder()
    for (name, text) in files {
      let file = folder.url.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let usual = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
      "HOME": folder.url.path,
    ]
    return try BuiltProgram.run(
      words, input: input, environment: usual.merging(environment) { $1 }, in: folder.url)
  }

  @Test func `an own model decodes in all three styles`() throws {
    let run = try Self.run(
      ["decode", "User.swift", "a.json"],
      ["User.swift": Self.user, "a.json": #"{"id": "7", "role": "owner"}"#])
    #expect(
      run.output == """
        User · a.json · 28 bytes

        a.json:1:8: error: expected Int for 'id', found the string "7" [strict]
          1 | {"id": "7", "role": "owner"}
            |        ^^^
        hint: the default style puts 0 there
        hint: the smart style converts it to 7

        FIELD   JSON       STRICT          DEFAULT             SMART
        $.id    "7"        ✗ wrong-type    ↺ 0 wrong-type!     ~ 7 wrong-type
        $.name  ◌ missing  ⋯ (✗ missing)   ↺ "nobody" missing  ↺ "nobody" missing
        $.role  "owner"    ⋯ (✗ bad-enum)  ↺ .other bad-enum!  ↺ .other bad-enum!

        strict   threw    1 threw · 2 not reached · 1 of 3 errors
        default  decoded  3 default · 2 lost silently
        smart    decoded  1 converted · 2 default · 1 lost silently

        ~ converted  ↺ default  ✗ threw  ⋯ not reached  ( ) what the field would have done alone  ! the value was lost, no error was raised

        """)
    #expect(run.errors == "")
    #expect(run.status == 1)
  }

  @Test func `many payloads are decoded by a model that is compiled once`() throws {
    let payload = #"{"id": 1, "name": "a", "role": "admin"}"#
    let run = try Self.run(
      ["decode", "User.swift", "1.json", "2.json", "-", "--format", "json", "--style", "strict"],
      ["User.swift": Self.user, "1.json": payload, "2.json": payload],
      input: .bytes(Array(payload.utf8)))
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(
      lines.allSatisfy { $0.hasPrefix(#"{"schema":1,"model":"User","modelSource":"User.swift""#) })
    #expect(run.status == 0)
  }

  @Test func `programs that compile one model at once share what they make`() throws {
    let folder = try TemporaryFolder()
    try folder.file("User.swift", Self.user.utf8)
    try folder.file("a.json", Array(#"{"id": 1, "role": "admin"}"#.utf8))
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let command = "\"$PROGRAM\" decode User.swift a.json --style smart --format json"
    let run = try BuiltProgram.shell(
      """
      export XDG_CACHE_HOME="$PWD/cache" HOME="$PWD" PATH='\(path)'
      \(command) >1 2>&1 & \(command) >2 2>&1 & \(command) >3 2>&1; wait
      ls cache/codable-explorer/models | grep -c work-
      """, in: folder.url)
    let answers = try (1...3).map { try folder.text("\($0)") }
    #expect(answers.allSatisfy { $0.contains(#""value": "User(id: 1, name: "#) })
    #expect(run.output == "0\n")
  }

  @Test(arguments: [
    (["--type", "Page<Item>"], #"{"items": [{"id": 1}]}"#, "Page<Item>"),
    (["--type", "Shop.Order"], #"{"number": 1}"#, "Shop.Order"),
    (["--type", "Item"], #"{"id": 1}"#, "Item"),
  ])
  func `the root is the type that is asked for`(
    _ option: [String], _ payload: String, _ name: String
  ) throws {
    let run = try Self.run(
      ["decode", "Shop.swift", "a.json", "--style", "strict"] + option,
      [
        "Shop.swift": """
        struct Page<Element: Codable>: Codable { var items: [Element] }
        struct Item: Codable { var id: Int }
        enum Shop { struct Order: Codable { var number: Int } }
        """, "a.json": payload,
      ])
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("\(name) · a.json"))
    #expect(run.status == 0)
  }

  @Test func `files and folders of files are one model`() throws {
    let item = "struct Item: Codable { var id: Int }"
    let page = "struct Page: Codable { var items: [Item] }"
    let payload = #"{"items": [{"id": 1}]}"#
    let byFiles = try Self.run(
      ["decode", "Page.swift", "Item.swift", "a.json", "--style", "strict"],
      ["Page.swift": page, "Item.swift": item, "a.json": payload])
    let byFolder = try Self.run(
      ["decode", "Models", "a.json", "--style", "strict"],
      ["Models/Page.swift": page, "Models/Item.swift": item, "a.json": payload])
    #expect(byFiles.status == 0)
    #expect(byFiles.output == byFolder.output)
    #expect(byFiles.output.hasPrefix("Page · a.json"))
  }

  @Test(
    arguments: CaseSelection.tenth(of: ["01-User", "41-SnakeCase", "50-Epochs", "84-AnyAsPrinted"]))
  func `a folder in a sample's form brings its own versions, payloads and settings`(
    _ name: String
  ) throws {
    let samples = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Samples")
    let own = try Self.run(["decode", samples.appending(path: name).path], [:])
    let builtIn = try BuiltProgram.run(["decode", String(name.dropFirst(3))])
    #expect(own.output == builtIn.output)
    #expect(own.errors == "")
    #expect(own.status == builtIn.status)
  }

  @Test func `places in the library's declarations are not shown`() throws {
    let run = try Self.run(
      ["decode", "User.swift", "a.json"],
      ["User.swift": "struct User: Codable { var id: Itn }", "a.json": "{}"])
    let lines = run.errors.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("User.swift: note: protocol requires initializer") })
    #expect(lines.filter { $0.contains("note: ") }.allSatisfy { $0.hasPrefix("User.swift:") })
  }

  @Test func `hidden files of a folder are another program's`() throws {
    let run = try Self.run(
      ["decode", "Models", "a.json", "--style", "strict"],
      [
        "Models/User.swift": Self.user, "Models/._User.swift": "\u{5}\u{16}",
        "a.json":
          #"{"id": 1, "name": "a", "role": "admin"}"#,
      ])
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test func `what of a derived version is left as it is is told, once for each reason`() throws {
    let run = try Self.run(
      ["decode", "User.swift", "a.json"],
      [
        "User.swift":
          "import Foundation\nstruct User: Codable { let id: Int; let site: URL; let icon: URL }",
        "a.json": #"{"id": 1, "site": "a", "icon": "b"}"#,
      ])
    #expect(
      run.errors == """
        User.swift:2:41: note: [default] User.site, User.icon: `URL` has no default value; left as it is
          2 | struct User: Codable { let id: Int; let site: URL; let icon: URL }
            |                                         ^
        User.swift:2:24: note: [default, smart] User: each `let` that is decoded is a `var` here, so that it can fall back

        """)
    #expect(run.status == 0)
  }

  @Test(arguments: [
    (
      "struct User: Codable { var id: Itn }", [String](), Int32(65),
      """
      User.swift:1:32: error: cannot find type 'Itn' in scope
        1 | struct User: Codable { var id: Itn }
          |                                ^^^
      """
    ),
    (
      "import Swift\nstruct User: Codable { var id: UUID }", [], 65,
      """
      User.swift:2:32: error: cannot find type 'UUID' in scope
        2 | struct User: Codable { var id: UUID }
          |                                ^^^^
      hint: add import Foundation at the top of the file
      """
    ),
    (
      "import Swift\nstruct User: Codable { @DefaultCodable var id: Int }", [], 65,
      """
      User.swift:2:25: error: unknown attribute 'DefaultCodable'
        2 | struct User: Codable { @DefaultCodable var id: Int }
          |                         ^
      hint: add import DecodingStyles at the top of the file
      """
    ),
    (
      "private struct User: Codable { var id: Int }", [], 65,
      """
      User.swift:1:9: error: 'User' is private to its file, so nothing else can decode it
        1 | private struct User: Codable { var id: Int }
          |         ^
      hint: remove 'private' or 'fileprivate' in front of it, or choose another type by --type

      """
    ),
    (
      "import SwiftUI\nstruct User: Codable { var id: Int; func color() -> Color { .red } }", [],
      65,
      """
      User.swift:1:8: error: there is no module 'SwiftUI' here
        1 | import SwiftUI
          |        ^
      hint: Foundation and DecodingStyles are there; for another, say where it and its library are: --swiftc-flags '-I FOLDER -L FOLDER -lSwiftUI', or remove the import

      """
    ),
    (
      "struct User { var id: Int }", [], 65,
      """
      User.swift: error: User.swift declares no type that is Decodable
      hint: write struct User: Codable { … }

      """
    ),
    (
      "struct Page<T: Codable>: Codable { var items: [T] }", [], 65,
      """
      User.swift:1:1: error: 'Page' is generic over T, so it is no type yet
        1 | struct Page<T: Codable>: Codable { var items: [T] }
          | ^
      hint: say which: --type 'Page<Int>'

      """
    ),
    (
      "struct User: Codable { var id: Int }", ["--type", "Usr"], 64,
      """
      User.swift: error: no Decodable type is named 'Usr'
      hint: --type takes User

      """
    ),
  ])
  func `what can't be a model is said at its place`(
    _ source: String, _ options: [String], _ status: Int32, _ errors: String
  ) throws {
    let run = try Self.run(
      ["decode", "User.swift", "a.json"] + options, ["User.swift": source, "a.json": "{}"])
    #expect(run.errors.hasPrefix(errors))
    #expect(run.output == "")
    #expect(run.status == status)
  }

  @Test func `a library that isn't linked is the model's fault, and not the payload's`() throws {
    let run = try Self.run(
      ["decode", "User.swift", "a.json", "--swiftc-flags", "-I Absent"],
      [
        "User.swift": """
        import Absent
        struct User: Codable { var id: Int; func absent() { Absent.absent() } }
        """, "a.json": #"{"id": 1}"#,
        "Absent/module.modulemap": #"module Absent { header "absent.h" }"#,
        "Absent/absent.h": "void absent(void);\n",
      ])
    #expect(run.errors.contains("User.swift: error: the compiled model can't be loaded: "))
    #expect(run.errors.contains("undefined symbol: absent"))
    #expect(run.errors.contains("-L FOLDER -lNAME"))
    #expect(run.output == "")
    #expect(run.status == 65)
  }

  @Test func `without a compiler it is said what to install`() throws {
    let run = try Self.run(
      ["decode", "User.swift", "a.json"], ["User.swift": Self.user, "a.json": "{}"],
      environment: ["PATH": "/nowhere"])
    #expect(
      run.errors == """
        User.swift: error: no Swift compiler was found on PATH, and a model of your own has to be compiled
        hint: install Swift 6.2 or later from https://www.swift.org/install, or open a built-in sample

        """)
    #expect(run.status == 69)
  }

  @Test func `a file that isn't there, and a folder without Swift, are said`() throws {
    let missing = try Self.run(["decode", "User.swift", "a.json"], ["a.json": "{}"])
    #expect(missing.errors == "User.swift: error: User.swift can't be used: no such file\n")
    #expect(missing.status == 66)
    let empty = try Self.run(
      ["decode", "Models", "a.json"], ["Models/a.json": "{}", "a.json": "{}"])
    #expect(
      empty.errors == """
        Models: error: Models has no Swift file
        hint: give a .swift file, or a folder that has one

        """)
    #expect(empty.status == 66)
    let bare = try Self.run(["decode", "User.swift"], ["User.swift": Self.user])
    #expect(
      bare.errors.hasPrefix("codable-explorer: error: the payload for 'User.swift' is missing\n"))
    #expect(bare.status == 64)
  }

  @Test func `the calls of a model that runs apart are those that it makes here`() throws {
    let samples = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Samples")
    let own = try Self.run(["decode", samples.appending(path: "01-User").path, "--trace"], [:])
    let builtIn = try BuiltProgram.run(["decode", "User", "--trace"])
    #expect(own.output == builtIn.output)
    #expect(own.output.contains("STRICT  the calls of"))
    #expect(own.output.contains("decode(Int)"))
  }

  @Test func `what the model prints goes to standard error`() throws {
    let run = try Self.run(
      ["decode", "User.swift", "a.json", "--style", "strict"],
      [
        "User.swift": """
        struct User: Decodable {
          init(from decoder: any Decoder) throws { print("here I am") }
        }
        """, "a.json": "{}",
      ])
    #expect(
      run.errors == """
        User.swift: note: the model printed 1 line
        hint: here I am

        """)
    #expect(run.output.hasPrefix("User · a.json"))
    #expect(run.status == 0)
  }
}
