import Workbench

enum BoolOverload: Sample {
  typealias StrictModel = Strict.Song
  typealias DefaultModel = Defaulted.Song
  typealias SmartModel = Smart.Song
  static let formerNames = ["GenericOverload"]
}
