import Workbench

enum LossyElements: Sample {
  typealias StrictModel = Strict.Basket
  typealias DefaultModel = Defaulted.Basket
  typealias SmartModel = Smart.Basket
}
