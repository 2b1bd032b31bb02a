import DecodingReport
import Foundation
import ModelFacts
import ModelRunner
import Samples
import Workbench

/// A user's own model: what an edit of it costs, and what an edit of the payload costs because the
/// model decodes in a process of its own.
///
/// All times are of the clock on the wall: others work meanwhile.
enum OwnModelBenchmark {
  /// The sample `User`, built in and as files.
  private static let name = "User"

  static func run(_ goals: inout Goals) throws {
    try building { builder, folder in
      try payloadEdits(builder, &goals)
      try modelEdits(builder, folder, &goals)
    }
  }

  private static func building(_ body: (ModelBuilder, URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "benchmarks-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var builder = try ModelBuilder.find()
    builder.compiler.cache = ModelCache(folder: folder.appending(path: "cache").path)
    try body(builder, folder)
  }

  private static func process(
    _ files: [ModelFile], type: String? = nil, _ builder: ModelBuilder
  ) throws -> ModelProcess {
    try builder.process(of: builder.build(files, type: type), limits: ModelLimits())
  }
}

// MARK: - Decoding again with other values

extension OwnModelBenchmark {
  /// Code that makes something else of each value, so that each item is decoded again with others.
  private static let remade = """
    struct Item: Decodable {
      var name: String
      var rank: Int
      enum CodingKeys: CodingKey { case place, level }
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let place = try container.decode(Int.self, forKey: .place)
        name = (0..<3).contains(place) ? ["zero", "one", "two"][place] : "far"
        rank = try container.decode(Int.self, forKey: .level) * 10
      }
    }
    """

  static func runTrials(_ goals: inout Goals) throws {
    try building { builder, _ in try trials(builder, &goals) }
  }

  private static func trials(_ builder: ModelBuilder, _ goals: inout Goals) throws {
    let apart = try process([ModelFile(name: "Item.swift", text: remade)], type: "[Item]", builder)
    let times = try WallClock.alternate(
      rounds: 7,
      [250, 4000].map { count in
        let items = (0..<count).map { #"{"place":\#($0 % 3),"level":\#($0 + 1)}"# }
        let experiment = Experiment(
          model: "[Item]", models: .elsewhere(apart), source: "items.json",
          bytes: Array("[\(items.joined(separator: ","))]".utf8), styles: [.strict])
        precondition(experiment.run()[.strict]?.summary[.converted] == 2 * count)
        return { _ = experiment.run() }
      })
    BenchmarkTable.print(
      "A report of items that the model's own code remakes: each is decoded again", ["", "ms"],
      zip(["250 items", "4,000 items"], times).map {
        [$0, BenchmarkTable.number($1.median * 1e3, 1)]
      })
    goals.add(
      "trials, 4,000 items", times[1].median / times[0].median, .atMost, 20, "× 250")
    apart.end()
  }
}

// MARK: - Edits of the payload

extension OwnModelBenchmark {
  private static func payloadEdits(_ builder: ModelBuilder, _ goals: inout Goals) throws {
    guard let builtIn = SampleCatalogue.all.sample(named: name) else { return }
    let apart = try process(sampleFiles(), builder)
    var own = builtIn
    own.models = .elsewhere(apart)
    var rows: [[String]] = []
    for (kilobytes, rounds) in [(2, 201), (16, 201)] {
      var edit = 0
      let payload = { (isNext: Bool) in
        edit += isNext ? 1 : 0
        return Self.payload(bytes: kilobytes * 1000, edit: edit)
      }
      try check(builtIn, own, payload(true))
      let times = try WallClock.alternate(
        rounds: rounds,
        [
          { _ = experiment(builtIn, payload(true)).run() },
          { _ = experiment(own, payload(false)).run() },
        ])
      rows.append(
        ["\(kilobytes) kB"]
          + times.flatMap { [$0.median, $0.percentile(95)] }
          .map { BenchmarkTable.number($0 * 1e3, 2) })
      for (what, share) in [("median", 50), ("95th percentile", 95)] {
        goals.add(
          "a payload's edit, \(kilobytes) kB, \(what)",
          (times[1].percentile(share) - times[0].percentile(share)) * 1e3, .atMost, 5,
          "ms above built in")
      }
    }
    BenchmarkTable.print(
      "A payload's edit → report of \(name), 201 times, the model built in and in a process",
      ["", "built in, ms", "p95", "own, ms", "p95"], rows)
    apart.end()
  }

  private static func experiment(_ entry: SampleEntry, _ bytes: [UInt8]) -> Experiment {
    Experiment(entry: entry, source: "user.json", bytes: bytes)
  }

  /// What is measured must be the same.
  private static func check(_ one: SampleEntry, _ other: SampleEntry, _ bytes: [UInt8]) throws {
    let reports = [experiment(one, bytes).run(), experiment(other, bytes).run()]
    precondition(reports[0].styles.map(\.value) == reports[1].styles.map(\.value))
    precondition(reports[0].styles.map(\.fields.count) == reports[1].styles.map(\.fields.count))
  }

  private static func sampleFiles() throws -> [ModelFile] {
    let samples = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Samples/01-\(name)")
    return try FileManager.default.contentsOfDirectory(atPath: samples.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { file in
        ModelFile(
          name: file, text: try String(contentsOf: samples.appending(path: file), encoding: .utf8))
      }
  }

  /// A user of so many bytes, most of them tags; each edit makes another one of it.
  private static func payload(bytes: Int, edit: Int) -> [UInt8] {
    let head = """
      {"id": \(edit), "name": "Ada", "age": "42", "email": null, "isAdmin": 1, "score": "9.5e1",
       "role": "owner", "address": {"city": "", "zip": 8001}, "tags": [
      """
    let tags = (0..<max(1, (bytes - head.utf8.count) / 12)).map { "\"tag \(10_000 + $0)\"" }
    return Array((head + tags.joined(separator: ",") + "]}").utf8)
  }
}

// MARK: - Edits of the model

extension OwnModelBenchmark {
  private static let source = """
    import Foundation

    struct User: Codable {
      var id: Int
      var name: String
      var edits: Int = EDIT
      var address: Address
      var tags: [String]
      var role: Role
    }

    struct Address: Codable {
      var city: String
      var zip: String?
    }

    enum Role: String, Codable { case admin, viewer }

    """
  private static let userPayload = Array(
    #"{"id": "7", "name": "Ada", "address": {"city": "Zug"}, "tags": ["a"], "role": "admin"}"#.utf8)

  private static func modelEdits(
    _ builder: ModelBuilder, _ folder: URL, _ goals: inout Goals
  ) throws {
    let package = try makePackage(folder)
    let rounds = 7
    var edit = 100
    let text = {
      edit += 1
      return source.replacingOccurrences(of: "EDIT", with: "\(edit)")
    }
    let times = try WallClock.alternate(
      rounds: rounds,
      [
        {
          let file = ModelFile(name: "User.swift", text: text())
          let apart = try process([file], builder)
          let report = Experiment(
            model: "User", models: .elsewhere(apart), source: "user.json", bytes: userPayload
          ).run()
          precondition(report.styles.last?.value?.contains("edits: \(edit)") == true)
          apart.end()
        },
        {
          try Data(text().utf8).write(to: package.appending(path: "Sources/app/User.swift"))
          for words in [["build"], ["run", "--skip-build", "app"]] {
            try swift(words, in: package, builder.compiler.toolchain)
          }
        },
      ])
    BenchmarkTable.print(
      "An edit of a model → result, \(rounds) times", ["", "median, ms", "p95"],
      zip(["three styles, in a process", "swift build && swift run, of one style"], times).map {
        [$0] + [$1.median, $1.percentile(95)].map { BenchmarkTable.number($0 * 1e3, 0) }
      })
    goals.add("a model's edit, median", times[0].median * 1e3, .atMost, 800, "ms")
    goals.add(
      "a model's edit", times[0].median / times[1].median, .atMost, 1, "× swift build and run")
  }

  private static func makePackage(_ folder: URL) throws -> URL {
    let package = folder.appending(path: "app")
    let sources = package.appending(path: "Sources/app")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try Data(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "app", targets: [.executableTarget(name: "app")])
      """.utf8
    ).write(to: package.appending(path: "Package.swift"))
    try Data(
      """
      import Foundation
      let payload = Data(\"\"\"
        \(String(decoding: userPayload, as: UTF8.self))
        \"\"\".utf8)
      do { print(try JSONDecoder().decode(User.self, from: payload)) } catch { print(error) }
      """.utf8
    ).write(to: sources.appending(path: "main.swift"))
    return package
  }

  private static func swift(
    _ words: [String], in package: URL, _ toolchain: Toolchain
  ) throws {
    let process = Process()
    process.executableURL = URL(filePath: toolchain.compiler).deletingLastPathComponent()
      .appending(path: "swift")
    process.arguments = words
    process.currentDirectoryURL = package
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    precondition(process.terminationStatus == 0)
  }
}
