import Workbench

enum GenericAny: Sample {
  typealias StrictModel = Strict.Edit
  typealias DefaultModel = Defaulted.Edit
  typealias SmartModel = Smart.Edit
}
