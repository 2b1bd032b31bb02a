import Workbench

enum LosslessIds: Sample {
  typealias StrictModel = Strict.Payment
  typealias DefaultModel = Defaulted.Payment
  typealias SmartModel = Smart.Payment
}
