package import JSONSource

extension TraceContext {
  /// `repeatableCalls`: where the decode throws, it is repeated with a placeholder at the place
  /// that failed, until so many calls were made in vain; 0 for a decode that is made once.
  package convenience init(
    document: JSONDocument, keys: KeyConversion, digester: ElementDigester? = nil,
    repeatableCalls: Int = 0, cancellation: Cancellation? = nil,
    notesValueContainers: Bool = true, reversesKeys: Bool = false,
    observer: ((DecodingEvent) -> Void)? = nil
  ) {
    let recorder = DecodingRecorder(
      digester: digester, cancellation: cancellation,
      notesValueContainers: notesValueContainers, observer: observer)
    let placeholders = Placeholders(
      recorder: recorder, document: document, repeatableCalls: repeatableCalls,
      replacesRefused: true, source: digester?.source ?? .none)
    self.init(
      document: document, keys: keys, recorder: recorder, placeholders: placeholders,
      cancellation: cancellation, reversesKeys: reversesKeys)
  }
}
