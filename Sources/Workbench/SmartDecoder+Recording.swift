package import DecodingReport
package import DecodingStyles
package import JSONSource

extension SmartDecoder {
  /// Decodes with each call noted, but for elements of large arrays that are as sent: those are
  /// counted.
  ///
  /// Where the model's own code makes something else of what it got there, it decodes a second time,
  /// and these elements' calls are noted, too. Where it throws, it is repeated with a placeholder at the
  /// place that failed, until so many calls were made in vain.
  package func recorded<Model: Decodable>(
    _ type: Model.Type, from document: JSONDocument, digester: ElementDigester?,
    repeatableCalls: Int = 0, cancellation: Cancellation? = nil, notesValueContainers: Bool = true
  ) -> DecodingRecorder {
    let recorder = DecodingRecorder(
      digester: digester, cancellation: cancellation, notesValueContainers: notesValueContainers)
    guard let value = try? decode(type, from: document, recorder: recorder) else {
      let placeholders = Placeholders(
        recorder: recorder, document: document, repeatableCalls: repeatableCalls)
      recorder.take(placeholders)
      while cancellation?.isCancelled != true, placeholders.repeats() {
        _ = try? decode(type, from: document, recorder: recorder)
      }
      return recorder
    }
    guard let digester else { return recorder }
    let remade = recorder.remadeUnnoted(in: value, of: document, source: digester.source)
    guard !remade.isEmpty else { return recorder }
    let again = DecodingRecorder(
      digester: digester, cancellation: cancellation, notesValueContainers: notesValueContainers,
      remade: remade)
    _ = try? decode(type, from: document, recorder: again)
    return again
  }
}
