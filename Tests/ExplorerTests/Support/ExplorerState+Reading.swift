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
  var comparison: ComparisonStanding { ComparisonStanding(comparing, questions) }
  var sharing: Sharing { Sharing(room as? ShareScreen ?? ShareScreen(on: Stage(self)), questions) }
  var roundTrip: RoundTrip? { questions[RoundTripQuestion.trip]?.answer }
}
