import JSONSource
import TextEditor

extension ExplorerState {
  /// Pastes into the text that is edited. A JSON text that comes as the inside of a string is put
  /// out of it, as a step of its own: undo leaves what was pasted.
  mutating func pasteText(_ text: String) -> [Effect] {
    let selected = editor.selection.replacedRange
    let isInString = editor.text.isInStringOrComment(at: selected.lowerBound)
    let isWhole = selected.count == editor.text.count || editor.text.isBlank
    let json = editsModel || isInString ? nil : text.jsonInString(isWhole: isWhole)
    let effects = edit(.paste(text))
    guard let json else { return effects }
    let pasted = selected.lowerBound..<editor.caret
    let unescaped = edit(.replace(pasted, SourceText(json)))
    notice = "JSON in a string: unescaped; undo gives it back as it was pasted"
    return effects + unescaped
  }
}

// MARK: - Where nobody types

/// A text that was pasted where nobody types, as what it can be opened.
enum PastedText: Sendable, Equatable {
  /// JSON, or several of it, a line each.
  case payloads([String])
  /// Swift, perhaps with a JSON text and the call that decodes it.
  case model(String)

  /// What a text is, its content tells; `nil` for one that is neither.
  init?(_ text: String) {
    let first = text.first { !$0.isWhitespace }
    if let json = text.jsonInString(isWhole: true) {
      self = .payloads([json])
    } else if first == "{" || first == "[" {
      let bytes = Array(text.utf8)
      let lines = JSONLines(bytes)?.lines.map { String(decoding: bytes[$0.range], as: UTF8.self) }
      self = .payloads(lines ?? [text])
    } else if Self.declares(text) {
      self = .model(text)
    } else {
      return nil
    }
  }

  /// Whether a line may begin a type, by the words that its colours go by: what it is, the compiler says.
  private static func declares(_ text: String) -> Bool {
    text.split(whereSeparator: \.isNewline).contains { line in
      let words = SwiftSpan.spans(of: String(line)).filter { $0.kind != .plain }
      return line.contains("{")
        && zip(words, words.dropFirst()).contains { $0.beginsType && $1.kind == .type }
    }
  }

  /// `JSON of 247 B`, `3 lines of JSON`, `Swift of 1,204 B`
  var words: String {
    switch self {
    case .payloads(let texts) where texts.count > 1: "\(texts.count.grouped) lines of JSON"
    case .payloads(let texts): "JSON of \((texts.first?.utf8.count ?? 0).grouped) B"
    case .model(let text): "Swift of \(text.utf8.count.grouped) B"
    }
  }
}

extension ExplorerState {
  /// Asks whether a text is to be opened that was pasted where nobody types.
  mutating func offerPasted(_ text: String) {
    if let pasted = PastedText(text) {
      layers.push(.prompt(Prompt(.openPasted(pasted))))
    } else {
      notice = "neither JSON nor Swift: F4 or F7 i first, then paste the text"
    }
  }

  mutating func open(_ pasted: PastedText) -> [Effect] {
    defer { fitPanes() }
    let effects = closeRoom()
    switch pasted {
    case .model(let text): return effects + newModel(pasted: text)
    case .payloads(let texts):
      return effects + open(payloads: texts.map { Array($0.utf8) }, named: "pasted")
    }
  }

  /// Lists payloads that came without a file, and opens the first.
  mutating func open(payloads: [[UInt8]], named name: String) -> [Effect] {
    library.keepDraft()
    let origins = payloads.map { bytes in
      let reading = SourceReading(bytes)
      let names = Set(library.payloadItems.map(\.name))
      let free = [name] + (2...names.count + 2).map { "\(name) \($0)" }
      return library.list(
        free.first { !names.contains($0) } ?? name, reading, original: reading.text,
        ofSample: sample, parent: origin)
    }
    return origins.first.map { open(origin: $0) } ?? []
  }
}

extension SourceText {
  /// Whether there is nothing but blanks; a long text isn't looked at.
  fileprivate var isBlank: Bool { count < 256 && bytes.allSatisfy { $0 <= 0x20 } }
}

extension String {
  /// The JSON object or array that this text has as a string: `"{\"a\":1}"`, or `{\"a\":1}`. In its
  /// quotes it is a string as any other, unless it is to be the whole document.
  fileprivate func jsonInString(isWhole: Bool) -> String? {
    guard contains("\\\"") else { return nil }
    var literal = self
    while literal.first?.isWhitespace == true { literal.removeFirst() }
    while literal.last?.isWhitespace == true { literal.removeLast() }
    if literal.first == "\"" {
      guard isWhole else { return nil }
    } else {
      guard JSONDocument.parse(literal).isRejectedByFoundation else { return nil }
      literal = "\"\(literal)\""
    }
    let outer = JSONDocument.parse(literal)
    guard !outer.isRejectedByFoundation, outer.root >= 0, outer.kind(of: outer.root) == .string
    else { return nil }
    let json = outer.string(outer.root)
    let inner = JSONDocument.parse(json)
    guard !inner.isRejectedByFoundation, inner.root >= 0, inner.isContainer(inner.root) else {
      return nil
    }
    return json
  }
}
