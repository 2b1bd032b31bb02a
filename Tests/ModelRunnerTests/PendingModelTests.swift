import DecodingReport
import ModelFacts
import ModelRunner
import Synchronization
import Testing
import Workbench

/// Models that are compiled by whoever decodes first.
struct PendingModelTests {
  private static let json = #"{"id": 7, "name": null, "tags": ["a"]}"#

  private static func pending(_ source: String, _ count: Counter = Counter()) -> PendingModel {
    PendingModel { (strictFirst) throws(ModelProblem) in
      count.value.withLock { $0 += 1 }
      do {
        let builder = try Workshop.builder()
        let files = [ModelFile(name: "Model.swift", text: source)]
        return try Workshop.process(
          builder.build(files, type: nil) { strictFirst(try? Workshop.process($0)) })
      } catch let problem as ModelProblem {
        throw problem
      } catch {
        throw .overtaken
      }
    }
  }

  private final class Counter: Sendable {
    let value = Mutex(0)
  }

  private static func experiment(
    _ model: PendingModel, styles: [DecodingStyle] = DecodingStyle.allCases
  ) -> Experiment {
    Experiment(
      model: "Item", models: .elsewhere(model), source: "payload.json", bytes: Array(json.utf8),
      styles: styles)
  }

  @Test func `strict is there before the others, and says the same as with them`() throws {
    let count = Counter()
    let model = Self.pending(
      "struct Item: Codable { var id: Int; var name: String; var tags: [String] }", count)
    let experiment = Self.experiment(model)
    let sooner = try #require(experiment.decodeSooner(Cancellation())?.report)
    #expect(sooner.styles.map(\.style) == [.strict])
    let whole = try #require(experiment.run(Cancellation()))
    #expect(whole.styles.map(\.style) == DecodingStyle.allCases)
    var (first, second) = (sooner.styles[0], whole.styles[0])
    (first.microseconds, second.microseconds) = (0, 0)
    #expect(first.threw)
    #expect("\(first)" == "\(second)")
    #expect(whole[.default]?.threw == false)
    // Now nothing is sooner than the rest, and nothing was compiled again.
    #expect(experiment.decodeSooner(Cancellation()) == nil)
    #expect(count.value.withLock { $0 } == 1)
  }

  @Test func `without the strict style nothing is sooner`() throws {
    let model = Self.pending("struct Item: Codable { var id: Int }")
    let experiment = Self.experiment(model, styles: [.smart])
    #expect(experiment.decodeSooner(Cancellation()) == nil)
    #expect(experiment.run().styles.map(\.style) == [.smart])
  }

  @Test func `of a model that doesn't compile nothing is sooner, and each style says so`() throws {
    let model = Self.pending("struct Item: Codable { var id: Nowhere }")
    let experiment = Self.experiment(model)
    #expect(experiment.decodeSooner(Cancellation()) == nil)
    let report = experiment.run()
    #expect(report.styles.count == 3)
    #expect(report.styles.allSatisfy { $0.threw })
  }

  @Test func `nobody waits for a compiler whose model isn't wanted any more`() throws {
    let (begun, wanted) = (Counter(), Cancellation())
    let stop = StopRequest()
    let model = PendingModel { _ throws(ModelProblem) in
      begun.value.withLock { $0 += 1 }
      while !stop.isRequested {}
      throw .overtaken
    }
    defer { stop.request() }
    wanted.cancel()
    #expect(Self.experiment(model).decodeSooner(wanted) == nil)
    _ = Self.experiment(model).run(wanted)
    while begun.value.withLock({ $0 }) == 0 {}
    #expect(begun.value.withLock { $0 } == 1)
  }
}
