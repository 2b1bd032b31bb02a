/// Values that came back, and for which others stand in: code of models' own refused them.
extension DecodingRecorder {
  /// Whether there are any.
  package var replacesRefused: Bool {
    get { held.pointee.replacesRefused }
    set { held.pointee.replacesRefused = newValue }
  }

  /// The call that began last.
  package var lastCall: Int { held.pointee.events.count - 1 }

  /// Notes that another value stands in for the one that a call returned: code of a model's own threw
  /// an error because of it, when it had made some calls more.
  package func refuse(_ index: Int, _ error: any Error, readBehind: Int) {
    held.pointee.events[index].flags.insert(.stoodIn)
    swallowedErrors[index] = error
    self.readBehind[index] = readBehind
    passFailure(at: index)
  }

  /// Notes that a value stands in for a call that threw: code of a model's own caught its error, made
  /// some calls more, and threw another one.
  package func revive(_ index: Int, _ error: any Error, readBehind: Int) {
    held.pointee.events[index].flags.insert(.stoodIn)
    errorsInstead[index] = error
    self.readBehind[index] = readBehind
    passFailure(at: index)
  }
}
