import DecodingRecord
import JSONSource

extension Optional: SmartReadable where Wrapped: Decodable {
  /// Null is `nil`; what is neither null nor convertible throws.
  static func read(_ node: Int, depth: Int, in session: SmartSession) throws -> Wrapped? {
    session.kind(node) == .null ? nil : try session.value(Wrapped.self, node, depth: depth)
  }
}

extension Array: SmartReadable where Element: Decodable {
  static var isCountable: Bool { true }

  /// All elements, or none: one that can't be converted throws.
  static func read(_ node: Int, depth: Int, in session: SmartSession) throws -> [Element] {
    try session.elements(Element.self, of: node, depth: depth, wanted: Self.self)
  }
}

extension Set: SmartReadable where Element: Decodable {
  static var isCountable: Bool { true }

  /// As an array; elements that are equal after conversion become one.
  static func read(_ node: Int, depth: Int, in session: SmartSession) throws -> Set<Element> {
    let elements = try session.elements(Element.self, of: node, depth: depth, wanted: Self.self)
    let set = Set(elements)
    // What is equal to another element is lost: that is judged by the calls.
    if set.count < elements.count, session.isCounting { session.tally?.pointee.breakOff() }
    return set
  }
}

extension SmartSession {
  /// The elements of the array at `node`, or of an array whose text stands in a string there.
  func elements<Element: Decodable>(
    _ type: Element.Type, of node: Int, depth: Int, wanted: @autoclosure () -> any Any.Type
  ) throws -> [Element] {
    switch kind(node) {
    case .array: break
    case .string:
      guard let inner = text(in: node), inner.kind(0) == .array else {
        throw failure(document.string(node).isEmpty ? .empty : .wrongType, node, wanted())
      }
      let elements = try inner.elements(type, of: 0, depth: 0, wanted: wanted())
      notes.conversion = .wrongType
      return elements
    case .null: throw failure(.null, node, wanted())
    default: throw failure(.wrongType, node, wanted())
    }
    guard depth < Self.depthLimit - 1 else { throw failure(.depth, node, wanted()) }
    do {
      return recorder == nil || isCounting
        ? try plainElements(type, of: node, depth: depth + 1)
        : try recordedElements(type, of: node, depth: depth + 1)
    } catch {
      // The array fell with one of its elements, whatever that one's own reason is.
      if notes.failure == nil { _ = failure(.badElement, node, wanted()) }
      notes.failure?.outerReason = .badElement
      throw error
    }
  }

  private func plainElements<Element: Decodable>(
    _ type: Element.Type, of node: Int, depth: Int
  ) throws -> [Element] {
    if type == Int.self { return try scalars(Int.self, of: node, as: type) }
    if type == String.self { return try scalars(String.self, of: node, as: type) }
    if type == Double.self { return try scalars(Double.self, of: node, as: type) }
    let known = known(type)
    let isCounting = isCounting
    return try Array(unsafeUninitializedCapacity: count(of: node)) { elements, count in
      var child = node + 1
      while count < elements.count, child < Int(nodes[node].a) {
        // Not by one name for both, which would copy what has just been made.
        if isCounting {
          elements.initializeElement(
            at: count, to: try countedValue(type, known, child, depth: depth))
        } else {
          elements.initializeElement(at: count, to: try element(type, known, child, depth: depth))
        }
        count += 1
        child = next(after: child)
      }
    }
  }

  /// Elements without parts, read by code that the compiler made for their type.
  @inline(__always)
  private func scalars<Scalar: SmartScalar, Element>(
    _ type: Scalar.Type, of node: Int, as element: Element.Type
  ) throws -> [Element] {
    var scalars: [Scalar] = []
    scalars.reserveCapacity(count(of: node))
    let isDirect = emptyFrame.isDirect
    for child in node + 1..<Int(nodes[node].a) {
      // A container among them ends the reading, so that the next node is the next element.
      if isDirect, let scalar = Scalar.quick(nodes[child], bytes) {
        scalars.append(scalar)
      } else if let scalar = countedScalar(type, child) {
        scalars.append(scalar)
      } else if isCounting {
        scalars.append(try countedValue(type, known(type), child, depth: 0))
      } else {
        scalars.append(try Scalar.read(child, depth: 0, in: self))
      }
    }
    // The caller has compared the two types.
    return unsafeBitCast(scalars, to: [Element].self)
  }

  /// The number of elements of the array at `node`.
  func count(of node: Int) -> Int {
    let count = nodes[node].inlineCount
    guard count == Int(JSONNode.maximumCount) else { return count }
    var counted = 0
    var child = node + 1
    while child < Int(nodes[node].a) {
      child = next(after: child)
      counted += 1
    }
    return counted
  }

  /// One element. At the root of the document a model that can't be decoded is replaced by its
  /// initial values, so that the count is kept.
  @inline(__always)
  func element<Element: Decodable>(
    _ type: Element.Type, _ known: KnownType, _ node: Int, depth: Int
  ) throws -> Element {
    do {
      return try value(type, known, node, depth: depth)
    } catch {
      return try initialElement(type, known, depth: depth, after: error)
    }
  }

  @inline(never)
  private func initialElement<Element: Decodable>(
    _ type: Element.Type, _ known: KnownType, depth: Int, after error: any Error
  ) throws -> Element {
    guard depth == 1, origin == nil, let initial = initialModel(type, known) else { throw error }
    return initial
  }
}
