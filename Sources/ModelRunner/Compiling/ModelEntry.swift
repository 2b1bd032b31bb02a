/// The function of a compiled model that hands out its root type.
package enum ModelEntry {
  /// The function's C name.
  package static let symbol = "codable_explorer_model_entry"
}
