import Reproduction

/// What Share makes of what is open.
package enum ShareForm: String, CaseIterable, Sendable {
  case swift, test, markdown, html, picture, json, payload, command

  /// The key that chooses it.
  var key: String {
    switch self {
    case .swift: "r"
    case .test: "s"
    case .markdown: "m"
    case .html: "h"
    case .picture: "i"
    case .json: "j"
    case .payload: "p"
    case .command: "c"
    }
  }

  /// Its name in the list.
  var name: String {
    switch self {
    case .swift: "reproduction"
    case .test: "Swift test"
    case .markdown: "Markdown"
    case .html: "HTML"
    case .picture: "picture"
    case .json: "report"
    case .payload: "payload only"
    case .command: "command line"
    }
  }

  /// What it is, for the help.
  var help: String {
    switch self {
    case .swift: "a file that `swift FILE` runs, and that opens here"
    case .test: "a file of Swift Testing that holds today"
    case .markdown: "a ticket in Markdown"
    case .html: "a page: columns, whys, reproduction"
    case .picture: "the screen as a picture, SVG"
    case .json: "the report as JSON"
    case .payload: "the payload alone"
    case .command: "the command line that reports the same"
    }
  }

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
    let (name, ending) =
      switch self {
      case .swift: ("repro", "swift")
      case .test: ("ReproTests", "swift")
      case .markdown: ("ticket", "md")
      case .html: ("repro", "html")
      case .picture: ("screen", "svg")
      case .json: ("report", "json")
      case .payload: ("payload", "json")
      case .command: ("command", "txt")
      }
    return hasValues && hasOwnValues ? "\(name).real-values.\(ending)" : "\(name).\(ending)"
  }
}
