import DecodingReport
import Workbench

enum TrapOnRead: Sample {
  typealias StrictModel = Strict.Ticket
  typealias DefaultModel = Defaulted.Ticket
  typealias SmartModel = Smart.Ticket
}

// The wrapper holds a number, and computes what it wraps: reports ask it, as they do one of a user's own.
extension TrapOnRead.Defaulted.KeptEnum: ComputedWrapper {
  public var _computedValue: Any { wrappedValue as Any }
}
