import Workbench

enum HandWrittenDefaults: Sample {
  typealias StrictModel = Strict.Episode
  typealias DefaultModel = Defaulted.Episode
  typealias SmartModel = Smart.Episode
}
