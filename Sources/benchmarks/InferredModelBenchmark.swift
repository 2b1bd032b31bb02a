import DecodingReport
import Foundation
import JSONSource
import ModelFacts
import ModelInference
import ModelRunner
import Workbench

/// The first decode with a model that is inferred for a payload: what the strict column and what all
/// three take, beside `swiftc` for one style after the other and a decode behind that.
///
/// All times are of the clock on the wall.
enum InferredModelBenchmark {
  static func run(_ goals: inout Goals) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "benchmarks-inferred-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var builder = try ModelBuilder.find()
    builder.compiler.cache = ModelCache(folder: folder.appending(path: "cache").path)
    var rows: [[String]] = []
    for (types, rounds) in [(3, 7), (45, 3)] {
      let payload = payload(types: types)
      let inference = ModelInference()
      inference.observe(JSONDocument.parse(payload))
      let model = inference.model(named: "payload")
      let lines = model.source.split(separator: "\n", omittingEmptySubsequences: false).count
      var strict: [Double] = []
      var round = 0
      let times = try WallClock.alternate(
        rounds: rounds,
        [
          {
            round += 1
            let time = try firstDecode(of: model, payload, edit: round, builder)
            if round > 2 { strict.append(time) }
          },
          {
            round += 1
            try decodeOneAfterTheOther(model, payload, edit: round, builder, folder)
          },
        ])
      let medians = [strict.sorted()[rounds / 2]] + times.map(\.median)
      rows.append(
        ["\(types) types, \(lines) lines"] + medians.map { BenchmarkTable.number($0 * 1e3, 0) })
      goals.add(
        "an inferred model's strict column, \(lines) lines", medians[0] / medians[2], .atMost, 0.34,
        "× one style after the other")
    }
    BenchmarkTable.print(
      "The first decode of an inferred model, ms",
      ["", "strict", "all three", "one after the other"],
      rows)
  }

  /// Compiles the model, which is another one with each edit, decodes the payload, and returns the
  /// seconds until the strict report was there.
  private static func firstDecode(
    of model: InferredModel, _ payload: [UInt8], edit: Int, _ builder: ModelBuilder
  ) throws -> Double {
    let file = ModelFile(name: "Model.swift", text: model.source + "// \(edit)\n")
    let pending = PendingModel { (strictFirst) throws(ModelProblem) in
      @Sendable func process(_ model: CompiledModel) throws(ModelProblem) -> ModelProcess {
        try builder.process(of: model, limits: ModelLimits())
      }
      return try process(
        builder.build([file], type: model.root) { strictFirst(try? process($0)) })
    }
    let experiment = experiment(model, pending, payload)
    let start = ContinuousClock.now
    let sooner = experiment.decodeSooner(Cancellation())?.report
    let time = start.duration(to: .now) / .seconds(1)
    precondition(sooner?.styles.map(\.threw) == [false])
    precondition(experiment.run().styles.map(\.threw) == [false, false, false])
    return time
  }

  /// Derives the model anew, has `swiftc` compile one style after the other, and decodes in a new process.
  private static func decodeOneAfterTheOther(
    _ model: InferredModel, _ payload: [UInt8], edit: Int, _ builder: ModelBuilder, _ folder: URL
  ) throws {
    let compiler = builder.compiler
    let derived = try DerivedModel(
      of: [ModelFile(name: "Model.swift", text: model.source + "// \(edit)\n")],
      in: compiler.installation, cache: compiler.cache, environment: compiler.environment)
    let versions = [derived.defaultStyle, derived.smartStyle].flatMap(\.files).map(\.text)
    for text in [model.source] + versions {
      let source = folder.appending(path: "Model.swift")
      try Data(text.utf8).write(to: source)
      let process = Process()
      process.executableURL = URL(filePath: compiler.toolchain.compiler)
      process.arguments =
        [
          "-Onone", "-parse-as-library", "-emit-library", "-module-name", "Model",
          "-I", compiler.installation.modules, source.path, "-o",
          folder.appending(path: "model.library").path, "-use-ld=lld",
        ]
      try process.run()
      process.waitUntilExit()
      precondition(process.terminationStatus == 0)
    }
    // Of an edit that was compiled in the first round.
    let kept = ModelFile(name: "Model.swift", text: model.source + "// 1\n")
    let process = try builder.process(
      of: builder.build([kept], type: model.root), limits: ModelLimits())
    precondition(experiment(model, process, payload).run().styles.allSatisfy { !$0.threw })
  }

  private static func experiment(
    _ model: InferredModel, _ runner: any ExperimentRunner, _ payload: [UInt8]
  ) -> Experiment {
    Experiment(
      model: model.root, models: .elsewhere(runner), source: "payload.json", bytes: payload)
  }

  /// An object of so many objects, each of a shape of its own.
  private static func payload(types: Int) -> [UInt8] {
    let members = (0..<types).map { place in
      let name =
        "part" + String(UnicodeScalar(UInt8(ascii: "A") + UInt8(place / 26)))
        + String(UnicodeScalar(UInt8(ascii: "a") + UInt8(place % 26)))
      return """
        "\(name)": {"\(name)Id": \(place), "name": "\(name)", "createdAt": "2026-01-01T00:00:00Z",
        "\(name)Count": \(place), "ratio": 0.5, "isActive": true}
        """
    }
    return Array("{\(members.joined(separator: ", "))}".utf8)
  }
}
