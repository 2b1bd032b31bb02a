package import DecodingReport
import JSONSource

/// JSON that a type is asked for: other than what was sent.
// Unchecked: metatypes are constants.
package struct TypeChange: Hashable, @unchecked Sendable {
  package let type: any Decodable.Type
  package let json: [UInt8]
  let place: TrialPlace?

  package init(_ type: any Decodable.Type, from json: [UInt8], at place: TrialPlace? = nil) {
    (self.type, self.json, self.place) = (type, json, place)
  }

  package static func == (one: TypeChange, other: TypeChange) -> Bool {
    one.type == other.type && one.json == other.json
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type))
    hasher.combine(json)
  }
}

extension TypeChange {
  /// A number that stands for it in every process; never 0. Those of one place differ in their last eight bits, by
  /// the order in which they are tried.
  fileprivate var number: Int {
    let digest = (place.map { Array($0.steps.utf8) } ?? json).digest(
      behind: String(reflecting: type).utf8.digest())
    return Int(bitPattern: UInt(digest)) & ~0xFF | min(place?.number ?? 0, 0x7E) + 1
  }
}

/// Which trial runs, for who outlives the process: the type's code may end it, or never come back.
package struct TrialNotes: Sendable {
  /// The trials that did: they aren't made again, nor those behind several in one place.
  package var fatal: Set<Int> = []
  private static let mostFatal = 4
  /// Takes the number of a trial before it runs, and 0 behind it.
  package var note: (@Sendable (Int) -> Void)?

  package init() {}

  /// Makes a trial, with that noted; throws where it isn't to be made.
  package func noting<Value>(_ change: TypeChange, _ decode: () throws -> Value) throws -> Value {
    guard let note else { return try decode() }
    let number = change.number
    let before = fatal.count { $0 >> 8 == number >> 8 && $0 < number }
    guard !fatal.contains(number), before < Self.mostFatal else { throw CancellationError() }
    note(number)
    defer { note(0) }
    return try decode()
  }
}

/// What a type made of it.
// Unchecked: the value is looked at, and never changed.
package struct TypeFinding: @unchecked Sendable {
  fileprivate let result: Result<Any, any Error>

  package init(catching decode: () throws -> Any) { result = Result(catching: decode) }
}

extension TrialRuns<TypeChange, TypeFinding> {
  /// What a type makes of JSON.
  package func value(
    of type: any Decodable.Type, from json: [UInt8], at place: TrialPlace? = nil
  ) throws -> Any {
    guard let finding = finding(of: TypeChange(type, from: json, at: place)) else {
      throw CancellationError()
    }
    return try finding.result.get()
  }
}
