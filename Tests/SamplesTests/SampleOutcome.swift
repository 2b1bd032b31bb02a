import DecodingReport

/// What the three styles make of one of a sample's payloads.
///
/// Each is the error in one line, or what in the decoded value differs from the value that the
/// sample's payload `clean` gives: nothing, or `age: 0, email: nil`.
struct SampleOutcome: Sendable, CustomStringConvertible {
  var sample: String
  var payload: String
  var strict: String
  var `default`: String
  var smart: String

  var description: String { "\(sample) \(payload)" }

  init(_ sample: String, _ payload: String, strict: String, default: String, smart: String) {
    self.sample = sample
    self.payload = payload
    self.strict = strict
    self.default = `default`
    self.smart = smart
  }

  subscript(style: DecodingStyle) -> String {
    switch style {
    case .strict: strict
    case .default: `default`
    case .smart: smart
    }
  }
}
