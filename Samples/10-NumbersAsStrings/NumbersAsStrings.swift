import Workbench

enum NumbersAsStrings: Sample {
  typealias StrictModel = Strict.Product
  typealias DefaultModel = Defaulted.Product
  typealias SmartModel = Smart.Product
}
