import ModelInference
import Testing

/// Payloads, and the model that is inferred from them.
struct InferenceCase: Sendable, CustomTestStringConvertible {
  let name: String
  let root: String
  let payloads: [String]
  let model: String
  let choices: ModelChoices

  var testDescription: String { name }

  init(
    _ name: String, root: String = "Response", _ payloads: String..., model: String,
    choosing choose: (inout ModelChoices) -> Void = { _ in }
  ) {
    self.name = name
    self.root = root
    self.payloads = payloads
    self.model = model
    var choices = ModelChoices()
    choose(&choices)
    self.choices = choices
  }

  static let all = values + shapes + roots + texts + chosen + names

  /// What stands behind models of which some places are unknown.
  static let anyJSON = """


    /// Any JSON.
    enum JSONValue: Codable {
      case null
      case bool(Bool)
      case integer(Int)
      case number(Double)
      case string(String)
      case array([JSONValue])
      case object([String: JSONValue])

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
          self = .null
        } else if let value = try? container.decode(Bool.self) {
          self = .bool(value)
        } else if let value = try? container.decode(Int.self) {
          self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
          self = .number(value)
        } else if let value = try? container.decode(String.self) {
          self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
          self = .array(value)
        } else {
          self = .object(try container.decode([String: JSONValue].self))
        }
      }

      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
      }
    }
    """
}
