internal import DecodingReport
internal import Samples
internal import Workbench

/// Finds the sample that the command line names.
enum SampleChoice {
  static func sample(
    named name: String, alsoMeaning words: [String] = []
  ) throws(ArgumentProblem) -> SampleEntry {
    let samples = SampleCatalogue.all
    if let sample = samples.sample(named: name) { return sample }
    throw .unknownSample(
      name, near: Spelling.nearest(to: name, in: samples.map(\.name) + words))
  }
}
