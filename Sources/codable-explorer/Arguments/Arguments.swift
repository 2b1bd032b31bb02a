package import DecodingReport
package import DecodingStyles
package import JSONSource
package import ModelInference
package import ModelRunner
package import TerminalCanvas
package import Workbench

/// The command line, understood.
package struct Arguments: Equatable, Sendable {
  /// How an answer is written, or what `export` makes of a model and a payload.
  package enum Format: String, CaseIterable, Sendable {
    case text, json, markdown, swift, test, html, svg
  }

  /// What makes a report a failure; a style that threw always does.
  package enum FailOn: String, CaseIterable, Sendable {
    /// Nothing else.
    case `throw`
    /// A fallback stands in for a value, or an element was dropped.
    case fallback
    /// A value of the payload was lost without an error. A fallback for a missing key is no loss.
    case loss
  }

  /// The ground that the colours are made for.
  package enum Theme: String, CaseIterable, Sendable {
    case dark, light
  }

  package var command: Command
  package var operands: [String] = []
  /// In the order in which they were asked for.
  package var styles: [DecodingStyle] { givenStyles ?? DecodingStyle.allCases }
  package var givenStyles: [DecodingStyle]?
  /// The field whose outcome is to be kept; `nil` for what is thrown.
  package var at: JSONPath?
  /// Whether the model is reduced, too.
  package var reducesModel = false
  /// Seconds that reducing may take.
  package var reducingTime = 60
  package var format: Format {
    get { givenFormat ?? (command == .export ? .swift : .text) }
    set { givenFormat = newValue }
  }
  /// `nil` where none is asked for: then a course is played, and a quiz asked.
  var givenFormat: Format?
  /// What stands beside the fields of a matrix.
  package var by = Matrix.Kind.fault
  /// Whether all of a payload is exported, and with its own values.
  package var isWhole = false
  package var keepsValues = false
  /// The screen of a picture.
  package var size = Size(columns: 120, rows: 35)
  /// Whether a course is checked rather than played, or what can stand in one is told.
  package var checksCourse = false
  package var listsBlocks = false
  /// Whether the exercises are listed.
  package var listsExercises = false
  /// What edits the models of exercises; `nil` for the program itself.
  package var editCommand: String?
  /// The time that there is for a course; `nil` for what it says itself.
  package var minutes: Int?
  /// The file that is written; `nil` for standard output.
  package var output: String?
  /// `nil` for all of few rows, and of many those that aren't as sent.
  package var rows: ShownRows?
  package var explains = false
  package var traces = false
  /// How much smart mode's own log tells, in text.
  package var logLevel = SmartLogLevel.none
  package var watches = false
  package var decoding = DecodingChanges()
  /// How payloads are read as JSON where no model says it.
  package var dialect: JSONDialect { decoding.applied(to: DecodingOptions()).dialect }
  package var failOn = FailOn.throw
  package var isASCII = false
  package var theme: Theme?
  package var usesMouse = true
  package var isProjector = false
  /// The root type's name of a model to be written; `nil` for the first payload's.
  package var modelName: String?
  /// How a model is to be written.
  package var modelChoices = ModelChoices()
  /// The root type of a model of the user's own.
  package var typeName: String?
  /// The expression that gives the decoder of a model of the user's own.
  package var decoder: String?
  package var compilerFlags: [String] = []
  package var compiles = true
  /// Whether code that comes along is compiled without a question.
  package var trusts = false
  package var limits = ModelLimits()
  /// Whether the learner's score, or an exercise, begins anew.
  package var resets = false
  package var wantsHelp = false
  package var wantsVersion = false

  package init(_ command: Command) {
    self.command = command
    if command == .course { size = Size(columns: 80, rows: 24) }
  }
}
