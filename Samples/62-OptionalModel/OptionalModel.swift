import Workbench

enum OptionalModel: Sample {
  typealias StrictModel = Strict.Ticket
  typealias DefaultModel = Defaulted.Ticket
  typealias SmartModel = Smart.Ticket
}
