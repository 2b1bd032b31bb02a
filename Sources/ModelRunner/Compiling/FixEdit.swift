package import DecodingReport
package import ModelFacts

extension FixEdit {
  /// What a why advises for a property; `nil` of what stands in no source.
  package init?(_ fixes: [Fix], for property: String, of type: String, in files: [ModelFile]) {
    var lines: [Line] = []
    for fix in fixes {
      guard let place = fix.place.inSource else { return nil }
      lines.append(Line(place, fix.code, type: fix.type))
    }
    self.init(
      files: files, type: type, property: property, lines: lines,
      module: fixes.contains(where: \.usesLibrary) ? "DecodingStyles" : "")
  }

  /// What becomes of each, by the deriver, a program of its own.
  package static func answers(
    to edits: [FixEdit], in installation: Installation, environment: [String: String],
    stop: StopRequest = StopRequest()
  ) throws(ModelProblem) -> [Answer] {
    try installation.askDeriver(
      for: "--fix", edits, environment: environment, limits: DerivedModel.limits, stop: stop)
  }
}

extension Fix.Place {
  /// The place in a model's strict version.
  fileprivate var inSource: FixEdit.Place? {
    switch self {
    case .property: .property
    case .codingKeys: .codingKeys
    case .cases: .cases
    case .members: .members
    case .file: .file
    case .smartProperty, .decoder, .payload: nil
    }
  }
}
