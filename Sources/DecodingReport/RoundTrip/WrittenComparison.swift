import JSONSource

/// Compares what was written with the payload, place by place, and lays both out beside each other.
///
/// Members belong together by their keys, whatever their order; elements by what was dropped, by what
/// is alike, and then by their places.
struct WrittenComparison {
  /// The most that are kept; all are counted.
  static let mostDifferences = 1_000
  static let mostRows = 20_000

  private let sent: JSONDocument
  private let written: JSONDocument
  private let reasoning: WrittenReasoning
  private(set) var rows: [WrittenRow] = []
  private(set) var omittedRows = 0
  private(set) var differences: [WrittenDifference] = []
  private(set) var omittedDifferences = 0
  /// The objects whose keys are in another order.
  private(set) var reordered: [JSONPath] = []

  /// Without a payload, or where nothing was written, there is nothing to compare.
  init(_ sent: JSONDocument, _ written: JSONDocument, _ reasoning: WrittenReasoning) {
    self.sent = sent
    self.written = written
    self.reasoning = reasoning
    guard sent.root >= 0, written.root >= 0 else { return }
    let place = Place(
      sent: sent.root, written: written.root, path: .root, writtenPath: .root, depth: 0)
    compare(place, Ends())
  }

  /// Two values that belong together.
  private struct Place {
    var sent: Int
    var written: Int
    var path: JSONPath
    var writtenPath: JSONPath
    var depth: Int
  }

  /// What stands before a value, and behind it, on each side.
  private struct Ends {
    var sentKey = ""
    var writtenKey = ""
    var sentComma = ""
    var writtenComma = ""
    /// The difference that the keys are.
    var differences: [Int] = []
  }

  private mutating func compare(_ place: Place, _ ends: Ends) {
    let kinds = (sent.kind(of: place.sent), written.kind(of: place.written))
    switch kinds {
    case (.object, .object):
      open(place, ends, "{")
      compareMembers(place)
      close(place, ends, "}")
    case (.array, .array):
      open(place, ends, "[")
      compareElements(place)
      close(place, ends, "]")
    default:
      lines(place, ends, ends.differences + [differenceOfValues(place)].compactMap(\.self))
    }
  }

  private mutating func open(_ place: Place, _ ends: Ends, _ bracket: String) {
    add(
      WrittenRow(
        depth: place.depth, sent: ends.sentKey + bracket, written: ends.writtenKey + bracket,
        differences: ends.differences))
  }

  private mutating func close(_ place: Place, _ ends: Ends, _ bracket: String) {
    add(
      WrittenRow(
        depth: place.depth, sent: bracket + ends.sentComma, written: bracket + ends.writtenComma))
  }

  private mutating func add(_ row: WrittenRow) {
    if rows.count < Self.mostRows { rows.append(row) } else { omittedRows += 1 }
  }

  /// Keeps a difference, if there is room; its reason is looked for only then.
  private mutating func note(
    _ kind: WrittenDifference.Kind, _ path: JSONPath, _ writtenPath: JSONPath? = nil,
    sent: Int?, written: Int?, _ why: (WrittenReasoning) -> WrittenReasoning.Answer
  ) -> Int? {
    guard differences.count < Self.mostDifferences else {
      omittedDifferences += 1
      return nil
    }
    let answer = why(reasoning)
    differences.append(
      WrittenDifference(
        kind: kind, path: path, writtenPath: writtenPath == path ? nil : writtenPath,
        sent: sent.map { self.sent.excerpt($0) }, written: written.map { self.written.excerpt($0) },
        reason: answer.reason, evidence: answer.evidence, words: answer.words))
    return differences.count - 1
  }

  // MARK: Values

  private mutating func differenceOfValues(_ place: Place) -> Int? {
    let (left, right) = (sent.kind(of: place.sent), written.kind(of: place.written))
    if JSONSameness.isSame(place.sent, in: sent, as: place.written, in: written) {
      guard sent.excerpt(place.sent) != written.excerpt(place.written) else { return nil }
      let text = written.excerpt(place.written)
      return note(
        .respelled, place.path, place.writtenPath, sent: place.sent, written: place.written,
        { $0.respelled(place.path, left, as: text) })
    }
    return note(
      .changed, place.path, place.writtenPath, sent: place.sent, written: place.written,
      { $0.changed(place.path, left, right) })
  }

  /// Both values as they are laid out, from the same line on.
  private mutating func lines(_ place: Place, _ ends: Ends, _ differences: [Int]) {
    let left = sent.laidOut(place.sent, before: ends.sentKey, after: ends.sentComma)
    let right = written.laidOut(place.written, before: ends.writtenKey, after: ends.writtenComma)
    for index in 0..<max(left.count, right.count) {
      let leftLine = index < left.count ? left[index] : nil
      let rightLine = index < right.count ? right[index] : nil
      add(
        WrittenRow(
          depth: place.depth, sent: leftLine?.text(besides: rightLine),
          written: rightLine?.text(besides: leftLine), differences: differences))
    }
  }

  private mutating func lines(
    ofSent node: Int, _ key: String, _ comma: String, _ depth: Int, _ differences: [Int]
  ) {
    for line in sent.laidOut(node, before: key, after: comma) {
      add(WrittenRow(depth: depth + line.depth, sent: line.text, differences: differences))
    }
  }

  private mutating func lines(
    ofWritten node: Int, _ key: String, _ comma: String, _ depth: Int, _ differences: [Int]
  ) {
    for line in written.laidOut(node, before: key, after: comma) {
      add(WrittenRow(depth: depth + line.depth, written: line.text, differences: differences))
    }
  }
}

// MARK: - Objects

extension WrittenComparison {
  private mutating func compareMembers(_ place: Place) {
    let pairing = MemberPairing(
      sent, place.sent, written, place.written, place.path, reasoning)
    if pairing.isReordered { reordered.append(place.path) }
    var leftToWrite = pairing.writtenCount
    func comma(_ rest: Int) -> String { rest > 0 ? "," : "" }
    for (index, pair) in pairing.pairs.enumerated() {
      let path = place.path.appending(.key(pair.name))
      let sentKey = sent.shownText(pair.key) + ": "
      let sentComma = comma(pairing.pairs.count - 1 - index)
      guard let partner = pair.partner else {
        let isNull = sent.kind(of: pair.value) == .null
        let difference = note(
          .gone, path, sent: pair.value, written: nil,
          { $0.gone(path, isDuplicate: pair.isDuplicate, isNull: isNull) })
        lines(
          ofSent: pair.value, sentKey, sentComma, place.depth + 1, [difference].compactMap(\.self))
        continue
      }
      leftToWrite -= 1
      let writtenPath = place.writtenPath.appending(.key(partner.name))
      var ends = Ends(
        sentKey: sentKey, writtenKey: written.shownText(partner.key) + ": ", sentComma: sentComma,
        writtenComma: comma(leftToWrite))
      if partner.name != pair.name {
        let difference = note(
          .renamed, path, writtenPath, sent: pair.key, written: partner.key,
          { $0.renamed(path, to: partner.name) })
        ends.differences = [difference].compactMap(\.self)
      }
      compare(
        Place(
          sent: pair.value, written: partner.value, path: path, writtenPath: writtenPath,
          depth: place.depth + 1), ends)
    }
    for member in pairing.added {
      leftToWrite -= 1
      let path = place.writtenPath.appending(.key(member.name))
      let isNull = written.kind(of: member.value) == .null
      let difference = note(
        .added, path, sent: nil, written: member.value,
        { $0.added(path, isNull: isNull) })
      lines(
        ofWritten: member.value, written.shownText(member.key) + ": ", comma(leftToWrite),
        place.depth + 1, [difference].compactMap(\.self))
    }
  }
}

// MARK: - Arrays

extension WrittenComparison {
  private mutating func compareElements(_ place: Place) {
    let pairing = ElementPairing(
      sent, place.sent, written, place.written, place.path, reasoning)
    if pairing.isReordered {
      _ = note(
        .reordered, place.path, place.writtenPath, sent: place.sent, written: place.written,
        { _ in
          WrittenReasoning.Answer(
            .setOrder, .inferred, "a Set has no order: another run may write another one")
        })
    }
    let sentCount = pairing.pairs.count { $0.sent != nil }
    let writtenCount = pairing.pairs.count { $0.written != nil }
    for pair in pairing.pairs {
      let sentComma = pair.sent.map { $0.index < sentCount - 1 ? "," : "" } ?? ""
      let writtenComma = pair.written.map { $0.index < writtenCount - 1 ? "," : "" } ?? ""
      let path = pair.sent.map { place.path.appending(.index($0.index)) }
      let writtenPath = pair.written.map { place.writtenPath.appending(.index($0.index)) }
      switch (pair.sent, pair.written, path, writtenPath) {
      case (let left?, let right?, let path?, let writtenPath?):
        compare(
          Place(
            sent: left.node, written: right.node, path: path, writtenPath: writtenPath,
            depth: place.depth + 1),
          Ends(sentComma: sentComma, writtenComma: writtenComma))
      case (let left?, nil, let path?, _):
        let isNull = sent.kind(of: left.node) == .null
        let difference = note(
          .gone, path, sent: left.node, written: nil,
          { $0.gone(path, isDuplicate: false, isNull: isNull) })
        lines(ofSent: left.node, "", sentComma, place.depth + 1, [difference].compactMap(\.self))
      case (nil, let right?, _, let writtenPath?):
        let isNull = written.kind(of: right.node) == .null
        let difference = note(
          .added, writtenPath, sent: nil, written: right.node,
          { $0.added(writtenPath, isNull: isNull) })
        lines(
          ofWritten: right.node, "", writtenComma, place.depth + 1, [difference].compactMap(\.self))
      default: break
      }
    }
  }
}
