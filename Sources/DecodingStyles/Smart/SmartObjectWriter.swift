import Foundation

/// Writes models as JSON objects: encoded, and then changed as their mappings say.
///
/// The changes are made on the encoded object, because an encoder isn't told which type it is that
/// encodes a key.
struct SmartObjectWriter {
  /// Whether properties stand where `mappingForKey()` looks for them first.
  var usesMappedKeys: Bool
  /// Whether what transformers make is encoded, instead of being put as it is.
  private var makesText = false

  init(usesMappedKeys: Bool) {
    self.usesMappedKeys = usesMappedKeys
  }

  /// A value as `JSONSerialization` makes it; `nil` where it can't be encoded.
  func object(_ value: some Encodable) -> Any? {
    guard let data = try? encoder.encode(value),
      let object = try? JSONSerialization.jsonObject(with: data)
    else { return nil }
    return changed(object, value) ?? object
  }

  /// A value as JSON text with sorted keys; `nil` where it can't be encoded.
  func text(_ value: some Encodable, isPretty: Bool) -> String? {
    let encoder = encoder
    encoder.outputFormatting = isPretty ? [.prettyPrinted, .sortedKeys] : .sortedKeys
    guard var data = try? encoder.encode(value) else { return nil }
    var writer = self
    writer.makesText = true
    if let changed = writer.changed(EncodedJSON.object(data), value) {
      guard let written = try? encoder.encode(EncodedJSON(changed)) else { return nil }
      data = written
    }
    return String(decoding: data, as: UTF8.self)
  }

  private var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    // What smart decoding takes a number for. The encoder's own default counts from 2001.
    encoder.dateEncodingStrategy = .secondsSince1970
    return encoder
  }

  /// `object`, which `value` encoded, with the changes of all mappings in it; `nil` without any.
  private func changed(_ object: Any, _ value: Any) -> Any? {
    if let members = object as? [String: Any] {
      if let model = value as? any SmartEncodable { return changed(members, model: model) }
      guard let values = value as? [String: Any] else { return nil }
      return changed(members, values)
    }
    guard let elements = object as? [Any], let values = value as? [Any],
      elements.count == values.count
    else { return nil }
    let pairs = zip(elements, values).map { ($0, changed($0, $1)) }
    return pairs.contains { $0.1 != nil } ? pairs.map { $0.1 ?? $0.0 } : nil
  }

  private func changed(_ members: [String: Any], _ values: [String: Any]) -> [String: Any]? {
    var result = members
    var isChanged = false
    for (key, value) in values {
      guard let member = members[key], let changed = changed(member, value) else { continue }
      result[key] = changed
      isChanged = true
    }
    return isChanged ? result : nil
  }

  private func changed(_ members: [String: Any], model: any SmartEncodable) -> [String: Any]? {
    let values = InitialValues.values(of: model)
    let mapping = SmartMapping(type(of: model) as? any SmartDecodable.Type)
    var result = changed(members, values)
    for (key, transformer) in mapping.transformers {
      guard members[key] != nil, let value = values[key] else { continue }
      let content = (value as? any SmartProperty).map(\.content) ?? value
      guard let json = content.flatMap(transformer.toJSON) else { continue }
      result = result ?? members
      result?[key] = makesText ? json : JSONObject.written(json)
    }
    for (key, value) in values {
      guard let flat = value as? any SmartFlatProperty else { continue }
      var flattened = result ?? members
      let part = flattened.removeValue(forKey: key)
      let own = part.map { changed($0, flat.part) ?? $0 } as? [String: Any] ?? [:]
      result = flattened.merging(own) { outer, _ in outer }
    }
    guard usesMappedKeys else { return result }
    let paths = mapping.candidates.filter { !$1.contains($0) }.compactMapValues(\.first)
    guard !paths.isEmpty else { return result }
    var moved = result ?? members
    let mapped = paths.keys.sorted().map { (paths[$0] ?? "", moved.removeValue(forKey: $0)) }
    for (path, value) in mapped {
      guard let value else { continue }
      let steps = path.split(separator: ".").map(String.init)
      // A key that is the whole path, dots and all, is found as well.
      if path.contains("[") || !Self.put(value, steps[...], &moved) { moved[path] = value }
    }
    return moved
  }

  /// Puts a value at the end of a path of keys; returns whether nothing else stands in the way.
  private static func put(
    _ value: Any, _ path: ArraySlice<String>, _ object: inout [String: Any]
  ) -> Bool {
    guard let first = path.first else { return false }
    guard path.count > 1 else {
      // Two properties may be read from one place; the first of them is written there.
      if object[first] == nil { object[first] = value }
      return true
    }
    var inner: [String: Any] = [:]
    if let member = object[first] {
      guard let members = member as? [String: Any] else { return false }
      inner = members
    }
    guard put(value, path.dropFirst(), &inner) else { return false }
    object[first] = inner
    return true
  }
}
