import Foundation
internal import TerminalText

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
    let type = type(of: value)
    if let scalar = Self.scalar(value, type) {
      output += scalar
    } else if let wrapped = Self.reportedValue(of: value, type) {
      write(wrapped, depth: depth)
    } else if let optional = TypeTraits.of(type).optional {
      if optional.isSomeOfNil(value) {
        output += Self.someOfNil
      } else if let content = optional.content(of: value) {
        write(content, depth: depth)
      } else {
        output += "nil"
      }
    } else if depth > Self.maximumDepth {
      output += "…"
    } else if let array = TypeTraits.of(type).array {
      writeElements(
        array.elements(of: value, upTo: Self.maximumElements), total: array.count(of: value),
        depth)
    } else if StoredProperties.of(type).isPlainStruct {
      let stored = StoredProperties.of(type)
      if stored.mayBeVector, value is any SIMD {
        output += "\(value)"
      } else {
        writeStruct(value, stored, depth: depth)
      }
    } else {
      writeMirrored(value, Mirror(reflecting: value), depth: depth)
    }
  }

  /// As `writeMirrored`, for most models: a mirror takes microseconds a property.
  private mutating func writeStruct(_ value: Any, _ stored: StoredProperties, depth: Int) {
    output += TypeName.of(type(of: value))
    var fields: [Mirror.Child] = []
    for property in stored.fields where Self.isOwn(property.name) {
      guard let field = stored.value(of: property, in: value) else { continue }
      fields.append((property.name, field))
    }
    writeFields(fields, depth)
  }

  private mutating func writeMirrored(_ value: Any, _ mirror: Mirror, depth: Int) {
    switch mirror.displayStyle {
    case .collection:
      writeElements(
        mirror.children.prefix(Self.maximumElements).map(\.value), total: mirror.children.count,
        depth)
    case .set:
      let texts = mirror.children.map { text(of: $0.value, depth) }.sorted()
      output += "[" + Self.cut(texts) + "]"
    case .dictionary: writeDictionary(mirror, depth)
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
    for (index, element) in elements.enumerated() {
      if index > 0 { output += ", " }
      write(element, depth: depth + 1)
    }
    if total > Self.maximumElements { output += ", …" }
    output += "]"
  }

  /// The text of an element that finds its place by it.
  private func text(of element: Any, _ depth: Int) -> String {
    var text = self
    text.output = ""
    text.write(element, depth: depth + 1)
    return text.output
  }

  private mutating func writeDictionary(_ mirror: Mirror, _ depth: Int) {
    let texts = mirror.children.map { pair -> String in
      let parts = Mirror(reflecting: pair.value).children.map { text(of: $0.value, depth) }
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
  package static func fields(of mirror: Mirror) -> [Mirror.Child] {
    var fields = mirror.superclassMirror.map { self.fields(of: $0) } ?? []
    for child in mirror.children where child.label.map(isOwn) ?? true { fields.append(child) }
    return fields
  }

  /// Whether somebody wrote a property of this name.
  private static func isOwn(_ property: String) -> Bool {
    !property.hasPrefix("$") && !property.hasPrefix("_$")
  }

  /// The value within one of our own wrappers; `nil` for any other value.
  private static func reportedValue(of value: Any, _ type: any Any.Type) -> Any? {
    TypeTraits.of(type).wrapper?.wrapper(value).reportedValue
  }

  /// A property's value, without its property wrapper: `_age` holds `Wrapper(wrappedValue: 42)`.
  package static func unwrapped(_ field: Mirror.Child) -> Any {
    if let wrapped = reportedValue(of: field.value, type(of: field.value)) { return wrapped }
    guard field.label?.hasPrefix("_") == true else { return field.value }
    return ForeignWrapper.wrappedValue(of: field.value) ?? field.value
  }

  /// The name of an enum's case; `nil` for any other value.
  package static func caseName(of value: Any) -> String? {
    StoredProperties.isEnum(type(of: value)) ? CaseName.of(value) : nil
  }

  /// Whether a value is an optional without a value.
  package static func isNil(_ value: Any) -> Bool {
    if let wrapped = reportedValue(of: value, type(of: value)) { return isNil(wrapped) }
    guard let optional = TypeTraits.of(type(of: value)).optional else { return false }
    return optional.content(of: value).map { isNil($0) } ?? true
  }

  /// How the null of a double optional is written, which a missing key's nil is not.
  package static let someOfNil = ".some(nil)"

  /// Whether a value is a double optional that keeps null apart from a missing key: `.some(nil)`.
  package static func isSomeOfNil(_ value: Any) -> Bool {
    if let wrapped = reportedValue(of: value, type(of: value)) { return isSomeOfNil(wrapped) }
    return TypeTraits.of(type(of: value)).optional?.isSomeOfNil(value) ?? false
  }

  /// The value without wrappers and optionals around it.
  package static func bare(_ value: Any) -> Any {
    if let wrapped = reportedValue(of: value, type(of: value)) { return bare(wrapped) }
    if let wrapped = ForeignWrapper.wrappedValue(of: value) { return bare(wrapped) }
    return TypeTraits.of(type(of: value)).optional?.content(of: value).map { bare($0) } ?? value
  }

  private static func cut(_ texts: [String]) -> String {
    texts.prefix(maximumElements).joined(separator: ", ")
      + (texts.count > maximumElements ? ", …" : "")
  }

  private static let scalars = TypeCache<Bool>()

  /// The text of a value that is no more than one; `nil` for any other.
  private static func scalar(_ value: Any, _ type: any Any.Type) -> String? {
    guard scalars.value(of: type, find: { scalar(value) != nil }) else { return nil }
    return scalar(value)
  }

  private static func scalar(_ value: Any) -> String? {
    if TypeTraits.of(type(of: value)).isOptional { return nil }
    return switch value {
    case let value as String: quoted(value)
    case let value as Bool: value ? "true" : "false"
    case let value as Double: "\(value)"
    case let value as CGFloat: "\(value)"
    case let value as Float: "\(value)"
    case let value as any BinaryInteger: "\(value)"
    case let value as any BinaryFloatingPoint: "\(value)"
    case let value as Decimal: "\(value)"
    case let value as Date: quoted(DateText.of(value))
    case let value as URL: quoted(value.absoluteString)
    case let value as UUID: quoted(value.uuidString)
    case let value as Data: "Data(base64Encoded: \(quoted(value.base64EncodedString())))"
    case let value as Character: quoted(String(value))
    default: nil
    }
  }

  /// A string literal: `\` and `"` escaped, and what can't be shown as `\n`, `\t`, `\u{1B}`.
  package static func quoted(_ text: String) -> String {
    // Most texts stand as they are.
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) {
      return "\"" + text + "\""
    }
    let content = PlainText.escaping(text) { scalar, isHidden in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      case "\0": "\\0"
      default:
        isHidden ? "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}" : nil
      }
    }
    return "\"" + content + "\""
  }
}
