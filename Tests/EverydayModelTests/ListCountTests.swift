import DecodingConclusions
import DecodingReport
import EverydayModels
import Foundation
import Testing
import Workbench

/// What is counted of lists that own code reads: as many elements are held as Foundation's model has, and the
/// rest is dropped, however many there are.
@Suite struct ListCountTests {
  private static let compiled = Result {
    try CompiledModels(
      ListKind.all.map { EverydayModel(name: $0.name, source: $0.source, payload: "", lines: []) })
  }

  @Test(arguments: ListKind.all.indices)
  func `of forty and of four thousand elements all are counted`(_ place: Int) throws {
    let (kind, compiled) = (ListKind.all[place], try Self.compiled.get())
    let type = compiled.roots[place]
    for count in [40, 4000] {
      let payload = kind.payload(count)
      let model = try JSONDecoder().decode(type, from: Data(payload.utf8))
      let held = Self.elements(of: model)
      let nulls = payload.matches(of: /null/).count
      for style in DecodingStyle.allCases {
        var experiment = Experiment(
          model: "Root",
          models: .loaded(
            ModelTypes(strict: type, default: type, smart: type), DecodingOptions()),
          source: "p.json", bytes: Array(payload.utf8), styles: [style])
        experiment.facts[style] = compiled.facts[place]
        // A trial may end the tests' process.
        experiment.witness = .old
        let summary = try #require(experiment.run()[style]).summary
        let comment = Comment("\(kind), \(count) elements, \(style): \(summary)")
        let kept = [Outcome.asSent, .converted, .default, .nil].map { summary[$0] }.reduce(0, +)
        #expect(kept == held, comment)
        #expect(summary[.dropped] == count - held, comment)
        #expect(summary.silentLoss == summary[.dropped] - (held == count ? 0 : nulls), comment)
      }
    }
  }

  /// How many elements the lists of a model have.
  private static func elements(of model: Any) -> Int {
    Mirror(reflecting: model).children.reduce(0) { count, property in
      let mirror = Mirror(reflecting: property.value)
      switch mirror.displayStyle {
      case .collection, .set: return count + mirror.children.count
      case .struct: return count + elements(of: property.value)
      default: return count
      }
    }
  }
}
