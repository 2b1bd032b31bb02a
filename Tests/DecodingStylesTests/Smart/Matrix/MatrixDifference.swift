/// Rows of the measured table that are otherwise here, on purpose.
struct MatrixDifference {
  /// Why ours is better.
  let because: String
  let types: Set<String>
  /// The JSON values; `nil` for all of which the table says `measured`.
  var json: Set<String>?
  /// The cell of the measured table, and the one that stands here instead.
  let measured: String
  let ours: String

  func explains(_ type: String, _ json: String, _ cell: String) -> Bool {
    types.contains(type) && cell == measured && self.json?.contains(json) != false
  }

  static let all: [MatrixDifference] = digits + roundings + compactArrays + defaultCases

  private static let digits: [MatrixDifference] = [
    MatrixDifference(
      because: "An integer beyond Int64 keeps its digits.", types: ["String"],
      json: ["9223372036854775808"], measured: #"~ "9.223372036854776e+18""#,
      ours: #"~ "9223372036854775808""#),
    MatrixDifference(
      because: "An integer beyond Int64 keeps its digits.", types: ["String"],
      json: ["9223372036854775808"], measured: #"~ "9.223372e+18""#,
      ours: #"~ "9223372036854775808""#),
    MatrixDifference(
      because: "An integer beyond Int64 keeps its digits.", types: ["URL"],
      json: ["9223372036854775808"], measured: "~ URL(9.223372036854776e+18)",
      ours: "~ URL(9223372036854775808)"),
    MatrixDifference(
      because: "A number of an Any is a number, as long as some type of numbers holds it.",
      types: ["@SmartAny Any", "@SmartAny Any?", "@SmartAny Any?=init"],
      json: ["9223372036854775808"], measured: #": "9223372036854775808""#,
      ours: "= 9223372036854775808"),
  ]

  private static let roundings: [MatrixDifference] = [
    MatrixDifference(
      because: "Rounded digits are told from kept ones.", types: ["Float"],
      json: ["9223372036854775807"], measured: "= 9.223372e+18", ours: "~ 9.223372e+18"),
    MatrixDifference(
      because: "Rounded digits are told from kept ones.", types: ["Double", "CGFloat"],
      json: ["9223372036854775807"], measured: "= 9.223372036854776e+18",
      ours: "~ 9.223372036854776e+18"),
    MatrixDifference(
      because: "Rounded digits are told from kept ones.", types: ["Date"],
      json: ["9223372036854775807"], measured: "= Date(9.223372037833083e+18)",
      ours: "~ Date(9.223372037833083e+18)"),
  ]

  private static let compactArrays = [
    (#"[1,"2"]"#, "[Int]", "[1]", "[1,2]"),
    (#"[1]"#, "[String]", "[]", #"["1"]"#),
    (#"[1,"2"]"#, "[String]", #"["2"]"#, #"["1","2"]"#),
    (#"[1,"x",3]"#, "[String]", #"["x"]"#, #"["1","x","3"]"#),
    (#"[1,null,3]"#, "[String]", "[]", #"["1","3"]"#),
    (#""[1]""#, "[String]", "[]", #"["1"]"#),
  ].map { json, type, measured, ours in
    MatrixDifference(
      because: "Elements are converted before they are left out.",
      types: ["@SmartCompact.Array \(type)"], json: [json], measured: ": \(measured)",
      ours: "~ \(ours)")
  }

  private static let defaultCases: [MatrixDifference] = [
    MatrixDifference(
      because: "A default case is told from a value that was converted to it.",
      types: ["StrEnum:SmartCaseDefaultable", "IntEnum:SmartCaseDefaultable"],
      measured: "~ .first", ours: "default .first"),
    MatrixDifference(
      because: "A value that equals the type's default is told from one that stands in.",
      types: ["Bool"], json: ["0"], measured: "default false", ours: "~ false"),
  ]
}
