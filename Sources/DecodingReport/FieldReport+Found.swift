package import JSONSource

extension FieldReport {
  /// The value that stands in the payload. Text and positions are looked up when somebody asks.
  package struct Found: Sendable {
    private struct Given {
      let kind: JSONNode.Kind
      let text: String
      let start: JSONPosition
      let end: JSONPosition
      let offsets: Range<Int>
    }

    private enum Place: Sendable {
      case node(Int, JSONDocument)
      case inText(Int, JSONText, JSONDocument)
      indirect case given(Given)
    }

    private let place: Place

    package init(
      kind: JSONNode.Kind, text: String, start: JSONPosition, end: JSONPosition,
      offsets: Range<Int>
    ) {
      place = .given(Given(kind: kind, text: text, start: start, end: end, offsets: offsets))
    }

    /// What stands at a node of a payload's tape.
    package init(at node: Int, in document: JSONDocument) {
      place = .node(node, document)
    }

    /// What stands at a node of the JSON in one of the payload's strings: its place is the string's.
    init(at node: Int, in text: JSONText, of document: JSONDocument) {
      place = .inText(node, text, document)
    }
  }
}

extension FieldReport.Found {
  private static let maximumTextLength = 200

  /// The node of the payload's tape; `nil` for what was given without one.
  var node: Int? {
    if case .node(let node, _) = place { node } else { nil }
  }

  /// The node within the JSON of a string; `nil` for what stands in the payload itself.
  var placeInText: (node: Int, text: JSONText)? {
    if case .inText(let node, let text, _) = place { (node, text) } else { nil }
  }

  /// Where the string begins in whose JSON the value stands; `nil` for what stands in the payload
  /// itself.
  package var stringStart: JSONPosition? {
    placeInText == nil ? nil : start
  }

  package var kind: JSONNode.Kind {
    switch place {
    case .given(let given): given.kind
    case .node(let node, let document): document.kind(of: node)
    case .inText(let node, let text, _): text.document.kind(of: node)
    }
  }

  /// The range in bytes.
  package var offsets: Range<Int> {
    switch place {
    case .given(let given): given.offsets
    case .node(let node, let document): document.range(of: node)
    case .inText(_, let text, let document): document.range(of: text.payloadNode)
    }
  }

  /// The value as it is written; cut with `…` after 200 characters.
  package var text: String {
    switch place {
    case .given(let given): given.text
    case .node(let node, let document): Self.excerpt(document.range(of: node), of: document)
    case .inText(let node, let text, _):
      Self.excerpt(text.document.range(of: node), of: text.document)
    }
  }

  /// Where the value begins.
  package var start: JSONPosition {
    switch place {
    case .given(let given): given.start
    case .node(_, let document), .inText(_, _, let document):
      document.position(of: offsets.lowerBound)
    }
  }

  /// Behind the last character.
  package var end: JSONPosition {
    switch place {
    case .given(let given): given.end
    case .node(_, let document), .inText(_, _, let document):
      document.position(of: offsets.upperBound)
    }
  }

  private static func excerpt(_ offsets: Range<Int>, of document: JSONDocument) -> String {
    let limit = maximumTextLength * 4
    let end = min(offsets.upperBound, offsets.lowerBound + limit)
    let text = document.text(in: offsets.lowerBound..<end)
    guard offsets.count > limit || text.count > maximumTextLength else { return text }
    return text.prefix(maximumTextLength) + "…"
  }
}

extension FieldReport.Found: Equatable {
  package static func == (left: Self, right: Self) -> Bool {
    if case .node(let node, let document) = left.place,
      case .node(let other, let otherDocument) = right.place, document.isSame(as: otherDocument)
    {
      return node == other
    }
    return left.kind == right.kind && left.offsets == right.offsets && left.start == right.start
      && left.end == right.end && left.text == right.text
  }
}
