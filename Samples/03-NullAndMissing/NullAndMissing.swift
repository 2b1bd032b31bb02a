import Workbench

enum NullAndMissing: Sample {
  typealias StrictModel = Strict.Member
  typealias DefaultModel = Defaulted.Member
  typealias SmartModel = Smart.Member
}
