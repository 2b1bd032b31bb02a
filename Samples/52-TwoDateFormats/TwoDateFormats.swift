import Workbench

enum TwoDateFormats: Sample {
  typealias StrictModel = Strict.Push
  typealias DefaultModel = Defaulted.Push
  typealias SmartModel = Smart.Push

  static var options: DecodingOptions {
    var options = DecodingOptions()
    options.dateStrategy = .iso8601
    return options
  }
}
