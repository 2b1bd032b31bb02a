/// A property wrapper that computes its wrapped value, and knows nothing of reports: who compiles a model
/// says of its wrappers that they are.
public protocol ComputedWrapper {
  /// The wrapped value, computed anew at each call.
  var _computedValue: Any { get }
}

/// A property wrapper that computes its wrapped value by code that may stop the program, as
/// `URL(string: text)!` does: nobody but the model asks for it.
public protocol StoppingWrapper {}
