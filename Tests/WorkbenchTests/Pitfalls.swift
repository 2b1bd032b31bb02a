import Foundation
import Testing
import Workbench

/// Situations in which strict decoding surprises: a model, a telling payload, and what the report
/// must say of it: every field that isn't as sent, with its mark, path and reason, `!` for a silent
/// loss; `OK` where all is as sent.
struct Pitfall: CustomTestStringConvertible, Sendable {
  var id: String
  var model: any (Decodable & SendableMetatype).Type
  var json: String
  var says: String
  var options: DecodingOptions

  var testDescription: String { id }

  init(
    _ id: String, _ model: any (Decodable & SendableMetatype).Type, _ json: String,
    _ says: String, _ options: DecodingOptions = DecodingOptions()
  ) {
    self.id = id
    self.model = model
    self.json = json
    self.says = says
    self.options = options
  }

  static let snake: DecodingOptions = {
    var options = DecodingOptions()
    options.keyStrategy = .snake
    return options
  }()

  static func dates(_ argument: String) -> DecodingOptions {
    var options = DecodingOptions()
    options.dateStrategy = .init(argument: argument)
    return options
  }
}
