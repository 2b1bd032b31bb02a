/// A model that is made, of what the user typed or of a payload.
enum ModelQuestion {
  /// The place of the sample, and the revision of the model's text or of the payload.
  struct Subject: Hashable, Sendable {
    var sample: Int
    var revision: Int
  }

  static let compiled = Question<Subject, ModelAnswer>("model")

  static func due(_ request: ModelRequest) -> Due {
    compiled.due(Subject(sample: request.sample, revision: request.revision)) { workshop, post in
      if let answer = workshop.compile(request) { post(answer) }
    }
  }
}
