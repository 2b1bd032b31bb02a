import Workbench

extension HelpText {
  typealias Terms = [(term: String, meaning: String)]

  /// What is short for what on some screen.
  static let abbreviations: Terms = [
    ("S-Tab  ^P  M-d", "Shift and Tab; Ctrl and P; Alt and d, or Esc and then d"),
    ("1 2 3", "the styles: 1 strict, 2 default, 3 smart"),
    ("r37", "revision 37: each edit of the payload, the model or an option makes the next one"),
    ("12:9", "line 12, column 9"),
    ("tags [3]", "an array of three elements; .zip is the member zip of the object above"),
    ("24 × id", "the same key in 24 elements"),
    ("A  B", "in Compare, the side at the left and the side at the right"),
    ("throws 1, lost 1", "below the matrix: in how many cells strict throws, or loses a value"),
    ("in the matrix", list(Fault.allCases.map { "\($0.letters) \($0.name)" })),
    ("in Predict", list(Guess.allCases.map { "\($0.rawValue) \(PredictWords.name($0.outcome))" })),
  ]

  private static func list(_ terms: [String]) -> String { terms.joined(separator: ", ") }

  /// The terms of the screen, each with one meaning.
  static let glossary: Terms = [
    (
      "payload", "the JSON that is decoded: a sample's, a file, standard input, or a copy made here"
    ),
    ("model", "the Swift types that a payload is decoded into"),
    ("style", "one of three ways to decode: strict, default, smart"),
    (
      "strict",
      "plain Codable and JSONDecoder: the first field that doesn't fit ends it, by an error"
    ),
    (
      "default",
      "property wrappers such as @DefaultInt: a missing or unreadable value becomes a default"
    ),
    ("smart", "converts what it can, \"42\" to 42, and falls back field by field for the rest"),
    ("outcome", "what one style does with one field: one of the marks above"),
    ("fallback", "a value that a style puts in place of one that is missing or can't be used"),
    ("error", "what a style throws; it is thrown once and ends decoding"),
    ("would throw", "strict stopped earlier; by itself, this field would throw, too"),
    (
      "silent loss",
      "a value was in the JSON, the result differs from it, and no error was thrown"
    ),
    ("missing", "a key that the model wants and the JSON lacks: a ghost line in the JSON"),
    ("unknown key", "a key in the JSON that no property asks for"),
    ("cause", "errors or losses at one path, whatever the element, for one reason: see Problems"),
    ("why", "how a field came by its outcome, with what would fix it"),
    ("trace", "the calls that a model made on its decoder"),
    ("variation", "a copy of a payload with one change, made by x, and listed under F3"),
    ("reproduction", "the smallest payload and model with the same error or loss: see Share"),
    (
      "round trip", "decoding and encoding again: what differs between what came and what goes back"
    ),
    ("sample", "a built-in example: a model in each style, payloads, and a lesson"),
    ("lesson", "a sample's text: what happens and what to write"),
    ("course", "steps through samples, for a class or for oneself"),
    ("exercise", "a model to fix until its goals are met"),
  ]
}
