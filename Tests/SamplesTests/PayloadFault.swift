import DecodingReport
import Foundation
import JSONSource
import TestSupport

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

  /// Every fault, which takes minutes, or about two dozen from all over the payload; `seed` says which.
  static func chosen(from faults: [PayloadFault], seed: Int) -> [PayloadFault] {
    guard !CaseSelection.isWhole else { return faults }
    // Odd, so that the faults of all kinds have their turn.
    let step = faults.count / 24 | 1
    return stride(from: seed % step, to: faults.count, by: step).map { faults[$0] }
  }

  /// All faults of a payload that a strict report calls as sent, a field at a time.
  static func all(of strict: StyleReport, in document: JSONDocument) -> [PayloadFault] {
    strict.fields.filter { $0.outcome == .asSent && !$0.path.steps.isEmpty }.flatMap { field in
      let parent = strict.fields.first { $0.path == field.path.parent }
      let isInDictionary = parent.map { $0.wanted.hasPrefix("[") && $0.wanted.contains(": ") }
      return all(for: field, isMember: !(isInDictionary ?? false), in: document)
        + [badElement(in: field, document)].compactMap(\.self)
    }
  }

  /// How many faults there are of each reason, and of two kinds that another reason covers.
  static func counts(of faults: [PayloadFault]) -> [String: Int] {
    faults.reduce(into: [:]) { counts, fault in
      let isKind = fault.name == "bad element" || fault.name == "wrong type"
      counts[isKind ? fault.name : fault.reason.rawValue, default: 0] += 1
    }
  }

  /// The counts in a line, in an order that doesn't change.
  static func summary(of counts: [String: Int]) -> String {
    let parts = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    return "\(counts.values.reduce(0, +)): " + parts.joined(separator: ", ")
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
      // A type that is no array may be read from one, too, and its elements would be the fault.
      replaced("wrong type", found.kind == .array ? "true" : "[[1]]", .threw, .wrongType),
    ]
    faults += typed(type, found.kind, isEnum: field.value?.hasPrefix(".") == true, replaced)
    if isMember, case .key = field.path.steps.last {
      faults += memberFaults(field, node, isOptional: isOptional, in: document)
    }
    return faults
  }

  /// A container with one more element, or key, of another type than the others.
  private static func badElement(in field: FieldReport, _ document: JSONDocument) -> PayloadFault? {
    let type = field.wanted.hasSuffix("?") ? String(field.wanted.dropLast()) : field.wanted
    guard type.hasPrefix("["), let found = field.found, let node = document.node(at: field.path)
    else { return nil }
    let element = type.dropFirst().dropLast().split(separator: ": ").last ?? ""
    guard !element.contains("Any") else { return nil }
    let bad = element == "Bool" || element == "String" ? "[1]" : "true"
    let isEmpty = document.children(of: node).first { _ in true } == nil
    let end = found.offsets.upperBound - 1
    let key = type.contains(": ") ? "\"one more\": " : ""
    guard key.isEmpty || type.hasPrefix("[String: ") else { return nil }
    let count = document.children(of: node).reduce(0) { count, _ in count + 1 }
    let step: JSONPath.Step = key.isEmpty ? .index(count) : .key("one more")
    return PayloadFault(
      name: "bad element",
      bytes: document.bytes(
        replacing: end..<end, with: (isEmpty ? "" : ", ") + key + bad),
      path: field.path.appending(step), outcome: .threw, reason: .wrongType)
  }

  private static func typed(
    _ type: String, _ kind: JSONNode.Kind, isEnum: Bool,
    _ replaced: (String, String, Outcome, Reason) -> PayloadFault
  ) -> [PayloadFault] {
    if isEnum, kind == .string || kind == .number {
      return kind == .string
        ? [
          replaced("bad enum", "\"no such\"", .threw, .badEnum),
          replaced("empty", "\"\"", .threw, .empty),
        ]
        : [
          replaced("bad enum", "987654", .threw, .badEnum),
          replaced("fraction", "1.5", .threw, .fraction),
        ]
    }
    switch type {
    case _ where type.hasPrefix("Int") || type.hasPrefix("UInt"):
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
    case "Float":
      return [
        replaced("overflow", "1e39", .threw, .overflow),
        replaced("too many digits", "0.123456789012", .converted, .precision),
      ]
    case "Decimal":
      return [
        replaced("as string", "\"1.5\"", .threw, .wrongType),
        replaced("empty", "\"\"", .threw, .empty),
      ]
    case "String": return [replaced("number", "5", .threw, .wrongType)]
    case "UUID":
      return [
        replaced("bad data", "\"no such\"", .threw, .badData),
        replaced("empty", "\"\"", .threw, .empty),
      ]
    case "Data" where kind == .string:
      return [replaced("bad data", "\"%%\"", .threw, .badData)]
    case "Bool":
      return [
        replaced("number", "1", .threw, .wrongType),
        replaced("empty", "\"\"", .threw, .empty),
      ]
    case "Date" where kind == .string:
      return [
        replaced("bad date", "\"yesterday\"", .threw, .badDate),
        replaced("empty", "\"\"", .threw, .empty),
      ]
    case "Date":
      return [replaced("as string", "\"yesterday\"", .threw, .wrongType)]
    case "URL":
      return [
        replaced("empty", "\"\"", .threw, .empty),
        replaced("bad URL", "\"http://[\"", .threw, .badURL),
      ]
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
