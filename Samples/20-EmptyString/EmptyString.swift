import Workbench

enum EmptyString: Sample {
  typealias StrictModel = Strict.Contact
  typealias DefaultModel = Defaulted.Contact
  typealias SmartModel = Smart.Contact

  static var options: DecodingOptions {
    var options = DecodingOptions()
    options.dateStrategy = .iso8601
    return options
  }
}
