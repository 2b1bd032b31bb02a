package import JSONSource

extension FieldReport {
  /// The value that stands in the payload. Text and positions are looked up when somebody asks.
  package struct Found: Sendable {
    private enum Place: Sendable {
      case node(Int, JSONDocument)
      case given(text: String, start: JSONPosition, end: JSONPosition)
    }

    package var kind: JSONNode.Kind
    /// The range in bytes.
    package var offsets: Range<Int>
    private let place: Place

    package init(
      kind: JSONNode.Kind, text: String, start: JSONPosition, end: JSONPosition,
      offsets: Range<Int>
    ) {
      self.kind = kind
      self.offsets = offsets
      place = .given(text: text, start: start, end: end)
    }

    /// What stands at a node of a payload's tape.
    package init(at node: Int, in document: JSONDocument) {
      kind = document.kind(of: node)
      offsets = document.range(of: node)
      place = .node(node, document)
    }
  }
}

extension FieldReport.Found {
  private static let maximumTextLength = 200

  /// The node of the payload's tape; `nil` for what was given without one.
  var node: Int? {
    if case .node(let node, _) = place { node } else { nil }
  }

  /// The value as it is written; cut with `…` after 200 characters.
  package var text: String {
    switch place {
    case .given(let text, _, _): text
    case .node(_, let document): excerpt(of: document)
    }
  }

  /// Where the value begins.
  package var start: JSONPosition {
    switch place {
    case .given(_, let start, _): start
    case .node(_, let document): document.position(of: offsets.lowerBound)
    }
  }

  /// Behind the last character.
  package var end: JSONPosition {
    switch place {
    case .given(_, _, let end): end
    case .node(_, let document): document.position(of: offsets.upperBound)
    }
  }

  private func excerpt(of document: JSONDocument) -> String {
    let limit = Self.maximumTextLength * 4
    let end = min(offsets.upperBound, offsets.lowerBound + limit)
    let text = document.text(in: offsets.lowerBound..<end)
    guard offsets.count > limit || text.count > Self.maximumTextLength else { return text }
    return text.prefix(Self.maximumTextLength) + "…"
  }
}

extension FieldReport.Found: Equatable {
  package static func == (left: Self, right: Self) -> Bool {
    left.kind == right.kind && left.offsets == right.offsets && left.start == right.start
      && left.end == right.end && left.text == right.text
  }
}
