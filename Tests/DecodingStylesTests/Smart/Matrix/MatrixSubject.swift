import DecodingStyles
import DecodingTrace
import Foundation
import JSONSource

/// A type of the measured table, as it is decoded here.
struct MatrixSubject {
  /// A cell for each of the property's forms; the JSON is `<missing>` for a key that isn't there.
  let cells: (_ json: String, _ profile: SmartProfile) -> [String]
  /// What Foundation makes of a required property; `nil` where it throws.
  let strict: (_ json: String) -> String?

  init<Value: MatrixValue>(_ type: Value.Type) {
    cells = { json, profile in
      [
        Self.cell(WithInitial<Value>.self, \.a, json, profile),
        Self.cell(Plain<Value>.self, \.a, json, profile),
        Self.cell(OptionalWithInitial<Value>.self, \.a, json, profile),
      ]
    }
    strict = { json in
      let data = Data(#"{"a":\#(json)}"#.utf8)
      return (try? JSONDecoder().decode(Strict<Value>.self, from: data)).map {
        MatrixText.of($0.a)
      }
    }
  }

  /// A property that is wrapped in the model that the table has it in.
  init<Model: SmartCodable, Value>(
    _ model: Model.Type, _ property: any KeyPath<Model, Value> & Sendable, named name: String = "a"
  ) {
    cells = { json, profile in [Self.cell(model, property, named: name, json, profile)] }
    strict = { _ in nil }
  }

  private struct Strict<Value: MatrixValue>: Decodable {
    var a: Value
  }

  private struct WithInitial<Value: MatrixValue>: SmartCodable {
    var a = Value.initial
  }

  private struct Plain<Value: MatrixValue>: SmartCodable {
    var a: Value?
  }

  private struct OptionalWithInitial<Value: MatrixValue>: SmartCodable {
    var a: Value? = Value.initial
  }

  /// Decodes twice, and joins the value of the plain decode with the verdict of the recorded one.
  private static func cell<Model: SmartCodable, Value>(
    _ model: Model.Type, _ property: KeyPath<Model, Value>, named name: String = "a",
    _ json: String, _ profile: SmartProfile
  ) -> String {
    let text = json == "<missing>" ? "{}" : #"{"a":\#(json)}"#
    let document = JSONDocument.parse(text)
    var decoder = SmartDecoder()
    decoder.profile = profile
    let recorder = DecodingRecorder()
    let recorded = try? decoder.decode(model, from: document, recorder: recorder)
    guard let plain = try? decoder.decode(model, from: document, recorder: nil) else {
      return recorded == nil ? "throws" : "throws, but not when recorded"
    }
    let value = MatrixText.of(plain[keyPath: property])
    guard recorded.map({ MatrixText.of($0[keyPath: property]) }) == value else {
      return "\(value), but not when recorded"
    }
    let event = recorder.events.first { $0.parent == 0 && $0.step == .key(name) }
    return verdict(event, value, MatrixText.of(Model()[keyPath: property]))
  }

  private static func verdict(
    _ event: DecodingEvent?, _ value: String, _ initial: String
  ) -> String {
    switch (event?.outcome, event?.fallback) {
    case (.asSent, _): "= \(value)"
    case (.converted, _): "~ \(value)"
    case (.default, .initialValue): value == initial ? "initial" : "initial \(value)"
    case (.default, _): "default \(value)"
    case (.nil, _): value == "nil" ? "nil" : "nil \(value)"
    default: "no verdict on \(value)"
    }
  }
}
