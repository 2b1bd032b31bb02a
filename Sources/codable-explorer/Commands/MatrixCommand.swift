internal import DecodingReport
internal import Explorer
internal import JSONSource
internal import Reproduction
internal import Workbench

/// `matrix`: what becomes of each field in copies in which it alone is broken, or in several payloads.
struct MatrixCommand {
  let arguments: Arguments
  let console: Console

  func run() throws -> ExitStatus {
    switch arguments.by {
    case .fault: try tabulateFaults()
    case .payload: try tabulatePayloads()
    }
  }

  private func answer(_ matrix: Matrix, of model: String) throws {
    let table = MatrixTable(matrix, model: model, appearance: console.appearance)
    guard let form = MatrixTable.Form(rawValue: arguments.format.rawValue) else { return }
    try console.answer(table.text(as: form))
  }

  // MARK: Faults

  private func tabulateFaults() throws -> ExitStatus {
    let subject = try CommandSubject(arguments, console)
    return try subject.decode(in: DecodingStyle.allCases) { experiment, report in
      if let folder = arguments.output {
        try console.writing(folder, orEndWith: .cannotCreate) {
          try SystemCall.makeFolder(folder)
        }
      }
      let plan = MatrixPlan(
        of: experiment, report, in: experiment.parsed(), named: experiment.source)
      guard let matrix = plan.run() else { return .internalFault }
      try answer(matrix, of: subject.sample.name)
      if matrix.cellCount == 0 {
        console.note(
          about: experiment.source,
          "it has no field of the model: there is nothing to break")
      }
      guard let folder = arguments.output else { return .success }
      return write(plan, to: folder)
    }
  }

  /// Writes the copies into a folder; what stands there already is left alone.
  private func write(_ plan: MatrixPlan, to folder: String) -> ExitStatus {
    var names = CopyNames()
    var count = 0
    // What can't be written, by why: equal ones are told once.
    var failures: [String: [String]] = [:]
    for row in 0..<plan.matrix.rowCount {
      for column in 0..<plan.matrix.columnCount {
        guard let copy = plan.copy(row: row, column: column) else { continue }
        let name = names.name(plan.matrix.fields[row], plan.matrix.faults[column])
        let path = "\(folder)/\(name).json"
        if (try? PayloadFile.read(path)) == copy.bytes {
          count += 1
          continue
        }
        do throws(FileProblem) {
          try PayloadFile.write(copy.bytes, to: path, replacing: false)
          count += 1
        } catch {
          failures[error.words, default: []].append(path)
        }
      }
    }
    for (words, paths) in failures.sorted(by: { $0.key < $1.key }) {
      let more = paths.count > 1 ? ", as of \(paths.count - 1) copies more" : ""
      console.complain(about: paths[0], words + more, hint: nil)
    }
    console.note(about: folder, "\(count) copies are there")
    if failures[FileProblem.noSpace.words] != nil { return .writingFailed }
    return failures.isEmpty ? .success : .cannotCreate
  }

  // MARK: Payloads

  private func tabulatePayloads() throws -> ExitStatus {
    let subject = try CommandSubject(arguments, console)
    defer { subject.tellOutput() }
    let (sample, words) = (subject.sample, arguments.payloadWords)
    let payloads = words.isEmpty ? sample.payloads : try words.compactMap(subject.payload)
    if payloads.isEmpty, words.isEmpty {
      throw ArgumentProblem.missingPayloadFor(arguments.operands.first ?? "")
    }
    let parts = payloads.flatMap { DecodedPayload.all(of: $0, dialect: subject.options.dialect) }
    let experiments = parts.map { part in
      var experiment = subject.experiment(part, styles: DecodingStyle.allCases)
      experiment.source += part.line.map { ":\($0)" } ?? ""
      return experiment
    }
    var matrix = Matrix(of: experiments.map(\.source))
    for (place, experiment) in experiments.enumerated() {
      matrix.receive(.of(experiment.run()), at: place)
    }
    if !parts.isEmpty { try answer(matrix, of: sample.name) }
    return payloads.count < words.count ? .noInput : .success
  }
}

/// Names of files for copies: `address-city-missing`.
private struct CopyNames {
  /// Two names that differ in case alone are one in some file systems.
  private var taken: Set<String> = []

  mutating func name(_ field: MatrixField, _ fault: Fault) -> String {
    let words = "\(field.path)".split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    var place = words.joined(separator: "-")
    // File systems take 255 bytes.
    while place.utf8.count > 150 { place.removeFirst() }
    let name = (place.isEmpty ? "" : place + "-") + fault.rawValue
    var free = name
    var number = 2
    while !taken.insert(free.lowercased()).inserted {
      free = "\(name)-\(number)"
      number += 1
    }
    return free
  }
}
