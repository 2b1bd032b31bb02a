package import DecodingReport
package import TextEditor
package import Workbench

/// A state of what is open: all that it takes to come back to it.
///
/// Its texts stand before it in a log.
package struct HistoryState: Codable, Sendable {
  private enum CodingKeys: CodingKey {
    case key, title, payload, model, root, decoder, settings, isJSON5, isAsItCame, outcomes
  }

  /// What a payload is known by in any run: the sample, where its model comes from, and the payload.
  package struct Key: Hashable, Codable, Sendable {
    package var sample: String
    package var modelSource: String
    package var source: String

    /// What the payload's text is called in a log, or that of a file of the model, which all payloads
    /// of a sample have.
    func name(ofFile file: String?) -> String {
      [sample, modelSource, file ?? source, file == nil ? "payload" : "model"]
        .joined(separator: "\n")
    }
  }

  /// A file of the model.
  package struct ModelFile: Codable, Sendable, Equatable {
    private enum CodingKeys: CodingKey { case name }

    package var name: String
    package var text = SourceText()
  }

  /// The bytes of payload and model.
  var size: Int { model.reduce(text.count) { $0 + $1.text.count } }

  package var key: Key
  /// What the sample and the payload are called on the screen.
  package var title: String
  package var payload: String
  package var text = SourceText()
  package var model: [ModelFile]
  /// The type that was decoded, and the model's own decoder, where one was chosen.
  package var root: String?
  package var decoder: String?
  package var settings: DecodingChanges
  /// Whether the payload was read as JSON5.
  package var isJSON5 = false
  /// What each style made of it; `nil` where it wasn't decoded yet.
  package var outcomes = PerStyle<HistoryOutcomes?>(repeating: nil)
  /// Whether neither the payload nor the model was changed here.
  package var isAsItCame = false

  /// Whether going there from the other one changes nothing.
  package func isSame(as other: Self) -> Bool {
    key == other.key && settings == other.settings && root == other.root
      && decoder == other.decoder && text == other.text && model == other.model
  }

  /// The marks of the three styles, as lists of payloads have them.
  package var marks: PerStyle<Outcome?> { PerStyle { style in outcomes[style]?.loudest } }
}

/// What a style made of a payload, in numbers.
package struct HistoryOutcomes: Codable, Sendable, Hashable {
  package struct Count: Codable, Sendable, Hashable {
    package var outcome: Outcome
    package var count: Int
  }

  /// What stands for the whole style in one glyph.
  package var loudest: Outcome
  /// How many values had which outcome, but those that came as sent.
  package var counts: [Count] = []
  /// How many values were lost without an error.
  package var losses = 0

  init(_ report: StyleReport) {
    loudest = report.loudestOutcome
    counts = report.summary.parts.map { Count(outcome: $0, count: $1) }
    losses = report.summary.silentLoss
  }
}
