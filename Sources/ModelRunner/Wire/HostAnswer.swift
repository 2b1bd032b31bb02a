package import DecodingReport
package import Workbench

/// What the process that runs a model says.
package enum HostAnswer: Transportable {
  /// The libraries are there, with the settings that they are written for, and what their code is
  /// kept from.
  case loaded(DecodingOptions, Confinement)
  /// A library can't be loaded, in the loader's words.
  case refused(String)
  /// The code of the expression that gives the model's own decoder runs from now on.
  case beginsDecoder
  /// The code of a style's model runs from now on.
  case begins(DecodeOrder.Part)
  /// The values of all styles that were asked for.
  case values(Report.PayloadFinding, [StyleReport])
  /// One style's values and whys.
  case explained(StyleReport)
  /// What was written back in one style.
  case written([StyleEncoding])
  /// The order is carried out.
  case done

  package init(from reader: inout TransportReader) throws(TransportProblem) {
    switch try Int(from: &reader) {
    case 0:
      self = .loaded(try DecodingOptions(from: &reader), try Confinement(from: &reader))
    case 1: self = .refused(try String(from: &reader))
    case 2: self = .begins(try DecodeOrder.Part(from: &reader))
    case 3:
      self = .values(
        try Report.PayloadFinding(from: &reader), try [StyleReport](from: &reader))
    case 4: self = .explained(try StyleReport(from: &reader))
    case 5: self = .done
    case 6: self = .beginsDecoder
    case 7:
      let encodings = try [StyleEncoding](from: &reader)
      guard 1...2 ~= encodings.count, encodings[0].style == encodings.last?.style else {
        throw .malformed
      }
      self = .written(encodings)
    default: throw .malformed
    }
  }

  package func write(to writer: inout TransportWriter) {
    switch self {
    case .loaded(let options, let confinement):
      0.write(to: &writer)
      options.write(to: &writer)
      confinement.write(to: &writer)
    case .refused(let words):
      1.write(to: &writer)
      words.write(to: &writer)
    case .begins(let part):
      2.write(to: &writer)
      part.write(to: &writer)
    case .values(let finding, let styles):
      3.write(to: &writer)
      finding.write(to: &writer)
      styles.write(to: &writer)
    case .explained(let style):
      4.write(to: &writer)
      style.write(to: &writer)
    case .done: 5.write(to: &writer)
    case .beginsDecoder: 6.write(to: &writer)
    case .written(let encodings):
      7.write(to: &writer)
      encodings.write(to: &writer)
    }
  }
}

extension HostAnswer {
  /// What an answer is about: a process gives those that it was asked for, in their order.
  enum Topic: Equatable {
    case loaded, decoder, done
    case part(DecodeOrder.Part)
    case values([DecodingStyle])
    case explained(DecodingStyle)
    case written(DecodingStyle)
  }

  /// `nil` for a refusal, which may stand in the place of any.
  var topic: Topic? {
    switch self {
    case .loaded: .loaded
    case .refused: nil
    case .beginsDecoder: .decoder
    case .begins(let part): .part(part)
    case .values(_, let styles): .values(styles.map(\.style))
    case .explained(let style): .explained(style.style)
    case .written(let encodings): .written(encodings[0].style)
    case .done: .done
    }
  }
}

/// An answer with the number of the order that it belongs to.
package struct NumberedAnswer: Transportable {
  package var number: Int
  package var answer: HostAnswer

  package init(_ answer: HostAnswer, to number: Int) {
    self.number = number
    self.answer = answer
  }

  package init(from reader: inout TransportReader) throws(TransportProblem) {
    number = try Int(from: &reader)
    answer = try HostAnswer(from: &reader)
  }

  package func write(to writer: inout TransportWriter) {
    number.write(to: &writer)
    answer.write(to: &writer)
  }
}
