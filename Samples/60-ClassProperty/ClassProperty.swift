import Workbench

enum ClassProperty: Sample {
  typealias StrictModel = Strict.Boat
  typealias DefaultModel = Defaulted.Boat
  typealias SmartModel = Smart.Boat
}
