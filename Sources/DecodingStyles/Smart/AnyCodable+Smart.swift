import DecodingRecord
import Foundation
import JSONSource

/// Under ``SmartDecoder`` nothing is converted, and the text of a number is known: `1.0` is a
/// double.
extension AnyCodable: SmartReadable {
  static func read(_ node: Int, depth: Int, in session: SmartSession) throws -> AnyCodable {
    guard depth < SmartSession.depthLimit - 1 else {
      throw session.failure(.depth, node, AnyCodable.self)
    }
    switch session.kind(node) {
    case .null: return .null
    case .true: return .bool(true)
    case .false: return .bool(false)
    case .string: return .string(session.document.string(node))
    case .number: return try number(node, in: session)
    case .array where node >= 0:
      return .array(
        try session.document.children(of: node).map {
          try read($0, depth: depth + 1, in: session)
        })
    case .object where node >= 0:
      var members: [String: AnyCodable] = [:]
      for member in session.document.members(of: node) {
        let name = session.document.string(member.key)
        // Of equal keys the first, as in Foundation.
        guard members[name] == nil else { continue }
        members[name] = try read(member.value, depth: depth + 1, in: session)
      }
      return .object(members)
    case .array, .object, .key, .invalid:
      throw session.failure(.wrongType, node, AnyCodable.self)
    }
  }

  private static func number(_ node: Int, in session: SmartSession) throws -> AnyCodable {
    let text = session.document.text(node)
    if let integer = Int(text) { return .integer(integer) }
    if let integer = UInt(text) { return .unsigned(integer) }
    let isInteger = session.nodes[node].flags.contains(.integer)
    guard let double = session.document.double(node), double.isFinite,
      !isInteger || String(format: "%.0f", double) == text
    else { throw session.failure(.overflow, node, AnyCodable.self) }
    return .double(double)
  }
}
