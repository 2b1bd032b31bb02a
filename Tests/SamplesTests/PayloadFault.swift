import DecodingReport
import JSONSource

/// One way to break one field of a good payload, and what a strict report must then say of it.
struct PayloadFault: CustomStringConvertible {
  var name: String
  var bytes: [UInt8]
  var path: JSONPath
  var outcome: Outcome
  var reason: Reason

  var description: String {
    "\(name) at \(path): expected \(outcome.rawValue) \(reason.rawValue)"
  }

  /// All faults that apply to a field that a strict report calls as sent. `isMember`: it belongs to
  /// a model, not to a dictionary, which takes any key and misses none.
  static func all(
    for field: FieldReport, isMember: Bool, in document: JSONDocument
  ) -> [PayloadFault] {
    guard let found = field.found, let node = document.node(at: field.path) else { return [] }
    let isOptional = field.wanted.hasSuffix("?")
    let type = isOptional ? String(field.wanted.dropLast()) : field.wanted
    func replaced(_ name: String, _ text: String, _ outcome: Outcome, _ reason: Reason)
      -> PayloadFault
    {
      PayloadFault(
        name: name, bytes: document.bytes(replacing: found.offsets, with: text), path: field.path,
        outcome: outcome, reason: reason)
    }
    var faults = [
      replaced("null", "null", isOptional ? .nil : .threw, .null),
      replaced("wrong type", type.hasPrefix("[") ? "true" : "[[1]]", .threw, .wrongType),
    ]
    faults += typed(type, found.kind, replaced)
    if isMember, case .key = field.path.steps.last {
      faults += memberFaults(field, node, isOptional: isOptional, in: document)
    }
    return faults
  }

  private static func typed(
    _ type: String, _ kind: JSONNode.Kind,
    _ replaced: (String, String, Outcome, Reason) -> PayloadFault
  ) -> [PayloadFault] {
    switch type {
    case "Int", "Int8", "UInt8", "UInt":
      return [
        replaced("fraction", "1.5", .threw, .fraction),
        replaced("overflow", "1e30", .threw, .overflow),
        replaced("as string", "\"7\"", .threw, .wrongType),
        replaced("empty", "\"\"", .threw, .empty),
      ]
    case "Double":
      return [
        replaced("overflow", "1e400", .threw, .overflow),
        replaced("too many digits", "0.12345678901234567890123", .converted, .precision),
        replaced("empty", "\"\"", .threw, .empty),
      ]
    case "Bool": return [replaced("number", "1", .threw, .wrongType)]
    case "Date" where kind == .string:
      return [
        replaced("bad date", "\"yesterday\"", .threw, .badDate),
        replaced("empty", "\"\"", .threw, .empty),
      ]
    case "URL": return [replaced("empty", "\"\"", .threw, .empty)]
    case "Role", "State": return [replaced("bad enum", "\"no such\"", .threw, .badEnum)]
    default: return []
    }
  }

  private static func memberFaults(
    _ field: FieldReport, _ node: Int, isOptional: Bool, in document: JSONDocument
  ) -> [PayloadFault] {
    let key = document.range(of: node - 1)
    let member = key.lowerBound..<document.range(of: node).upperBound
    let text = document.text(in: member)
    var faults = [
      PayloadFault(
        name: "missing",
        bytes: document.bytes(replacing: key, with: "\"not the key of any model\""),
        path: field.path, outcome: isOptional ? .nil : .threw, reason: .missing),
      PayloadFault(
        name: "unknown key",
        bytes: document.bytes(
          replacing: key.lowerBound..<key.lowerBound, with: "\"nobody asks for it\": 1, "),
        path: (field.path.parent ?? .root).appending(.key("nobody asks for it")),
        outcome: .dropped, reason: .unknownKey),
    ]
    faults.append(
      PayloadFault(
        name: "duplicate",
        bytes: document.bytes(
          replacing: member.upperBound..<member.upperBound, with: ", " + text),
        path: field.path, outcome: .dropped, reason: .duplicateKey))
    return faults
  }
}

extension JSONDocument {
  fileprivate func bytes(replacing range: Range<Int>, with text: String) -> [UInt8] {
    var bytes = Array(UnsafeBufferPointer(start: self.bytes, count: byteCount))
    bytes.replaceSubrange(range, with: Array(text.utf8))
    return bytes
  }
}
