import Workbench

enum ForgottenSuper: Sample {
  typealias StrictModel = Strict.Kennel
  typealias DefaultModel = Defaulted.Kennel
  typealias SmartModel = Smart.Kennel
}
