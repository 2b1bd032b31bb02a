import Workbench

enum KeyOrder: Sample {
  typealias StrictModel = Strict.Receipt
  typealias DefaultModel = Defaulted.Receipt
  typealias SmartModel = Smart.Receipt
}
