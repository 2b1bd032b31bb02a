import DecodingStyles
import Foundation

/// Values as the measured table writes them: `Date(1.5)`, `Data(6869)`, `[a:"x"]`, `Nested(a:5,s:n)`.
enum MatrixText {
  static func of(_ value: Any) -> String {
    switch value {
    case let value as String: "\"" + escaped(value) + "\""
    case let value as Date: "Date(\(value.timeIntervalSince1970))"
    case let value as Data: "Data(" + value.map { String(format: "%02x", $0) }.joined() + ")"
    case let value as Decimal: "Decimal(\(value))"
    case let value as URL: "URL(\(value.absoluteString))"
    case let value as UUID: value.uuidString
    case let value as SmartColor:
      "rgba("
        + [value.red, value.green, value.blue, value.alpha].map { String(format: "%.3f", $0) }
        .joined(separator: ",") + ")"
    case let value as any RawRepresentable & Hashable: ".\(value)"
    case let value as Nested: "Nested(a:\(value.a),s:\(value.s))"
    case let value as NestedC: "NestedC(a:\(value.a))"
    case let value as PlainNested: "PlainNested(a:\(value.a))"
    case let value as PlainNestedOpt: "PlainNestedO(a:\(of(value.a as Any)))"
    case is NSNull: "NSNull"
    default: collection(value)
    }
  }

  private static func collection(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    let parts = mirror.children.map(\.value)
    switch mirror.displayStyle {
    case .optional: return parts.first.map(of) ?? "nil"
    case .collection: return "[" + parts.map(of).joined(separator: ",") + "]"
    case .set: return "Set[" + parts.map(of).sorted().joined(separator: ", ") + "]"
    case .dictionary:
      let members = parts.map { member in
        let pair = Mirror(reflecting: member).children.map(\.value)
        return "\(pair[0]):" + of(pair[1])
      }
      return "[" + (members.isEmpty ? ":" : members.sorted().joined(separator: ",")) + "]"
    default: return "\(value)"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n").replacing("\0", with: "\\0")
  }
}
