import TextEditor
import Workbench

/// What a file of states tells when it is read back; what was torn off at its end is left out.
package struct HistoryReplay: Sendable {
  /// In the order in which they were noted.
  package private(set) var entries: [HistoryEntry] = []
  /// The last names of states, of those in other files too.
  package private(set) var names: [HistoryEntry.ID: HistoryName] = [:]
  /// How its bytes end.
  package private(set) var ending = JournalReplay.Ending.whole
  /// How many bytes were read.
  package private(set) var readCount = 0

  private var texts: [HistoryTextKey: SourceText] = [:]

  /// The form of a file that a newer version of the program wrote; `nil` for any other bytes.
  package static func newerVersion(of bytes: [UInt8]) -> String? {
    JournalReplay.newerVersion(of: bytes, signature: HistoryWriter.signature)
  }

  /// Reads a file's bytes; of none that are a file's nothing is known.
  package init(_ bytes: [UInt8]) {
    let signature = HistoryWriter.signature
    guard bytes.starts(with: signature) else {
      ending = signature.starts(with: bytes) ? .torn : .damaged
      return
    }
    var rest = bytes[signature.count...]
    readCount = rest.startIndex
    while let content = JournalRecord.unframed(&rest) {
      guard read(content) else {
        ending = .damaged
        return
      }
      readCount = rest.startIndex
    }
    if readCount < bytes.count {
      ending = Self.isTorn(bytes[readCount...]) ? .torn : .damaged
    }
  }

  /// Whether a record's end was never written: a changed length looks the same, but then whole records
  /// stand behind it.
  private static func isTorn(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard JournalRecord.isCutOff(bytes) else { return false }
    let kinds = [HistoryName.stateKind, HistoryName.nameKind]
    return !bytes.indices.dropFirst(8).contains { place in
      guard place + 8 < bytes.endIndex, kinds.contains(bytes[place + 8]) else { return false }
      var rest = bytes[place...]
      return JournalRecord.unframed(&rest) != nil
    }
  }

  /// Takes a record in; `false` for one that no program wrote.
  private mutating func read(_ content: ArraySlice<UInt8>) -> Bool {
    guard let kind = content.first, let parts = HistoryFields.parts(of: content.dropFirst()) else {
      return false
    }
    var words: [Character: String] = [:]
    for (tag, content) in parts { words[tag] = String(decoding: content, as: UTF8.self) }
    guard let id = words["i"] else { return false }
    switch kind {
    case HistoryName.nameKind:
      let seconds = words["t"].flatMap { Int($0) } ?? 0
      names.take([id: HistoryName(text: words["n"] ?? "", seconds: seconds)])
    case HistoryName.stateKind:
      guard let entry = entry(id, words, parts) else { return false }
      entries.append(entry)
    // Of a later form, which this one can do without.
    default: break
    }
    return true
  }

  private mutating func entry(
    _ id: String, _ words: [Character: String],
    _ parts: [(tag: Character, content: ArraySlice<UInt8>)]
  ) -> HistoryEntry? {
    let key = HistoryState.Key(
      sample: words["s"] ?? "", modelSource: words["m"] ?? "", source: words["o"] ?? "")
    func all(_ tag: Character) -> [ArraySlice<UInt8>] {
      parts.filter { $0.tag == tag }.map(\.content)
    }
    guard let payload = all("T").first,
      let text = text(payload, HistoryTextKey(payloadOf: key))?.text
    else { return nil }
    var model: [HistoryState.ModelFile] = []
    for file in all("M") {
      guard let read = self.text(file, nil, of: key) else { return nil }
      model.append(HistoryState.ModelFile(name: read.name, text: read.text))
    }
    let settings = all("g").map { String(decoding: $0, as: UTF8.self) }.compactMap { word in
      word.firstIndex(of: "=").map {
        (String(word[..<$0]), String(word[word.index(after: $0)...]))
      }
    }
    var state = HistoryState(
      key: key, title: words["h"] ?? "", payload: words["p"] ?? "", text: text, model: model,
      root: words["r"], decoder: words["d"],
      settings: DecodingChanges(words: Dictionary(settings) { $1 }))
    state.isJSON5 = words["5"] != nil
    state.isAsItCame = words["a"] != nil
    state.outcomes = PerStyle { style in
      words[["x", "y", "z"][style.index]].flatMap { HistoryOutcomes(text: $0) }
    }
    return HistoryEntry(
      id: id, seconds: words["t"].flatMap { Int($0) } ?? 0, folder: words["f"] ?? "",
      state: state,
      change: HistoryChange(
        summary: words["c"] ?? "",
        lines: all("l").map { String(decoding: $0, as: UTF8.self) }))
  }

  /// Reads a text: the whole, or what differs from the one before.
  private mutating func text(
    _ bytes: ArraySlice<UInt8>, _ key: HistoryTextKey?, of state: HistoryState.Key? = nil
  ) -> (name: String, text: SourceText)? {
    guard let parts = HistoryFields.parts(of: bytes) else { return nil }
    func part(_ tag: Character) -> ArraySlice<UInt8>? { parts.first { $0.tag == tag }?.content }
    let name = part("n").map { String(decoding: $0, as: UTF8.self) } ?? ""
    guard let key = key ?? state.map({ HistoryTextKey(file: name, of: $0) }) else { return nil }
    var text = texts[key]
    if let whole = part("w") {
      text = SourceText(Array(whole))
    } else if let place = part("@"), let replacement = part("e") {
      let numbers = String(decoding: place, as: UTF8.self).split(separator: " ")
        .compactMap { Int($0) }
      guard let count = text?.count, numbers.count == 2, numbers[0] >= 0, numbers[1] >= 0,
        numbers[0] <= count, numbers[1] <= count - numbers[0]
      else { return nil }
      text?.apply(
        SourceEdit(numbers[0]..<numbers[0] + numbers[1], SourceText(Array(replacement))))
    }
    guard let text else { return nil }
    texts[key] = text
    return (name, text)
  }
}
