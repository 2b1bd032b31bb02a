import Workbench

enum DictionaryKeys: Sample {
  typealias StrictModel = Strict.Palette
  typealias DefaultModel = Defaulted.Palette
  typealias SmartModel = Smart.Palette
}
