import ModelFacts
import SwiftSyntax

extension SourceFileSyntax {
  /// What the file is about, where it is a reproduction: one of its first comments says so.
  ///
  /// `// codable-explorer 1 style=strict field=$.items[0].price`: the path, which may hold anything, is
  /// the line's rest.
  var reproductionSubject: Snippet.Subject? {
    let trivia = firstToken(viewMode: .sourceAccurate)?.leadingTrivia ?? []
    return trivia.lazy.compactMap { piece -> Snippet.Subject? in
      guard case .lineComment(let comment) = piece else { return nil }
      let words = comment.split(separator: " ", maxSplits: 4, omittingEmptySubsequences: false)
      guard words.count >= 4, words[0] == "//", words[1] == "codable-explorer", words[2] == "1",
        words[3].hasPrefix("style=")
      else { return nil }
      let field = words.count > 4 && words[4].hasPrefix("field=") ? words[4].dropFirst(6) : nil
      return Snippet.Subject(style: String(words[3].dropFirst(6)), path: field.map(String.init))
    }.first
  }
}
