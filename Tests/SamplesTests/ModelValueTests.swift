import DecodingReport
import DecodingStyles
import Foundation
import JSONSource
import TestSupport
import Testing
import Workbench

@testable import Samples

/// What a report shows of a field is what the model holds there, and where a decode failed is where
/// its error says: both asked of plain decodes, for every sample and every fault.
@Suite struct ModelValueTests {
  static let entries =
    CaseSelection.tenth(of: SampleCatalogue.all.map(\.name), least: 6) + [EveryScalar.entry.name]

  private static func entry(named name: String) throws -> SampleEntry {
    if name == EveryScalar.entry.name { return EveryScalar.entry }
    return try #require(SampleCatalogue.all.sample(named: name))
  }

  @Test(arguments: entries)
  func `a field shows what the model holds, an error stands where it was thrown`(
    name: String
  ) throws {
    let entry = try Self.entry(named: name)
    let clean = try #require(entry.payload(named: "clean"))
    let strict = try #require(
      Experiment(entry: entry, source: "clean.json", bytes: clean.bytes).run()[.strict])
    let faults = PayloadFault.all(of: strict, in: JSONDocument.parse(clean.bytes))
    let chosen = PayloadFault.chosen(from: faults, seed: name.utf8.count + 2).map(\.bytes)
    var counts = Counts()
    for bytes in entry.payloads.map(\.bytes) + chosen { try hold(entry, bytes, &counts) }
    #expect(counts.values > 20)
    if CaseSelection.isWhole { print("values held,", name, counts) }
  }

  private struct Counts {
    var values = 0
    var errors = 0
  }

  private func hold(_ entry: SampleEntry, _ bytes: [UInt8], _ counts: inout Counts) throws {
    guard case .loaded(let types, let options) = entry.models else { return }
    let report = Experiment(entry: entry, source: "test.json", bytes: bytes).run()
    let text = String(decoding: bytes, as: UTF8.self)
    for style in report.styles {
      do {
        let model = try decode(types, style.style, Data(bytes), options)
        for field in style.fields where Self.hasValue(field) {
          guard let held = Self.value(at: field, of: style, in: model) else { continue }
          counts.values += 1
          #expect(field.value == SwiftText.of(held), "\(style.style) \(field.path) in \(text)")
        }
      } catch let error as DecodingError {
        guard style.style != .smart, let path = Self.path(of: error), !path.isEmpty,
          !style.fields.contains(where: { $0.outcome == .threw && $0.wanted.contains(": ") })
        else { continue }
        counts.errors += 1
        // Of a date in ISO 8601 Foundation names the model that it is in.
        let isDate = style.failure?.wanted.hasPrefix("Date") ?? false
        let place = style.failure?.path
        #expect(
          Self.isSame(place, path, options)
            || isDate && Self.isSame(place?.parent, path, options),
          "\(style.style) \(path) in \(text)")
      } catch { continue }
    }
  }

  private func decode(
    _ types: ModelTypes, _ style: DecodingStyle, _ data: Data, _ options: DecodingOptions
  ) throws -> Any {
    switch style {
    case .strict: try options.makeJSONDecoder().decode(types.strict, from: data)
    case .default: try options.makeJSONDecoder().decode(types.default, from: data)
    case .smart: try options.makeSmartDecoder().decode(types.smart, from: data)
    }
  }

  private static func hasValue(_ field: FieldReport) -> Bool {
    switch field.outcome {
    case .asSent, .converted, .default, .nil: true
    case .dropped, .threw, .notReached: false
    }
  }

  /// What the model holds under the names of the properties that lead to a field; `nil` where a
  /// step has no such property, or leads into a collection that may have left something out.
  private static func value(
    at field: FieldReport, of style: StyleReport, in model: Any
  ) -> Any? {
    var value = model
    var path = JSONPath.root
    for step in field.path.steps {
      path = path.appending(step)
      guard case .key = step,
        let around = style.fields.first(where: { $0.path == path && $0.reason != .duplicateKey }),
        let stored = property(around.property, of: value)
      else { return nil }
      value = stored
    }
    return value
  }

  private static func property(_ name: String, of model: Any) -> Any? {
    let model = unwrapped(model)
    var mirror: Mirror? = Mirror(reflecting: model)
    guard mirror?.displayStyle == .struct || mirror?.displayStyle == .class else { return nil }
    while let current = mirror {
      for child in current.children where child.label == name || child.label == "_" + name {
        return withoutWrapper(child.value)
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// A value without wrappers and optionals around it.
  private static func unwrapped(_ value: Any) -> Any {
    let value = withoutWrapper(value)
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional, let content = mirror.children.first else {
      return value
    }
    return unwrapped(content.value)
  }

  private static func withoutWrapper(_ value: Any) -> Any {
    if let wrapper = value as? any ReportingWrapper { return withoutWrapper(wrapper.reportedValue) }
    if let wrapper = value as? any ComputedWrapper { return withoutWrapper(wrapper._computedValue) }
    let wrapped = Mirror(reflecting: value).children.first { $0.label == "wrappedValue" }
    return wrapped.map { withoutWrapper($0.value) } ?? value
  }

  /// Where an error says that it was thrown; a missing key's own place.
  private static func path(of error: DecodingError) -> [any CodingKey]? {
    switch error {
    case .keyNotFound(let key, let context): context.codingPath + [key]
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      context.codingPath
    @unknown default: nil
    }
  }

  private static func isSame(
    _ path: JSONPath?, _ keys: [any CodingKey], _ options: DecodingOptions
  ) -> Bool {
    guard let steps = path?.steps, steps.count == keys.count else { return false }
    return zip(steps, keys).allSatisfy { step, key in
      switch step {
      case .index(let index): key.intValue == index
      case .key(let name):
        name == key.stringValue
          || options.keyStrategy == .snake && SnakeCase.converted(name) == key.stringValue
      }
    }
  }
}
