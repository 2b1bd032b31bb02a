import Workbench

enum AssociatedValues: Sample {
  typealias StrictModel = Strict.Drawing
  typealias DefaultModel = Defaulted.Drawing
  typealias SmartModel = Smart.Drawing
}
