import Workbench

enum SnakeCase: Sample {
  typealias StrictModel = Strict.Profile
  typealias DefaultModel = Defaulted.Profile
  typealias SmartModel = Smart.Profile

  static var options: DecodingOptions {
    var options = DecodingOptions()
    options.keyStrategy = .snake
    return options
  }
}
