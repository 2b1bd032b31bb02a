package import Workbench

/// The decoding options that the command line asks for; what it leaves open is the sample's choice.
package struct DecodingChanges: Equatable, Sendable {
  package var keyStrategy: DecodingOptions.KeyStrategy?
  package var dateStrategy: DecodingOptions.DateStrategy?
  package var dataStrategy: DecodingOptions.DataStrategy?
  package var floatStrategy: DecodingOptions.FloatStrategy?
  package var json5 = false

  /// The options with these changes made.
  package func applied(to options: DecodingOptions) -> DecodingOptions {
    var options = options
    if let keyStrategy { options.keyStrategy = keyStrategy }
    if let dateStrategy { options.dateStrategy = dateStrategy }
    if let dataStrategy { options.dataStrategy = dataStrategy }
    if let floatStrategy { options.floatStrategy = floatStrategy }
    if json5 { options.json5 = true }
    return options
  }
}
