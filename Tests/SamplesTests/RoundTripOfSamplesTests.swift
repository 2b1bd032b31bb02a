import DecodingReport
import Foundation
import Samples
import Testing
import Workbench

/// What every sample writes back, held to Foundation's own output.
struct RoundTripOfSamplesTests {
  @Test(arguments: SampleCatalogue.all.map(\.name))
  func `what is told of each place is so, by Foundation's encoder and reader`(
    _ name: String
  ) throws {
    let entry = try #require(SampleCatalogue.all.sample(named: name))
    for payload in entry.payloads {
      let experiment = Experiment(entry: entry, source: payload.fileName, bytes: payload.bytes)
      let report = experiment.run()
      guard report.payload.foundationAccepts else { continue }
      let trip = experiment.roundTrip(report)
      for style in trip.styles {
        let place = "\(payload.fileName), \(style.style)"
        let threw = report[style.style]?.threw == true
        let refusal = style.mirrored.refusal
        let hasSaidWhy = refusal?.contains("JSONEncoder says invalidValue at") ?? false
        #expect(
          (refusal?.hasPrefix("nothing to write") ?? false) == threw
            && (threw || hasSaidWhy)
              == (refusal != nil),
          "\(place): \(refusal ?? "")")
        for form in [style.mirrored, style.plain].compactMap(\.self) where form.refusal == nil {
          if style.style != .smart { try check(form, style.style, entry, payload, place) }
          check(form, payload, place)
        }
      }
    }
  }

  /// The bytes are those of an encoder that has the settings which are named.
  private func check(
    _ form: RoundTripForm, _ style: DecodingStyle, _ entry: SampleEntry, _ payload: Payload,
    _ place: String
  ) throws {
    let sample = try #require(entry.sample)
    let types = ModelTypes(sample)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let options = sample.options
    #expect(form.encoder.settings.isEmpty || form.encoder.isMirrored)
    if form.encoder.isMirrored {
      if options.keyStrategy == .snake { encoder.keyEncodingStrategy = .convertToSnakeCase }
      switch options.dateStrategy {
      case .deferred: break
      case .iso8601: encoder.dateEncodingStrategy = .iso8601
      case .seconds: encoder.dateEncodingStrategy = .secondsSince1970
      case .milliseconds: encoder.dateEncodingStrategy = .millisecondsSince1970
      case .format: return
      }
      if options.dataStrategy == .deferred { encoder.dataEncodingStrategy = .deferredToData }
      if options.floatStrategy == .strings {
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
          positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      }
    }
    let type = style == .strict ? types.strict : types.default
    let value = try options.makeJSONDecoder().decode(type, from: Data(payload.bytes))
    let encodable = try #require(value as? any Encodable, "\(place)")
    let bytes = try encoder.encode(encodable)
    // A Set's order is another one for each value.
    guard !form.differences.contains(where: { $0.reason == .setOrder }) else { return }
    #expect(Array(bytes) == form.bytes, "\(place)")
  }

  /// Each place is where it is said to be, and where none differs both documents say the same.
  private func check(_ form: RoundTripForm, _ payload: Payload, _ place: String) {
    func object(_ bytes: [UInt8]) -> NSObject? {
      try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed) as? NSObject
    }
    let (sent, written) = (object(payload.bytes), object(form.bytes))
    let changes = form.differences.filter { $0.kind != .respelled && $0.kind != .reordered }
    if changes.isEmpty { #expect(sent == written, "\(place)") }
    for difference in changes {
      #expect(!difference.words.isEmpty && difference.words.last != ".", "\(place)")
      switch difference.kind {
      case .gone: #expect(difference.written == nil && difference.sent != nil)
      case .added: #expect(difference.sent == nil && difference.written != nil)
      case .changed, .renamed, .respelled, .reordered:
        #expect(difference.sent != difference.written, "\(place): \(difference)")
      }
    }
    let marked = Set(form.rows.flatMap(\.differences))
    let shown = form.differences.indices.filter { form.differences[$0].kind != .reordered }
    #expect(marked.isSuperset(of: shown), "\(place)")
  }
}
