import TerminalText

/// What is said of code that came along: its author has no words in it but names.
extension Trust.Code {
  /// So many sources are named.
  private static let mostNames = 4

  /// `5 Swift sources that came with "/home/ada/mine": "a/start.swift" and 4 more`
  private var words: String {
    let named = names.prefix(Self.mostNames).map { PlainText.name($0) }.joined(separator: ", ")
    let more = names.count - Self.mostNames
    return "\(names.count) Swift source\(names.count == 1 ? "" : "s") that came with "
      + "\(PlainText.name(place)): \(named)\(more > 0 ? " and \(more) more" : "")"
  }

  var question: String { "Compile and run \(words)?" }

  /// What is said where nobody can be asked.
  package var refusal: String {
    "nothing is compiled: --trust compiles and runs \(words)"
  }
}

extension Trust {
  static let later = "nothing was compiled; you are asked again where it is needed"
  static let refusedExercises = "nothing is compiled: X asks again"
}
