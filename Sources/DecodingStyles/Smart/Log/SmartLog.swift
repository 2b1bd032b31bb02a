import DecodingRecord

/// What became of the fields of one decode, as far as the level of logging asks for it.
///
///     var decoder = SmartDecoder()
///     decoder.logLevel = .debug
///     decoder.logHandler = { print($0) }
///
/// Nothing is shared between decodes: each that has something to tell calls the handler once, on
/// its own thread, when it is over.
///
/// Article 003 describes the log of SmartCodable, and its global `SmartConfig.debugMode`. There the
/// same line stands for a value that was converted and for one that was lost, equal lines are told
/// once, and an array that fell doesn't tell which element was to blame.
public struct SmartLog: Sendable {
  /// The type that was decoded.
  public let model: String
  /// From which level on events are kept.
  public let level: SmartLogLevel
  /// The events, sorted by path; indexes as numbers.
  public let entries: [Entry]

  /// What became of one field.
  public struct Entry: Hashable, Sendable {
    /// The keys, as the models spell them, and indexes from the root.
    public let path: [Step]
    /// The type that the model wants: `Int?`.
    public let wanted: String
    /// The JSON that was found, on one line and cut; `nil` for a missing key, and for a renamed one
    /// within JSON text in a string.
    public let found: String?
    /// What became of the value.
    public let outcome: Outcome
    /// The Swift value that the field has now, on one line and cut; `nil` where there is none.
    public let value: String?
    /// Why the field isn't as sent: `missing`, `null`, `wrong-type`, `overflow` …
    public let reason: String?
    /// Where the value comes from that stands in: `initial value`, `type default` …
    public let fallback: String?
    /// The place within the field because of which all of it fell.
    public let guilty: [Step]?
  }

  /// One step of a path.
  public enum Step: Hashable, Comparable, Sendable {
    case index(Int)
    case key(String)
  }

  /// What can become of a value, as the log tells it.
  public enum Outcome: String, Sendable {
    case asSent = "as-sent"
    case converted
    case `default`
    case `nil`
    case dropped
    case threw
  }
}

extension SmartLog.Step: CustomStringConvertible {
  /// The key, or the index in brackets.
  public var description: String {
    switch self {
    case .index(let index): "[\(index)]"
    case .key(let key): key
    }
  }
}
