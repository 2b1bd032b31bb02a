import DecodingReport
import JSONSource
import Samples
import Workbench

/// Each field of the sample `User` broken in each way, in three styles: what a key waits for before the
/// table is there.
enum MatrixBenchmark {
  static func run(_ goals: inout Goals) throws {
    guard let user = SampleCatalogue.all.sample(named: "User"),
      let payload = user.payload(named: "clean")
    else { return }
    let experiment = Experiment(entry: user, source: payload.fileName, bytes: payload.bytes)
    let document = JSONDocument.parse(payload.bytes)
    let report = experiment.run()
    var cells = 0
    var runs = Alternation(.wall)
    runs.add("matrix") {
      let plan = MatrixPlan(of: experiment, report, in: document, named: payload.name)
      cells = plan.run()?.cellCount ?? 0
    }
    runs.add("report") { experiment.run() }
    let medians = runs.medians(rounds: 31)
    BenchmarkTable.print(
      "A matrix of User: \(cells) copies, three styles", ["", "ms"],
      medians.map { [$0.name, BenchmarkTable.number($0.seconds * 1e3, 2)] })
    goals.add("matrix of User", medians[0].seconds * 1e3, .atMost, 100, "ms")
  }
}
