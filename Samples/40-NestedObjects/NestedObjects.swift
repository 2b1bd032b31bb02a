import Workbench

enum NestedObjects: Sample {
  typealias StrictModel = Strict.Customer
  typealias DefaultModel = Defaulted.Customer
  typealias SmartModel = Smart.Customer
}
