import DecodingReport
import JSONSource
import Workbench

/// One line of the list of samples: a topic, or a sample below it.
enum SampleItem: Equatable, Sendable {
  case topic(String)
  case sample(Int)
}

extension Library {
  var entry: SampleEntry { entry(of: sample) }

  var options: DecodingOptions { changes.applied(to: entry.options) }

  /// The sample with its changed model, once that has compiled.
  func entry(of sample: Int) -> SampleEntry {
    var entry = samples[sample]
    if let compiled = models[sample]?.compiled {
      entry.take(compiled)
      let isOwn = [SampleEntry.ownTopic, PracticeItem.topic].contains(entry.topic)
      if isOwn, !compiled.root.isEmpty { entry.title = compiled.root }
    }
    return entry
  }

  /// Topics and samples, in the order of the samples.
  var sampleItems: [SampleItem] {
    var items: [SampleItem] = []
    for index in samples.indices {
      if index == 0 || samples[index].topic != samples[index - 1].topic {
        items.append(.topic(samples[index].topic))
      }
      items.append(.sample(index))
    }
    return items
  }

  /// The next payloads that have no marks yet, or the next sample, the open one first.
  func nextSurvey() -> Effect? {
    if let request = externalSurvey() { return .survey(request) }
    let missing = samples.indices.filter { place in
      // An exercise that wasn't opened has no model yet.
      surveys[place].isEmpty && !samples[place].payloads.isEmpty
        && (samples[place].topic != PracticeItem.topic || models[place]?.compiled != nil)
    }
    guard let next = missing.first(where: { $0 == sample }) ?? missing.first else { return nil }
    return .survey(
      SurveyRequest(
        sample: next, entry: entry(of: next), changes: changes,
        modelRevision: modelRevision(of: next)))
  }

  var dialect: JSONDialect { options.json5 ? .json5 : .rfc8259 }
}

extension SampleEntry {
  /// The decoders' settings that the sample is about.
  var options: DecodingOptions { models.options }
}
