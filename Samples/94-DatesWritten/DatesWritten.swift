import Workbench

enum DatesWritten: Sample {
  typealias StrictModel = Strict.Meeting
  typealias DefaultModel = Defaulted.Meeting
  typealias SmartModel = Smart.Meeting

  static var options: DecodingOptions {
    var options = DecodingOptions()
    options.dateStrategy = .iso8601
    return options
  }
}
