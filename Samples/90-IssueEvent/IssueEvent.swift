import Workbench

enum IssueEvent: Sample {
  typealias StrictModel = Strict.IssueEvent
  typealias DefaultModel = Defaulted.IssueEvent
  typealias SmartModel = Smart.IssueEvent

  static var options: DecodingOptions {
    var options = DecodingOptions()
    options.keyStrategy = .snake
    options.dateStrategy = .iso8601
    return options
  }
}
