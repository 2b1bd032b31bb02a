/// A sample's three models: the same data, written once for each style.
///
/// The conforming type is an enum without cases that bears the sample's name and holds the models
/// in its namespaces `Strict`, `Defaulted` and `Smart`. Payloads and lesson lie beside it.
package protocol Sample: SendableMetatype {
  /// The plain `Codable` type, for Foundation's `JSONDecoder`.
  associatedtype StrictModel: Decodable
  /// The same type with default-value wrappers, for `JSONDecoder` too.
  associatedtype DefaultModel: Decodable
  /// The same type in smart-compatible mode, for `SmartDecoder`.
  associatedtype SmartModel: Decodable

  /// The decoder's strategies that this sample is about; `JSONDecoder`'s own defaults where it
  /// says nothing.
  static var options: DecodingOptions { get }
  /// Names that the sample is found by, too: those of samples that are part of it now. The build reads
  /// them in the file, so they stand there as literals on one line.
  static var formerNames: [String] { get }
}

extension Sample {
  package static var options: DecodingOptions { DecodingOptions() }
  package static var formerNames: [String] { [] }
}
