import Workbench

enum User: Sample {
  typealias StrictModel = Strict.User
  typealias DefaultModel = Defaulted.User
  typealias SmartModel = Smart.User

  static var options: DecodingOptions {
    var options = DecodingOptions()
    options.dateStrategy = .iso8601
    return options
  }
}
