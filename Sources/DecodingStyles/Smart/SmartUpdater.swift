public import Foundation
import JSONSource

/// Changes a model by a patch: JSON that has only what is to change.
///
///     var user = User(name: "Ada", age: 36, home: Home(city: "Bern", zip: 3000))
///     SmartUpdater.update(&user, from: #"{"age": "37", "home": {"zip": null, "city": "Rom"}}"#)
///     // →  User(name: "Ada", age: 37, home: Home(city: "Rom", zip: 3000))
///
/// Objects are merged, at every depth; arrays are replaced. A field that is null, or can't be
/// decoded, leaves the current value alone; in SmartCodable it has its initial value again. A
/// class's instance is replaced by a new one.
public enum SmartUpdater<Model: SmartCodable> {
  /// Changes a model by the text of a JSON object; returns whether it was one.
  @discardableResult
  public static func update(_ model: inout Model, from json: String?) -> Bool {
    update(&model, from: json.map { Data($0.utf8) })
  }

  /// Changes a model by a dictionary as `JSONSerialization` makes them.
  @discardableResult
  public static func update(_ model: inout Model, from dict: [String: Any]?) -> Bool {
    update(&model, from: dict.flatMap(JSONObject.data))
  }

  /// Changes a model by a JSON document; returns whether it was an object.
  @discardableResult
  public static func update(_ model: inout Model, from data: Data?) -> Bool {
    guard let data else { return false }
    let patch = data.withUnsafeBytes { JSONDocument.parse($0) }
    guard let changed = try? SmartDecoder().decode(Model.self, patching: model, with: patch)
    else { return false }
    model = changed
    return true
  }

  /// Changes one property to another model's.
  ///
  ///     SmartUpdater.update(&user, from: other, keyPath: \.age)
  public static func update<Value>(
    _ model: inout Model, from source: Model, keyPath: WritableKeyPath<Model, Value>
  ) {
    model[keyPath: keyPath] = source[keyPath: keyPath]
  }

  /// Changes several properties to another model's; any number of them.
  ///
  ///     SmartUpdater.update(&user, from: other, keyPaths: (\.name, \.age))
  public static func update<each Value>(
    _ model: inout Model, from source: Model,
    keyPaths: (repeat WritableKeyPath<Model, each Value>)
  ) {
    repeat update(&model, from: source, keyPath: each keyPaths)
  }
}
