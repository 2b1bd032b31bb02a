import DecodingStyles
import Workbench

extension DecodingChanges {
  /// Makes a change as the setting's option takes it; where it doesn't take it, what it takes.
  mutating func set(_ setting: CourseSetting, to text: String) -> [String]? {
    func words<Word: CaseIterable & RawRepresentable<String>>(_ word: Word?) -> [String]? {
      word == nil ? Word.allCases.map(\.rawValue) : nil
    }
    switch setting {
    case .keyStrategy:
      keyStrategy = DecodingOptions.KeyStrategy(rawValue: text)
      return words(keyStrategy)
    case .dateStrategy:
      dateStrategy = DecodingOptions.DateStrategy(argument: text)
      return nil
    case .dataStrategy:
      dataStrategy = DecodingOptions.DataStrategy(rawValue: text)
      return words(dataStrategy)
    case .floatStrategy:
      floatStrategy = DecodingOptions.FloatStrategy(rawValue: text)
      return words(floatStrategy)
    case .json5:
      json5 = Bool(text)
      return json5 == nil ? ["true", "false"] : nil
    case .smartProfile:
      smartProfile = Int(text).flatMap(SmartProfile.init)
      return smartProfile == nil ? SmartProfile.allCases.map { "\($0.rawValue)" } : nil
    }
  }
}
