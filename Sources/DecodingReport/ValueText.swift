/// The text of a field's value as Swift would write it, made when somebody looks: of a scalar each
/// time, of anything else once.
enum ValueText: Sendable, Equatable {
  case string(String)
  case integer(Int)
  case double(Double)
  case bool(Bool)
  case other(LazyText)

  init(of value: Any) {
    // A cast takes ten times as long, and a report has thousands of values.
    func text<Value>(_ value: Value) -> ValueText? {
      if Value.self == String.self { return .string(unsafeBitCast(value, to: String.self)) }
      if Value.self == Int.self { return .integer(unsafeBitCast(value, to: Int.self)) }
      if Value.self == Double.self { return .double(unsafeBitCast(value, to: Double.self)) }
      return Value.self == Bool.self ? .bool(unsafeBitCast(value, to: Bool.self)) : nil
    }
    self = _openExistential(value, do: text) ?? .other(LazyText(of: value))
  }

  init(text: String) {
    self = .other(LazyText(text))
  }

  var text: String {
    switch self {
    case .string(let text): SwiftText.of(text)
    case .integer(let number): SwiftText.of(number)
    case .double(let number): SwiftText.of(number)
    case .bool(let answer): SwiftText.of(answer)
    case .other(let text): text.text
    }
  }

  static func == (left: ValueText, right: ValueText) -> Bool {
    left.text == right.text
  }
}
