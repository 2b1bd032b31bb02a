import DecodingStyles
import Foundation
import ModelFacts
package import Workbench

/// Models in the form of the built-in samples: an enum that conforms to `Sample`, with versions for
/// all styles in its namespaces.
///
/// `Sample` and `DecodingOptions` are this package's own, which no other module can import: a
/// user's sample gets declarations of the same shape beside it instead.
package enum SampleForm {
  /// The module that declares `Sample`: its import is set aside.
  static let module = "Workbench"

  /// The declarations that a sample is written against, and the entry for its settings.
  static func support(_ sample: String) -> String {
    """
    import DecodingStyles

    protocol Sample {
      associatedtype StrictModel: Swift.Decodable
      associatedtype DefaultModel: Swift.Decodable
      associatedtype SmartModel: Swift.Decodable
      static var options: DecodingOptions { get }
    }

    extension Sample {
      static var options: DecodingOptions { DecodingOptions() }
    }

    struct DecodingOptions {
      enum KeyStrategy: String { case `default`, snake }
      enum DateStrategy { case deferred, iso8601, seconds, milliseconds, format(String) }
      enum DataStrategy: String { case base64, deferred }
      enum FloatStrategy: String { case `throw`, strings }
      var keyStrategy = KeyStrategy.default
      var dateStrategy = DateStrategy.deferred
      var dataStrategy = DataStrategy.base64
      var floatStrategy = FloatStrategy.throw
      var json5 = false
      var smartProfile = SmartProfile.six
    }

    @_cdecl("\(ModelEntry.options)")
    public func _sampleOptions(_ take: @convention(c) (UnsafePointer<CChar>) -> Void) {
      let options = \(sample).options
      let date: String
      switch options.dateStrategy {
      case .deferred: date = "deferred"
      case .iso8601: date = "iso8601"
      case .seconds: date = "seconds"
      case .milliseconds: date = "milliseconds"
      case .format(let pattern): date = pattern
      }
      let words = [
        options.keyStrategy.rawValue, date, options.dataStrategy.rawValue,
        options.floatStrategy.rawValue, "\\(options.json5)", "\\(options.smartProfile.rawValue)",
      ]
      words.joined(separator: "\\n").withCString(take)
    }

    """
  }

  /// The settings from the text that a compiled sample's entry gives.
  package static func options(_ text: String) -> DecodingOptions? {
    let words = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 6, let key = DecodingOptions.KeyStrategy(rawValue: words[0]),
      let data = DecodingOptions.DataStrategy(rawValue: words[2]),
      let float = DecodingOptions.FloatStrategy(rawValue: words[3]),
      let profile = Int(words[5]).flatMap(SmartProfile.init)
    else { return nil }
    var options = DecodingOptions()
    options.keyStrategy = key
    options.dateStrategy = DecodingOptions.DateStrategy(argument: words[1])
    options.dataStrategy = data
    options.floatStrategy = float
    options.json5 = words[4] == "true"
    options.smartProfile = profile
    return options
  }
}
