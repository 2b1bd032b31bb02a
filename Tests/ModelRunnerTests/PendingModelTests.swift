import DecodingReport
import Dispatch
import ModelFacts
import ModelRunner
import Synchronization
import Testing
import Workbench

/// Models that are compiled by whoever decodes first.
struct PendingModelTests {
  private static let json = #"{"id": 7, "name": null, "tags": ["a"]}"#

  /// `gate` is waited for before the whole model is handed over.
  private static func pending(
    _ source: String, _ count: Counter = Counter(), gate: DispatchSemaphore? = nil
  ) -> PendingModel {
    PendingModel { (strictFirst) throws(ModelProblem) in
      count.value.withLock { $0 += 1 }
      do {
        let builder = try Workshop.builder()
        let files = [ModelFile(name: "Model.swift", text: source)]
        let model = try builder.build(files, type: nil) { strictFirst(try? Workshop.process($0)) }
        gate?.wait()
        return try Workshop.process(model)
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
    let (count, gate) = (Counter(), DispatchSemaphore(value: 0))
    let model = Self.pending(
      "struct Item: Codable { var id: Int; var name: String; var tags: [String] }", count,
      gate: gate)
    let experiment = Self.experiment(model)
    let decoding = experiment.decodeSooner(Cancellation())
    gate.signal()
    let sooner = try #require(decoding?.report)
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
    let (count, wanted) = (Counter(), Cancellation())
    let (begun, gate) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let model = PendingModel { _ throws(ModelProblem) in
      count.value.withLock { $0 += 1 }
      begun.signal()
      gate.wait()
      throw .overtaken
    }
    wanted.cancel()
    #expect(Self.experiment(model).decodeSooner(wanted) == nil)
    _ = Self.experiment(model).run(wanted)
    begun.wait()
    #expect(count.value.withLock { $0 } == 1)
    gate.signal()
  }
}
