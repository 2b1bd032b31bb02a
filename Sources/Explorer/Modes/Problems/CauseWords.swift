import DecodingReport

/// What the list of causes says.
enum CauseWords {
  static let hint = "Esc: all fields"

  /// `e Problems  74, 4 causes`.
  static func title(_ causes: [Cause]) -> String {
    let count = causes.reduce(0) { $0 + $1.paths.count }
    return
      "e Problems  \(count.grouped), \(causes.count == 1 ? "1 cause" : "\(causes.count) causes")"
  }

  static func place(_ number: Int, of cause: Cause) -> String {
    "place \(number) of \(cause.paths.count): \(cause.words)"
  }

  /// What stands where there are no causes.
  static func instead(_ stage: Stage) -> String {
    if stage.areResultsHidden { return Hiding.words }
    if let words = stage.lackOfModel { return words }
    return stage.live.shown == nil ? "decoding" : "every field is as sent"
  }
}
