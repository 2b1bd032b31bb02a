import Workbench

enum Typos: Sample {
  typealias StrictModel = Strict.Client
  typealias DefaultModel = Defaulted.Client
  typealias SmartModel = Smart.Client
}
