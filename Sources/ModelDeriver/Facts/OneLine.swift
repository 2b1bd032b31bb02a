import SwiftSyntax

extension SyntaxProtocol {
  /// The code without comments, on one line; what stands in texts of several lines keeps its lines.
  var onOneLine: String {
    var text = ""
    var previous: TokenSyntax?
    for token in tokens(viewMode: .sourceAccurate) {
      if let previous {
        if token.beginsStatement, previous.tokenKind != .leftBrace, previous.tokenKind != .semicolon
        {
          text += "; "
        } else if previous.trailingTrivia.hasSpace || token.leadingTrivia.hasSpace,
          !token.isWithinText
        {
          text += " "
        }
      }
      if token.isWithinText { text += token.leadingTrivia.description }
      text += token.text
      if token.isWithinText { text += token.trailingTrivia.description }
      previous = token
    }
    return text
  }
}

extension TokenSyntax {
  /// Whether a statement begins with it that isn't the first of its block.
  fileprivate var beginsStatement: Bool {
    var node = Syntax(self)
    while let parent = node.parent, parent.firstToken(viewMode: .sourceAccurate) == self {
      node = parent
      if node.is(CodeBlockItemSyntax.self) {
        return node.previousSibling != nil
      }
    }
    return false
  }

  /// Whether blanks around it are a text's.
  fileprivate var isWithinText: Bool {
    guard let parent else { return false }
    if parent.is(StringSegmentSyntax.self) { return true }
    if case .multilineStringQuote = tokenKind { return true }
    return false
  }
}

extension Trivia {
  fileprivate var hasSpace: Bool {
    contains { piece in
      switch piece {
      case .spaces, .tabs, .newlines, .carriageReturns, .carriageReturnLineFeeds, .blockComment,
        .lineComment, .docBlockComment, .docLineComment:
        true
      default: false
      }
    }
  }
}

extension Syntax {
  fileprivate var previousSibling: Syntax? {
    guard let parent else { return nil }
    return parent.children(viewMode: .sourceAccurate).prefix { $0.id != id }.last
  }
}
