import DecodingReport
import JSONSource

extension CourseNotes {
  /// The form that is written; a higher one isn't read.
  private static let format = 1
  /// Longer lines are none of ours.
  package static let mostBytes = 1 << 20

  /// The notes on one line, without its end.
  package var line: String {
    OrderedJSON.object([
      .init("format", .integer(Self.format)),
      .init("title", .string(title)), .init("place", .integer(place)),
      .init("count", .integer(count)), .init("chapter", .string(chapter)),
      .init("block", .string(block)), .init("said", Self.json(said)),
      .init("words", Self.json(words)), .init("answers", Self.json(answers)),
      .init("code", .string(code)), .init("revealed", .string(revealed)),
      .init(
        "next",
        next.map {
          .object([.init("block", .string($0.block)), .init("said", Self.json($0.said))])
        } ?? .null),
      .init("votes", .array(votes.map(\.json))),
      .init("seconds", .integer(seconds)), .init("minutes", .integer(minutes)),
      .init("behind", .integer(minutesBehind)), .init("blank", .bool(isBlank)),
      .init("left", .bool(isLeft)), .init("over", .bool(isOver)),
    ]).line
  }

  private static func json(_ sentences: [String]) -> OrderedJSON {
    .array(sentences.map { .string($0) })
  }

  /// Reads a line; `nil` for one that no course of this program has written.
  package init?(reading bytes: [UInt8]) {
    guard bytes.count <= Self.mostBytes else { return nil }
    let document = JSONDocument.parse(bytes)
    let root = document.root
    guard document.problems.isEmpty, root >= 0, document.kind(of: root) == .object,
      document.integer(root, "format") == Self.format,
      let title = document.string(root, "title"),
      let place = document.integer(root, "place"), let count = document.integer(root, "count"),
      (0...Self.most).contains(count), (0...count + 1).contains(place)
    else { return nil }
    self.init(title: title, place: place, count: count)
    chapter = document.string(root, "chapter") ?? ""
    block = document.string(root, "block") ?? ""
    said = document.strings(root, "said")
    words = document.strings(root, "words")
    answers = document.strings(root, "answers")
    code = document.string(root, "code") ?? ""
    revealed = document.string(root, "revealed") ?? "all"
    if let node = document.child(of: root, named: "next"), document.kind(of: node) == .object {
      next = Next(
        block: document.string(node, "block") ?? "", said: document.strings(node, "said"))
    }
    votes = document.elements(root, "votes").compactMap { CourseVotes(document, $0) }
    seconds = document.number(root, "seconds")
    minutes = document.number(root, "minutes")
    minutesBehind =
      document.integer(root, "behind").map { max(-Self.most, min($0, Self.most)) } ?? 0
    isBlank = document.isTrue(root, "blank")
    isLeft = document.isTrue(root, "left")
    isOver = document.isTrue(root, "over")
  }

  /// Steps, hands and seconds beyond that are nobody's.
  fileprivate static let most = 1_000_000
}

extension CourseVotes {
  fileprivate var json: OrderedJSON {
    .object([
      .init("cell", .string(cell)),
      .init(
        "rows",
        .array(
          rows.map { row in
            .object([
              .init("outcome", .string(row.outcome.rawValue)),
              .init("hands", .array(row.hands.map { .integer($0) })),
              .init("right", .bool(row.isRight)),
            ])
          })),
    ])
  }

  fileprivate init?(_ document: JSONDocument, _ node: Int) {
    guard document.kind(of: node) == .object, let cell = document.string(node, "cell")
    else { return nil }
    self.init(
      cell: cell,
      rows: document.elements(node, "rows").compactMap { row in
        guard document.kind(of: row) == .object,
          let outcome = document.string(row, "outcome").flatMap(Outcome.init)
        else { return nil }
        let hands = document.elements(row, "hands").compactMap { Int(document.text($0)) }
        return Row(
          outcome, hands: hands.map { max(0, min($0, CourseNotes.most)) },
          isRight: document.isTrue(row, "right"))
      })
  }
}

extension JSONDocument {
  fileprivate func string(_ object: Int, _ key: String) -> String? {
    child(of: object, named: key).flatMap { kind(of: $0) == .string ? string($0) : nil }
  }

  fileprivate func integer(_ object: Int, _ key: String) -> Int? {
    child(of: object, named: key).flatMap { kind(of: $0) == .number ? Int(text($0)) : nil }
  }

  /// A number from 0 to the most that is somebody's.
  fileprivate func number(_ object: Int, _ key: String) -> Int {
    integer(object, key).map { max(0, min($0, CourseNotes.most)) } ?? 0
  }

  fileprivate func isTrue(_ object: Int, _ key: String) -> Bool {
    child(of: object, named: key).map { text($0) == "true" } ?? false
  }

  fileprivate func elements(_ object: Int, _ key: String) -> [Int] {
    guard let list = child(of: object, named: key), kind(of: list) == .array else { return [] }
    return Array(children(of: list))
  }

  fileprivate func strings(_ object: Int, _ key: String) -> [String] {
    elements(object, key).compactMap { kind(of: $0) == .string ? string($0) : nil }
  }
}
