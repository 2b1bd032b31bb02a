import Workbench

enum NumberWidth: Sample {
  typealias StrictModel = Strict.Battery
  typealias DefaultModel = Defaulted.Battery
  typealias SmartModel = Smart.Battery
}
