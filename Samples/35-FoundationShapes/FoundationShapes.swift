import Workbench

enum FoundationShapes: Sample {
  typealias StrictModel = Strict.Card
  typealias DefaultModel = Defaulted.Card
  typealias SmartModel = Smart.Card
}
