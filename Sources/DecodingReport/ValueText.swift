/// The text of a field's value as Swift would write it, made when somebody looks: of a scalar each
/// time, of anything else once.
enum ValueText: Sendable, Equatable {
  case string(String)
  case integer(Int)
  case double(Double)
  case bool(Bool)
  case other(LazyText)

  init(of value: Any) {
    let type = type(of: value)
    if type == String.self, let text = value as? String {
      self = .string(text)
    } else if type == Int.self, let number = value as? Int {
      self = .integer(number)
    } else if type == Double.self, let number = value as? Double {
      self = .double(number)
    } else if type == Bool.self, let answer = value as? Bool {
      self = .bool(answer)
    } else {
      self = .other(LazyText(of: value))
    }
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
