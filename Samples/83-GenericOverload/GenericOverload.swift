import Workbench

enum GenericOverload: Sample {
  typealias StrictModel = Strict.Song
  typealias DefaultModel = Defaulted.Song
  typealias SmartModel = Smart.Song
}
