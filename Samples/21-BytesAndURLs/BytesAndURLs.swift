import Workbench

enum BytesAndURLs: Sample {
  typealias StrictModel = Strict.Account
  typealias DefaultModel = Defaulted.Account
  typealias SmartModel = Smart.Account
}
