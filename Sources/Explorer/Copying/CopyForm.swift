/// What can be copied of a field.
package enum CopyForm: String, CaseIterable, Sendable {
  case path, keyPath, jq, value, json, swift, fix, diagnosis

  /// What it is, for the help.
  var help: String {
    switch self {
    case .path: "the path, as RFC 9535 writes it: $.address.zip"
    case .keyPath: "the path, as a Swift key path: \\User.address.zip"
    case .jq: "the path, as jq writes it: .address.zip"
    case .value: "the value: a string without quotes and escapes"
    case .json: "the JSON of the value, as it is written"
    case .swift: "the decoded value as Swift, in the style in focus"
    case .fix: "the fixes that the why advises"
    case .diagnosis: "the diagnosis: all that the why says"
    }
  }

  /// Its name in the menu and in notices.
  var name: String {
    switch self {
    case .path: "path"
    case .keyPath: "Swift key path"
    case .jq: "jq path"
    case .value: "value"
    case .json: "JSON"
    case .swift: "Swift value"
    case .fix: "fixes"
    case .diagnosis: "diagnosis"
    }
  }

  /// The key behind `y` and `w`.
  var key: String {
    switch self {
    case .path: "p"
    case .keyPath: "k"
    case .jq: "q"
    case .value: "v"
    case .json: "j"
    case .swift: "s"
    case .fix: "f"
    case .diagnosis: "d"
    }
  }

  /// The ending of a file that holds it.
  var fileEnding: String {
    switch self {
    case .json: "json"
    case .swift, .fix: "swift"
    case .path, .keyPath, .jq, .value, .diagnosis: "txt"
    }
  }
}
