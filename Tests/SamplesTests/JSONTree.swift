import Foundation

/// A JSON document as a value; numbers with all their digits.
enum JSONTree: Codable, Equatable {
  case null
  case bool(Bool)
  case number(Decimal)
  case string(String)
  case array([JSONTree])
  case object([String: JSONTree])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? container.decode(Decimal.self) {
      self = .number(number)
    } else if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let array = try? container.decode([JSONTree].self) {
      self = .array(array)
    } else {
      self = .object(try container.decode([String: JSONTree].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let bool): try container.encode(bool)
    case .number(let number): try container.encode(number)
    case .string(let string): try container.encode(string)
    case .array(let array): try container.encode(array)
    case .object(let object): try container.encode(object)
    }
  }
}

extension JSONTree {
  /// What differs from the other document, a leaf at a time in the order of the paths:
  /// `age: 0, email: nil`. Below a leaf of this document the other's leaves aren't mentioned.
  func differences(from other: JSONTree) -> String {
    let mine = leaves()
    let others = other.leaves()
    let gone = others.keys.filter { path in
      mine[path] == nil && !mine.keys.contains { path.hasPrefix($0 + "[") }
        && !mine.keys.contains { path.hasPrefix($0 + ".") }
    }
    let lines =
      mine.filter { others[$0.key] != $0.value }.map { ($0.key, $0.value) }
      + gone.map { ($0, "nil") }
    return lines.sorted { $0.0 < $1.0 }.map { "\($0.0): \($0.1)" }.joined(separator: ", ")
  }

  /// This document with one of the other's deviations at a time. Keys that only the other has
  /// don't count.
  func singleDeviations(in other: JSONTree) -> [JSONTree] {
    switch (self, other) {
    case (.object(let mine), .object(let others)):
      return mine.keys.sorted().flatMap { key -> [JSONTree] in
        guard let value = mine[key], let otherValue = others[key] else { return [] }
        return value.singleDeviations(in: otherValue).map { deviation in
          .object(mine.merging([key: deviation]) { $1 })
        }
      }
    case (.array(let mine), .array(let others)) where mine.count == others.count:
      return mine.indices.flatMap { index in
        mine[index].singleDeviations(in: others[index]).map { deviation in
          .array(mine[..<index] + [deviation] + mine[(index + 1)...])
        }
      }
    default:
      return self == other ? [] : [other]
    }
  }

  /// This object with `true` and `false` for the 1 and 0 at these keys.
  func readingBooleans(at keys: [String]) -> JSONTree {
    guard case .object(var members) = self else { return self }
    for key in keys {
      if case .number(let number)? = members[key], number == 0 || number == 1 {
        members[key] = .bool(number == 1)
      }
    }
    return .object(members)
  }

  /// Path to text, such as `tags[1]` to `"json"`. A null counts as absent, except among an array's
  /// elements; an empty array or object
  /// is a leaf, the root left out.
  private func leaves() -> [String: String] {
    var leaves: [String: String] = [:]
    collectLeaves(at: "", into: &leaves)
    return leaves
  }

  private func collectLeaves(at path: String, into leaves: inout [String: String]) {
    switch self {
    case .null: leaves[path] = path.hasSuffix("]") ? "nil" : nil
    case .bool(let bool): leaves[path] = "\(bool)"
    case .number(let number): leaves[path] = "\(number)"
    case .string(let string): leaves[path] = "\"\(string)\""
    case .array(let array):
      if array.isEmpty { leaves[path] = "[]" }
      for (index, element) in array.enumerated() {
        element.collectLeaves(at: "\(path)[\(index)]", into: &leaves)
      }
    case .object(let object):
      if object.isEmpty, !path.isEmpty { leaves[path] = "{}" }
      for (key, value) in object {
        value.collectLeaves(at: path.isEmpty ? key : "\(path).\(key)", into: &leaves)
      }
    }
  }
}
