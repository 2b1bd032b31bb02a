import Workbench

enum ObservableKeys: Sample {
  typealias StrictModel = Strict.Settings
  typealias DefaultModel = Defaulted.Settings
  typealias SmartModel = Smart.Settings
}
