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

/// The matrix of what is open: which one, and what is known of it.
struct Tabulation: Sendable {
  /// What somebody asks of it.
  enum Change: Sendable {
    case begin
    /// Nobody looks at it any more; the cell that was looked at.
    case end(MatrixPlace)
    case turn
  }

  /// Whether it is looked at: nothing is made otherwise.
  private(set) var isOpen = false
  private(set) var kind = Matrix.Kind.fault
  /// What was asked for last.
  private var subject: MatrixRequest.Subject?
  private(set) var matrix: Matrix?
  /// What the matrix is of.
  private var known: MatrixRequest.Subject?
  /// The cell to begin at.
  private(set) var place = MatrixPlace()
  /// Whether the payload is no JSON.
  private(set) var isRefused = false

  /// Whether the table on the screen is of a state before.
  var isStale: Bool { known != subject }

  /// The table, once it is that of the present state and all of its cells are known.
  var whole: Matrix? { isStale || matrix?.isComplete != true ? nil : matrix }

  /// Does what is asked.
  mutating func change(_ change: Change, on stage: Stage) -> [Effect] {
    switch change {
    case .begin:
      isOpen = true
      if let selection = stage.selection, stage.isFieldSelected { place.field = selection }
      let items = stage.library.payloadItems
      place.payload = items.firstIndex { $0.origin == stage.library.origin } ?? 0
    case .turn:
      kind = kind == .fault ? .payload : .fault
      matrix = nil
      known = nil
    case .end(let place):
      self.place = place
      isOpen = false
      subject = nil
      matrix = nil
      known = nil
      return [.tabulate(nil)]
    }
    return []
  }

  /// Has made what is looked at now, unless that was asked for last.
  mutating func due(on stage: Stage) -> [Effect] {
    guard stage.live.isUpToDate, let answer = stage.live.answer, answer.hasWhys else {
      return []
    }
    let library = stage.library
    var wanted = MatrixRequest.Subject(
      kind: kind, sample: library.sample, revision: stage.live.revision)
    let items = kind == .payload ? library.payloadItems : []
    wanted.payloads = items.map { item in
      let text = library.presentText(of: item.origin)
      let editor = item.origin == library.origin ? library.editor : library.drafts[item.origin]
      return MatrixRequest.PayloadState(
        origin: item.origin, revision: editor?.revision ?? 0, count: text.count)
    }
    guard wanted != subject else { return [] }
    subject = wanted
    isRefused = kind == .fault && !answer.report.payload.foundationAccepts
    guard !isRefused else {
      matrix = nil
      known = wanted
      return [.tabulate(nil)]
    }
    var request = MatrixRequest(
      subject: wanted, base: library.request(stage.live), report: answer.report,
      name: library.payloadName)
    request.payloads = items.map { item in
      let editor = item.origin == library.origin ? library.editor : library.drafts[item.origin]
      return MatrixRequest.Payload(
        name: item.name, text: library.presentText(of: item.origin),
        encoding: editor?.encoding ?? library.original(of: item.origin).encoding)
    }
    return [.tabulate(request)]
  }

  /// Takes what was made. What isn't wanted any more is dropped.
  mutating func receive(_ answer: MatrixAnswer) {
    guard answer.subject == subject else { return }
    switch answer.event {
    case .table(let matrix):
      self.matrix = matrix
      known = answer.subject
    case .row(let row, let place): matrix?.receive(row, at: place)
    }
  }
}
