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
  static func items(of samples: [SampleEntry]) -> [SampleItem] {
    var items: [SampleItem] = []
    for index in samples.indices {
      if index == 0 || samples[index].topic != samples[index - 1].topic {
        items.append(.topic(samples[index].topic))
      }
      items.append(.sample(index))
    }
    return items
  }

  /// The next payloads in the open sample's list that have no marks yet.
  func surveyOfOpenSample() -> SurveyRequest? {
    externalSurvey() ?? (lacksMarks(sample) ? survey(of: sample) : nil)
  }

  /// The first of the samples at these places that has no marks yet.
  func survey(ofOneOf places: [Int]) -> SurveyRequest? {
    places.first(where: lacksMarks).map(survey)
  }

  /// Whether marks are missing: the open sample's list has those of all payloads, the list of samples
  /// those of each one's first.
  private func lacksMarks(_ place: Int) -> Bool {
    let count = samples[place].payloads.count
    return surveys[place].count < (place == sample ? count : min(1, count))
      // An exercise that wasn't opened has no model yet.
      && (samples[place].topic != PracticeItem.topic || models[place]?.compiled != nil)
  }

  private func survey(of place: Int) -> SurveyRequest {
    var entry = entry(of: place)
    if place != sample { entry.payloads = Array(entry.payloads.prefix(1)) }
    return SurveyRequest(
      sample: place, entry: entry, changes: changes, modelRevision: modelRevision(of: place))
  }

  var dialect: JSONDialect { options.dialect }
}

extension SampleEntry {
  /// The decoders' settings that the sample is about.
  var options: DecodingOptions { models.options }
}
