import DecodingReport
import EverydayModels
import Explorer
import Foundation
import JSONSource
import ModelFacts
import Samples
import TestSupport
import Testing
import Workbench

/// What a why advises of a sample's strict model mends it: with the first fix of the source applied, the
/// field decodes, and nothing of it is lost unless the fix is a wrapper by which something stands in.
@Suite struct SampleFixesTests {
  /// A fault of a sample, and the source that its first fix makes.
  struct Mended {
    var sample: SampleEntry
    var payload: Payload
    var path: JSONPath
    var fix: Fix
    var request: FixedSources.Request
    var type: String

    var imports: String {
      (["import Foundation"] + (sample.sources[.strict]?.imports ?? [])).joined(separator: "\n")
    }

    var standsIn: Bool { fix.code.contains("@Lossy") || fix.code.contains("@Default") }
  }

  @Test func `the first fix of a sample's fault mends it`() throws {
    let all = try SampleCatalogue.all.flatMap(Self.mended)
    let tried = CaseSelection.tenth(of: all)
    #expect(all.count > 100 && tried.count > 10, "\(all.count)")
    let sources = try FixedSources.all(tried.map(\.request))
    let compiled = try CompiledModels(
      zip(tried, sources).map { mended, source in
        EverydayModel(
          name: "\(mended.path)",
          source:
            "\(mended.imports)\n\(source)\ntypealias Root = \(mended.type)\n",
          payload: "", lines: [])
      })
    for (place, mended) in tried.enumerated()
    where "\(mended.sample.name) \(mended.payload.name)" != Self.faultBehind {
      let type = compiled.roots[place]
      var experiment = Experiment(
        model: mended.sample.name,
        models: .loaded(
          ModelTypes(strict: type, default: type, smart: type), mended.sample.models.options),
        source: "p.json", bytes: mended.payload.bytes, options: mended.sample.models.options,
        styles: [.strict])
      experiment.facts[.strict] = compiled.facts[place]
      let report = experiment.run()
      let remains = report[.strict]?.fields.filter {
        $0.path == mended.path && (Self.throwsAlone($0) || !mended.standsIn && $0.silentLoss)
      }
      #expect(
        remains?.isEmpty == true,
        """
        \(mended.sample.name) \(mended.payload.name) \(mended.path): \(mended.fix.code)
        \(remains?.map { "\($0.outcome) \(String(describing: $0.reason))" } ?? [])
        """)
    }
  }

  @Test func `keys of an observed class are named as it stores them`() throws {
    let source = """
      import Observation
      @Observable final class Settings: Codable {
        var theme = "light"
        var size = 14
        @ObservationIgnored var note = ""
      }
      """
    let request = FixedSources.Request(
      source: source, fixes: [Fix(.codingKeys, #"case _theme = "theme""#, "")],
      property: "theme", type: "Settings")
    let mended = try #require(FixedSources.all([request]).first)
    #expect(mended.contains(#"CodingKey { case _theme = "theme"; case _size; case note }"#))
  }

  /// Where the fix lets the object be read, and a key of it is the next fault.
  private static let faultBehind = "DictionaryKeys new-color"

  private static func isFault(_ field: FieldReport) -> Bool {
    throwsAlone(field) || field.silentLoss
  }

  private static func throwsAlone(_ field: FieldReport) -> Bool {
    (field.alone?.outcome ?? field.outcome) == .threw
  }

  private static func mended(_ sample: SampleEntry) throws -> [Mended] {
    guard let source = sample.sources[.strict], try isWhole(sample) else { return [] }
    guard let type = sample.sample.map({ Self.root($0, shownAs: source.text) }) else {
      return []
    }
    return sample.payloads.flatMap { payload -> [Mended] in
      let report = Experiment(
        entry: sample, source: payload.fileName, bytes: payload.bytes,
        options: sample.models.options, styles: [.strict]
      ).run()
      guard report.payload.foundationAccepts else { return [] }
      let document = JSONDocument.parse(payload.bytes)
      let places = ModelPlaces(sample, report, document)
      let explainer = Explainer(
        report, isForMany: true, declaration: places.declaration(of:_:), sourceLine: { _ in nil })
      let faults = report[.strict]?.fields.filter(isFault) ?? []
      return faults.compactMap { field -> Mended? in
        let fixes = explainer.fixes(of: field, in: .strict).filter(\.isOfSource)
        let declaration = places.declaration(of: field, .strict)
        guard let first = fixes.first,
          let line = declaration?.place.flatMap({ Int($0.split(separator: ":").last ?? "") })
        else { return nil }
        let text = ModelSourceText(source.text)
        // Code of the model's own that uses a property has to change with its type: the fix says so.
        if first.place == .property, text.uses(declaration?.name ?? field.property) { return nil }
        return Mended(
          sample: sample, payload: payload, path: field.path, fix: first,
          request: FixedSources.Request(
            source: source.text, fixes: [first], property: declaration?.name ?? field.property,
            type: text.type(atLine: line - source.firstLine + 1)),
          type: type)
      }
    }
  }

  /// Whether the source that is shown is all of the strict model: four samples have a file for what their
  /// models share, others functions beside them.
  private static func isWhole(_ sample: SampleEntry) throws -> Bool {
    let samples = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Samples")
    let names = try FileManager.default.subpathsOfDirectory(atPath: samples.path)
    let sources = names.filter { $0.hasSuffix(".swift") && $0.contains("-\(sample.name)/") }
    guard sources.count == 4, let file = sources.first(where: { $0.hasSuffix("+Strict.swift") })
    else { return false }
    return ModelSourceText(try String(contentsOf: samples.appending(path: file), encoding: .utf8))
      .isOneDeclaration
  }

  /// The strict model by its name in the source that is shown, which is what the sample's namespaces hold.
  private static func root<S: Sample>(_ sample: S.Type, shownAs text: String) -> String {
    let names = String(reflecting: S.StrictModel.self).split(separator: ".")
    let shown = names.dropFirst(2).drop {
      !text.contains("struct \($0)") && !text.contains("class \($0)")
    }
    return shown.joined(separator: ".")
  }
}

extension Fix {
  fileprivate var isOfSource: Bool {
    switch place {
    case .property, .members, .cases, .codingKeys, .file: true
    case .smartProperty, .decoder, .payload: false
    }
  }
}
