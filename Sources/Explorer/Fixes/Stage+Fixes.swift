import JSONSource
import TextEditor

extension Stage {
  /// The most fixes that are offered one by one.
  private static let mostFixes = 50

  /// The fixes for the text as it is, in its order; empty where it isn't known.
  var quickFixes: [QuickFix] { Array(possibleFixes.prefix(Self.mostFixes)) }

  /// The first fix for a line of the text, from 0.
  func quickFix(onLine line: Int) -> QuickFix? {
    possibleFixes.first { editor.text.line(at: $0.edit.range.lowerBound) == line }
  }

  /// The fixes, each made when it is asked for: painting must not wait for all.
  private var possibleFixes: some Sequence<QuickFix> {
    let document = live.currentDocument
    let laidOut = live.laidOut
    let count = editor.text.count
    return (document?.problems ?? []).lazy.compactMap { problem in
      document.flatMap {
        QuickFix(problem, in: $0, at: laidOut?.position(of:) ?? $0.position(of:))
      }
    }.filter { $0.edit.range.upperBound <= count }
  }

  /// Why there is no fix.
  var noFixWords: String {
    guard let document = live.currentDocument else {
      return "the results aren't in yet"
    }
    guard let problem = document.problems.first else {
      return "there is nothing to fix in the JSON"
    }
    let place = live.laidOut?.position(of: problem.range.lowerBound) ?? problem.position
    return "no quick fix at \(place): \(problem.message)"
  }
}
