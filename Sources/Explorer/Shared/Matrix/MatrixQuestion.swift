import DecodingReport
import JSONSource
import Workbench

/// A cell of a matrix, whatever place its row and its column have.
struct MatrixPlace: Hashable, Sendable {
  var field: JSONPath?
  var fault: Fault?
  /// The place of the payload in the list.
  var payload = 0
}

/// The matrix of what is open.
enum MatrixQuestion {
  /// What a table is made of.
  struct Subject: Hashable, Sendable {
    var kind: Matrix.Kind
    var sample: Int
    var revision: Int
    /// The payloads of the list, where these are the rows.
    var payloads: [PayloadState] = []
  }

  /// What there is of a table.
  enum Answer: Sendable {
    case nothing
    /// The payload is no JSON.
    case refused
    case table(Matrix)
  }

  static let table: Question<Subject, Answer> = Question(
    "matrix",
    beginning: { subject, stage in
      guard let report = stage.settled?.report else { return .init() }
      if subject.kind == .fault, !report.payload.foundationAccepts {
        return .init(answer: .refused)
      }
      let before = stage.questions[table]
      let request = MatrixRequest(subject, report, on: stage)
      return .init(answer: before?.subject.kind == subject.kind ? nil : .nothing) {
        workshop, post in
        request.run(workshop.cancellation) { post(.table($0)) }
      }
    })

  static func due(_ kind: Matrix.Kind, on stage: Stage) -> Due {
    guard stage.settled != nil else { return table.unchanged }
    let library = stage.library
    let items = kind == .payload ? library.payloadItems : []
    return table.due(
      Subject(
        kind: kind, sample: library.sample, revision: stage.live.revision,
        payloads: items.map { library.state(of: $0.origin) }))
  }
}

/// What is known of the table.
struct MatrixStanding {
  private let asked: Asked<MatrixQuestion.Subject, MatrixQuestion.Answer>?

  init(_ questions: Questions) { asked = questions[MatrixQuestion.table] }

  /// The table of the present state, or of one before.
  var matrix: Matrix? { if case .table(let matrix)? = asked?.answer { matrix } else { nil } }
  /// Whether it is of a state before.
  var isStale: Bool { asked?.isAnswered == false }
  /// Whether the payload is no JSON.
  var isRefused: Bool { if case .refused? = asked?.answer { true } else { false } }
  /// The table, once it is that of the present state and all of its cells are known.
  var whole: Matrix? { isStale || matrix?.isComplete != true ? nil : matrix }
}

extension Stage {
  var matrix: MatrixStanding { MatrixStanding(questions) }
}
