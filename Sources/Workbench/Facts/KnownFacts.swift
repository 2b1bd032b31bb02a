import Foundation
package import ModelFacts

/// What is known of a model's source: read when somebody first asks, and shared by all who have it.
///
/// A class: it stands for one source, whoever asks.
package final class KnownFacts: Sendable, Hashable {
  private let known: Once<FactIndex>

  package init(_ facts: ModelFacts) {
    known = Once { FactIndex(facts) }
  }

  /// Facts as the deriver writes them; ones that can't be read say nothing.
  package init(json: String) {
    known = Once {
      FactIndex((try? JSONDecoder().decode(ModelFacts.self, from: Data(json.utf8))) ?? ModelFacts())
    }
  }

  package var index: FactIndex { known.value }

  package static func == (left: KnownFacts, right: KnownFacts) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
