import DecodingReport
import JSONSource

extension Optional: SmartReadable where Wrapped: Decodable {
  /// Null is `nil`; what is neither null nor convertible throws.
  static func read(_ node: Int, depth: Int, in session: SmartSession) throws -> Wrapped? {
    session.kind(node) == .null ? nil : try session.value(Wrapped.self, node, depth: depth)
  }
}

extension Array: SmartReadable where Element: Decodable {
  /// All elements, or none: one that can't be converted throws.
  static func read(_ node: Int, depth: Int, in session: SmartSession) throws -> [Element] {
    try session.elements(Element.self, of: node, depth: depth, wanted: Self.self)
  }
}

extension Set: SmartReadable where Element: Decodable {
  /// As an array; elements that are equal after conversion become one.
  static func read(_ node: Int, depth: Int, in session: SmartSession) throws -> Set<Element> {
    Set(try session.elements(Element.self, of: node, depth: depth, wanted: Self.self))
  }
}

extension SmartSession {
  /// The elements of the array at `node`, or of an array whose text stands in a string there.
  func elements<Element: Decodable>(
    _ type: Element.Type, of node: Int, depth: Int, wanted: any Any.Type
  ) throws -> [Element] {
    switch kind(node) {
    case .array: break
    case .string:
      guard let inner = text(in: node), inner.kind(0) == .array else {
        throw failure(document.string(node).isEmpty ? .empty : .wrongType, node, wanted)
      }
      let elements = try inner.elements(type, of: 0, depth: 0, wanted: wanted)
      notes.conversion = .wrongType
      return elements
    case .null: throw failure(.null, node, wanted)
    default: throw failure(.wrongType, node, wanted)
    }
    guard depth < Self.depthLimit - 1 else { throw failure(.depth, node, wanted) }
    do {
      return recorder == nil
        ? try plainElements(type, of: node, depth: depth + 1)
        : try recordedElements(type, of: node, depth: depth + 1)
    } catch {
      // The array fell with one of its elements, whatever that one's own reason is.
      if notes.failure == nil { _ = failure(.badElement, node, wanted) }
      notes.failure?.outerReason = .badElement
      throw error
    }
  }

  private func plainElements<Element: Decodable>(
    _ type: Element.Type, of node: Int, depth: Int
  ) throws -> [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(min(nodes[node].count, 1 << 16))
    let known = known(type)
    let end = Int(nodes[node].a)
    var child = node + 1
    while child < end {
      elements.append(try element(type, known, child, depth: depth))
      child = next(after: child)
    }
    return elements
  }

  /// One element. At the root of the document a model that can't be decoded is replaced by its
  /// initial values, so that the count is kept.
  func element<Element: Decodable>(
    _ type: Element.Type, _ known: SmartType, _ node: Int, depth: Int
  ) throws -> Element {
    guard depth == 1, origin == nil, known.model != nil else {
      return try value(type, known, node, depth: depth)
    }
    do {
      return try value(type, known, node, depth: depth)
    } catch {
      guard let initial = initialModel(type, known) else { throw error }
      return initial
    }
  }
}
