import DecodingReport

/// What the list of causes says.
enum CauseWords {
  static let hint = "Esc: all fields"

  /// `e Problems  STRICT 5 errors, 4 causes`.
  static func title(_ causes: [Cause], on stage: Stage) -> String {
    let count = causes.count == 1 ? "1 cause" : "\(causes.count.grouped) causes"
    let own = stage.areResultsHidden ? nil : stage.live.shown?.report[stage.style]?.problemCount
    let words = own.map { "\(stage.style.rawValue.uppercased()) \($0.words), " } ?? ""
    return "e Problems  \(words)\(count)"
  }

  static func place(_ number: Int, of cause: Cause) -> String {
    "place \(number) of \(cause.placeCount.grouped): \(cause.words)"
  }

  /// What stands where there are no causes.
  static func instead(_ stage: Stage) -> String {
    if stage.areResultsHidden { return Hiding.words }
    if let words = stage.lackOfModel { return words }
    return stage.live.shown == nil ? "decoding" : "every field is as sent"
  }
}
