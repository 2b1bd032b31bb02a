import DecodingReport
import JSONSource
import Testing
import Workbench

/// Guesses, measured by what came of them.
struct PredictionSheetTests {
  private static let age = JSONPath([.key("age")])
  private static let id = JSONPath([.key("id")])

  private func field(_ outcome: Outcome, wanted: SwiftType? = .standard(.int)) -> FieldReport {
    FieldReport(path: Self.age, property: "age", wanted: wanted, outcome: outcome)
  }

  private func answers(
    _ strict: Outcome, _ default: Outcome, _ smart: Outcome
  ) -> (DecodingStyle) -> PredictedAnswer {
    { style in
      PredictedAnswer(
        self.field(style == .strict ? strict : style == .default ? `default` : smart))
    }
  }

  private func guess(
    _ outcomes: [Outcome?], of path: JSONPath, in sheet: inout PredictionSheet
  ) -> [Bool] {
    zip(DecodingStyle.allCases, outcomes).compactMap { style, outcome in
      outcome.map { outcome in
        sheet.change(PredictedCell(path, style)) { ballot in
          ballot.choose(outcome)
          return true
        }
      }
    }
  }

  @Test func `rows are measured as they are revealed`() {
    var sheet = PredictionSheet()
    #expect(guess([.asSent, .asSent, .asSent], of: Self.id, in: &sheet) == [true, true, true])
    #expect(guess([.threw, .default, .default], of: Self.age, in: &sheet) == [true, true, true])
    #expect(sheet.score.count == 0 && sheet.unguessed(ofRows: 4) == 6)
    sheet.reveal(Self.age, answers(.threw, .default, .converted))
    #expect(sheet.score.words(isUTF8: true) == "right 2 of 3; missed most: SMART ~ taken for ↺")
    #expect(sheet.score.inARow == 0)
    sheet.reveal(Self.id, answers(.asSent, .asSent, .asSent))
    #expect(sheet.score.right == 5 && sheet.score.count == 6 && sheet.score.inARow == 3)
    #expect(sheet.score.score(of: .smart) == (1, 2))
    // What is known isn't guessed any more, nor measured twice.
    #expect(guess([nil, nil, .converted], of: Self.age, in: &sheet) == [false])
    sheet.reveal(Self.age, answers(.asSent, .asSent, .asSent))
    #expect(sheet.score.right == 5)
    #expect(sheet.isRight(PredictedCell(Self.age, .smart)) == false)
  }

  @Test func `a field that was never reached is measured by what it would be alone`() {
    var unreached = field(.notReached)
    unreached.alone = FieldReport.Alone(outcome: .threw, reason: .wrongType)
    #expect(PredictedAnswer(unreached).outcome == .threw && PredictedAnswer(unreached).isAlone)
    #expect(PredictedAnswer(unreached).words(isUTF8: true) == "⋯ not reached; alone: ✗ threw")
    // Where nobody knows, no guess counts.
    #expect(PredictedAnswer(field(.notReached)).outcome == nil)
    #expect(PredictedAnswer(nil).words(isUTF8: true) == "not asked for")
    var sheet = PredictionSheet()
    _ = guess([.threw, .threw, .threw], of: Self.age, in: &sheet)
    sheet.reveal(Self.age) { style in
      PredictedAnswer(style == .strict ? unreached : style == .default ? nil : field(.notReached))
    }
    #expect(sheet.score.right == 1 && sheet.score.count == 1)
  }

  @Test func `all is revealed in the order of the rows`() {
    var sheet = PredictionSheet()
    _ = guess([.threw], of: Self.age, in: &sheet)
    _ = guess([.asSent], of: Self.id, in: &sheet)
    sheet.revealAll([Self.id, Self.age]) { cell in
      PredictedAnswer(field(cell.path == Self.id ? .asSent : .converted))
    }
    #expect(sheet.score.judgements.map(\.cell.path) == [Self.id, Self.age])
    #expect(sheet.isAllRevealed && sheet.isRevealed(JSONPath([.key("other")])))
    #expect(guess([.asSent], of: JSONPath([.key("other")]), in: &sheet) == [false])
  }

  @Test func `votes and answers are written as Markdown, and a stranger's text takes no effect`() {
    var sheet = PredictionSheet()
    _ = guess([.threw, .default, .default], of: Self.age, in: &sheet)
    let path = JSONPath([.key("a|<b>`")])
    _ = guess([.asSent], of: path, in: &sheet)
    sheet.reveal(Self.age, answers(.threw, .default, .converted))
    let fields: [DecodingStyle: FieldReport] = [
      .strict: field(.threw), .default: field(.default), .smart: field(.converted),
    ]
    let text = PredictionMarkdown(
      sheet, of: "User", "as <i>received</i>",
      [
        .init(path: Self.age, sent: "\"42\"", wanted: "Int", fields: fields),
        .init(path: path, sent: "1|`", wanted: "Int", fields: fields),
      ],
      appearance: TextAppearance(isUTF8: true, width: \.count)
    ).text
    #expect(
      text == #"""
        ### Prediction of User: as \<i\>received\</i\>

        right 2 of 3; missed most: SMART \~ taken for ↺

        **`$.age`**: how does each style decode the value `"42"`, for `Int`?

        | Style | Guessed | Answer |  |
        | --- | --- | --- | --- |
        | strict | ✗ threw | ✗ threw | right |
        | default | ↺ default | ↺ default | right |
        | smart | ↺ default | \~ converted | wrong; ↺ is used only where a value can't be: this one could be |

        **`` $["a\|<b>`"] ``**: how does each style decode the value `` 1\|` ``, for `Int`?

        | Style | Guessed | Answer |  |
        | --- | --- | --- | --- |
        | strict | ✓ as sent | not revealed yet |  |
        | default |  | not revealed yet |  |
        | smart |  | not revealed yet |  |

        """#)
  }
}
