import DecodingConclusions
import DecodingReport
import EverydayModels
import Foundation
import JSONSource
import ModelFacts
import TestSupport
import Testing
import Workbench

/// Models as developers write them for the payloads of well-known services: what the program says of
/// each is what Foundation does.
@Suite struct EverydayModelTests {
  /// The report on a model, when its source says this.
  static func report(
    _ place: Int, _ facts: KnownFacts? = nil, witness: Witness = .old,
    _ notes: TrialNotes = TrialNotes()
  ) throws -> Report {
    let compiled = try CompiledModels.all.get()
    return report(
      EverydayModel.all[place].payload, compiled.roots[place], facts ?? compiled.facts[place],
      witness: witness, notes)
  }

  /// The report on a payload of a root, strictly decoded.
  static func report(
    _ payload: String, _ type: any Decodable.Type, _ facts: KnownFacts, witness: Witness,
    _ notes: TrialNotes
  ) -> Report {
    var experiment = Experiment(
      model: "Root",
      models: .loaded(
        ModelTypes(strict: type, default: type, smart: type), DecodingOptions()),
      source: "p.json", bytes: Array(payload.utf8), styles: [.strict])
    experiment.facts[.strict] = facts
    experiment.witness = witness
    experiment.trialNotes = notes
    return experiment.run()
  }

  /// The report's text, blanks folded.
  static func text(_ report: Report, _ payload: String) -> [String] {
    let document = JSONDocument.parse(Array(payload.utf8))
    let appearance = TextAppearance(isUTF8: true) { $0.count }
    let text = ReportDocument(
      report, appearance: appearance, rows: .all, sourceLine: document.lineText)
    return text.text.text.split(separator: "\n").map {
      $0.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
  }

  @Test(arguments: EverydayModel.all.indices)
  func `a model throws what Foundation throws`(_ place: Int) throws {
    let model = EverydayModel.all[place]
    let report = try Self.report(place)
    let strict = try #require(report[.strict])
    let error = try Self.foundationsError(place, model.payload)
    #expect(strict.threw == (error != nil), "\(model): \(String(describing: error))")
    // Of several bad values of a dictionary it names a random one first: each is in the report.
    if let said = (error as? DecodingError)?.said {
      let known =
        [strict.failure?.foundationSaid]
        + strict.fields.flatMap { [$0.foundationSaid, $0.alone?.foundationSaid] }
      #expect(known.contains(said), "\(model): \(said)")
    }
  }

  @Test func `all conclusions are the same where the compiler wrote the code`() throws {
    let facts = try CompiledModels.all.get().facts
    let places = EverydayModel.all.indices.filter { !facts[$0].index.facts.hasOwnCode }
    #expect(places.count > 5)
    for place in places {
      var other = facts[place].index.facts
      other.hasOwnCode = true
      let plain = try Self.report(place)
      let concluded = try Self.report(place, KnownFacts(other))
      #expect(plain[.strict]?.fields == concluded[.strict]?.fields, "\(EverydayModel.all[place])")
      #expect(plain[.strict]?.summary == concluded[.strict]?.summary)
      #expect(plain[.strict]?.failure == concluded[.strict]?.failure)
    }
  }

  /// What Foundation's decoder throws, without any tracing; `nil` where it decodes.
  private static func foundationsError(_ place: Int, _ payload: String) throws -> (any Error)? {
    let type = try CompiledModels.all.get().roots[place]
    do {
      _ = try JSONDecoder().decode(type, from: Data(payload.utf8))
      return nil
    } catch {
      return error
    }
  }

  /// Ways in which the same model may be written, each as files.
  enum Form: String, CaseIterable {
    case namespace, extensions, files, comments, lines

    func files(_ text: ModelSourceText, _ place: Int) -> [String]? {
      switch self {
      case .namespace: text.fitsNamespace ? [text.inNamespace("Everyday\(place)")] : nil
      case .extensions: [text.withExtensions]
      case .files: text.inFiles
      case .comments: [text.withComments]
      case .lines: [text.onManyLines]
      }
    }
  }

  @Test(arguments: Form.allCases)
  func `a model that is written otherwise has the same report`(_ form: Form) throws {
    let places = CaseSelection.tenth(of: Array(EverydayModel.all.indices))
    let written = places.compactMap { place in
      form.files(ModelSourceText(EverydayModel.all[place].source), place).map { (place, $0) }
    }
    #expect(written.count > places.count / 2)
    let facts = SourceReading.facts(
      ofModels: written.map { _, files in
        files.enumerated().map { ModelFile(name: "m\($0).swift", text: $1) }
      })
    for ((place, files), facts) in zip(written, facts) {
      let model = EverydayModel.all[place]
      let said = Self.text(try Self.report(place), model.payload)
      let saidOtherwise = Self.text(try Self.report(place, facts), model.payload)
      #expect(said == saidOtherwise, "\(model):\n\(files.joined(separator: "\n---\n"))")
    }
  }
}

extension DecodingError {
  /// What Foundation says of it.
  fileprivate var said: String? {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context),
      .dataCorrupted(let context):
      context.debugDescription
    @unknown default: nil
    }
  }
}
