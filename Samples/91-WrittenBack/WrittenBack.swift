import Workbench

enum WrittenBack: Sample {
  typealias StrictModel = Strict.Order
  typealias DefaultModel = Defaulted.Order
  typealias SmartModel = Smart.Order
}
