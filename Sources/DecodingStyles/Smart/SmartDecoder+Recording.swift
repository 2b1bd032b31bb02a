package import DecodingReport
package import JSONSource

extension SmartDecoder {
  /// Decodes with each call noted, but for elements of large arrays that are as sent: those are
  /// counted.
  ///
  /// Where the model's own code makes something else of what it got there, it decodes a second time,
  /// and these elements' calls are noted, too.
  package func recorded<Model: Decodable>(
    _ type: Model.Type, from document: JSONDocument, digester: ElementDigester?,
    cancellation: Cancellation? = nil, notesValueContainers: Bool = true
  ) -> DecodingRecorder {
    let recorder = DecodingRecorder(
      digester: digester, cancellation: cancellation, notesValueContainers: notesValueContainers)
    guard let value = try? decode(type, from: document, recorder: recorder), let digester else {
      return recorder
    }
    let remade = recorder.remadeUnnoted(in: value, of: document, source: digester.source)
    guard !remade.isEmpty else { return recorder }
    let again = DecodingRecorder(
      digester: digester, cancellation: cancellation, notesValueContainers: notesValueContainers,
      remade: remade)
    _ = try? decode(type, from: document, recorder: again)
    return again
  }
}
