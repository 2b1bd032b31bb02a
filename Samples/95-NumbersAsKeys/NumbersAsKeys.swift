import Workbench

enum NumbersAsKeys: Sample {
  typealias StrictModel = Strict.Train
  typealias DefaultModel = Defaulted.Train
  typealias SmartModel = Smart.Train
}
