import DecodingReport
import DecodingTrace
import Foundation
import JSONSource

/// Other JSON for the place of a value, the likeliest to decide first: `43` and `0` for `42`, `"Adaq"` for `"Ada"`.
struct Alternatives {
  struct Alternative {
    let json: String
    let kind: Kind
  }

  /// How an alternative is like what was sent.
  enum Kind {
    /// The same kind of JSON: a value near it.
    case near
    /// The same kind, and nothing that anybody would know: `"zzz"`.
    case strange
    /// The same kind, far on either side.
    case far
    /// The same kind, and known: it stands elsewhere in the payload, or in the source, or a type takes it.
    case known
    /// Another kind of JSON.
    case other
  }

  let document: JSONDocument
  let texts: [String]

  /// Of a value that is there.
  func of(_ node: Int, _ type: (any Any.Type)?, siblings: [String]) -> [Alternative] {
    let kind = document.kind(of: node)
    var all = near(node)
    all += siblings.map { Alternative(json: $0, kind: Self.kind($0) == kind ? .known : .other) }
    all += known(for: type, kind)
    all += Self.others(than: kind)
    let sent = document.text(node)
    return all.filter { $0.json != sent }
  }

  /// Of a key that is missing.
  func ofMissing(_ type: (any Any.Type)?, siblings: [String]) -> [Alternative] {
    siblings.map { Alternative(json: $0, kind: .known) } + known(for: type, .invalid)
      + Self.others(than: .null)
  }

  private func near(_ node: Int) -> [Alternative] {
    func near(_ json: String) -> Alternative { Alternative(json: json, kind: .near) }
    func strange(_ text: String) -> Alternative {
      Alternative(json: SwiftText.quoted(text), kind: .strange)
    }
    switch document.kind(of: node) {
    case .true: return [near("false")]
    case .false: return [near("true")]
    case .number:
      guard let sent = document.double(node), abs(sent) < 1e15 else { return [near("7")] }
      func number(_ value: Double) -> String {
        value == value.rounded() ? "\(Int(value))" : "\(value)"
      }
      return [sent + 1, sent - 1].map { near(number($0)) }
        + ["99991", "-99991", "77"].map { Alternative(json: $0, kind: .far) }
        + [0, 1, -sent - 1, sent * 100 + 7, sent + 0.25, 2, 10].map { near(number($0)) }
    case .string:
      let text = document.string(node)
      guard text.utf8.count <= 512 else { return [] }
      var all = [strange(text + "q")]
      if let changed = Self.withOtherDigit(text) {
        all.append(near(SwiftText.quoted(changed)))
      }
      if let first = text.firstIndex(where: \.isLetter) {
        var changed = text
        changed.replaceSubrange(first...first, with: text[first] == "b" ? "c" : "b")
        all.append(strange(changed))
      }
      all.append(strange("zzz"))
      all += [
        "", "7", text == "true" ? "false" : "true", "2001-02-03T04:05:06Z", "2001-02-03",
        "https://e.x/y", "{\"zzz\":\"zzz\"}", "[]", "1,2", "#102030", "zzz yyy", "9.9.9",
        "zz@zz.com",
        "E621E1F8-C36C-495A-93FC-0C247A3E6E5F",
        text.contains(where: \.isUppercase) ? text.lowercased() : text.uppercased(),
      ].map { near(SwiftText.quoted($0)) }
      return all
    case .array:
      if document.next(after: node) == node + 1 {
        return ["[\"zzz\"]", "[7]", "[{}]"].map(near)
      }
      let elements = document.children(of: node).map(document.text)
      return [near("[]"), near("[\(elements.joined(separator: ",")),\(elements.last ?? "")]")]
        + elements.prefix(4).map { near("[\($0)]") }
    case .object:
      return document.next(after: node) == node + 1
        ? [near("{\"zzz\":7}"), near("{\"zzz\":\"zzz\"}")] : [near("{}")]
    case .null, .key, .invalid: return []
    }
  }

  /// A text with its last digit changed; `nil` without one.
  private static func withOtherDigit(_ text: String) -> String? {
    guard let place = text.lastIndex(where: { $0.isASCII && $0.isNumber }),
      let value = text[place].wholeNumberValue
    else { return nil }
    var changed = text
    changed.replaceSubrange(place...place, with: "\(value == 0 ? 1 : value - 1)")
    return changed
  }

  /// What a type takes, and what the source compares with.
  private func known(for type: (any Any.Type)?, _ kind: JSONNode.Kind) -> [Alternative] {
    var all = type.map { Self.made(for: $0) } ?? []
    if kind == .string || kind == .invalid || kind == .null {
      all += texts.prefix(12).map { SwiftText.quoted($0) }
    }
    return all.map {
      Alternative(json: $0, kind: kind == .invalid || Self.kind($0) == kind ? .known : .other)
    }
  }

  /// JSON of which a type can be made, as far as it says so: of an enum its raw values.
  static func made(for type: any Any.Type, depth: Int = 0) -> [String] {
    let traits = TypeTraits.of(TypeTraits.of(type).bare)
    let bare = TypeTraits.of(type).bare
    if let element = traits.array?.elementType {
      return depth > 2 ? ["[]"] : made(for: element, depth: depth + 1).prefix(2).map { "[\($0)]" }
    }
    if traits.dictionaryType != nil { return ["{}", "{\"zzz\":7}", "{\"zzz\":\"zzz\"}"] }
    if bare == String.self { return ["\"zzz\""] }
    if bare == Bool.self { return ["true", "false"] }
    if bare == Date.self { return ["7", "\"2001-02-03T04:05:06Z\""] }
    if bare == URL.self { return ["\"https://e.x/y\""] }
    if bare == UUID.self { return ["\"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\""] }
    if traits.isNumber { return ["7", "8"] }
    if let cases = (bare as? any CaseIterable.Type).map({ rawValues(of: $0) }), !cases.isEmpty {
      return cases
    }
    return []
  }

  private static func rawValues<Cases: CaseIterable>(of type: Cases.Type) -> [String] {
    type.allCases.prefix(8).compactMap { one in
      guard let raw = (one as? any RawRepresentable)?.rawValue else { return nil }
      return (raw as? String).map { SwiftText.quoted($0) } ?? "\(raw)"
    }
  }

  private static func others(than kind: JSONNode.Kind) -> [Alternative] {
    let all: [(JSONNode.Kind, String)] = [
      (.string, "\"zzz\""), (.string, "\"7\""), (.string, "\"2001-02-03T04:05:06Z\""),
      (.number, "7"), (.number, "7.5"), (.true, "true"), (.true, "false"), (.array, "[]"),
      (.array, "[\"zzz\"]"), (.array, "[7]"), (.object, "{}"), (.null, "null"),
    ]
    let own: JSONNode.Kind = kind == .false ? .true : kind
    return all.filter { $0.0 != own }.map { Alternative(json: $0.1, kind: .other) }
  }

  private static func kind(_ json: String) -> JSONNode.Kind {
    switch json.utf8.first {
    case UInt8(ascii: "\""): .string
    case UInt8(ascii: "{"): .object
    case UInt8(ascii: "["): .array
    case UInt8(ascii: "t"): .true
    case UInt8(ascii: "f"): .false
    case UInt8(ascii: "n"): .null
    default: .number
    }
  }
}
