import Workbench

enum AnyJSON: Sample {
  typealias StrictModel = Strict.Plan
  typealias DefaultModel = Defaulted.Plan
  typealias SmartModel = Smart.Plan
  static let formerNames = ["GenericAny"]
}
