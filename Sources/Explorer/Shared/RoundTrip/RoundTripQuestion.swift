import DecodingReport
import Workbench

/// What each style writes back of what is open.
enum RoundTripQuestion {
  struct Subject: Hashable, Sendable {
    var sample: Int
    var revision: Int
  }

  static let trip: Question<Subject, RoundTrip> = Question("roundTrip") { _, stage in
    guard let report = stage.settled?.report else { return nil }
    let request = stage.library.request(stage.live)
    return { workshop, post in
      let trip = request.experiment.roundTrip(report, workshop.cancellation)
      if !workshop.cancellation.isCancelled { post(trip) }
    }
  }

  static func due(on stage: Stage) -> Due {
    guard stage.settled != nil else { return trip.unchanged }
    return trip.due(Subject(sample: stage.library.sample, revision: stage.live.revision))
  }
}

extension Stage {
  /// What the styles write back; while the text changes, what they wrote before.
  var roundTrip: RoundTrip? { questions[RoundTripQuestion.trip]?.answer }
}
