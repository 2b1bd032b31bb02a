package import DecodingReport
package import JSONSource
package import Workbench

/// A model, a payload and a decoder's settings with which something happens, ready to be written down.
package struct Reproduction: Sendable {
  package var model: WrittenModel
  package var payload: [UInt8]
  package var options: DecodingOptions
  /// The report on that payload, in all styles: made of it anew.
  package var report: Report
  package var style: DecodingStyle
  /// The field that it is about, where there is one.
  package var path: JSONPath?
  /// Where that was in the payload that it was made of: `$.orders[*].id in 12335 bytes`.
  package var origin: String?
  /// Which values could be others, and how many are made up.
  package var remarks: [String] = []
  package var madeUp = 0
  /// Whether it holds the payload's own values.
  package var hasOwnValues = false
  /// `Apple Swift version 6.3`; `nil` without a compiler.
  package var compiler: String?

  private init(
    _ model: WrittenModel, _ experiment: Experiment, _ report: Report, _ style: DecodingStyle,
    _ path: JSONPath?
  ) {
    self.model = model
    payload = experiment.bytes
    options = experiment.options
    self.report = report
    self.style = style
    self.path = path
  }

  /// What of the payload is kept.
  package struct Choices: Sendable {
    /// Whether the payload stays whole; else it is reduced to what the symptom needs.
    package var isWhole = false
    /// Whether its own values stay; else they are made up.
    package var keepsValues = false

    package init(isWhole: Bool = false, keepsValues: Bool = false) {
      self.isWhole = isWhole
      self.keepsValues = keepsValues
    }
  }

  /// Reduces the payload and makes its values up, as far as is wanted, and decodes it anew.
  ///
  /// `experiment` has all styles. `goesOn` is asked before each try of reducing, which ends with what it
  /// has reached; `isWanted` before each of making values up, which comes to nothing then.
  package static func make(
    of experiment: Experiment, _ report: Report, model: WrittenModel, style: DecodingStyle,
    symptom: (symptom: Symptom, path: JSONPath)?, _ choices: Choices,
    wanted isWanted: @escaping () -> Bool = { true },
    while goesOn: @escaping (Reducer.Progress) -> Bool
  ) throws(Reducer.Refusal) -> Reproduction {
    var experiment = experiment
    // Where files lie on this machine is nobody's business.
    experiment.source = experiment.source.split(separator: "/").last.map(String.init) ?? ""
    var remarks: [String] = []
    if let symptom, !choices.isWhole {
      let reduction = try Reducer.reduce(experiment, to: symptom.symptom, while: goesOn)
      experiment.bytes = reduction.bytes
      // A dictionary's keys are data, too.
      let patterns = PlacePatterns(report.styles)
      remarks = reduction.remarks.map { "\(patterns.pattern(of: $0.path)): \($0.words)" }
    }
    var madeUp = 0
    if !choices.keepsValues {
      guard let redaction = Redactor.redact(experiment, while: isWanted) else {
        throw .notReproduced
      }
      experiment.bytes = redaction.bytes
      madeUp = redaction.madeUp
    }
    let again = experiment.run()
    var path: JSONPath?
    var origin: String?
    if let symptom {
      path = symptom.symptom.place(in: again)
      if path == nil { throw .notReproduced }
      let place = PlacePatterns(report.styles).pattern(of: symptom.path)
      origin = "\(place) in \(report.payload.bytes) bytes"
    }
    var reproduction = Reproduction(model, experiment, again, style, path)
    reproduction.origin = origin
    reproduction.madeUp = madeUp
    reproduction.remarks = remarks
    reproduction.hasOwnValues = choices.keepsValues
    return reproduction
  }
}

extension Reproduction {
  /// The field that it is about, in its style.
  var field: FieldReport? {
    guard let path else { return nil }
    let fields = report[style]?.fields.filter { $0.path == path } ?? []
    return fields.first { $0.outcome == .threw } ?? fields.first
  }

  /// What the strict style threw: `keyNotFound: “No value …”`; `nil` where it decodes.
  var thrown: String? {
    report[.strict]?.failure.map { failure in
      let said = failure.foundationSaid.isEmpty ? failure.message : failure.foundationSaid
      return "\(failure.kind.rawValue): \(said)"
    }
  }

  /// One sentence: what happens.
  var title: String {
    if let failure = report[style]?.failure { return failure.message }
    guard let field else { return "\(root) decodes" }
    return "\(style.rawValue): \(field.path) is \(field.outcome.words)"
      + (field.silentLoss ? ", and what was sent is lost without an error" : "")
  }

  /// The type that is decoded.
  var root: String { model.root ?? report[.strict]?.model ?? report.model }

  /// How many values are made up, or that none is.
  package var valuesNote: String { Self.valuesNote(hasOwnValues ? nil : madeUp) }

  /// The same of any text: `nil` where it holds a payload's own values.
  package static func valuesNote(_ madeUp: Int?) -> String {
    switch madeUp {
    case nil: "with REAL values: the payload's own"
    case 0: "no value had to be made up"
    case 1: "1 value made up"
    case let count?: "\(count) values made up"
    }
  }
}
