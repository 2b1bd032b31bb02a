/// A model that no conclusion was tuned on, and what became of each value by Foundation.
///
/// What is right was told by decoding the payload and variations of it with a plain `JSONDecoder`:
/// the value changed a little, replaced by others of its kind and of other kinds, and left out.
package struct UnseenModel: Sendable, CustomStringConvertible {
  package enum Kind: String, CaseIterable, Sendable {
    case discriminators, shared, origins, helpers, parts, influence, passedOver, apps, read
    case containers, unions, checks, lossyLists, computed, errorKeepers, lookUps, replaced, forms
    case merged, settings, optionSets, inherited
  }

  package let kind: Kind
  package let name: String
  /// The root is `struct Root` or `final class Root`.
  package let source: String
  package let payload: String
  /// `$.user.name asSent`, a row a line: every value but the root, and every missing key that is
  /// asked for. What wasn't reached says what would have become of it, where that is sure:
  /// `$.id notReached alone nil`. A key that nobody ever asks for is dropped, wherever it stands.
  package let rows: String

  package var description: String { name }
}

extension UnseenModel {
  /// What is right, by paths, as a report's outcomes are spelled: `notReached, alone nil`.
  package var right: [String: String] {
    let pairs = rows.split(separator: "\n").map { row in
      // A path may have blanks: $["a b"].
      let end = row.ranges(of: " notReached").last?.lowerBound ?? row.lastIndex(of: " ")!
      return (
        String(row[..<end]), row[end...].dropFirst().replacing(" alone", with: ", alone")
      )
    }
    return Dictionary(uniqueKeysWithValues: pairs.map { ($0, String($1)) })
  }

  /// What the trial missed in these was looked at since; ``fresh`` are those that nobody looked at.
  package static let all: [UnseenModel] = [
    discriminators, unions, influence, origins, shared, parts, merged, replaced,
    lookUps, forms, lossyLists, passedOver, read, containers,
    inherited, helpers, computed, errorKeepers, optionSets, checks,
    apps, settings,
  ].flatMap { $0 }
}
