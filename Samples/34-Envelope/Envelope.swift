import Workbench

enum Envelope: Sample {
  typealias StrictModel = Strict.Answer
  typealias DefaultModel = Defaulted.Answer
  typealias SmartModel = Smart.Answer
}
