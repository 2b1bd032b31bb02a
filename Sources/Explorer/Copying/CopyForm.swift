/// What can be copied of a field.
package enum CopyForm: String, CaseIterable, Sendable {
  case path, keyPath, jq, value, json, swift, fix, diagnosis

  /// The key behind `y` and `w`, the name in the menu and in notices, what it is, for the help, and the
  /// ending of a file that holds it.
  private var line: (key: String, name: String, help: String, fileEnding: String) {
    switch self {
    case .path: ("p", "path", "the path, as RFC 9535 writes it: $.address.zip", "txt")
    case .keyPath:
      ("k", "Swift key path", "the path, as a Swift key path: \\User.address.zip", "txt")
    case .jq: ("q", "jq path", "the path, as jq writes it: .address.zip", "txt")
    case .value: ("v", "value", "the value: a string without quotes and escapes", "txt")
    case .json: ("j", "JSON", "the JSON of the value, as it is written", "json")
    case .swift:
      ("s", "Swift value", "the decoded value as Swift, in the style in focus", "swift")
    case .fix: ("f", "fixes", "the fixes that the why advises", "swift")
    case .diagnosis: ("d", "diagnosis", "the diagnosis: all that the why says", "txt")
    }
  }

  var key: String { line.key }
  var name: String { line.name }
  var help: String { line.help }
  var fileEnding: String { line.fileEnding }
}
