import Workbench

enum WrongTypeAsNull: Sample {
  typealias StrictModel = Strict.Song
  typealias DefaultModel = Defaulted.Song
  typealias SmartModel = Smart.Song
  static let formerNames = ["DoubleOptional"]
}
