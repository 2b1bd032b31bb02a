internal import TerminalText

/// Text for people, with the looks of its parts; what writes it adds the colours.
///
/// The text itself is whatever payloads, names and messages hold. Nothing of it reaches a terminal
/// but through `sent`, and nothing Markdown or HTML but through a `Document`.
package struct ReportText: Sendable, Equatable {
  package enum Look: Sendable, Equatable {
    case bold
    case code
    case boldCode
    /// The path of a field, which may be broken before its steps.
    case path
    case outcome(Outcome)
    /// A glyph of this program's, with words for who points at it.
    case mark(Outcome, hint: String = "")
  }

  /// The background that colours have to stand out from.
  package enum Colors: Sendable {
    /// No escape sequence at all: for pipes, files and `NO_COLOR`.
    case none
    case onDark, onLight
  }

  /// A part of the text with a look, in UTF-8 bytes.
  private struct Part: Sendable, Equatable {
    var start: Int
    var end: Int
    var look: Look
  }

  /// The text without its looks, as it came.
  package private(set) var text: String
  private var parts: [Part] = []

  package init(_ text: String = "", _ look: Look? = nil) {
    self.text = text
    if let look, !text.isEmpty || look == .code {
      parts = [Part(start: 0, end: text.utf8.count, look: look)]
    }
  }

  package static func += (left: inout ReportText, right: ReportText) {
    let shift = left.text.utf8.count
    left.text += right.text
    for part in right.parts {
      left.parts.append(Part(start: part.start + shift, end: part.end + shift, look: part.look))
    }
  }

  package static func + (left: ReportText, right: ReportText) -> ReportText {
    var sum = left
    sum += right
    return sum
  }

  package static func + (left: ReportText, right: String) -> ReportText {
    left + ReportText(right)
  }

  /// Adds text without a look.
  package mutating func append(_ text: String) {
    self.text += text
  }

  /// Takes the spaces at the end away that have no look.
  mutating func trimEnd() {
    let start = parts.last?.end ?? 0
    var count = text.utf8.count
    while count > start, text.utf8.last == 0x20 {
      text.removeLast()
      count -= 1
    }
  }

  /// The text with other words in its runs.
  func map(_ words: (String) -> String) -> ReportText {
    guard !parts.isEmpty else { return ReportText(words(text)) }
    return runs.reduce(into: ReportText()) { $0 += ReportText(words($1.text), $1.look) }
  }

  /// The parts with a look, and what stands between them.
  package var runs: [(text: String, look: Look?)] {
    var runs: [(text: String, look: Look?)] = []
    var done = 0
    func add(to end: Int, _ look: Look?) {
      let bytes = text.utf8
      let start = bytes.index(bytes.startIndex, offsetBy: done)
      if done < end || look != nil {
        runs.append((String(text[start..<bytes.index(start, offsetBy: end - done)]), look))
      }
      done = end
    }
    for part in parts {
      add(to: part.start, nil)
      add(to: part.end, part.look)
    }
    add(to: text.utf8.count, nil)
    return runs
  }

  /// The text as a terminal may be sent it, with escape sequences for its looks.
  package func sent(colors: Colors, isUTF8: Bool) -> String {
    guard colors != .none, !parts.isEmpty else { return PlainText.lines(text, isUTF8: isUTF8) }
    return runs.map { text, look in
      let plain = PlainText.lines(text, isUTF8: isUTF8)
      return look?.rendition(colors).map { "\u{1B}[\($0)m\(plain)\u{1B}[m" } ?? plain
    }.joined()
  }
}

extension ReportText: ExpressibleByStringInterpolation {
  /// Strangers' words within words of this program: `"\(code: path) decodes as \(code: type)."`
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ReportText()

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ words: String) { text.append(words) }
    package mutating func appendInterpolation(_ words: String) { text.append(words) }
    package mutating func appendInterpolation(_ words: ReportText) { text += words }
    package mutating func appendInterpolation(_ number: Int) { text.append(String(number)) }
    package mutating func appendInterpolation(bold words: String) {
      text += ReportText(words, .bold)
    }
    package mutating func appendInterpolation(code words: String) {
      text += ReportText(words, .code)
    }
  }

  package init(stringLiteral words: String) { self.init(words) }
  package init(stringInterpolation: StringInterpolation) { self = stringInterpolation.text }
}

extension Sequence<ReportText> {
  /// The texts with `separator` between each two.
  package func joined(separator: String) -> ReportText {
    var isFirst = true
    return reduce(into: ReportText()) { text, next in
      if !isFirst { text.append(separator) }
      isFirst = false
      text += next
    }
  }
}

extension ReportText.Look {
  /// Parameters of SGR; `nil` for what a terminal shows as it is.
  fileprivate func rendition(_ colors: ReportText.Colors) -> String? {
    switch self {
    case .bold: "1"
    case .code, .boldCode, .path: nil
    case .outcome(let outcome), .mark(let outcome, _):
      colors == .onLight ? outcome.renditions.onLight : outcome.renditions.onDark
    }
  }
}

extension Outcome {
  /// Parameters of SGR: an indexed foreground, on 160 for what ended decoding, and attributes.
  fileprivate var renditions: (onDark: String, onLight: String) {
    switch self {
    case .asSent: ("38;5;114", "38;5;28")
    case .converted: ("4;38;5;221", "4;38;5;94")
    case .default: ("1;38;5;214", "1;38;5;166")
    case .nil: ("3;38;5;110", "3;38;5;25")
    case .dropped: ("1;4;38;5;213", "1;4;38;5;127")
    case .threw: ("1;38;5;231;48;5;160", "1;38;5;231;48;5;160")
    case .notReached: ("2;38;5;240", "2;38;5;248")
    }
  }
}
