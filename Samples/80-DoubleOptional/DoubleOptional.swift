import Workbench

enum DoubleOptional: Sample {
  typealias StrictModel = Strict.Song
  typealias DefaultModel = Defaulted.Song
  typealias SmartModel = Smart.Song
}
