/// Why the selected field is what it is; without one, the lesson.
struct WhyPane: Sendable {
  /// Whether the why ends with the calls that were made for the field.
  var showsTrace = false
  /// The first visible line.
  var top = 0
}
