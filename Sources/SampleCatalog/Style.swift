/// The three styles as a sample's files spell them.
enum Style: CaseIterable {
  case strict
  case `default`
  case smart

  /// The part of the file's name behind the plus: `User+Strict.swift`.
  var fileSuffix: String {
    switch self {
    case .strict: "Strict"
    case .default: "Default"
    case .smart: "Smart"
    }
  }

  /// The namespace around the style's models. It isn't `Default`, since that is the name of a
  /// wrapper which the models in it use.
  var namespace: String {
    switch self {
    case .strict: "Strict"
    case .default: "Defaulted"
    case .smart: "Smart"
    }
  }
}
