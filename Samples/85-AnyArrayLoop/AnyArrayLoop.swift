import Workbench

enum AnyArrayLoop: Sample {
  typealias StrictModel = Strict.Chart
  typealias DefaultModel = Defaulted.Chart
  typealias SmartModel = Smart.Chart
}
