internal import TerminalText

/// A JSON value whose members keep the order in which they were given:
/// `["path": field.path, "reason": field.reason, "at": IfAny(place)]`.
///
/// Foundation's encoder has no order of its own; scripts and diffs of reports want a stable one.
package indirect enum OrderedJSON: Sendable, Equatable {
  case null
  case bool(Bool)
  case integer(Int)
  case string(String)
  case array([OrderedJSON])
  case object([Member])

  /// A key of an object, and its value.
  package struct Member: Sendable, Equatable {
    package var key: String
    package var value: OrderedJSON

    package init(_ key: String, _ value: OrderedJSON) {
      self.key = key
      self.value = value
    }
  }

  /// The value on one line, without any space.
  package var line: String {
    var text = ""
    write(to: &text, indentation: nil)
    return text
  }

  /// The value over several lines, two spaces a level, without a line feed at the end.
  package var lines: String {
    var text = ""
    write(to: &text, indentation: 0)
    return text
  }

  private func write(to text: inout String, indentation: Int?) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .string(let value): OrderedJSON.write(value, to: &text)
    case .array(let elements):
      write(elements, between: "[", and: "]", to: &text, indentation) { element, text, inner in
        element.write(to: &text, indentation: inner)
      }
    case .object(let members):
      write(members, between: "{", and: "}", to: &text, indentation) { member, text, inner in
        OrderedJSON.write(member.key, to: &text)
        text += inner == nil ? ":" : ": "
        member.value.write(to: &text, indentation: inner)
      }
    }
  }

  private func write<Item>(
    _ items: [Item], between opening: String, and closing: String, to text: inout String,
    _ indentation: Int?, each: (Item, inout String, Int?) -> Void
  ) {
    text += opening
    let inner = indentation.map { $0 + 2 }
    for (index, item) in items.enumerated() {
      if index > 0 { text += "," }
      if let inner { text += "\n" + String(repeating: " ", count: inner) }
      each(item, &text, inner)
    }
    if let indentation, !items.isEmpty {
      text += "\n" + String(repeating: " ", count: indentation)
    }
    text += closing
  }

  /// Escapes what RFC 8259 demands, and what a terminal must not be sent: JSON says the same with
  /// escapes, so that a reader gets the very text.
  private static func write(_ string: String, to text: inout String) {
    text += "\""
    text += PlainText.escaping(string) { scalar, isHidden in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      default: isHidden ? escape(scalar) : nil
      }
    }
    text += "\""
  }

  /// A JSON text, or a part of one, with escapes for what a terminal must not be sent: that stands within
  /// strings alone.
  package static func escapingHidden(in json: String) -> String {
    PlainText.escaping(json) { scalar, isHidden in isHidden ? escape(scalar) : nil }
  }

  /// `\u009b`, `\udb40\udc41`.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    UTF16.encode(scalar).map { units in
      units.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    } ?? ""
  }
}

/// What has a form in JSON.
package protocol JSONConvertible {
  /// `nil` for what is left out, and its key with it.
  var json: OrderedJSON? { get }
}

/// What is left out where there is none; else a missing value is null.
package struct IfAny<Value: JSONConvertible>: JSONConvertible {
  private let value: Value?
  package init(_ value: Value?) { self.value = value }
  package var json: OrderedJSON? { value?.json }
}

extension OrderedJSON: JSONConvertible, ExpressibleByDictionaryLiteral {
  package var json: OrderedJSON? { self }

  package init(dictionaryLiteral members: (String, any JSONConvertible)...) {
    self.init(members: members)
  }

  package typealias Members = [(key: String, value: any JSONConvertible)]

  package init(members: Members) {
    self = .object(members.compactMap { key, value in value.json.map { Member(key, $0) } })
  }
}

extension String: JSONConvertible {
  package var json: OrderedJSON? { .string(self) }
}

extension Int: JSONConvertible {
  package var json: OrderedJSON? { .integer(self) }
}

extension Bool: JSONConvertible {
  package var json: OrderedJSON? { .bool(self) }
}

extension Optional: JSONConvertible where Wrapped: JSONConvertible {
  package var json: OrderedJSON? { map { $0.json ?? .null } ?? .null }
}

extension Array: JSONConvertible where Element: JSONConvertible {
  package var json: OrderedJSON? { .array(compactMap(\.json)) }
}

extension RawRepresentable<String> where Self: JSONConvertible {
  package var json: OrderedJSON? { .string(rawValue) }
}
