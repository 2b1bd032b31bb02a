package import DecodingReport
package import JSONSource

/// What became of one place of a payload in each style.
package struct MatrixCell: Sendable, Equatable {
  /// What a style made of it.
  package struct Mark: Sendable, Equatable {
    package var outcome: Outcome
    package var reason: Reason?
    /// The value, or the one that stands in for it, as Swift writes it; cut where it is long.
    package var value: String?
    /// Of a place that was never reached: what the style would have made of it alone.
    package var alone: Outcome?
    /// Whether a value is lost without an error.
    package var losesSilently: Bool

    fileprivate init(_ field: FieldReport) {
      outcome = field.outcome
      reason = field.reason ?? field.alone?.reason
      value = (field.value ?? field.fallback?.value).map { String($0.prefix(Self.mostCharacters)) }
      alone = field.alone?.outcome
      losesSilently = field.silentLoss
    }

    /// A table has many cells, and a value may be as long as a payload.
    private static let mostCharacters = 80
  }

  /// By style; one that says nothing of the place has none.
  package private(set) var marks: [DecodingStyle: Mark] = [:]
  /// A number for the outcomes, and whether a value is lost: alike cells have the same.
  package private(set) var look = 0

  /// What a report says of a path. Of a key that stands there twice it is what it says last.
  package init(of path: JSONPath, in report: Report) {
    for style in report.styles {
      marks[style.style] = style.fields.last { $0.isAt(path) }.map { Mark($0) }
    }
    noteLook()
  }

  init(_ styles: [StyleReport], _ fields: [FieldReport?]) {
    for (style, field) in zip(styles, fields) {
      marks[style.style] = field.map { Mark($0) }
    }
    noteLook()
  }

  private mutating func noteLook() {
    look = losesSilently ? 1 : 0
    for style in DecodingStyle.allCases {
      let place = marks[style].flatMap { Outcome.allCases.firstIndex(of: $0.outcome) }
      look = look * (Outcome.allCases.count + 1) + (place ?? -1) + 1
    }
  }

  package var losesSilently: Bool { marks.values.contains(where: \.losesSilently) }
}
