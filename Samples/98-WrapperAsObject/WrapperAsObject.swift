import Workbench

enum WrapperAsObject: Sample {
  typealias StrictModel = Strict.Lamp
  typealias DefaultModel = Defaulted.Lamp
  typealias SmartModel = Smart.Lamp
}
