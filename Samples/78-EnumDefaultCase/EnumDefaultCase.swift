import Workbench

enum EnumDefaultCase: Sample {
  typealias StrictModel = Strict.Meal
  typealias DefaultModel = Defaulted.Meal
  typealias SmartModel = Smart.Meal
}
