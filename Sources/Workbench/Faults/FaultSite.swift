package import DecodingReport
package import JSONSource

/// What the models want of a field.
package struct FaultType: Sendable {
  /// The type, or what an optional one is one of; `nil` for a key nobody asked for.
  package let wanted: SwiftType?
  /// Whether that is an enum, as far as the report shows it.
  package let isEnum: Bool

  /// What a field's reports say in the styles that have one.
  package init(_ fields: [FieldReport]) {
    wanted = fields.lazy.compactMap(\.type).first?.withoutOptional
    isEnum = fields.contains { field in
      field.reason == .badEnum || field.alone?.reason == .badEnum
        || [field.value, field.fallback?.value].contains { $0?.hasPrefix(".") ?? false }
    }
  }
}

/// A field that can be broken: its place in the document, and what the models say of it.
package struct FaultSite {
  package let document: JSONDocument
  package let path: JSONPath
  /// The value; `nil` for a key that the object lacks.
  package let value: Int?
  /// The object around it, if it is a member of one.
  package let object: Int?
  package let type: FaultType

  /// Finds the field of a path; `nil` if the document has neither the value nor the object that
  /// lacks the key.
  package init?(_ path: JSONPath, in document: JSONDocument, as type: FaultType) {
    guard let parent = path.parent, let container = document.node(at: parent) else { return nil }
    self.document = document
    self.path = path
    value = document.node(at: path)
    object = document.kind(of: container) == .object ? container : nil
    if value == nil && object == nil { return nil }
    self.type = type
  }

  var wanted: SwiftType? { type.wanted }
  var isEnum: Bool { type.isEnum }

  var kind: JSONNode.Kind? { value.map { document.kind(of: $0) } }

  /// The key of the member, if the value is one.
  package var key: Int? { object == nil ? nil : value.map { $0 - 1 } }

  /// The name in the model: `address.city`.
  package var name: String {
    let text = path.description.dropFirst()
    return String(text.first == "." ? text.dropFirst() : text)
  }

  /// The text of the key with its quotes.
  package var keyText: String {
    if let key { return document.text(key) }
    guard case .key(let name) = path.steps.last else { return "" }
    return OrderedJSON.string(name).line
  }

  /// What the payload is called with the fault in it: `age missing`.
  package func variation(_ fault: Fault) -> String {
    switch fault {
    case .missing: "\(name) missing"
    case .null: "\(name) null"
    case .empty: "\(name) empty"
    case .misspelt: "\(name) misspelt"
    case .duplicate: "\(name) twice"
    case .badElement: "\(name) with a bad element"
    case .asString, .wrongType, .object, .fraction, .overflow, .badCase, .badText:
      "\(name) \(replacement(for: fault) ?? fault.rawValue)"
    }
  }
}
