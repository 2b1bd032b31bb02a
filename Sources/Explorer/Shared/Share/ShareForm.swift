import Reproduction

/// What Share makes of what is open.
package enum ShareForm: String, CaseIterable, Sendable {
  case swift, test, markdown, html, picture, json, payload, command

  /// The key that chooses it, its name in the list, what it is, for the help, other words for it, and
  /// the name of a file for it in two parts.
  private var line:
    (key: String, name: String, help: String, also: String, stem: String, ending: String)
  {
    switch self {
    case .swift:
      (
        "r", "reproduction", "a file that `swift FILE` runs, and that opens here",
        "reproduction, reproducer, repro, minimal example, playground, gist", "repro", "swift"
      )
    case .test:
      (
        "s", "Swift test", "a file of Swift Testing that holds today",
        "test, unit test, swift test, regression test, xctest, make a test, write a test",
        "ReproTests", "swift"
      )
    case .markdown:
      (
        "m", "Markdown", "a ticket in Markdown",
        "bug report, ticket, issue, github, jira, markdown, report a bug", "ticket", "md"
      )
    case .html:
      (
        "h", "HTML", "a page: columns, whys, reproduction", "html, web page, web, browser, pdf",
        "repro",
        "html"
      )
    case .picture:
      (
        "i", "picture", "the screen as a picture, SVG", "screenshot, picture, image, svg, slide",
        "screen", "svg"
      )
    case .json: ("j", "report", "the report as JSON", "report, json report", "report", "json")
    case .payload:
      ("p", "payload only", "the payload alone", "payload only, export json", "payload", "json")
    case .command:
      (
        "c", "command line", "the command line that reports the same",
        "command line, terminal command, shell command, cli", "command", "txt"
      )
    }
  }

  var key: String { line.key }
  var name: String { line.name }
  var help: String { line.help }
  var also: String { line.also }

  /// What a reproduction is written as; `nil` for what is no form of one.
  var reproduction: Reproduction.Form? {
    switch self {
    case .swift: .swift
    case .test: .test
    case .markdown: .markdown
    case .html: .html
    case .json: .json
    case .picture, .payload, .command: nil
    }
  }

  /// Whether it holds values of the payload.
  var hasValues: Bool { self != .command }
  /// Whether it is of what a symptom needs of the payload.
  var isReducible: Bool { self != .command && self != .picture }
  /// Whether it is written in Swift.
  var isSwift: Bool { self == .swift || self == .test }

  /// The name of a file for it. That it holds a payload's own values stands in it.
  func fileName(hasOwnValues: Bool) -> String {
    line.stem + (hasValues && hasOwnValues ? ".real-values." : ".") + line.ending
  }
}
