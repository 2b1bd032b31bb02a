import Workbench

enum TypeField: Sample {
  typealias StrictModel = Strict.Feed
  typealias DefaultModel = Defaulted.Feed
  typealias SmartModel = Smart.Feed
}
