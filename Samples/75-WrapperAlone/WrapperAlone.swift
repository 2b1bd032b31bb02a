import Workbench

enum WrapperAlone: Sample {
  typealias StrictModel = Strict.Song
  typealias DefaultModel = Defaulted.Song
  typealias SmartModel = Smart.Song
  static let formerNames = ["EnumDefaultCase"]
}
