import DecodingConclusions
package import DecodingReport
package import JSONSource
package import Workbench

/// Takes out of a payload what its symptom doesn't need: delta debugging over the tape.
///
/// First the way to the symptom alone, then one element an array, each key out of all objects at once,
/// halves of every container, single members, and at last shorter values; again from the start as long
/// as something goes. The same payload always ends in the same one.
package struct Reducer {
  /// How far it has come.
  package struct Progress: Sendable {
    package var bytes: Int
    package var tries: Int
  }

  /// What is left of a payload.
  package struct Reduction: Sendable {
    package var bytes: [UInt8]
    package var before: Int
    package var tries: Int
    /// Whether nothing more can be taken out; else it was stopped before.
    package var isMinimal: Bool
    /// Which values could be others: `$.quantity`: `any string works`.
    package var remarks: [(path: JSONPath, words: String)]
  }

  /// Why there is nothing to reduce.
  package enum Refusal: Error, Sendable {
    /// The symptom isn't there, or isn't the same each time.
    case notReproduced
  }

  /// Where other payloads have the symptom; `nil` for those that haven't.
  private let trials: TrialRuns<[UInt8], JSONPath?>
  private let goesOn: (Progress) -> Bool
  private var document: JSONDocument
  private var text: [UInt8]
  private var place = JSONPath.root

  /// `goesOn` is asked before each try, whether there is to be another one; one that is under way is
  /// given up when that is cancelled.
  package static func reduce(
    _ experiment: Experiment, to symptom: Symptom, _ cancellation: Cancellation = Cancellation(),
    while goesOn: @escaping (Progress) -> Bool
  ) throws(Refusal) -> Reduction {
    var experiment = experiment
    experiment.styles = [symptom.style]
    let place = { @Sendable (report: Report) in symptom.place(in: report) }
    let trials = experiment.trials(cancellation, watching: place)
    var reducer = try Reducer(experiment, trials, goesOn)
    reducer.run()
    let (isMinimal, tries) = (!trials.isStopped, trials.count)
    let remarks = isMinimal ? reducer.remarks() : []
    // What is left is looked at once more, from nothing, whether or not that is waited for.
    guard case _?? = experiment.trials(watching: place).check(reducer.text) else {
      throw .notReproduced
    }
    return Reduction(
      bytes: reducer.text, before: experiment.bytes.count, tries: tries, isMinimal: isMinimal,
      remarks: remarks)
  }

  private init(
    _ experiment: Experiment, _ trials: TrialRuns<[UInt8], JSONPath?>,
    _ goesOn: @escaping (Progress) -> Bool
  ) throws(Refusal) {
    self.trials = trials
    self.goesOn = goesOn
    text = experiment.bytes
    document = experiment.parsed().compacted()
    for _ in 0..<2 {
      guard let finding = trials.check(text) else { return }
      guard let place = finding else { throw .notReproduced }
      self.place = place
    }
  }

  /// Takes a text in the place of the present one, if it has the symptom still.
  private mutating func attempt(_ candidate: [UInt8]) -> Bool {
    guard candidate != text, let place = place(in: candidate, tries: trials.count) else {
      return false
    }
    (text, self.place) = (candidate, place)
    document = JSONDocument.parse(candidate, dialect: document.dialect)
    return true
  }

  private func place(in candidate: [UInt8], tries: Int) -> JSONPath? {
    trials.finding(of: candidate) { goesOn(Progress(bytes: text.count, tries: tries)) } ?? nil
  }

  private mutating func run() {
    keepSpine()
    var before = 0
    repeat {
      before = text.count
      dropKeys()
      dropChildren()
      shortenValues()
    } while !trials.isStopped && text.count < before
    // Whatever was laid out stays so unless something was taken out.
    _ = attempt(JSONEdit(document).shownBytes)
  }

  /// The nodes on the way to the symptom, the root first.
  private var spine: [Int] {
    var nodes = [document.root]
    for step in place.steps {
      guard let child = document.child(of: nodes[nodes.count - 1], at: step) else { break }
      nodes.append(child)
    }
    return nodes
  }

  /// Takes children out, if the symptom is there still.
  private mutating func attempt(without children: some Sequence<(container: Int, child: Int)>)
    -> Bool
  {
    var edit = JSONEdit(document)
    for (container, child) in children { edit.remove(child, of: container) }
    return attempt(edit.shownBytes)
  }

  /// Gives a node other JSON.
  private func text(with json: String, at node: Int) -> [UInt8] {
    var edit = JSONEdit(document)
    edit.set(node, to: json)
    return edit.shownBytes
  }

  /// Tries what most payloads end at, each with less than the one behind it: the way alone; all that
  /// stands beside it but for elements; one element an array; the way's own elements.
  private mutating func keepSpine() {
    let (way, holders, document) = (Set(spine), Set(spine.dropLast()), document)
    let gone: [(_ container: Int, _ isArray: Bool, _ place: Int) -> Bool] = [
      { _, _, _ in true },
      { _, isArray, _ in isArray },
      { container, isArray, place in isArray && (place > 0 || holders.contains(container)) },
      { container, isArray, _ in isArray && way.contains(container) },
    ]
    for isGone in gone {
      let children = (0..<document.nodeCount).lazy.filter(document.isContainer).flatMap {
        container in
        let isArray = document.kind(of: container) == .array
        return document.children(of: container).enumerated().lazy
          .filter { !way.contains($0.element) && isGone(container, isArray, $0.offset) }
          .map { (container: container, child: $0.element) }
      }
      if attempt(without: children) { return }
    }
  }

  /// Takes each key out of all objects at once.
  private mutating func dropKeys() {
    var seen: Set<String> = []
    while !trials.isStopped {
      let spine = Set(spine)
      var members: [String: [(container: Int, child: Int)]] = [:]
      var order: [String] = []
      for object in 0..<document.nodeCount where document.kind(of: object) == .object {
        for member in document.members(of: object) where !spine.contains(member.value) {
          let key = document.string(member.key)
          if members[key] == nil { order.append(key) }
          members[key, default: []].append((object, member.value))
        }
      }
      let next = order.first { !seen.contains($0) && (members[$0]?.count ?? 0) > 1 }
      guard let next, let values = members[next] else { return }
      seen.insert(next)
      _ = attempt(without: values)
    }
  }

  /// Takes halves, quarters, … and at last single ones out of every container, the outer ones first.
  private mutating func dropChildren() {
    let containers = (0..<document.nodeCount).filter(document.isContainer)
      .map { document.path(of: $0) }
      .sorted { ($0.steps.count, $0.description) < ($1.steps.count, $1.description) }
    for path in containers {
      guard let count = children(at: path)?.count, count > 0 else { continue }
      var size = count
      while size >= 1, !trials.isStopped {
        var start = 0
        while let children = children(at: path), start < children.count {
          let gone = children[start..<min(start + size, children.count)]
          if !attempt(without: gone) { start += size }
          if trials.isStopped { return }
        }
        size = size == 1 ? 0 : (size + 1) / 2
      }
    }
  }

  private func children(at path: JSONPath) -> [(container: Int, child: Int)]? {
    document.node(at: path).map { node in document.children(of: node).map { (node, $0) } }
  }

  /// Puts the plainest value of its kind in the place of each scalar, else a shorter one.
  private mutating func shortenValues() {
    var place = 0
    while place < document.nodeCount, !trials.isStopped {
      let own = document.text(place)
      for other in Self.plainer(document.kind(of: place))
      where other.utf8.count < own.utf8.count
        || other.utf8.count == own.utf8.count && other < own
      {
        if attempt(text(with: other, at: place)) { break }
      }
      place += 1
    }
  }

  /// Values of a kind, the plainest first.
  private static func plainer(_ kind: JSONNode.Kind) -> [String] {
    switch kind {
    case .string: ["\"\"", "\"a\""]
    case .number: ["0", "1"]
    default: []
    }
  }

  // MARK: What matters in what is left

  private static let varied: [JSONNode.Kind: [String]] = [
    .string: ["\"\"", "\"b\"", "\"x 1\"", "\"-\""], .number: ["0", "7", "-12", "1.5"],
  ]

  /// Tells of each value that is left whether any of its kind has the symptom.
  private func remarks() -> [(path: JSONPath, words: String)] {
    let tries = trials.count
    return (0..<document.nodeCount).compactMap { node in
      guard let varied = Self.varied[document.kind(of: node)] else { return nil }
      let others = varied.filter { place(in: text(with: $0, at: node), tries: tries) == nil }
      let kind = document.kind(of: node) == .string ? "string" : "number"
      switch others {
      case []: return (document.path(of: node), "any \(kind) works")
      case ["\"\""]:
        return (document.path(of: node), "any string but the empty one works")
      default: return nil
      }
    }
  }
}
