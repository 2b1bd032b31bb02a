/// Whether a style said itself what became of a field, or the trace and the result imply it.
package enum Evidence: String, Sendable {
  case reported
  case inferred
  /// Inferred, since decoding again with other values in its place shows it.
  case tried

  package var isInferred: Bool { self != .reported }

  /// As reports for scripts say it: they know two words.
  var word: String { (isInferred ? Evidence.inferred : .reported).rawValue }
}
