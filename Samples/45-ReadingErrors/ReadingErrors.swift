import Workbench

enum ReadingErrors: Sample {
  typealias StrictModel = Strict.Reading
  typealias DefaultModel = Defaulted.Reading
  typealias SmartModel = Smart.Reading
}
