import DecodingReport
import Workbench

@testable import Explorer

/// What tests ask for often.
extension ExplorerState {
  var menu: Menu? {
    for case .menu(let menu) in layers.layers { return menu }
    return nil
  }
  var prompt: Prompt? { layers.prompt }
  var selectedSpan: Range<Int>? { selected.span }
}

extension ExplorerState {
  /// What is known of what is asked in the background.
  var matrix: MatrixStanding { MatrixStanding(questions) }
  var comparison: ComparisonStanding { screen(CompareScreen.self).comparison(Stage(self)) }
  var sharing: Sharing { screen(ShareScreen.self).sharing(Stage(self)) }
  var roundTrip: RoundTrip? { questions[RoundTripQuestion.trip]?.answer }

  private func screen<M: Mode>(_ mode: M.Type) -> M { room as? M ?? M(on: Stage(self)) }
}
