import Workbench

enum Epochs: Sample {
  typealias StrictModel = Strict.Visit
  typealias DefaultModel = Defaulted.Visit
  typealias SmartModel = Smart.Visit

  static var options: DecodingOptions {
    var options = DecodingOptions()
    options.dateStrategy = .seconds
    return options
  }
}
