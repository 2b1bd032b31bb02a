/// The panes that fill the body, each with its own state.
struct Panes: Sendable {
  var source = SourcePane()
  var result = ResultPane()
  var model = ModelPane()
  var why = WhyPane()
  var lists = ListsPane()

  /// What the wheel has moved goes back to what is selected.
  mutating func forgetWheel() {
    result.isScrolledAway = false
    model.isScrolledAway = false
    lists.shifts = [:]
  }
}
