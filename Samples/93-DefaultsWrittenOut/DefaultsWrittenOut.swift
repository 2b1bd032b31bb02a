import Workbench

enum DefaultsWrittenOut: Sample {
  typealias StrictModel = Strict.Player
  typealias DefaultModel = Defaulted.Player
  typealias SmartModel = Smart.Player
}
