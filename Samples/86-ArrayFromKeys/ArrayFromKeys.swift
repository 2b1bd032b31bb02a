import Workbench

enum ArrayFromKeys: Sample {
  typealias StrictModel = Strict.Chart
  typealias DefaultModel = Defaulted.Chart
  typealias SmartModel = Smart.Chart
}
