import DecodingReport
import DecodingStyles
import Foundation
import JSONSource
import Workbench

/// Decodes a text with a sample's models.
func run<S: Sample>(
  _ sample: S.Type, _ json: String, _ styles: [DecodingStyle] = DecodingStyle.allCases,
  _ options: DecodingOptions? = nil
) -> Report {
  Experiment(
    model: "\(sample)", sample: sample, source: "test.json", bytes: Array(json.utf8),
    options: options, styles: styles
  ).run()
}

/// A report as lines, one a field, without the times.
func lines(_ report: Report) -> String {
  report.styles.map(lines).joined(separator: "\n")
}

func lines(_ style: StyleReport) -> String {
  ([header(style)] + style.fields.map { line($0) }).joined(separator: "\n")
}

private func header(_ style: StyleReport) -> String {
  guard let failure = style.failure else { return "\(style.style) \(style.value ?? "-")" }
  return [
    "\(style.style) threw \(failure.kind.rawValue)", failure.path?.description,
    failure.position?.description, "wanted \(failure.wanted)",
  ].compactMap { $0 }.joined(separator: " ")
}

private func line(_ field: FieldReport) -> String {
  var parts = [
    "\(field.outcome.glyph) \(field.path)", field.wanted.isEmpty ? "-" : field.wanted,
    field.found?.text ?? "◌",
  ]
  if let value = field.value { parts.append("→ \(value)") }
  if let fallback = field.fallback { parts.append("(\(fallback.origin))") }
  if let reason = field.reason { parts.append(reason.rawValue) }
  if let guilty = field.guilty, field.alone == nil { parts.append("guilty \(guilty)") }
  if field.silentLoss { parts.append("silently") }
  if field.evidence.isInferred, field.alone == nil { parts.append("inferred") }
  if let key = field.jsonKey, key != field.property { parts.append("as \(field.property)") }
  if let alone = field.alone {
    parts.append("alone \(alone.outcome.rawValue)")
    if let reason = alone.reason { parts.append(reason.rawValue) }
  }
  if let meant = field.didYouMean { parts.append("meant \(meant)") }
  if let said = field.foundationSaid { parts.append("“\(said)”") }
  return parts.joined(separator: " ")
}

struct Box<T: Decodable>: Decodable { var a: T }

/// A sample whose three models are one plain type with one property.
enum Only<T: Decodable>: Sample {
  typealias StrictModel = Box<T>
  typealias DefaultModel = Box<T>
  typealias SmartModel = Box<T>
}

/// A sample whose three models are a type as it is.
enum Root<T: Decodable>: Sample {
  typealias StrictModel = T
  typealias DefaultModel = T
  typealias SmartModel = T
}

struct Perhaps: Codable { var a: Int? }

struct Home: Codable { var homeZip: String }

enum Users: Sample {
  typealias StrictModel = Strict.User
  typealias DefaultModel = Defaulted.User
  typealias SmartModel = Smart.User

  enum Strict {
    enum Role: String, Codable { case admin, viewer }
    struct User: Codable {
      var id: Int
      var age: Int
      var role: Role
      var tags: [String]
      var note: String?
    }
  }

  enum Defaulted {
    enum Role: String, DefaultCodableEnum {
      case admin, viewer
      static var defaultCase: Role { .viewer }
    }
    struct User: Codable {
      @DefaultCodable var id: Int
      @DefaultCodable var age: Int
      var role: Role
      @DefaultCodable var tags: [String]
      var note: String?
    }
  }

  enum Smart {
    enum Role: String, SmartCaseDefaultable {
      case admin, viewer
      static var defaultCase: Role { .viewer }
    }
    struct User: SmartCodable {
      var id = 0
      var age = 0
      var role = Role.viewer
      var tags: [String] = []
      var note: String?
    }
  }
}

/// A wrapper in the manner of a library that knows nothing of reports.
struct Stranger<T: Decodable & ExpressibleByIntegerLiteral>: Decodable {
  var wrappedValue: T
  init(from decoder: any Decoder) throws {
    wrappedValue = (try? decoder.singleValueContainer().decode(T.self)) ?? 7
  }
}

/// A model that swallows errors by hand, in an array and in a property.
struct Tolerant: Decodable {
  var list: [Int] = []
  var size: Int

  private enum CodingKeys: CodingKey { case list, size }
  private struct Skipped: Decodable {}

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    var elements = try container.nestedUnkeyedContainer(forKey: .list)
    while !elements.isAtEnd {
      if let element = try? elements.decode(Int.self) {
        list.append(element)
      } else {
        _ = try elements.superDecoder()
      }
    }
    size = (try? container.decode(Int.self, forKey: .size)) ?? 5
  }
}
