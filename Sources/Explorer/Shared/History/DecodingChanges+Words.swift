import DecodingStyles
package import Workbench

extension DecodingChanges: Codable {
  package init(from decoder: any Decoder) throws {
    self.init(words: try decoder.singleValueContainer().decode([String: String].self))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(words)
  }

  /// The settings that were asked for, by their names, as the command line takes them.
  var words: [String: String] {
    var words: [String: String] = [:]
    words["keys"] = keyStrategy?.rawValue
    words["dates"] = dateStrategy?.argument
    words["data"] = dataStrategy?.rawValue
    words["floats"] = floatStrategy?.rawValue
    words["json5"] = json5.map { $0 ? "on" : "off" }
    words["profile"] = smartProfile.map { $0 == .two ? "2" : "6" }
    return words
  }

  /// What words ask for; those that aren't known are left out.
  init(words: [String: String]) {
    self.init()
    keyStrategy = words["keys"].flatMap { DecodingOptions.KeyStrategy(rawValue: $0) }
    dateStrategy = words["dates"].map { DecodingOptions.DateStrategy(argument: $0) }
    dataStrategy = words["data"].flatMap { DecodingOptions.DataStrategy(rawValue: $0) }
    floatStrategy = words["floats"].flatMap { DecodingOptions.FloatStrategy(rawValue: $0) }
    json5 = words["json5"].map { $0 == "on" }
    smartProfile = words["profile"].map { $0 == "2" ? .two : .six }
  }
}
