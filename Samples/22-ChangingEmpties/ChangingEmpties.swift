import Workbench

enum ChangingEmpties: Sample {
  typealias StrictModel = Strict.Customer
  typealias DefaultModel = Defaulted.Customer
  typealias SmartModel = Smart.Customer
}
