import DecodingConclusions
import DecodingReport
package import JSONSource
package import Workbench

/// Puts made-up values into a payload, as long as the same becomes of each field.
package struct Redactor {
  /// A payload with made-up values.
  package struct Redaction: Sendable {
    package var bytes: [UInt8]
    /// How many values, and keys that are data, are made up.
    package var madeUp: Int
    /// The places of values that stay, since what becomes of the payload hangs on them.
    package var kept: [JSONPath]
  }

  /// What became of each field of each style, and what ended the styles, without any value; and where.
  private typealias Outcomes = (words: [String], paths: [JSONPath?])

  private let byteCount: Int
  /// What other payloads come to.
  private let trials: TrialRuns<[UInt8], Outcomes>
  private let document: JSONDocument
  private let outcomes: [String]
  /// Whether the answer is wanted still; what is found otherwise is of no use.
  private let isWanted: () -> Bool
  /// What stands for each scalar, and for each key that is data.
  private var replaced: [Int: String] = [:]

  /// Makes up all values on which nothing hangs: neither what a style makes of a field, nor why.
  ///
  /// The payload must be JSON to Foundation. A decode is made for each try.
  package static func redact(_ experiment: Experiment) -> Redaction {
    var redactor = Redactor(experiment) { true }
    return redactor.redaction()
  }

  /// The same for somebody who may stop waiting, which is asked before each try: `nil` then.
  package static func redact(
    _ experiment: Experiment, while isWanted: @escaping () -> Bool
  ) -> Redaction? {
    var redactor = Redactor(experiment, isWanted)
    let redaction = redactor.redaction()
    return isWanted() ? redaction : nil
  }

  private mutating func redaction() -> Redaction {
    let kept = settle()
    for node in kept { replaced[node] = nil }
    return Redaction(
      bytes: Self.text(of: document, replacing: replaced), madeUp: replaced.count,
      kept: kept.sorted().map { document.path(of: $0) })
  }

  private init(_ experiment: Experiment, _ isWanted: @escaping () -> Bool) {
    byteCount = experiment.bytes.count
    trials = experiment.trials { Self.outcomes(in: $0) }
    self.isWanted = isWanted
    document = experiment.parsed().compacted()
    let report = experiment.run()
    outcomes = Self.outcomes(in: report).words
    var values = MadeUpValues()
    replaced = Self.replacements(
      in: document, keysOf: Self.dictionaries(in: report, document), &values)
  }

  /// The objects whose keys are data.
  private static func dictionaries(in report: Report, _ document: JSONDocument) -> Set<Int> {
    var objects: Set<Int> = []
    for style in report.styles {
      if style.type?.dictionary != nil { objects.insert(document.root) }
      for field in style.fields where field.isDictionary {
        if let node = document.node(at: field.path) { objects.insert(node) }
      }
    }
    return objects
  }

  private static func replacements(
    in document: JSONDocument, keysOf dictionaries: Set<Int>, _ values: inout MadeUpValues
  ) -> [Int: String] {
    var keys: Set<Int> = []
    for object in dictionaries { keys.formUnion(document.members(of: object).map(\.key)) }
    var replaced: [Int: String] = [:]
    for node in 0..<document.nodeCount {
      let other: String
      switch document.kind(of: node) {
      case .string: other = quoted(document.string(node), &values)
      case .key where keys.contains(node):
        other = OrderedJSON.string(values.text(for: document.string(node))).line
      case .number: other = values.number(for: document.text(node))
      default: continue
      }
      if other != document.text(node) { replaced[node] = other }
    }
    return replaced
  }

  private static func text(of document: JSONDocument, replacing replaced: [Int: String]) -> [UInt8]
  {
    var edit = JSONEdit(document)
    for (node, other) in replaced { edit.set(node, to: other) }
    return edit.shownBytes
  }

  /// A made-up text in quotes; of JSON in a string its values are made up.
  private static func quoted(_ text: String, _ values: inout MadeUpValues) -> String {
    if let first = text.first(where: { !$0.isWhitespace }), first == "{" || first == "[" {
      let inner = JSONDocument.parse(Array(text.utf8))
      if inner.problems.isEmpty {
        let inner = inner.compacted()
        let replaced = replacements(in: inner, keysOf: [], &values)
        let bytes = Self.text(of: inner, replacing: replaced)
        return OrderedJSON.string(String(decoding: bytes, as: UTF8.self)).line
      }
    }
    return OrderedJSON.string(values.text(for: text)).line
  }

  // MARK: What has to stay

  /// The nodes whose values stay. All others can be made up together.
  private mutating func settle() -> [Int] {
    var kept: Set<Int> = []
    // What the fields that come out otherwise hold stays; most often that is all.
    for _ in 0..<8 {
      let nodes = changedNodes(keeping: kept)
      guard let nodes else {
        return affordable(kept) ? needed(of: kept.sorted(), besides: []) : kept.sorted()
      }
      let more = nodes.subtracting(kept)
      if more.isEmpty { break }
      kept.formUnion(more)
    }
    return needed(of: replaced.keys.sorted(), besides: [])
  }

  /// Whether it may be looked at each of some nodes by itself: at most so many bytes are decoded for it.
  private func affordable(_ nodes: Set<Int>) -> Bool {
    nodes.count * byteCount <= Self.mostBytes
  }

  private static let mostBytes = 20_000_000

  /// Those of some nodes that have to stay while all outside of them are made up: halves are looked at
  /// until each is a single one.
  private func needed(of nodes: [Int], besides kept: [Int]) -> [Int] {
    if isSame(keeping: Set(kept)) { return [] }
    guard nodes.count > 1 else { return nodes }
    let middle = nodes.count / 2
    let (first, second) = (Array(nodes[..<middle]), Array(nodes[middle...]))
    // While one half is looked at, the other one stays.
    let ofFirst = needed(of: first, besides: kept + second)
    let ofSecond = needed(of: second, besides: kept + ofFirst)
    return ofFirst + ofSecond
  }

  /// `nil` once nobody wants it.
  private func outcomes(keeping kept: Set<Int>) -> Outcomes? {
    guard isWanted() else { return nil }
    let others = replaced.filter { !kept.contains($0.key) }
    return trials.finding(of: Self.text(of: document, replacing: others))
  }

  private func isSame(keeping kept: Set<Int>) -> Bool {
    outcomes(keeping: kept).map { $0.words == outcomes } ?? true
  }

  /// The replaced nodes at the places of which something else became; `nil` where nothing did.
  private func changedNodes(keeping kept: Set<Int>) -> Set<Int>? {
    guard let now = outcomes(keeping: kept), now.words != outcomes else { return nil }
    var nodes: Set<Int> = []
    for (place, path) in now.paths.enumerated() where place < outcomes.count {
      guard now.words[place] != outcomes[place], let path else { continue }
      // Renamed keys are the same node.
      guard let node = node(of: path) else { continue }
      nodes.formUnion((node..<document.next(after: node)).filter { replaced[$0] != nil })
      if now.words.count != outcomes.count { break }
    }
    return nodes
  }

  private func node(of path: JSONPath) -> Int? {
    var node = document.root
    for step in path.steps {
      let child = document.child(of: node, at: step) ?? renamed(step, in: node)
      guard let child else { return nil }
      node = child
    }
    return node
  }

  private func renamed(_ step: JSONPath.Step, in object: Int) -> Int? {
    guard case .key(let key) = step, document.kind(of: object) == .object else { return nil }
    let other = OrderedJSON.string(key).line
    return document.members(of: object).first { replaced[$0.key] == other }?.value
  }

  private static func outcomes(in report: Report) -> Outcomes {
    let words = report.styles.flatMap { style in
      style.fields.map { field in
        "\(field.outcome) \(String(describing: field.reason)) \(field.silentLoss) "
          + "\(String(describing: field.alone?.outcome)) \(String(describing: field.alone?.reason))"
      } + ["\(String(describing: style.failure?.kind))"]
    }
    return (words, report.styles.flatMap { $0.fields.map(\.path) + [nil] })
  }
}
