/// Whether a style said itself what became of a field, or the trace and the result imply it.
package enum Evidence: String, Sendable {
  case reported
  case inferred
}
