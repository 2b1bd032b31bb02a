import Foundation

/// Values as Swift would write them: `42`, `"Ada"`, `.viewer`, `Address(city: "", zip: "8001")`.
///
/// Wrappers are unwrapped, sets and dictionaries sorted, `CustomStringConvertible` ignored; dates
/// are ISO 8601 in quotes. Collections are cut after 200 elements with `…`.
package struct SwiftText {
  private static let maximumElements = 200
  private static let maximumDepth = 64

  /// The text of any value.
  package static func of(_ value: Any) -> String {
    var text = SwiftText()
    text.write(value, depth: 0)
    return text.output
  }

  private var output = ""
  /// The objects that are being written, so that a cycle ends.
  private var objects: Set<ObjectIdentifier> = []

  private mutating func write(_ value: Any, depth: Int) {
    if let scalar = Self.scalar(value) {
      output += scalar
    } else if let wrapper = value as? any ReportingWrapper {
      write(wrapper.reportedValue, depth: depth)
    } else if depth > Self.maximumDepth {
      output += "…"
    } else {
      writeMirrored(value, Mirror(reflecting: value), depth: depth)
    }
  }

  private mutating func writeMirrored(_ value: Any, _ mirror: Mirror, depth: Int) {
    switch mirror.displayStyle {
    case .optional:
      if let wrapped = mirror.children.first {
        write(wrapped.value, depth: depth)
      } else {
        output += "nil"
      }
    case .collection:
      writeElements(mirror.children.map(\.value), total: mirror.children.count, depth)
    case .set:
      let texts = mirror.children.map { Self.of($0.value) }.sorted()
      output += "[" + Self.cut(texts) + "]"
    case .dictionary: writeDictionary(mirror)
    case .tuple: writeFields(Self.fields(of: mirror), depth)
    case .enum: writeCase(value, mirror, depth)
    case .class:
      let identity = ObjectIdentifier(value as AnyObject)
      guard objects.insert(identity).inserted else {
        output += "\(TypeName.of(type(of: value)))(…)"
        return
      }
      output += TypeName.of(type(of: value))
      writeFields(Self.fields(of: mirror), depth)
      objects.remove(identity)
    default:
      output += TypeName.of(type(of: value))
      writeFields(Self.fields(of: mirror), depth)
    }
  }

  private mutating func writeElements(_ elements: [Any], total: Int, _ depth: Int) {
    output += "["
    for (index, element) in elements.prefix(Self.maximumElements).enumerated() {
      if index > 0 { output += ", " }
      write(element, depth: depth + 1)
    }
    if total > Self.maximumElements { output += ", …" }
    output += "]"
  }

  private mutating func writeDictionary(_ mirror: Mirror) {
    let texts = mirror.children.map { pair -> String in
      let parts = Mirror(reflecting: pair.value).children.map { Self.of($0.value) }
      return parts.joined(separator: ": ")
    }.sorted()
    output += texts.isEmpty ? "[:]" : "[" + Self.cut(texts) + "]"
  }

  private mutating func writeCase(_ value: Any, _ mirror: Mirror, _ depth: Int) {
    guard let payload = mirror.children.first else {
      output += "." + CaseName.of(value)
      return
    }
    output += "." + (payload.label ?? CaseName.of(value))
    let inner = Mirror(reflecting: payload.value)
    if inner.displayStyle == .tuple {
      writeFields(Self.fields(of: inner), depth)
    } else {
      output += "("
      write(payload.value, depth: depth + 1)
      output += ")"
    }
  }

  private mutating func writeFields(_ fields: [Mirror.Child], _ depth: Int) {
    output += "("
    for (index, field) in fields.enumerated() {
      if index > 0 { output += ", " }
      if let label = field.label, !label.hasPrefix(".") {
        output += (label.hasPrefix("_") ? String(label.dropFirst()) : label) + ": "
      }
      write(Self.unwrapped(field), depth: depth + 1)
    }
    output += ")"
  }
}

extension SwiftText {
  /// The stored properties, a superclass's first, without those that only the compiler or a macro
  /// wrote: an actor's queue, an observed model's registrar.
  static func fields(of mirror: Mirror) -> [Mirror.Child] {
    var fields = mirror.superclassMirror.map { self.fields(of: $0) } ?? []
    fields += mirror.children.filter { child in
      guard let label = child.label else { return true }
      return !label.hasPrefix("$") && !label.hasPrefix("_$")
    }
    return fields
  }

  /// A property's value, without its property wrapper: `_age` holds `Wrapper(wrappedValue: 42)`.
  static func unwrapped(_ field: Mirror.Child) -> Any {
    if let wrapper = field.value as? any ReportingWrapper { return wrapper.reportedValue }
    guard field.label?.hasPrefix("_") == true else { return field.value }
    let wrapped = Mirror(reflecting: field.value).children.first { $0.label == "wrappedValue" }
    return wrapped.map { ForeignWrapper.wrappedValue(of: $0.value) ?? $0.value } ?? field.value
  }

  /// Whether a value is an optional without a value.
  static func isNil(_ value: Any) -> Bool {
    let bare = (value as? any ReportingWrapper)?.reportedValue ?? value
    let mirror = Mirror(reflecting: bare)
    guard mirror.displayStyle == .optional else { return false }
    return mirror.children.first.map { isNil($0.value) } ?? true
  }

  /// The value without wrappers and optionals around it.
  static func bare(_ value: Any) -> Any {
    if let wrapper = value as? any ReportingWrapper { return bare(wrapper.reportedValue) }
    if let wrapped = ForeignWrapper.wrappedValue(of: value) { return bare(wrapped) }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional, let wrapped = mirror.children.first else {
      return value
    }
    return bare(wrapped.value)
  }

  private static func cut(_ texts: [String]) -> String {
    texts.prefix(maximumElements).joined(separator: ", ")
      + (texts.count > maximumElements ? ", …" : "")
  }

  private static func scalar(_ value: Any) -> String? {
    switch value {
    case let value as String: quoted(value)
    case let value as Bool: value ? "true" : "false"
    case let value as Double: "\(value)"
    case let value as CGFloat: "\(value)"
    case let value as Float: "\(value)"
    case let value as any BinaryInteger: "\(value)"
    case let value as Decimal: "\(value)"
    case let value as Date: quoted(DateText.of(value))
    case let value as URL: quoted(value.absoluteString)
    case let value as UUID: quoted(value.uuidString)
    case let value as Data: "Data(base64Encoded: \(quoted(value.base64EncodedString())))"
    case let value as Character: quoted(String(value))
    default: nil
    }
  }

  /// A string literal: `\` and `"` escaped, control characters as `\n`, `\t`, `\u{1B}`.
  package static func quoted(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case "\0": literal += "\\0"
      case _ where scalar.properties.generalCategory == .control:
        literal += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
