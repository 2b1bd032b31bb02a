package import DecodingReport
package import Foundation

/// A sample whose payloads change a value that is stored.
package protocol PatchSample: Sample {
  associatedtype Stored

  /// What the stored value is called on the screen: `song`.
  static var storedName: String { get }
  /// The value before any patch.
  static var stored: Stored { get }
  /// The value after a patch that is decoded in a style, and applied.
  static func patched(by json: Data, in style: DecodingStyle) throws -> Stored
}

/// What payloads of a `PatchSample` make of the value that is stored: property by property.
package struct PatchedValue: Sendable, Equatable {
  /// One property of the stored value.
  package struct Row: Sendable, Equatable {
    package var property: String
    /// As Swift would write it.
    package var before: String
    /// What it is after the patch; `nil` where a style can't decode that.
    package var after: [DecodingStyle: String]
  }

  /// `song`.
  package var name: String
  package var rows: [Row]

  /// What a patch does in each style.
  init<Sampled: PatchSample>(_ sample: Sampled.Type, patch json: Data) {
    name = sample.storedName
    let after = DecodingStyle.allCases.map { style in
      (style, (try? sample.patched(by: json, in: style)).map(Self.properties))
    }
    rows = Self.properties(sample.stored).enumerated().map { index, property in
      var row = Row(property: property.name, before: property.text, after: [:])
      for (style, properties) in after { row.after[style] = properties?[index].text }
      return row
    }
  }

  /// The properties that some style changes, or can't tell.
  package var changed: [Row] {
    rows.filter { row in DecodingStyle.allCases.contains { row.after[$0] != row.before } }
  }

  private static func properties(_ value: Any) -> [(name: String, text: String)] {
    Mirror(reflecting: value).children.map { ($0.label ?? "", SwiftText.of($0.value)) }
  }
}

extension SampleEntry {
  /// What a payload makes of the stored value, in samples of patches; `nil` in all others.
  package func patched(by payload: [UInt8]) -> PatchedValue? {
    (sample as? any PatchSample.Type).map { PatchedValue($0, patch: Data(payload)) }
  }
}
