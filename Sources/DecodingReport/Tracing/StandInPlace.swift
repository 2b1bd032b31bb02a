import JSONSource

/// A place in a model where a placeholder takes a failed value's part: the steps to it, in which
/// one element or value of a dictionary is as any other, the type that was asked for there, and the
/// kind of error: who asked may swallow another one.
struct StandInPlace: Hashable, Sendable {
  private enum Step: Hashable {
    case key(String)
    case any
  }

  private var steps: [Step] = []
  private var type: ObjectIdentifier?
  private var error = StyleReport.Failure.Kind.custom

  /// The place of a call that threw.
  init(of call: Int, in context: TraceContext) {
    context.recorder.withCalls { add(to: call, $0, in: context) }
  }

  private mutating func add(to call: Int, _ events: Calls, in context: TraceContext) {
    type = events[call].type.map { ObjectIdentifier($0) }
    error = events[call].errorKind
    var call = call
    while call >= 0 {
      let parent = events[call].parent
      if parent >= 0, events[call].container != events[parent].node {
        // A container within the model's own: its calls don't tell where it is.
        steps += context.document.path(of: max(0, events[call].container)).steps.map {
          if case .key(let key) = $0 { .key(key) } else { .any }
        }
      }
      let isMember = parent >= 0 && events[parent].type.map(context.isDictionary) ?? false
      switch events[call].step {
      case .key(let key): steps.append(isMember ? .any : .key(key))
      case .index: steps.append(.any)
      case nil: break
      }
      call = parent
    }
  }
}
