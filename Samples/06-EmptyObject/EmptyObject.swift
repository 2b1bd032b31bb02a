import Workbench

enum EmptyObject: Sample {
  typealias StrictModel = Strict.Shop
  typealias DefaultModel = Defaulted.Shop
  typealias SmartModel = Smart.Shop
}
