import JSONSource

/// A place in a model where a placeholder takes a failed value's part: the steps to it, in which
/// one element or value of a dictionary is as any other, the type that was asked for there, and the
/// kind of error: who asked may swallow another one.
struct StandInPlace: Hashable, Sendable {
  /// What many places have in common.
  fileprivate struct Kind: Hashable, Sendable {
    let operation: DecodingEvent.Operation
    let type: ObjectIdentifier?
    let error: DecodingErrorKind

    init(of call: Calls.Call) {
      operation = call.operation
      type = call.type.map { ObjectIdentifier($0) }
      error = call.errorKind
    }
  }

  private enum Step: Hashable {
    case key(String)
    case any
  }

  fileprivate let kind: Kind
  /// From the place outwards.
  private let steps: [Step]

  /// The place of a call that threw.
  init(of call: Int, _ calls: Calls, in document: JSONDocument) {
    kind = Kind(of: calls[call])
    var steps: [Step] = []
    _ = Self.walk(from: call, calls, in: document) { step in
      steps.append(step)
      return true
    }
    self.steps = steps
  }

  /// Whether it is the place of a call, and that of the same kind.
  func isLike(_ call: Int, _ calls: Calls, in document: JSONDocument) -> Bool {
    kind == Kind(of: calls[call]) && isPlace(of: call, calls, in: document)
  }

  /// Whether it is the place of a call of the same kind.
  fileprivate func isPlace(of call: Int, _ calls: Calls, in document: JSONDocument) -> Bool {
    var count = 0
    let isSame = Self.walk(from: call, calls, in: document) { step in
      guard count < steps.count, steps[count] == step else { return false }
      count += 1
      return true
    }
    return isSame && count == steps.count
  }

  /// Goes outwards from a call as long as `visit` says so; returns whether it did to the end.
  private static func walk(
    from call: Int, _ calls: Calls, in document: JSONDocument, _ visit: (Step) -> Bool
  ) -> Bool {
    var call = call
    while call >= 0 {
      call = decoded(at: call, calls)
      let parent = model(around: call, calls)
      if parent >= 0, calls[call].container != calls[parent].node {
        // A container within the model's own: its calls don't tell where it is.
        for step in document.path(of: max(0, calls[call].container)).steps {
          if case .key(let key) = step {
            guard visit(.key(key)) else { return false }
          } else {
            guard visit(.any) else { return false }
          }
        }
      }
      let step: Step? =
        switch calls[call].step {
        case .key(let key): isMember(parent, calls) ? .any : .key(key)
        case .index: .any
        case nil: nil
        }
      if let step { guard visit(step) else { return false } }
      call = parent
    }
    return true
  }

  /// The call for the model whose code made a call. That of a value which was made by a decoder that
  /// `superDecoder` gave is known only behind it, and is looked through.
  private static func model(around call: Int, _ calls: Calls) -> Int {
    var parent = calls[call].parent
    while parent >= 0, calls[parent].operation == .superDecoderValue {
      parent = calls[parent].parent
    }
    return parent
  }

  /// The call for a value by a decoder that `superDecoder` gave, of which a call is at the very place; else
  /// that call.
  private static func decoded(at call: Int, _ calls: Calls) -> Int {
    let parent = calls[call].parent
    guard parent >= 0, calls[parent].operation == .superDecoderValue, calls[call].step == nil,
      calls[parent].node == calls[call].node
    else { return call }
    return decoded(at: parent, calls)
  }

  private static func isMember(_ parent: Int, _ calls: Calls) -> Bool {
    guard parent >= 0, let type = calls[parent].type else { return false }
    return TypeTraits.of(type).isTextDictionary
  }
}

/// The places where placeholders stand in.
struct StandIns {
  private var places: [StandInPlace.Kind: [StandInPlace]] = [:]
  /// The same, to be looked up where there are many of one kind.
  private var known: Set<StandInPlace> = []

  var isEmpty: Bool { places.isEmpty }

  /// Whether one stands in where a call threw.
  func contain(placeOf call: Int, _ calls: Calls, in document: JSONDocument) -> Bool {
    guard let alike = places[StandInPlace.Kind(of: calls[call])] else { return false }
    // Few of them are compared sooner than a place is made of the call.
    if alike.count > 8 { return known.contains(StandInPlace(of: call, calls, in: document)) }
    return alike.contains { $0.isPlace(of: call, calls, in: document) }
  }

  mutating func insert(_ place: StandInPlace) {
    guard known.insert(place).inserted else { return }
    places[place.kind, default: []].append(place)
  }
}

/// The failures that code of models' own caught: nothing stands in for these.
struct SwallowedFailures {
  private struct Failure: Hashable {
    let container: Int
    let node: Int
    let step: JSONPath.Step?
    let operation: DecodingEvent.Operation
    let type: ObjectIdentifier?

    init(_ call: Calls.Call) {
      (container, node, step) = (call.container, call.node, call.step)
      operation = call.operation
      type = call.type.map { ObjectIdentifier($0) }
    }
  }

  private var failures: Set<Failure> = []

  /// Whether a call that threw is one of them.
  func contain(_ call: Calls.Call) -> Bool { !failures.isEmpty && failures.contains(Failure(call)) }

  mutating func add(from tree: CallTree) {
    for index in tree.events.indices
    where tree.threw(index) && tree.events[index].operation.decodesValue
      && !tree.events[index].stoodIn && (tree.isSwallowed(index) || tree.isCaught(index))
    {
      failures.insert(Failure(tree.events[index]))
    }
  }
}
