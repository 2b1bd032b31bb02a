import Workbench

enum EverythingOptional: Sample {
  typealias StrictModel = Strict.Track
  typealias DefaultModel = Defaulted.Track
  typealias SmartModel = Smart.Track
}
