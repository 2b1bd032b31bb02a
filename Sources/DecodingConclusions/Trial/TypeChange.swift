/// JSON that a type is asked for: other than what was sent.
// Unchecked: metatypes are constants.
package struct TypeChange: Hashable, @unchecked Sendable {
  package let type: any Decodable.Type
  package let json: [UInt8]

  package static func == (one: TypeChange, other: TypeChange) -> Bool {
    one.type == other.type && one.json == other.json
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type))
    hasher.combine(json)
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
  package func value(of type: any Decodable.Type, from json: [UInt8]) throws -> Any {
    guard let finding = finding(of: TypeChange(type: type, json: json)) else {
      throw CancellationError()
    }
    return try finding.result.get()
  }
}
