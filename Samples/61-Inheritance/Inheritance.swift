import Workbench

enum Inheritance: Sample {
  typealias StrictModel = Strict.Kennel
  typealias DefaultModel = Defaulted.Kennel
  typealias SmartModel = Smart.Kennel
}
