import JSONSource

/// What few fields of a report have, kept apart so that all the others are small.
///
/// A class, so that it is one reference. A field writes only into one that nobody else holds.
// Unchecked: a field makes its own copy before it writes, as any value type with storage does.
final class FieldDetails: @unchecked Sendable {
  struct Values: Equatable {
    /// The model's spelling of the key, where the payload has another one.
    var property: String?
    var fallback: FieldReport.Fallback?
    var initialValue: String?
    var guilty: JSONPath?
    var didYouMean: String?
    var standsAt: JSONPath?
  }

  var values: Values

  init(_ values: Values) {
    self.values = values
  }
}
