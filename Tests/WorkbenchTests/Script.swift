import DecodingReport
import Foundation

/// What a generated model asks its decoder for. A script travels in the decoder's `userInfo`; each
/// nested model finds its part of it by its coding path.
indirect enum Script: Sendable {
  /// How a keyed value is asked for.
  enum Access: CaseIterable, Sendable {
    case decode, ifPresent, swallowed, guarded, nilFirst, superDecoder, nested
  }

  struct Member: Sendable {
    var key: String
    var access: Access
    var script: Script
  }

  /// A standard type, by its place in `Scripted.types`.
  case scalar(Int)
  case optional(Int)
  case object([Member])
  /// `[Scripted]`, decoded by the standard library.
  case list(Script)
  /// An unkeyed container, read to its end; where `isTolerant`, over what fails.
  case elements(Script, isTolerant: Bool)
  /// `[String: …]`.
  case dictionary(Script)
  /// A keyed container of any keys.
  case anyKeys(Script)
  /// The first of two that decodes.
  case either(Script, Script)

  static let userInfoKey = CodingUserInfoKey(rawValue: "script")

  /// The part of the script that a value at a coding path follows.
  func part(at path: ArraySlice<any CodingKey>) -> Script? {
    switch self {
    case .either(let first, _): return first.part(at: path) ?? self
    default: break
    }
    guard let key = path.first else { return self }
    let rest = path.dropFirst()
    switch self {
    case .object(let members):
      return members.first { $0.key == key.stringValue }?.script.part(at: rest)
    case .list(let inner), .elements(let inner, _), .dictionary(let inner), .anyKeys(let inner):
      return inner.part(at: rest)
    default: return nil
    }
  }
}

/// A model that does what its script says. Its text tells all that it was given, and all that it
/// caught, so that two equal texts are two equal decodes.
struct Scripted: Decodable {
  static let types: [any (Decodable & SendableMetatype).Type] = [
    Bool.self, Int.self, Int8.self, UInt.self, Double.self, Float.self, String.self, Date.self,
    Data.self, URL.self, Decimal.self, UUID.self, TracedModels.Letter.self, Int128.self,
    [Int].self, [String: Int].self, [String?].self, [Int: String].self,
    [TracedModels.Letter: Int].self, TracedModels.Shape.self, TracedModels.Person.self,
  ]

  var text: String

  init(from decoder: any Decoder) throws {
    guard let key = Script.userInfoKey, let script = decoder.userInfo[key] as? Script else {
      text = "no script"
      return
    }
    let part = script.part(at: decoder.codingPath[...])
    text = try part.map { try Self.run($0, decoder) } ?? "no part"
  }

  private static func run(_ script: Script, _ decoder: any Decoder) throws -> String {
    switch script {
    case .scalar(let index):
      let container = try decoder.singleValueContainer()
      func read<T: Decodable>(_ type: T.Type) throws -> String {
        SwiftText.of(try container.decode(type))
      }
      return try read(types[index])
    case .optional(let index):
      let container = try decoder.singleValueContainer()
      if container.decodeNil() { return "nil" }
      func read<T: Decodable>(_ type: T.Type) throws -> String {
        SwiftText.of(try container.decode(T?.self) as Any)
      }
      return try read(types[index])
    case .object(let members):
      let container = try decoder.container(keyedBy: AnyKey.self)
      return try members.map { "\($0.key): \(try run($0, container))" }.joined(separator: ", ")
    case .list:
      return "\(try decoder.singleValueContainer().decode([Scripted].self).map(\.text))"
    case .elements(let inner, let isTolerant):
      return try elements(inner, isTolerant, try decoder.unkeyedContainer())
    case .dictionary:
      let values = try decoder.singleValueContainer().decode([String: Caught].self)
      return values.map { "\($0): \($1.text)" }.sorted().joined(separator: "; ")
    case .anyKeys:
      let container = try decoder.container(keyedBy: AnyKey.self)
      let values = container.allKeys.map { key in
        "\(key.stringValue): \(caught { try container.decode(Scripted.self, forKey: key).text })"
      }
      return values.sorted().joined(separator: "; ")
    case .either(let first, let second):
      if let text = try? run(first, decoder) { return text }
      return try run(second, decoder)
    }
  }

  private static func run(
    _ member: Script.Member, _ container: KeyedDecodingContainer<AnyKey>
  ) throws -> String {
    let key = AnyKey(member.key)
    switch member.access {
    case .decode: return try container.decode(Scripted.self, forKey: key).text
    case .ifPresent:
      return try container.decodeIfPresent(Scripted.self, forKey: key)?.text ?? "nil"
    case .swallowed: return caught { try container.decode(Scripted.self, forKey: key).text }
    case .guarded:
      guard container.contains(key) else { return "absent" }
      return try container.decode(Scripted.self, forKey: key).text
    case .nilFirst:
      if try container.decodeNil(forKey: key) { return "null" }
      return try container.decode(Scripted.self, forKey: key).text
    case .superDecoder: return try Scripted(from: container.superDecoder(forKey: key)).text
    case .nested:
      if case .object(let members) = member.script {
        let nested = try container.nestedContainer(keyedBy: AnyKey.self, forKey: key)
        return try members.map { "\($0.key): \(try run($0, nested))" }.joined(separator: ", ")
      }
      return try elements(member.script, false, try container.nestedUnkeyedContainer(forKey: key))
    }
  }

  private static func elements(
    _ inner: Script, _ isTolerant: Bool, _ container: any UnkeyedDecodingContainer
  ) throws -> String {
    var container = container
    var texts: [String] = []
    while !container.isAtEnd {
      if texts.count % 3 == 2, try container.decodeNil() {
        texts.append("null")
      } else if !isTolerant {
        texts.append(try container.decode(Scripted.self).text)
      } else {
        do { texts.append(try container.decode(Scripted.self).text) } catch {
          texts.append(Self.describe(error))
          _ = try container.superDecoder()
        }
      }
    }
    return "[\(texts.joined(separator: ", "))]"
  }

  /// Doesn't throw: of several errors in a dictionary Foundation throws any.
  private struct Caught: Decodable {
    var text: String
    init(from decoder: any Decoder) {
      text = Scripted.caught { try Scripted(from: decoder).text }
    }
  }

  private static func caught(_ body: () throws -> String) -> String {
    do { return try body() } catch { return describe(error) }
  }

  /// Foundation's internal error has no public form; what counts is that there was one.
  private static func describe(_ error: any Error) -> String {
    (error as? DecodingError).map { "caught \($0)" } ?? "caught a number that doesn't fit"
  }
}

struct AnyKey: CodingKey {
  var stringValue: String
  var intValue: Int?
  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) {
    stringValue = "Index \(intValue)"
    self.intValue = intValue
  }
}
