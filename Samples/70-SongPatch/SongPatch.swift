import Workbench

enum SongPatch: Sample {
  typealias StrictModel = Strict.Patch
  typealias DefaultModel = Defaulted.Patch
  typealias SmartModel = Smart.Patch
}
