import Explorer
import Samples
import TerminalCanvas
import Workbench

/// One paint, and one key with its paint, of the explorer at 160x50, without a terminal.
enum PaintBenchmark {
  static func run(_ goals: inout Goals) {
    let size = Size(columns: 160, rows: 50)
    var state = ExplorerState(
      samples: SampleCatalogue.all, opening: Opening(), environment: ScreenEnvironment(size: size))
    for effect in state.start() { answer(effect, &state) }
    let keys = (try? KeyEvent.sequence("<F4>")) ?? []
    for key in keys { _ = state.update(.terminal(.key(key))) }
    let type = (try? KeyEvent.sequence("7<BS>")) ?? []
    var typing = state
    var runs = Alternation()
    runs.add("view at 160x50") { _ = state.view(size: size) }
    runs.add("two keys, each with its view, no results") {
      for key in type {
        _ = typing.update(.terminal(.key(key)))
        _ = typing.view(size: size)
      }
    }
    runs.add("two keys, each with parse, three results and view") {
      for key in type {
        for effect in typing.update(.terminal(.key(key))) { answer(effect, &typing) }
        _ = typing.view(size: size)
      }
    }
    BenchmarkTable.print(
      "The screen, first sample", ["", "µs"],
      runs.medians(rounds: 201).map { [$0.name, BenchmarkTable.number($0.seconds * 1e6, 0)] })
  }

  /// Does what the event loop would do on another thread.
  private static func answer(_ effect: Effect, _ state: inout ExplorerState) {
    if case .explain(let request) = effect { _ = state.update(.explained(request.run())) }
  }
}
