import JSONSource

extension JSONDocument {
  /// Where something that isn't in the payload is looked for: the object that lacks the key, the array
  /// that ends before it; of what stands in the JSON of a string, that string.
  ///
  /// `nil` where what would hold it isn't there either. Goes down from the root, or from a value that
  /// is known to stand on the way there.
  func holder(of path: JSONPath, from known: (node: Int, depth: Int)? = nil) -> Int? {
    guard root >= 0, !path.steps.isEmpty else { return nil }
    var node = known?.node ?? root
    for step in path.steps.dropFirst(known?.depth ?? 0).dropLast() {
      if kind(of: node) == .string { return node }
      guard let child = child(of: node, at: step) else { return nil }
      node = child
    }
    return node
  }
}

extension Report {
  /// Where what a field's model wants is missing: its object, or its array.
  func holder(of field: FieldReport) -> FieldReport.Found? {
    guard field.found == nil, let document, let node = document.holder(of: field.path) else {
      return nil
    }
    return FieldReport.Found(at: node, in: document)
  }
}

/// Where the missing fields of a style's list are looked for, asked in the list's order.
///
/// Elements and nested fields follow their containers, so that none is looked up from the root again:
/// that costs the square of their number.
struct MissingPlaces {
  private let document: JSONDocument?
  private var around: [(path: JSONPath, node: Int)] = []

  init(in document: JSONDocument?) { self.document = document }

  /// The place of a missing field's holder; `nil` for a field that isn't missing.
  mutating func place(of field: FieldReport) -> JSONPosition? {
    guard let document else { return nil }
    let depth = field.path.steps.count
    around.removeAll { $0.path.steps.count >= depth }
    if let node = field.found?.node {
      if document.isContainer(node) { around.append((field.path, node)) }
      return nil
    }
    guard field.found == nil else { return nil }
    let known = around.last { field.path.steps.starts(with: $0.path.steps) }
    return document.holder(
      of: field.path, from: known.map { (node: $0.node, depth: $0.path.steps.count) }
    ).map { document.position(of: document.startOffset(of: $0)) }
  }
}
