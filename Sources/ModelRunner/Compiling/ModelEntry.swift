package import DecodingReport

/// The functions of a compiled model that hand out its root types, and its own decoder.
package enum ModelEntry {
  /// The C name of the function that hands out a style's root type.
  package static func symbol(_ style: DecodingStyle) -> String {
    "codable_explorer_model_entry_\(style.rawValue)"
  }

  /// The C name of the function that hands out the model's own decoder, for a style.
  package static func decoder(_ style: DecodingStyle) -> String {
    "codable_explorer_model_decoder_\(style.rawValue)"
  }

  /// The C name of the function that calls another one with a text: the decoders' settings that a
  /// sample wants, one word a line.
  package static let options = "codable_explorer_model_options"

  /// The C name of a program's `main`, in the library that it is compiled to.
  package static let program = "codable_explorer_program"
}
