import Workbench

enum StringOrObject: Sample {
  typealias StrictModel = Strict.Package
  typealias DefaultModel = Defaulted.Package
  typealias SmartModel = Smart.Package
}
