import Foundation
package import ModelFacts

/// What is known of a model's source: read when somebody first asks, and shared by all who have it.
///
/// A class: it stands for one source, whoever asks.
package final class KnownFacts: Sendable, Hashable {
  private enum Origin: Equatable {
    case facts(ModelFacts)
    case json(String)
  }

  private let origin: Origin
  private let known: Once<FactIndex>

  package init(_ facts: ModelFacts) {
    origin = .facts(facts)
    known = Once { FactIndex(facts) }
  }

  /// Facts as the deriver writes them; ones that can't be read say nothing.
  package init(json: String) {
    origin = .json(json)
    known = Once {
      FactIndex((try? JSONDecoder().decode(ModelFacts.self, from: Data(json.utf8))) ?? ModelFacts())
    }
  }

  package var index: FactIndex { known.value }

  package static func == (left: KnownFacts, right: KnownFacts) -> Bool {
    left === right || left.origin == right.origin
  }

  package func hash(into hasher: inout Hasher) {
    if case .json(let text) = origin { hasher.combine(text.utf8.count) }
  }
}
