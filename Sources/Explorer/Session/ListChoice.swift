import JSONSource

/// What is open while one chooses in the lists.
struct ListChoice: Sendable {
  struct Place: Equatable, Sendable {
    var sample: Int
    var origin: TextOrigin
  }

  var place: Place
  /// The field that is selected.
  var path: JSONPath?
  /// What the choices since led to.
  var led: Place?

  init(_ state: ExplorerState) {
    place = Place(sample: state.sample, origin: state.origin)
    path = state.selection
  }
}
