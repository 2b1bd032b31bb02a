import Workbench

enum UnknownCase: Sample {
  typealias StrictModel = Strict.Ticket
  typealias DefaultModel = Defaulted.Ticket
  typealias SmartModel = Smart.Ticket
}
