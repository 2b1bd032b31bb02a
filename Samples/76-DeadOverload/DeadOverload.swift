import Workbench

enum DeadOverload: Sample {
  typealias StrictModel = Strict.Place
  typealias DefaultModel = Defaulted.Place
  typealias SmartModel = Smart.Place
}
