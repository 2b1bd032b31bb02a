import DecodingReport
import Foundation
import ModelFacts
import TestSupport
import Testing
import Workbench

/// A program with the derived models of all samples, that decodes their payloads.
///
/// A module for each style, since both bear the strict model's names; and the program, linked with
/// what the explorer decodes with.
struct DerivedProgram: ~Copyable {
  private let folder: URL
  private let compiler: ModelCompiler

  init(_ samples: [DerivedSample]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "samples-\(UUID())")
    compiler = ModelCompiler(folder: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try module("DefaultModels", samples) { $0.answer.defaultStyle.files }
    try module("SmartModels", samples) { $0.answer.smartStyle.files }
    try Data(Self.source.utf8).write(to: folder.appending(path: "main.swift"))
    let objects = try compiler.objects(
      of: "Workbench", "DecodingStyles", "DecodingWrappers", "DecodingConclusions",
      "DecodingReport", "DecodingTrace", "DecodingRecord", "JSONSource", "ModelFacts",
      "TerminalText")
    try compiler.compile(
      ["-o", "program", "main.swift", "DefaultModels.o", "SmartModels.o"] + objects)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Compiles a style's models, and a function that gives the samples' roots.
  private func module(
    _ name: String, _ samples: [DerivedSample],
    files: (DerivedSample) -> [ModelFile]
  ) throws {
    var names: [String] = []
    func write(_ text: String, _ file: String) throws {
      names.append(name + "-" + file)
      try Data(text.utf8).write(to: folder.appending(path: name + "-" + file))
    }
    for sample in samples {
      for file in files(sample) { try write(file.text, file.name) }
    }
    try write(
      """
      \(samples.map { "enum \($0.entry.name) {}" }.joined(separator: "\n"))
      public func models() -> [String: any Decodable.Type] {
        [\(samples.map { "\"\($0.entry.name)\": \($0.root).self" }.joined(separator: ", "))]
      }
      """, "models.swift")
    try compiler.compile(
      [
        "-parse-as-library", "-emit-module", "-emit-module-path", name + ".swiftmodule", "-c", "-o",
        name + ".o", "-module-name", name, "-suppress-warnings",
      ] + names)
  }

  /// The reports of all payloads, by sample, in the catalogue's order.
  func reports(of samples: [DerivedSample]) throws -> [[ComparableReport]] {
    let request = samples.map { sample in
      let options = sample.entry.models.options
      return Request(
        sample: sample.entry.name, keyStrategy: options.keyStrategy.rawValue,
        dateStrategy: options.dateStrategy.argument,
        payloads: sample.entry.payloads.map { Data($0.bytes) })
    }
    let (status, output) = try SourceReading.run(
      folder.appending(path: "program"), [], input: JSONEncoder().encode(request))
    try #require(status == 0, "\(String(decoding: output, as: UTF8.self))")
    return try JSONDecoder().decode([[ComparableReport]].self, from: output)
  }

  private struct Request: Encodable {
    var sample: String
    var keyStrategy: String
    var dateStrategy: String
    var payloads: [Data]
  }

  private static let source = #"""
    @testable import DecodingReport
    import DefaultModels
    import Foundation
    import SmartModels
    @testable import Workbench

    struct Request: Decodable {
      var sample: String
      var keyStrategy: String
      var dateStrategy: String
      var payloads: [Data]
    }

    enum Derived<Default: Decodable, Smart: Decodable>: Sample {
      typealias StrictModel = Default
      typealias DefaultModel = Default
      typealias SmartModel = Smart
    }

    func sample<D: Decodable, S: Decodable>(_ default: D.Type, _ smart: S.Type) -> any Sample.Type {
      Derived<D, S>.self
    }

    let input = FileHandle.standardInput.readDataToEndOfFile()
    let defaults = DefaultModels.models()
    let smarts = SmartModels.models()
    var lists: [String] = []
    for request in try JSONDecoder().decode([Request].self, from: input) {
      guard let d = defaults[request.sample], let s = smarts[request.sample] else { exit(1) }
      var options = DecodingOptions()
      options.keyStrategy = .init(rawValue: request.keyStrategy) ?? .default
      options.dateStrategy = .init(argument: request.dateStrategy)
      let reports = request.payloads.map { payload in
        let experiment = Experiment(
          model: request.sample, sample: sample(d, s), source: "", bytes: Array(payload),
          options: options, styles: [.default, .smart])
        return JSONReport(experiment.run()).json.line
      }
      lists.append("[" + reports.joined(separator: ",") + "]")
    }
    print("[" + lists.joined(separator: ",") + "]")
    """#
}
