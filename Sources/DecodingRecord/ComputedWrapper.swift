/// A property wrapper that computes its wrapped value, and knows nothing of reports: who compiles a model
/// says of its wrappers that they are.
public protocol ComputedWrapper {
  /// The wrapped value, computed anew at each call.
  var _computedValue: Any { get }
}
