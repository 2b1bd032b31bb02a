import Workbench

enum NilLeftOut: Sample {
  typealias StrictModel = Strict.Profile
  typealias DefaultModel = Defaulted.Profile
  typealias SmartModel = Smart.Profile
}
